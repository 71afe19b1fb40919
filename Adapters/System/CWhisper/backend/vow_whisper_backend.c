#include "vow_whisper_backend.h"

#include <stdlib.h>
#include <string.h>
#include <whisper.h>

struct vow_whisper_model {
    struct whisper_context *context;
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

void vow_whisper_backend_close(vow_whisper_model *model) {
    whisper_free(model->context);
    free(model);
}
