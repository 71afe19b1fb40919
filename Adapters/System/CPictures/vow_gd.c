#include "vow_gd.h"

#include <gd.h>
#include <stdlib.h>
#include <string.h>

static int begins(const uint8_t *bytes, size_t length, const char *mark, size_t count)
{
    return length >= count && memcmp(bytes, mark, count) == 0;
}

/* The size that a picture claims stands in its first bytes; one that claims too much is never unpacked. */
static int claims_too_much(const uint8_t *b, size_t length, size_t most)
{
    unsigned long width = 0, height = 0;
    if (begins(b, length, "\x89PNG", 4) && length >= 24) {
        width = (unsigned long)b[16] << 24 | b[17] << 16 | b[18] << 8 | b[19];
        height = (unsigned long)b[20] << 24 | b[21] << 16 | b[22] << 8 | b[23];
    } else if (begins(b, length, "GIF8", 4) && length >= 10) {
        width = b[6] | b[7] << 8;
        height = b[8] | b[9] << 8;
    } else if (begins(b, length, "BM", 2) && length >= 26) {
        width = (unsigned long)b[18] | b[19] << 8 | b[20] << 16 | (unsigned long)b[21] << 24;
        height = (unsigned long)b[22] | b[23] << 8 | b[24] << 16 | (unsigned long)b[25] << 24;
        if (height > 0x7fffffff) height = 0x100000000 - height;
    }
    return height != 0 && width > most / height;
}

static void silent(int priority, const char *format, va_list arguments)
{
    (void)priority, (void)format, (void)arguments;
}

uint8_t *vow_gd_read(const uint8_t *bytes, size_t length, size_t most_pixels, int *width, int *height)
{
    if (length > INT32_MAX || claims_too_much(bytes, length, most_pixels))
        return NULL;
    gdSetErrorMethod(silent);
    void *data = (void *)bytes;
    int size = (int)length;
    gdImagePtr image = NULL;
    if (begins(bytes, length, "\x89PNG", 4)) image = gdImageCreateFromPngPtr(size, data);
    else if (begins(bytes, length, "\xff\xd8", 2)) image = gdImageCreateFromJpegPtr(size, data);
    else if (begins(bytes, length, "RIFF", 4)) image = gdImageCreateFromWebpPtr(size, data);
    else if (begins(bytes, length, "GIF8", 4)) image = gdImageCreateFromGifPtr(size, data);
    else if (begins(bytes, length, "BM", 2)) image = gdImageCreateFromBmpPtr(size, data);
    if (!image)
        return NULL;
    size_t pixels = (size_t)gdImageSX(image) * (size_t)gdImageSY(image);
    uint8_t *grey = pixels != 0 && pixels <= most_pixels ? malloc(pixels) : NULL;
    if (grey) {
        *width = gdImageSX(image);
        *height = gdImageSY(image);
        for (int y = 0; y < *height; y++)
            for (int x = 0; x < *width; x++) {
                int colour = gdImageGetTrueColorPixel(image, x, y);
                /* GD's alpha runs from 0, opaque, to 127; what shines through is white, as paper is. */
                int alpha = gdTrueColorGetAlpha(colour);
                int shade = (306 * gdTrueColorGetRed(colour) + 601 * gdTrueColorGetGreen(colour)
                             + 117 * gdTrueColorGetBlue(colour) + 512) >> 10;
                grey[(size_t)y * *width + x] = (uint8_t)((shade * (127 - alpha) + 255 * alpha) / 127);
            }
    }
    gdImageDestroy(image);
    return grey;
}
