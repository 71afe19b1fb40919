#pragma once
#include <flite/flite.h>
#include <stdbool.h>

/* Flite's own functions, each forwarded to the library, which is opened at the first use: a daemon that waits for
   the morning then does without it, and so does a machine where it is not installed. */

// True when the library and its English voice could be opened; every other call needs that first.
bool vow_flite_open(void);

/* Debian ships the voice's library without a header; this is its one entry point. */
cst_voice *register_cmu_us_slt(const char *voxdir);

// How many times as long as recorded the voice speaks; 1 where nothing says so.
float vow_flite_stretch(const cst_voice *voice);
void vow_flite_set_stretch(cst_voice *voice, float factor);
