// What libvow-whisper-LEVEL.so offers: whisper.cpp behind functions that stay the same when whisper.cpp changes.
// scripts/build-whisper compiles backend/ against whisper.cpp; the program opens the result at run time.
#ifndef VOW_WHISPER_BACKEND_H
#define VOW_WHISPER_BACKEND_H

#include <stdint.h>

typedef struct vow_whisper_model vow_whisper_model;

// Loads a ggml model for one thread of a processor; NULL when it cannot.
vow_whisper_model *vow_whisper_backend_open(const char *path);

// The words in at most 15 s of samples (16 kHz, mono), to be freed with free(); NULL when decoding failed.
// The language is a code such as "es"; the prompt may be NULL.
char *vow_whisper_backend_transcribe(
    vow_whisper_model *model, const float *samples, int32_t count, const char *language, const char *prompt);

void vow_whisper_backend_close(vow_whisper_model *model);

#endif
