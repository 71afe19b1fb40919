// A narrow door to ONNX Runtime, the library that sherpa-onnx brings along: how likely a Moonshine model finds
// given words in a recording, which sherpa-onnx itself does not tell.
#ifndef VOW_SCORER_H
#define VOW_SCORER_H

#include <stdbool.h>
#include <stdint.h>

typedef struct vow_scorer vow_scorer;

// Opens the runtime and both halves of a model, on one thread; NULL with the reason (valid until the next call)
// when that cannot be done.
vow_scorer *vow_scorer_open(
    const char *runtime_path, const char *encoder, const char *merged_decoder, const char **reason);

// Takes in the sound (16 kHz, mono) that the next scores are about; false when the model refuses it.
bool vow_scorer_listen(vow_scorer *scorer, const float *samples, int32_t count);

// The natural logarithm of the likelihood of each token after the ones before it, in the sound that was taken in,
// or in a second of silence.
//
// `tokens` holds `rows` sequences of `columns` numbers, each begun with the start token and filled up at the end.
// `scores` takes `rows` times `columns - 1` numbers: that at place n is about token n + 1. So does `behind`: by how
// much the logarithm for the likeliest token at that place is greater, 0 where this is the likeliest. False when the
// model refuses.
bool vow_scorer_score(vow_scorer *scorer, bool in_silence, const int64_t *tokens, int32_t rows, int32_t columns,
    float *scores, float *behind);

void vow_scorer_close(vow_scorer *scorer);

#endif
