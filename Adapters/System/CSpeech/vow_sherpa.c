#include "vow_sherpa.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

#if __has_include("sherpa-onnx/c-api/c-api.h")
#include "sherpa-onnx/c-api/c-api.h"

// Every function of sherpa-onnx that is used, once, with the type that its header gives it.
#define FUNCTIONS(USE)                                                                                       \
    USE(SherpaOnnxGetVersionStr)                                                                             \
    USE(SherpaOnnxCreateOfflineRecognizer)                                                                   \
    USE(SherpaOnnxDestroyOfflineRecognizer)                                                                  \
    USE(SherpaOnnxCreateOfflineStream)                                                                       \
    USE(SherpaOnnxDestroyOfflineStream)                                                                      \
    USE(SherpaOnnxAcceptWaveformOffline)                                                                     \
    USE(SherpaOnnxDecodeOfflineStream)                                                                       \
    USE(SherpaOnnxGetOfflineStreamResult)                                                                    \
    USE(SherpaOnnxDestroyOfflineRecognizerResult)                                                            \
    USE(SherpaOnnxCreateVoiceActivityDetector)                                                               \
    USE(SherpaOnnxDestroyVoiceActivityDetector)                                                              \
    USE(SherpaOnnxVoiceActivityDetectorAcceptWaveform)                                                       \
    USE(SherpaOnnxVoiceActivityDetectorDetected)                                                             \
    USE(SherpaOnnxVoiceActivityDetectorClear)                                                                \
    USE(SherpaOnnxVoiceActivityDetectorReset)

struct vow_sherpa {
#define MEMBER(name) __typeof__(&name) name;
    FUNCTIONS(MEMBER)
#undef MEMBER
};

struct vow_moonshine {
    const vow_sherpa *library;
    const SherpaOnnxOfflineRecognizer *recognizer;
};

struct vow_silero {
    const vow_sherpa *library;
    const SherpaOnnxVoiceActivityDetector *detector;
};

bool vow_sherpa_is_built_in(void) { return true; }

