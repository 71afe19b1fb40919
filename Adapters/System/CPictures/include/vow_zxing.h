#pragma once
#include <stddef.h>
#include <stdint.h>

/* ZXing's C++ functions behind C ones. No exception passes: what goes wrong is a null pointer or a negative number. */

#ifdef __cplusplus
extern "C" {
#endif

/// The most bytes of one payload: the largest QR code holds 2,953.
#define VOW_ZXING_MOST_BYTES 3072

typedef struct {
    /// "qr", "ean-13", "ean-8", "upc-a", "upc-e" or "code-128".
    const char *kind;
    size_t length;
    uint8_t bytes[VOW_ZXING_MOST_BYTES];
} vow_zxing_code;

/// Looks for codes in a grey picture, row by row without gaps, and writes at most `capacity` of them.
/// Gives how many were found, or -1 where the library failed.
int vow_zxing_read(const uint8_t *grey, int width, int height, vow_zxing_code *found, int capacity);

/// Draws a QR code of medium error correction without a margin: one byte a module, 1 for dark, row by row, which
/// `free` gives back. `side` becomes the number of modules of a side. Null where the payload does not fit.
uint8_t *vow_zxing_draw(const uint8_t *utf8, size_t length, int *side);

#ifdef __cplusplus
}
#endif
