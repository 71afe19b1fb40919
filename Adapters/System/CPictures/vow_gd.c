#include "vow_gd.h"

#include <dlfcn.h>
#include <gd.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* Opened for the first picture: the library brings some fifty others, which would be loaded at every start. */
static struct {
    __typeof__(gdSetErrorMethod) *set_error_method;
    __typeof__(gdImageCreateFromPngPtr) *png;
    __typeof__(gdImageCreateFromJpegPtr) *jpeg;
    __typeof__(gdImageCreateFromWebpPtr) *webp;
    __typeof__(gdImageCreateFromGifPtr) *gif;
    __typeof__(gdImageCreateFromBmpPtr) *bmp;
    __typeof__(gdImageGetTrueColorPixel) *pixel;
    __typeof__(gdImageDestroy) *destroy;
    int is_open;
} gd;

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void silent(int priority, const char *format, va_list arguments)
{
    (void)priority, (void)format, (void)arguments;
}

static void open_library(void)
{
    void *library = dlopen("libgd.so.3", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return;
    gd.set_error_method = (__typeof__(gd.set_error_method))dlsym(library, "gdSetErrorMethod");
    gd.png = (__typeof__(gd.png))dlsym(library, "gdImageCreateFromPngPtr");
    gd.jpeg = (__typeof__(gd.jpeg))dlsym(library, "gdImageCreateFromJpegPtr");
    gd.webp = (__typeof__(gd.webp))dlsym(library, "gdImageCreateFromWebpPtr");
    gd.gif = (__typeof__(gd.gif))dlsym(library, "gdImageCreateFromGifPtr");
    gd.bmp = (__typeof__(gd.bmp))dlsym(library, "gdImageCreateFromBmpPtr");
    gd.pixel = (__typeof__(gd.pixel))dlsym(library, "gdImageGetTrueColorPixel");
    gd.destroy = (__typeof__(gd.destroy))dlsym(library, "gdImageDestroy");
    gd.is_open = gd.set_error_method && gd.png && gd.jpeg && gd.webp && gd.gif && gd.bmp && gd.pixel && gd.destroy;
    if (gd.is_open) gd.set_error_method(silent);
}

int vow_gd_open(void)
{
    pthread_once(&once, open_library);
    return gd.is_open;
}

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

uint8_t *vow_gd_read(const uint8_t *bytes, size_t length, size_t most_pixels, int *width, int *height)
{
    if (length > INT32_MAX || claims_too_much(bytes, length, most_pixels))
        return NULL;
    if (!vow_gd_open())
        return NULL;
    void *data = (void *)bytes;
    int size = (int)length;
    gdImagePtr image = NULL;
    if (begins(bytes, length, "\x89PNG", 4)) image = gd.png(size, data);
    else if (begins(bytes, length, "\xff\xd8", 2)) image = gd.jpeg(size, data);
    else if (begins(bytes, length, "RIFF", 4)) image = gd.webp(size, data);
    else if (begins(bytes, length, "GIF8", 4)) image = gd.gif(size, data);
    else if (begins(bytes, length, "BM", 2)) image = gd.bmp(size, data);
    if (!image)
        return NULL;
    size_t pixels = (size_t)gdImageSX(image) * (size_t)gdImageSY(image);
    uint8_t *grey = pixels != 0 && pixels <= most_pixels ? malloc(pixels) : NULL;
    if (grey) {
        *width = gdImageSX(image);
        *height = gdImageSY(image);
        for (int y = 0; y < *height; y++)
            for (int x = 0; x < *width; x++) {
                int colour = gd.pixel(image, x, y);
                /* GD's alpha runs from 0, opaque, to 127; what shines through is white, as paper is. */
                int alpha = gdTrueColorGetAlpha(colour);
                int shade = (306 * gdTrueColorGetRed(colour) + 601 * gdTrueColorGetGreen(colour)
                             + 117 * gdTrueColorGetBlue(colour) + 512) >> 10;
                grey[(size_t)y * *width + x] = (uint8_t)((shade * (127 - alpha) + 255 * alpha) / 127);
            }
    }
    gd.destroy(image);
    return grey;
}
