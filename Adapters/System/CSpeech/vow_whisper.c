#include "vow_whisper.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

struct vow_whisper {
    __typeof__(&vow_whisper_backend_open) open;
    __typeof__(&vow_whisper_backend_transcribe) transcribe;
    __typeof__(&vow_whisper_backend_close) close;
    __typeof__(&vow_whisper_backend_piece_count) piece_count;
    __typeof__(&vow_whisper_backend_piece) piece;
    __typeof__(&vow_whisper_backend_score) score;
};

bool vow_whisper_processor_is_v3(void) {
#ifdef __x86_64__
    __builtin_cpu_init();
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("f16c") &&
           __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2");
#else
    return false;
#endif
}

const vow_whisper *vow_whisper_open(const char *library_path, const char **reason) {
    void *handle = dlopen(library_path, RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) {
        *reason = dlerror();
        return NULL;
    }
    vow_whisper *library = calloc(1, sizeof *library);
    library->open = (__typeof__(library->open))dlsym(handle, "vow_whisper_backend_open");
    library->transcribe = (__typeof__(library->transcribe))dlsym(handle, "vow_whisper_backend_transcribe");
    library->close = (__typeof__(library->close))dlsym(handle, "vow_whisper_backend_close");
    library->piece_count = (__typeof__(library->piece_count))dlsym(handle, "vow_whisper_backend_piece_count");
    library->piece = (__typeof__(library->piece))dlsym(handle, "vow_whisper_backend_piece");
    library->score = (__typeof__(library->score))dlsym(handle, "vow_whisper_backend_score");
    if (library->open == NULL || library->transcribe == NULL || library->close == NULL) {
        *reason = "it lacks a function";
        free(library);
        return NULL;
    }
    return library;
}

vow_whisper_model *vow_whisper_model_open(const vow_whisper *library, const char *path) {
    return library->open(path);
}

char *vow_whisper_transcribe(
    const vow_whisper *library, vow_whisper_model *model, const float *samples, int32_t count,
    const char *language, const char *prompt) {
    return library->transcribe(model, samples, count, language, prompt);
}

bool vow_whisper_can_score(const vow_whisper *library) {
    return library->piece_count != NULL && library->piece != NULL && library->score != NULL;
}

int32_t vow_whisper_piece_count(const vow_whisper *library, vow_whisper_model *model) {
    return library->piece_count(model);
}

const char *vow_whisper_piece(const vow_whisper *library, vow_whisper_model *model, int32_t number) {
    return library->piece(model, number);
}

bool vow_whisper_score(const vow_whisper *library, vow_whisper_model *model, const char *language, const int32_t *before,
    int32_t before_count, const uint8_t *left_out, const int32_t *pieces, int32_t count, float *scores, float *behind) {
    return library->score(
        model, language, before, before_count, left_out, pieces, count, scores, behind);
}

void vow_whisper_model_close(const vow_whisper *library, vow_whisper_model *model) { library->close(model); }

// The functions of OpenCC's C interface (opencc.h, version 1.1) that are used.
struct vow_opencc {
    void *converter;
    char *(*convert)(void *converter, const char *text, size_t length);
    void (*release)(char *text);
};

vow_opencc *vow_opencc_open(void) {
    void *handle = dlopen("libopencc.so.1.1", RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) {
        return NULL;
    }
    void *(*open)(const char *) = (void *(*)(const char *))dlsym(handle, "opencc_open");
    vow_opencc *opencc = calloc(1, sizeof *opencc);
    opencc->convert = (char *(*)(void *, const char *, size_t))dlsym(handle, "opencc_convert_utf8");
    opencc->release = (void (*)(char *))dlsym(handle, "opencc_convert_utf8_free");
    if (open != NULL && opencc->convert != NULL && opencc->release != NULL) {
        opencc->converter = open("t2s.json");
    }
    // OpenCC says "failed" with a pointer of all ones.
    if (opencc->converter == NULL || opencc->converter == (void *)-1) {
        free(opencc);
        return NULL;
    }
    return opencc;
}

char *vow_opencc_simplified(vow_opencc *opencc, const char *text) {
    char *converted = opencc->convert(opencc->converter, text, strlen(text));
    if (converted == NULL) {
        return NULL;
    }
    char *copy = strdup(converted);
    opencc->release(converted);
    return copy;
}
