#include "vow_flite.h"

#include <dlfcn.h>
#include <stddef.h>

static void *engine;
static void *english;

bool vow_flite_open(void) {
    if (english != NULL) return true;
    // The voice's library needs the engine's symbols and names the libraries that hold them.
    if (engine == NULL) engine = dlopen("libflite.so.1", RTLD_NOW | RTLD_GLOBAL);
    if (engine == NULL) return false;
    english = dlopen("libflite_cmu_us_slt.so.1", RTLD_NOW | RTLD_GLOBAL);
    return english != NULL;
}

#define HIDDEN __attribute__((visibility("hidden")))
#define IN(library, name) ((__typeof__(&name))dlsym(library, #name))

HIDDEN int flite_init(void) { return IN(engine, flite_init)(); }

HIDDEN cst_wave *flite_text_to_wave(const char *text, cst_voice *voice) {
    return IN(engine, flite_text_to_wave)(text, voice);
}

HIDDEN void cst_wave_resample(cst_wave *wave, int samples_per_second) {
    IN(engine, cst_wave_resample)(wave, samples_per_second);
}

HIDDEN void delete_wave(cst_wave *wave) { IN(engine, delete_wave)(wave); }

// Flite keeps the pointer to a feature's name, so it has to be a literal.
static const char *const stretch = "duration_stretch";

float vow_flite_stretch(const cst_voice *voice) {
    return IN(engine, get_param_float)(voice->features, stretch, 1);
}

void vow_flite_set_stretch(cst_voice *voice, float factor) {
    IN(engine, feat_set_float)(voice->features, stretch, factor);
}

HIDDEN cst_voice *register_cmu_us_slt(const char *voxdir) { return IN(english, register_cmu_us_slt)(voxdir); }
