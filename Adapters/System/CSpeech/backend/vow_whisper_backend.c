#include "vow_whisper_backend.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <whisper.h>

enum { MOST_PIECES = 200, MOST_BEFORE = 40, MOST_LED = MOST_PIECES + MOST_BEFORE + 5 };

struct vow_whisper_model {
    struct whisper_context *context;
    // What the decoder was led through last, with the score of each piece: sentences that begin alike share it.
    whisper_token led[MOST_LED];
    float scores[MOST_LED];
    float behind[MOST_LED];
    int32_t led_count;
};

static void stay_silent(enum ggml_log_level level, const char *text, void *data) {
    (void)level, (void)text, (void)data;
}

vow_whisper_model *vow_whisper_backend_open(const char *path) {
    whisper_log_set(stay_silent, NULL);
    struct whisper_context_params parameters = whisper_context_default_params();
    parameters.use_gpu = false;
    struct whisper_context *context = whisper_init_from_file_with_params(path, parameters);
    if (context == NULL) {
        return NULL;
    }
    vow_whisper_model *model = calloc(1, sizeof *model);
    model->context = context;
    return model;
}

char *vow_whisper_backend_transcribe(
    vow_whisper_model *model, const float *samples, int32_t count, const char *language, const char *prompt) {
    model->led_count = 0;
    struct whisper_full_params parameters = whisper_full_default_params(WHISPER_SAMPLING_GREEDY);
    parameters.n_threads = 1;
    parameters.greedy.best_of = 1;
    // Half of the trained window: 15.36 s of sound. Windows as short as the utterance make Whisper repeat itself.
    parameters.audio_ctx = 768;
    parameters.language = language;
    parameters.initial_prompt = prompt;
    parameters.no_context = true;
    parameters.no_timestamps = true;
    parameters.single_segment = true;
    parameters.suppress_nst = true;
    // Never sampled again at a higher temperature: the same sound gives the same text.
    parameters.temperature = 0;
    parameters.temperature_inc = 0;
    // 15 s of fast speech are about 60 words.
    parameters.max_tokens = 160;
    parameters.print_progress = false;
    parameters.print_realtime = false;
    parameters.print_timestamps = false;
    if (whisper_full(model->context, parameters, samples, count) != 0) {
        return NULL;
    }
    size_t length = 1;
    int segments = whisper_full_n_segments(model->context);
    for (int index = 0; index < segments; index++) {
        length += strlen(whisper_full_get_segment_text(model->context, index));
    }
    char *text = calloc(1, length);
    for (int index = 0; index < segments; index++) {
        strcat(text, whisper_full_get_segment_text(model->context, index));
    }
    return text;
}

int32_t vow_whisper_backend_piece_count(vow_whisper_model *model) { return whisper_token_eot(model->context); }

const char *vow_whisper_backend_piece(vow_whisper_model *model, int32_t number) {
    return whisper_token_to_str(model->context, number);
}

// The logarithm of the share that a piece has of the first alternatives; and by how much the greatest is greater.
static float log_share(
    const float *logits, int32_t count, const uint8_t *left_out, int32_t chosen, float *behind) {
    float most = logits[chosen];
    for (int32_t index = 0; index < count; index++) {
        if (!left_out[index] && logits[index] > most) {
            most = logits[index];
        }
    }
    double sum = 0;
    for (int32_t index = 0; index < count; index++) {
        if (!left_out[index] || index == chosen) {
            sum += expf(logits[index] - most);
        }
    }
    *behind = most - logits[chosen];
    return logits[chosen] - most - (float)log(sum);
}

bool vow_whisper_backend_score(vow_whisper_model *model, const char *language, const int32_t *before, int32_t before_count,
    const uint8_t *left_out, const int32_t *pieces, int32_t count, float *scores, float *behind) {
    struct whisper_context *context = model->context;
    const int32_t alternatives = whisper_token_eot(context) + 1;
    if (count < 1 || count > MOST_PIECES || before_count < 0 || before_count > MOST_BEFORE) {
        return false;
    }
    whisper_token tokens[MOST_LED];
    int32_t begin = 0;
    if (before_count > 0) {
        tokens[begin++] = whisper_token_prev(context);
        for (int32_t index = 0; index < before_count; index++) {
            tokens[begin++] = before[index];
        }
    }
    tokens[begin++] = whisper_token_sot(context);
    tokens[begin++] = whisper_token_lang(context, whisper_lang_id(language));
    tokens[begin++] = whisper_token_transcribe(context);
    tokens[begin++] = whisper_token_not(context);
    for (int32_t index = 0; index < count; index++) {
        if (pieces[index] < 0 || pieces[index] >= alternatives - 1) {
            return false;
        }
        tokens[begin + index] = pieces[index];
    }
    const int32_t end = begin + count;
    int32_t known = 0;
    while (known < model->led_count && known < end && model->led[known] == tokens[known]) {
        known++;
    }
    // The piece before the first new one is asked again, since only what follows the last piece is told.
    int32_t place = known >= begin && known > 0 ? known - 1 : 0;
    model->led_count = 0;
    while (place + 1 < end) {
        const int32_t step = place == 0 ? begin : 1;
        if (whisper_decode(context, tokens + place, step, place, 1) != 0) {
            return false;
        }
        place += step;
        const float *logits = whisper_get_logits(context);
        // Silence is no alternative to the first piece: the model writes at least one, too.
        model->scores[place] = log_share(
            logits, place == begin ? alternatives - 1 : alternatives, left_out, tokens[place],
            model->behind + place);
    }
    memcpy(model->led, tokens, (size_t)end * sizeof *tokens);
    // What follows the last piece was not asked, but the piece itself is told.
    model->led_count = end;
    memcpy(scores, model->scores + begin, (size_t)count * sizeof *scores);
    memcpy(behind, model->behind + begin, (size_t)count * sizeof *behind);
    return true;
}

void vow_whisper_backend_close(vow_whisper_model *model) {
    whisper_free(model->context);
    free(model);
}
