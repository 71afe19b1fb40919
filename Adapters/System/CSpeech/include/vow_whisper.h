// Opens libvow-whisper-LEVEL.so and, for Simplified Chinese, OpenCC at run time: the program starts without them.
#ifndef VOW_WHISPER_H
#define VOW_WHISPER_H

#include <stdbool.h>

#include "vow_whisper_backend.h"

typedef struct vow_whisper vow_whisper;
typedef struct vow_opencc vow_opencc;

// Whether this processor, and the system on it, have what x86-64-v3 asks for: AVX2, FMA, F16C, BMI2.
bool vow_whisper_processor_is_v3(void);

// Opens the library; it stays open until the process ends. NULL with the reason (valid until the next call).
const vow_whisper *vow_whisper_open(const char *library_path, const char **reason);

vow_whisper_model *vow_whisper_model_open(const vow_whisper *library, const char *path);

char *vow_whisper_transcribe(
    const vow_whisper *library, vow_whisper_model *model, const float *samples, int32_t count,
    const char *language, const char *prompt);

// Whether the library can tell how likely words are; one that was built before can not.
bool vow_whisper_can_score(const vow_whisper *library);

int32_t vow_whisper_piece_count(const vow_whisper *library, vow_whisper_model *model);

const char *vow_whisper_piece(const vow_whisper *library, vow_whisper_model *model, int32_t number);

bool vow_whisper_score(const vow_whisper *library, vow_whisper_model *model, const char *language, const int32_t *before,
    int32_t before_count, const uint8_t *left_out, const int32_t *pieces, int32_t count, float *scores, float *behind);

void vow_whisper_model_close(const vow_whisper *library, vow_whisper_model *model);

// OpenCC with its own rules from Traditional to Simplified characters; NULL when it is not installed.
vow_opencc *vow_opencc_open(void);

// The text in Simplified characters, to be freed with free(); NULL when it cannot be converted.
char *vow_opencc_simplified(vow_opencc *opencc, const char *text);

#endif
