// A narrow door to sherpa-onnx: the library is opened at run time, so that the program starts and rings
// without it. Every structure of sherpa-onnx stays behind this header.
#ifndef VOW_SHERPA_H
#define VOW_SHERPA_H

#include <stdbool.h>
#include <stdint.h>

#include "vow_scorer.h"

typedef struct vow_sherpa vow_sherpa;
typedef struct vow_moonshine vow_moonshine;
typedef struct vow_silero vow_silero;

// False when the program was built without sherpa-onnx's header; nothing else here works then.
bool vow_sherpa_is_built_in(void);

// Opens the library; it stays open until the process ends. NULL with the reason (valid until the next call)
// when it cannot be loaded or lacks a function.
const vow_sherpa *vow_sherpa_open(const char *library_path, const char **reason);

// The library's own version, such as "2.0.1".
const char *vow_sherpa_version(const vow_sherpa *library);

// Loads a Moonshine model with one merged decoder, to be run on one thread; NULL when it cannot.
vow_moonshine *vow_moonshine_open(
    const vow_sherpa *library, const char *encoder, const char *merged_decoder, const char *tokens);

// The words in the samples (16 kHz, mono), to be freed with free(); NULL when decoding failed.
char *vow_moonshine_transcribe(vow_moonshine *moonshine, const float *samples, int32_t count);

void vow_moonshine_close(vow_moonshine *moonshine);

// Loads Silero with the probability above which a chunk of 512 samples counts as speech; NULL when it cannot.
vow_silero *vow_silero_open(const vow_sherpa *library, const char *model, float threshold);

// Whether the chunk of 512 samples that follows the ones before holds speech.
bool vow_silero_hears(vow_silero *silero, const float *samples, int32_t count);

void vow_silero_reset(vow_silero *silero);

void vow_silero_close(vow_silero *silero);

#endif
