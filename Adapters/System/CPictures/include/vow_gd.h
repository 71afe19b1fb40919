#pragma once
#include <stddef.h>
#include <stdint.h>

/// Opens the library with the first call; 0 where it is not installed.
int vow_gd_open(void);

/// Reads a picture of a kind that its first bytes tell (PNG, JPEG, WebP, GIF, BMP, PGM as GD reads them) into one
/// brightness byte a pixel, row by row, which `free` gives back. Null where it is none of these, is broken, or has
/// more than `most_pixels` pixels.
uint8_t *vow_gd_read(const uint8_t *bytes, size_t length, size_t most_pixels, int *width, int *height);
