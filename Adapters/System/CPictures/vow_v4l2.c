#include "vow_v4l2.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/videodev2.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>

enum { MOST_BUFFERS = 4 };

struct vow_v4l2 {
    int file;
    unsigned count;
    /// The buffer that was handed out; -1 for none.
    int held;
    struct {
        void *start;
        size_t length;
    } buffers[MOST_BUFFERS];
};

static int request(int file, unsigned long what, void *argument) {
    int result;
    do result = ioctl(file, what, argument);
    while (result == -1 && errno == EINTR);
    return result == -1 ? errno : 0;
}

static int queue(vow_v4l2 *camera, unsigned index) {
    struct v4l2_buffer buffer = {.type = V4L2_BUF_TYPE_VIDEO_CAPTURE, .memory = V4L2_MEMORY_MMAP, .index = index};
    return request(camera->file, VIDIOC_QBUF, &buffer);
}

/// Asks for pictures of a kind; the kernel gives what it can.
static int choose(int file, int width, int height, uint32_t kind, vow_v4l2_format *format) {
    struct v4l2_format wish = {.type = V4L2_BUF_TYPE_VIDEO_CAPTURE};
    wish.fmt.pix.width = (uint32_t)width;
    wish.fmt.pix.height = (uint32_t)height;
    wish.fmt.pix.pixelformat = kind;
    wish.fmt.pix.field = V4L2_FIELD_ANY;
    int failure = request(file, VIDIOC_S_FMT, &wish);
    if (failure != 0) return failure;
    if (wish.fmt.pix.pixelformat != kind || wish.fmt.pix.width == 0 || wish.fmt.pix.height == 0 ||
        wish.fmt.pix.width > 8192 || wish.fmt.pix.height > 8192)
        return EPROTO;
    format->width = (int)wish.fmt.pix.width;
    format->height = (int)wish.fmt.pix.height;
    format->stride = (int)wish.fmt.pix.bytesperline;
    return 0;
}

static int negotiate(int file, int width, int height, vow_v4l2_format *format) {
    // Compressed pictures of this size come several times as often over USB.
    static const struct {
        uint32_t code;
        int kind;
    } kinds[] = {{V4L2_PIX_FMT_MJPEG, VOW_V4L2_MJPEG}, {V4L2_PIX_FMT_YUYV, VOW_V4L2_YUYV}, {V4L2_PIX_FMT_GREY, VOW_V4L2_GREY}};
    int failure = EPROTO;
    for (size_t place = 0; place < sizeof kinds / sizeof *kinds; place++) {
        failure = choose(file, width, height, kinds[place].code, format);
        if (failure == 0) {
            format->kind = kinds[place].kind;
            return 0;
        }
        if (failure == EBUSY || failure == ENODEV) return failure;
    }
    return EPROTO;
}

static int map(vow_v4l2 *camera) {
    struct v4l2_requestbuffers wish = {
        .count = MOST_BUFFERS, .type = V4L2_BUF_TYPE_VIDEO_CAPTURE, .memory = V4L2_MEMORY_MMAP};
    int failure = request(camera->file, VIDIOC_REQBUFS, &wish);
    if (failure != 0) return failure;
    if (wish.count < 2) return ENOMEM;
    if (wish.count > MOST_BUFFERS) wish.count = MOST_BUFFERS;
    for (unsigned index = 0; index < wish.count; index++) {
        struct v4l2_buffer buffer = {.type = V4L2_BUF_TYPE_VIDEO_CAPTURE, .memory = V4L2_MEMORY_MMAP, .index = index};
        failure = request(camera->file, VIDIOC_QUERYBUF, &buffer);
        if (failure != 0) return failure;
        void *start = mmap(NULL, buffer.length, PROT_READ | PROT_WRITE, MAP_SHARED, camera->file, buffer.m.offset);
        if (start == MAP_FAILED) return errno;
        camera->buffers[index].start = start;
        camera->buffers[index].length = buffer.length;
        camera->count = index + 1;
        failure = queue(camera, index);
        if (failure != 0) return failure;
    }
    int kind = V4L2_BUF_TYPE_VIDEO_CAPTURE;
    return request(camera->file, VIDIOC_STREAMON, &kind);
}

int vow_v4l2_open(const char *path, int width, int height, vow_v4l2 **result, vow_v4l2_format *format) {
    *result = NULL;
    memset(format, 0, sizeof *format);
    vow_v4l2 *camera = calloc(1, sizeof *camera);
    if (camera == NULL) return ENOMEM;
    camera->held = -1;
    camera->file = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC);
    int failure = camera->file < 0 ? errno : 0;
    struct v4l2_capability can;
    memset(&can, 0, sizeof can);
    if (failure == 0) failure = request(camera->file, VIDIOC_QUERYCAP, &can);
    uint32_t offers = can.capabilities & V4L2_CAP_DEVICE_CAPS ? can.device_caps : can.capabilities;
    // Many cameras have a second file for what is no picture.
    if (failure == 0 && (!(offers & V4L2_CAP_VIDEO_CAPTURE) || !(offers & V4L2_CAP_STREAMING))) failure = ENODEV;
    if (failure == 0) failure = negotiate(camera->file, width, height, format);
    if (failure == 0) failure = map(camera);
    if (failure != 0) {
        vow_v4l2_close(camera);
        return failure;
    }
    *result = camera;
    return 0;
}

int vow_v4l2_next(vow_v4l2 *camera, int milliseconds, const uint8_t **bytes, size_t *length) {
    if (camera->held >= 0) {
        int failure = queue(camera, (unsigned)camera->held);
        camera->held = -1;
        if (failure != 0) return failure;
    }
    while (1) {
        struct pollfd watched = {.fd = camera->file, .events = POLLIN};
        int found = poll(&watched, 1, camera->held >= 0 ? 0 : milliseconds);
        if (found < 0 && errno == EINTR) continue;
        if (found < 0) return errno;
        if (found == 0 || !(watched.revents & POLLIN)) {
            // Nothing newer is there.
            if (camera->held >= 0) return 0;
            return found == 0 ? ETIMEDOUT : ENODEV;
        }
        struct v4l2_buffer buffer = {.type = V4L2_BUF_TYPE_VIDEO_CAPTURE, .memory = V4L2_MEMORY_MMAP};
        int failure = request(camera->file, VIDIOC_DQBUF, &buffer);
        if (failure == EAGAIN) continue;
        if (failure != 0) return failure;
        if (buffer.index >= camera->count) return EPROTO;
        // A newer one takes the place of the one before.
        if (camera->held >= 0 && (failure = queue(camera, (unsigned)camera->held)) != 0) return failure;
        camera->held = (int)buffer.index;
        size_t used = buffer.bytesused;
        *bytes = camera->buffers[buffer.index].start;
        *length = used <= camera->buffers[buffer.index].length ? used : camera->buffers[buffer.index].length;
    }
}

void vow_v4l2_close(vow_v4l2 *camera) {
    if (camera == NULL) return;
    if (camera->file >= 0) {
        int kind = V4L2_BUF_TYPE_VIDEO_CAPTURE;
        request(camera->file, VIDIOC_STREAMOFF, &kind);
    }
    for (unsigned index = 0; index < camera->count; index++) munmap(camera->buffers[index].start, camera->buffers[index].length);
    if (camera->file >= 0) close(camera->file);
    free(camera);
}
