#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

/* The functions of PocketSphinx (5prealpha, as Debian ships it) that Vow uses, each forwarded to the library, which
   is opened at the first use: a daemon that waits for the morning does without it and the linear algebra it brings.
   The library's own headers need search paths that Swift's modules should not; they are read in one C file. */

typedef struct cmd_ln_s cmd_ln_t;
typedef struct arg_s arg_t;
typedef struct logmath_s logmath_t;
typedef struct fsg_model_s fsg_model_t;
typedef struct ngram_model_s ngram_model_t;
typedef struct ps_decoder_s ps_decoder_t;
typedef struct ps_seg_s ps_seg_t;

#ifndef NGRAM_INVALID_WID
typedef enum ngram_file_type_e { NGRAM_INVALID = -1, NGRAM_AUTO, NGRAM_ARPA, NGRAM_BIN } ngram_file_type_t;
#endif

// True when the library could be opened; every other call needs that first.
bool vow_pocketsphinx_open(void);

cmd_ln_t *cmd_ln_parse_r(cmd_ln_t *line, arg_t const *definitions, int32_t count, char *words[], int32_t strict);
int cmd_ln_free_r(cmd_ln_t *line);

fsg_model_t *fsg_model_init(char const *name, logmath_t *logarithm, float weight, int32_t state_count);
int fsg_model_free(fsg_model_t *grammar);
int fsg_model_word_add(fsg_model_t *grammar, char const *word);
void fsg_model_trans_add(fsg_model_t *grammar, int32_t from, int32_t to, int32_t probability, int32_t word);
// Names the states in which a sentence begins and ends.
void vow_fsg_set_ends(fsg_model_t *grammar, int32_t first, int32_t last);

ngram_model_t *ngram_model_read(
    cmd_ln_t *line, const char *path, ngram_file_type_t type, logmath_t *logarithm);
ngram_model_t *ngram_model_retain(ngram_model_t *model);
int ngram_model_free(ngram_model_t *model);
ngram_model_t *ngram_model_set_init(
    cmd_ln_t *line, ngram_model_t **models, char **names, const float *weights, int32_t count);

arg_t const *ps_args(void);
ps_decoder_t *ps_init(cmd_ln_t *line);
int ps_free(ps_decoder_t *decoder);
logmath_t *ps_get_logmath(ps_decoder_t *decoder);
int ps_add_word(ps_decoder_t *decoder, char const *word, char const *phones, int update);
char *ps_lookup_word(ps_decoder_t *decoder, const char *word);
int ps_set_lm(ps_decoder_t *decoder, const char *name, ngram_model_t *model);
int ps_set_fsg(ps_decoder_t *decoder, const char *name, fsg_model_t *grammar);
int ps_set_search(ps_decoder_t *decoder, const char *name);
// Forgets what earlier recordings taught about noise.
int ps_start_stream(ps_decoder_t *decoder);
int ps_start_utt(ps_decoder_t *decoder);
int ps_process_raw(
    ps_decoder_t *decoder, int16_t const *samples, size_t count, int without_search, int is_whole);
int ps_end_utt(ps_decoder_t *decoder);
char const *ps_get_hyp(ps_decoder_t *decoder, int32_t *score);
ps_seg_t *ps_seg_iter(ps_decoder_t *decoder);
ps_seg_t *ps_seg_next(ps_seg_t *segment);
char const *ps_seg_word(ps_seg_t *segment);
void ps_seg_frames(ps_seg_t *segment, int *first, int *last);
int32_t ps_seg_prob(ps_seg_t *segment, int32_t *acoustic, int32_t *language, int32_t *backoff);

// An open file that lives in memory only, closed on exec; negative when there is none to be had.
static inline int vow_memory_file(const char *name) { return (int)syscall(SYS_memfd_create, name, 1u); }
