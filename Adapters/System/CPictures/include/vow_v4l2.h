#pragma once
#include <stddef.h>
#include <stdint.h>

/* A camera of the kernel (Video4Linux, single planar capture with mapped buffers), as far as Vow needs it. The kernel's
   requests are macros and unions that Swift does not see. Calls return 0, or the error number of what failed. */

typedef struct vow_v4l2 vow_v4l2;

/// How the pictures come.
enum { VOW_V4L2_GREY = 1, VOW_V4L2_YUYV = 2, VOW_V4L2_MJPEG = 3 };

typedef struct {
    int kind;
    int width;
    int height;
    /// Bytes from one row to the next; 0 for MJPEG.
    int stride;
} vow_v4l2_format;

/// Opens a camera, asks for pictures of about a size, and lets it run.
int vow_v4l2_open(const char *path, int width, int height, vow_v4l2 **camera, vow_v4l2_format *format);

/// Waits for the newest picture; its bytes hold until the next call. ETIMEDOUT where none comes.
int vow_v4l2_next(vow_v4l2 *camera, int milliseconds, const uint8_t **bytes, size_t *length);

/// Ends it; null is nothing.
void vow_v4l2_close(vow_v4l2 *camera);
