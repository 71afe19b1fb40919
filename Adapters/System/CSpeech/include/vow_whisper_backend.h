// What libvow-whisper-LEVEL.so offers: whisper.cpp behind functions that stay the same when whisper.cpp changes.
// scripts/build-whisper compiles backend/ against whisper.cpp; the program opens the result at run time.
#ifndef VOW_WHISPER_BACKEND_H
#define VOW_WHISPER_BACKEND_H

#include <stdbool.h>
#include <stdint.h>

typedef struct vow_whisper_model vow_whisper_model;

// Loads a ggml model for one thread of a processor; NULL when it cannot.
vow_whisper_model *vow_whisper_backend_open(const char *path);

// The words in at most 15 s of samples (16 kHz, mono), to be freed with free(); NULL when decoding failed.
// The language is a code such as "es"; the prompt may be NULL.
char *vow_whisper_backend_transcribe(
    vow_whisper_model *model, const float *samples, int32_t count, const char *language, const char *prompt);

// How many pieces the model writes text with; their numbers are 0 up to that. One more stands for the end of speech.
int32_t vow_whisper_backend_piece_count(vow_whisper_model *model);

// The bytes of a piece, which live as long as the model.
const char *vow_whisper_backend_piece(vow_whisper_model *model, int32_t number);

// The natural logarithm of the likelihood of each piece after the ones before it, in the sound that was transcribed last.
//
// `before` holds the pieces of the prompt that it was transcribed with. `left_out` holds a number for each piece and for
// the end: those that are not zero are no alternatives. `scores` and `behind` take `count` numbers: by how much the
// logarithm for the likeliest alternative is greater, 0 where the piece is the likeliest. False when the model refuses, or
// there are more than 200 pieces.
bool vow_whisper_backend_score(vow_whisper_model *model, const char *language, const int32_t *before, int32_t before_count,
    const uint8_t *left_out, const int32_t *pieces, int32_t count, float *scores, float *behind);

void vow_whisper_backend_close(vow_whisper_model *model);

#endif
