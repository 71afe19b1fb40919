// The library's own headers come first, so that the compiler holds our declarations against them.
#include <pocketsphinx.h>
#include <sphinxbase/fsg_model.h>
#include <sphinxbase/ngram_model.h>

#include "vow_pocketsphinx.h"

#include <dlfcn.h>
#include <stddef.h>

static void *engine;

bool vow_pocketsphinx_open(void) {
    // It names the library of its base, whose symbols are found through it too.
    if (engine == NULL) engine = dlopen("libpocketsphinx.so.3", RTLD_NOW | RTLD_LOCAL);
    return engine != NULL;
}

#define HIDDEN __attribute__((visibility("hidden")))
#define REAL(name) ((__typeof__(&name))dlsym(engine, #name))

HIDDEN cmd_ln_t *cmd_ln_parse_r(cmd_ln_t *line, arg_t const *definitions, int32_t count, char *words[], int32_t strict) {
    return REAL(cmd_ln_parse_r)(line, definitions, count, words, strict);
}
HIDDEN int cmd_ln_free_r(cmd_ln_t *line) { return REAL(cmd_ln_free_r)(line); }

HIDDEN fsg_model_t *fsg_model_init(char const *name, logmath_t *logarithm, float weight, int32_t state_count) {
    return REAL(fsg_model_init)(name, logarithm, weight, state_count);
}
HIDDEN int fsg_model_free(fsg_model_t *grammar) { return REAL(fsg_model_free)(grammar); }
HIDDEN int fsg_model_word_add(fsg_model_t *grammar, char const *word) {
    return REAL(fsg_model_word_add)(grammar, word);
}
HIDDEN void fsg_model_trans_add(fsg_model_t *grammar, int32_t from, int32_t to, int32_t probability, int32_t word) {
    REAL(fsg_model_trans_add)(grammar, from, to, probability, word);
}

void vow_fsg_set_ends(fsg_model_t *grammar, int32_t first, int32_t last) {
    grammar->start_state = first;
    grammar->final_state = last;
}

HIDDEN ngram_model_t *ngram_model_read(
    cmd_ln_t *line, const char *path, ngram_file_type_t type, logmath_t *logarithm) {
    return REAL(ngram_model_read)(line, path, type, logarithm);
}
HIDDEN ngram_model_t *ngram_model_retain(ngram_model_t *model) { return REAL(ngram_model_retain)(model); }
HIDDEN int ngram_model_free(ngram_model_t *model) { return REAL(ngram_model_free)(model); }
HIDDEN ngram_model_t *ngram_model_set_init(
    cmd_ln_t *line, ngram_model_t **models, char **names, const float *weights, int32_t count) {
    return REAL(ngram_model_set_init)(line, models, names, weights, count);
}

HIDDEN arg_t const *ps_args(void) { return REAL(ps_args)(); }
HIDDEN ps_decoder_t *ps_init(cmd_ln_t *line) { return REAL(ps_init)(line); }
HIDDEN int ps_free(ps_decoder_t *decoder) { return REAL(ps_free)(decoder); }
HIDDEN logmath_t *ps_get_logmath(ps_decoder_t *decoder) { return REAL(ps_get_logmath)(decoder); }
HIDDEN int ps_add_word(ps_decoder_t *decoder, char const *word, char const *phones, int update) {
    return REAL(ps_add_word)(decoder, word, phones, update);
}
HIDDEN char *ps_lookup_word(ps_decoder_t *decoder, const char *word) {
    return REAL(ps_lookup_word)(decoder, word);
}
HIDDEN int ps_set_lm(ps_decoder_t *decoder, const char *name, ngram_model_t *model) {
    return REAL(ps_set_lm)(decoder, name, model);
}
HIDDEN int ps_set_fsg(ps_decoder_t *decoder, const char *name, fsg_model_t *grammar) {
    return REAL(ps_set_fsg)(decoder, name, grammar);
}
HIDDEN int ps_set_search(ps_decoder_t *decoder, const char *name) { return REAL(ps_set_search)(decoder, name); }
HIDDEN int ps_start_stream(ps_decoder_t *decoder) { return REAL(ps_start_stream)(decoder); }
HIDDEN int ps_start_utt(ps_decoder_t *decoder) { return REAL(ps_start_utt)(decoder); }
HIDDEN int ps_process_raw(
    ps_decoder_t *decoder, int16_t const *samples, size_t count, int without_search, int is_whole) {
    return REAL(ps_process_raw)(decoder, samples, count, without_search, is_whole);
}
HIDDEN int ps_end_utt(ps_decoder_t *decoder) { return REAL(ps_end_utt)(decoder); }
HIDDEN char const *ps_get_hyp(ps_decoder_t *decoder, int32_t *score) { return REAL(ps_get_hyp)(decoder, score); }
HIDDEN ps_seg_t *ps_seg_iter(ps_decoder_t *decoder) { return REAL(ps_seg_iter)(decoder); }
HIDDEN ps_seg_t *ps_seg_next(ps_seg_t *segment) { return REAL(ps_seg_next)(segment); }
HIDDEN char const *ps_seg_word(ps_seg_t *segment) { return REAL(ps_seg_word)(segment); }
HIDDEN void ps_seg_frames(ps_seg_t *segment, int *first, int *last) {
    REAL(ps_seg_frames)(segment, first, last);
}
HIDDEN int32_t ps_seg_prob(ps_seg_t *segment, int32_t *acoustic, int32_t *language, int32_t *backoff) {
    return REAL(ps_seg_prob)(segment, acoustic, language, backoff);
}