const vow_sherpa *vow_sherpa_open(const char *library_path, const char **reason) {
    void *handle = dlopen(library_path, RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) {
        *reason = dlerror();
        return NULL;
    }
    vow_sherpa *library = calloc(1, sizeof *library);
#define LOAD(name)                                                                                           \
    library->name = (__typeof__(&name))dlsym(handle, #name);                                                 \
    if (library->name == NULL) {                                                                             \
        *reason = "it lacks the function " #name;                                                            \
        free(library);                                                                                       \
        return NULL;                                                                                         \
    }
    FUNCTIONS(LOAD)
#undef LOAD
    return library;
}

const char *vow_sherpa_version(const vow_sherpa *library) { return library->SherpaOnnxGetVersionStr(); }

vow_moonshine *vow_moonshine_open(
    const vow_sherpa *library, const char *encoder, const char *merged_decoder, const char *tokens) {
    SherpaOnnxOfflineRecognizerConfig config;
    memset(&config, 0, sizeof config);
    config.feat_config.sample_rate = 16000;
    config.feat_config.feature_dim = 80;
    config.model_config.moonshine.encoder = encoder;
    config.model_config.moonshine.merged_decoder = merged_decoder;
    config.model_config.tokens = tokens;
    config.model_config.num_threads = 1;
    config.model_config.provider = "cpu";
    config.decoding_method = "greedy_search";
    const SherpaOnnxOfflineRecognizer *recognizer = library->SherpaOnnxCreateOfflineRecognizer(&config);
    if (recognizer == NULL) {
        return NULL;
    }
    vow_moonshine *moonshine = calloc(1, sizeof *moonshine);
    moonshine->library = library;
    moonshine->recognizer = recognizer;
    return moonshine;
}

char *vow_moonshine_transcribe(vow_moonshine *moonshine, const float *samples, int32_t count) {
    const vow_sherpa *library = moonshine->library;
    const SherpaOnnxOfflineStream *stream = library->SherpaOnnxCreateOfflineStream(moonshine->recognizer);
    if (stream == NULL) {
        return NULL;
    }
    library->SherpaOnnxAcceptWaveformOffline(stream, 16000, samples, count);
    library->SherpaOnnxDecodeOfflineStream(moonshine->recognizer, stream);
    const SherpaOnnxOfflineRecognizerResult *result = library->SherpaOnnxGetOfflineStreamResult(stream);
    char *text = NULL;
    if (result != NULL) {
        text = strdup(result->text != NULL ? result->text : "");
        library->SherpaOnnxDestroyOfflineRecognizerResult(result);
    }
    library->SherpaOnnxDestroyOfflineStream(stream);
    return text;
}

void vow_moonshine_close(vow_moonshine *moonshine) {
    moonshine->library->SherpaOnnxDestroyOfflineRecognizer(moonshine->recognizer);
    free(moonshine);
}

vow_silero *vow_silero_open(const vow_sherpa *library, const char *model, float threshold) {
    SherpaOnnxVadModelConfig config;
    memset(&config, 0, sizeof config);
    config.silero_vad.model = model;
    config.silero_vad.threshold = threshold;
    // The caller counts silence itself: the answer must follow each chunk.
    config.silero_vad.min_silence_duration = 0.001f;
    config.silero_vad.min_speech_duration = 0.001f;
    config.silero_vad.window_size = 512;
    config.silero_vad.max_speech_duration = 600.0f;
    config.sample_rate = 16000;
    config.num_threads = 1;
    config.provider = "cpu";
    const SherpaOnnxVoiceActivityDetector *detector =
        library->SherpaOnnxCreateVoiceActivityDetector(&config, 30.0f);
    if (detector == NULL) {
        return NULL;
    }
    vow_silero *silero = calloc(1, sizeof *silero);
    silero->library = library;
    silero->detector = detector;
    return silero;
}

bool vow_silero_hears(vow_silero *silero, const float *samples, int32_t count) {
    silero->library->SherpaOnnxVoiceActivityDetectorAcceptWaveform(silero->detector, samples, count);
    bool hears = silero->library->SherpaOnnxVoiceActivityDetectorDetected(silero->detector) != 0;
    // Finished segments keep their samples until they are dropped.
    silero->library->SherpaOnnxVoiceActivityDetectorClear(silero->detector);
    return hears;
}

void vow_silero_reset(vow_silero *silero) {
    silero->library->SherpaOnnxVoiceActivityDetectorReset(silero->detector);
}

void vow_silero_close(vow_silero *silero) {
    silero->library->SherpaOnnxDestroyVoiceActivityDetector(silero->detector);
    free(silero);
}

#else

bool vow_sherpa_is_built_in(void) { return false; }

const vow_sherpa *vow_sherpa_open(const char *library_path, const char **reason) {
    (void)library_path;
    *reason = "the program was built without it";
    return NULL;
}

const char *vow_sherpa_version(const vow_sherpa *library) {
    (void)library;
    return "";
}

vow_moonshine *vow_moonshine_open(
    const vow_sherpa *library, const char *encoder, const char *merged_decoder, const char *tokens) {
    (void)library, (void)encoder, (void)merged_decoder, (void)tokens;
    return NULL;
}

char *vow_moonshine_transcribe(vow_moonshine *moonshine, const float *samples, int32_t count) {
    (void)moonshine, (void)samples, (void)count;
    return NULL;
}

void vow_moonshine_close(vow_moonshine *moonshine) { (void)moonshine; }

vow_silero *vow_silero_open(const vow_sherpa *library, const char *model, float threshold) {
    (void)library, (void)model, (void)threshold;
    return NULL;
}

bool vow_silero_hears(vow_silero *silero, const float *samples, int32_t count) {
    (void)silero, (void)samples, (void)count;
    return false;
}

void vow_silero_reset(vow_silero *silero) { (void)silero; }

void vow_silero_close(vow_silero *silero) { (void)silero; }

#endif
