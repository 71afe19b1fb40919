#include "vow_scorer.h"

#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// ONNX Runtime offers its functions as a table that only ever grows at its end, so that a place in it means the
// same in every version. No header comes with the library; these are the places that are used here.
enum {
    GET_ERROR_MESSAGE = 2,
    CREATE_ENV = 3,
    CREATE_SESSION = 7,
    RUN = 9,
    CREATE_SESSION_OPTIONS = 10,
    SET_INTRA_OP_THREADS = 24,
    SET_INTER_OP_THREADS = 25,
    GET_INPUT_COUNT = 30,
    GET_INPUT_TYPE = 33,
    GET_INPUT_NAME = 36,
    CREATE_TENSOR = 49,
    GET_TENSOR_DATA = 51,
    TYPE_AS_TENSOR = 55,
    GET_DIMENSION_COUNT = 61,
    GET_DIMENSIONS = 62,
    GET_TENSOR_SHAPE = 65,
    CREATE_CPU_MEMORY = 69,
    GET_ALLOCATOR = 78,
    RELEASE_ENV = 92,
    RELEASE_STATUS = 93,
    RELEASE_MEMORY = 94,
    RELEASE_SESSION = 95,
    RELEASE_VALUE = 96,
    RELEASE_TYPE = 98,
    RELEASE_SHAPE = 99,
    RELEASE_SESSION_OPTIONS = 100,
};

enum { ELEMENT_FLOAT = 1, ELEMENT_INT64 = 7, ELEMENT_BOOL = 9 };
enum { LOG_FATAL_ONLY = 4, ARENA_ALLOCATOR = 1, DEFAULT_MEMORY = 0 };
enum { MOST_INPUTS = 96, MOST_DIMENSIONS = 4, LONGEST_NAME = 64 };

typedef void *status;
typedef struct {
    const void *const *(*get_api)(uint32_t version);
    const char *(*get_version)(void);
} api_base;

// What the encoder made of a sound.
typedef struct {
    float *states;
    int64_t state_count;
    int64_t state_width;
    int64_t sample_count;
} encoded;

struct vow_scorer {
    const void *const *api;
    void *environment;
    void *memory;
    void *encoder;
    void *decoder;
    int32_t input_count;
    char input_names[MOST_INPUTS][LONGEST_NAME];
    int64_t input_shapes[MOST_INPUTS][MOST_DIMENSIONS];
    encoded heard;
    encoded silence;
};

#define CALL(scorer, place, type) ((type)(uintptr_t)(scorer)->api[place])

static char last_reason[256];

// True when a call went well; else keeps the reason.
static bool went_well(vow_scorer *scorer, status result) {
    if (result == NULL) {
        return true;
    }
    snprintf(last_reason, sizeof last_reason, "%s",
        CALL(scorer, GET_ERROR_MESSAGE, const char *(*)(const void *))(result));
    CALL(scorer, RELEASE_STATUS, void (*)(void *))(result);
    return false;
}

static void release(vow_scorer *scorer, int place, void *object) {
    if (object != NULL) {
        CALL(scorer, place, void (*)(void *))(object);
    }
}

static void *open_session(vow_scorer *scorer, const char *path) {
    void *options = NULL;
    void *session = NULL;
    if (went_well(scorer, CALL(scorer, CREATE_SESSION_OPTIONS, status (*)(void **))(&options))
        && went_well(scorer, CALL(scorer, SET_INTRA_OP_THREADS, status (*)(void *, int))(options, 1))
        && went_well(scorer, CALL(scorer, SET_INTER_OP_THREADS, status (*)(void *, int))(options, 1))) {
        went_well(scorer,
            CALL(scorer, CREATE_SESSION, status (*)(void *, const char *, void *, void **))(
                scorer->environment, path, options, &session));
    }
    release(scorer, RELEASE_SESSION_OPTIONS, options);
    return session;
}

// Keeps the shape of one input of the decoder.
static bool note_shape(vow_scorer *scorer, int32_t index) {
    void *type = NULL;
    void *tensor = NULL;
    size_t count = 0;
    bool ok =
        went_well(scorer,
            CALL(scorer, GET_INPUT_TYPE, status (*)(void *, size_t, void **))(
                scorer->decoder, (size_t)index, &type))
        && went_well(scorer, CALL(scorer, TYPE_AS_TENSOR, status (*)(void *, void **))(type, &tensor))
        && tensor != NULL
        && went_well(
            scorer, CALL(scorer, GET_DIMENSION_COUNT, status (*)(void *, size_t *))(tensor, &count))
        && count <= MOST_DIMENSIONS
        && went_well(scorer,
            CALL(scorer, GET_DIMENSIONS, status (*)(void *, int64_t *, size_t))(
                tensor, scorer->input_shapes[index], count));
    release(scorer, RELEASE_TYPE, type);
    return ok;
}

static bool note_inputs(vow_scorer *scorer) {
    size_t count = 0;
    void *allocator = NULL;
    if (!went_well(
            scorer, CALL(scorer, GET_INPUT_COUNT, status (*)(void *, size_t *))(scorer->decoder, &count))
        || !went_well(scorer, CALL(scorer, GET_ALLOCATOR, status (*)(void **))(&allocator))
        || count > MOST_INPUTS) {
        return false;
    }
    scorer->input_count = (int32_t)count;
    for (int32_t index = 0; index < scorer->input_count; index++) {
        // The name lives as long as the process: it is small, and asked for once.
        char *name = NULL;
        if (!went_well(scorer,
                CALL(scorer, GET_INPUT_NAME, status (*)(void *, size_t, void *, char **))(
                    scorer->decoder, (size_t)index, allocator, &name))
            || strlen(name) >= LONGEST_NAME || !note_shape(scorer, index)) {
            return false;
        }
        strcpy(scorer->input_names[index], name);
    }
    return true;
}

vow_scorer *vow_scorer_open(
    const char *runtime_path, const char *encoder, const char *merged_decoder, const char **reason) {
    *reason = last_reason;
    void *handle = dlopen(runtime_path, RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) {
        *reason = dlerror();
        return NULL;
    }
    const api_base *(*get_base)(void) = (const api_base *(*)(void))dlsym(handle, "OrtGetApiBase");
    if (get_base == NULL) {
        *reason = "it lacks the function OrtGetApiBase";
        return NULL;
    }
    vow_scorer *scorer = calloc(1, sizeof *scorer);
    scorer->api = get_base()->get_api(1);
    if (scorer->api == NULL) {
        *reason = "it does not offer its first interface";
        free(scorer);
        return NULL;
    }
    bool ok =
        went_well(scorer,
            CALL(scorer, CREATE_ENV, status (*)(int, const char *, void **))(
                LOG_FATAL_ONLY, "vow", &scorer->environment))
        && went_well(scorer,
            CALL(scorer, CREATE_CPU_MEMORY, status (*)(int, int, void **))(
                ARENA_ALLOCATOR, DEFAULT_MEMORY, &scorer->memory));
    if (ok) {
        scorer->encoder = open_session(scorer, encoder);
        scorer->decoder = scorer->encoder == NULL ? NULL : open_session(scorer, merged_decoder);
    }
    if (!ok || scorer->decoder == NULL || !note_inputs(scorer)) {
        vow_scorer_close(scorer);
        return NULL;
    }
    return scorer;
}

static void *tensor(vow_scorer *scorer, void *data, size_t bytes, const int64_t *shape, size_t rank, int element) {
    // An empty tensor needs an address all the same.
    static int64_t nowhere;
    void *value = NULL;
    went_well(scorer,
        CALL(scorer, CREATE_TENSOR, status (*)(void *, void *, size_t, const int64_t *, size_t, int, void **))(
            scorer->memory, bytes == 0 ? &nowhere : data, bytes, shape, rank, element, &value));
    return value;
}

static bool run(vow_scorer *scorer, void *session, const char *const *names, void *const *values, size_t count,
    const char *output, void **result) {
    return went_well(scorer,
        CALL(scorer, RUN,
            status (*)(void *, void *, const char *const *, void *const *, size_t, const char *const *, size_t,
                void **))(session, NULL, names, values, count, &output, 1, result));
}

// Numbers of the value one; the caller frees them.
static int64_t *ones(int64_t count) {
    int64_t *numbers = malloc((size_t)count * sizeof *numbers);
    for (int64_t index = 0; index < count; index++) {
        numbers[index] = 1;
    }
    return numbers;
}

static bool encode(vow_scorer *scorer, const float *samples, int32_t count, encoded *sound) {
    const int64_t shape[] = {1, count};
    int64_t *mask = ones(count);
    void *values[] = {
        tensor(scorer, (void *)(uintptr_t)samples, (size_t)count * sizeof *samples, shape, 2, ELEMENT_FLOAT),
        tensor(scorer, mask, (size_t)count * sizeof *mask, shape, 2, ELEMENT_INT64),
    };
    const char *names[] = {"input_values", "attention_mask"};
    void *result = NULL;
    void *form = NULL;
    float *data = NULL;
    int64_t dimensions[3] = {0, 0, 0};
    bool ok = values[0] != NULL && values[1] != NULL
        && run(scorer, scorer->encoder, names, values, 2, "last_hidden_state", &result)
        && went_well(scorer, CALL(scorer, GET_TENSOR_SHAPE, status (*)(void *, void **))(result, &form))
        && went_well(scorer,
            CALL(scorer, GET_DIMENSIONS, status (*)(void *, int64_t *, size_t))(form, dimensions, 3))
        && went_well(
            scorer, CALL(scorer, GET_TENSOR_DATA, status (*)(void *, void **))(result, (void **)&data));
    free(sound->states);
    sound->states = NULL;
    if (ok) {
        sound->state_count = dimensions[1];
        sound->state_width = dimensions[2];
        sound->sample_count = count;
        size_t bytes = (size_t)(dimensions[1] * dimensions[2]) * sizeof *data;
        sound->states = malloc(bytes);
        memcpy(sound->states, data, bytes);
    }
    release(scorer, RELEASE_SHAPE, form);
    release(scorer, RELEASE_VALUE, result);
    release(scorer, RELEASE_VALUE, values[0]);
    release(scorer, RELEASE_VALUE, values[1]);
    free(mask);
    return ok;
}

bool vow_scorer_listen(vow_scorer *scorer, const float *samples, int32_t count) {
    return encode(scorer, samples, count, &scorer->heard);
}

// The exponential of a number up to zero, to six digits, without a branch: by a power of two and a polynomial for the
// rest. The library's own takes a third of the time that scoring takes.
static inline float exponential(float x) {
    x = x < -80.0f ? -80.0f : x;
    const float turns = x * 1.44269504f;
    const float whole = (float)(int32_t)(turns - 0.5f);
    const float rest = (turns - whole) * 0.69314718f;
    const float power = 1.0f
        + rest * (1.0f + rest * (0.5f + rest * (0.16666667f + rest * (0.041666667f + rest * (0.0083333333f
              + rest * 0.0013888889f)))));
    const uint32_t bits = (uint32_t)((int32_t)whole + 127) << 23;
    float scale;
    memcpy(&scale, &bits, sizeof scale);
    return power * scale;
}

// The logarithm of the share that one of the logits has of all; and by how much the greatest is greater.
static float log_share(const float *logits, int64_t count, int64_t chosen, float *behind) {
    float most = logits[0];
    for (int64_t index = 1; index < count; index++) {
        most = logits[index] > most ? logits[index] : most;
    }
    // In eight sums beside each other, so that the processor can add several at a time.
    enum { LANES = 8 };
    float sums[LANES] = {0};
    int64_t index = 0;
    for (; index + LANES <= count; index += LANES) {
        for (int lane = 0; lane < LANES; lane++) {
            sums[lane] += exponential(logits[index + lane] - most);
        }
    }
    double sum = 0;
    for (; index < count; index++) {
        sum += exponential(logits[index] - most);
    }
    for (int lane = 0; lane < LANES; lane++) {
        sum += sums[lane];
    }
    *behind = most - logits[chosen];
    return logits[chosen] - most - (float)log(sum);
}

// One sequence, without what the decoder could keep from an earlier step.
static bool score_row(
    vow_scorer *scorer, const encoded *sound, const int64_t *tokens, int32_t columns, float *scores, float *behind) {
    const int64_t length = columns - 1;
    const int64_t token_shape[] = {1, length};
    const int64_t mask_shape[] = {1, sound->sample_count};
    const int64_t state_shape[] = {1, sound->state_count, sound->state_width};
    const int64_t flag_shape[] = {1};
    bool uses_cache = false;
    int64_t *mask = ones(sound->sample_count);
    void *values[MOST_INPUTS] = {NULL};
    const char *names[MOST_INPUTS];
    bool ok = true;
    for (int32_t index = 0; index < scorer->input_count; index++) {
        const char *name = names[index] = scorer->input_names[index];
        if (strcmp(name, "input_ids") == 0) {
            values[index] = tensor(scorer, (void *)(uintptr_t)tokens, (size_t)length * sizeof *tokens,
                token_shape, 2, ELEMENT_INT64);
        } else if (strcmp(name, "encoder_hidden_states") == 0) {
            values[index] = tensor(scorer, sound->states,
                (size_t)(sound->state_count * sound->state_width) * sizeof(float), state_shape, 3, ELEMENT_FLOAT);
        } else if (strcmp(name, "encoder_attention_mask") == 0) {
            values[index] = tensor(
                scorer, mask, (size_t)sound->sample_count * sizeof *mask, mask_shape, 2, ELEMENT_INT64);
        } else if (strcmp(name, "use_cache_branch") == 0) {
            values[index] = tensor(scorer, &uses_cache, sizeof uses_cache, flag_shape, 1, ELEMENT_BOOL);
        } else {
            const int64_t *known = scorer->input_shapes[index];
            const int64_t past_shape[] = {1, known[1], 0, known[3]};
            values[index] = tensor(scorer, NULL, 0, past_shape, 4, ELEMENT_FLOAT);
        }
        ok = ok && values[index] != NULL;
    }
    void *result = NULL;
    void *form = NULL;
    float *logits = NULL;
    int64_t dimensions[3] = {0, 0, 0};
    ok = ok && run(scorer, scorer->decoder, names, values, (size_t)scorer->input_count, "logits", &result)
        && went_well(scorer, CALL(scorer, GET_TENSOR_SHAPE, status (*)(void *, void **))(result, &form))
        && went_well(scorer,
            CALL(scorer, GET_DIMENSIONS, status (*)(void *, int64_t *, size_t))(form, dimensions, 3))
        && went_well(
            scorer, CALL(scorer, GET_TENSOR_DATA, status (*)(void *, void **))(result, (void **)&logits));
    for (int64_t place = 0; ok && place < length; place++) {
        int64_t next = tokens[place + 1];
        ok = next >= 0 && next < dimensions[2];
        if (ok) {
            scores[place] = log_share(logits + place * dimensions[2], dimensions[2], next, behind + place);
        }
    }
    release(scorer, RELEASE_SHAPE, form);
    release(scorer, RELEASE_VALUE, result);
    for (int32_t index = 0; index < scorer->input_count; index++) {
        release(scorer, RELEASE_VALUE, values[index]);
    }
    free(mask);
    return ok;
}

// A second of silence, taken in once.
static const encoded *silence(vow_scorer *scorer) {
    enum { ONE_SECOND = 16000 };
    if (scorer->silence.states == NULL) {
        float *samples = calloc(ONE_SECOND, sizeof *samples);
        encode(scorer, samples, ONE_SECOND, &scorer->silence);
        free(samples);
    }
    return &scorer->silence;
}

bool vow_scorer_score(vow_scorer *scorer, bool in_silence, const int64_t *tokens, int32_t rows, int32_t columns,
    float *scores, float *behind) {
    const encoded *sound = in_silence ? silence(scorer) : &scorer->heard;
    if (sound->states == NULL || columns < 2) {
        return false;
    }
    // One row at a time: the likelihoods of 33,000 tokens at each place would fill memory fast.
    for (int32_t row = 0; row < rows; row++) {
        size_t first = (size_t)row * (size_t)(columns - 1);
        if (!score_row(scorer, sound, tokens + (size_t)row * (size_t)columns, columns, scores + first,
                behind + first)) {
            return false;
        }
    }
    return true;
}

void vow_scorer_close(vow_scorer *scorer) {
    release(scorer, RELEASE_SESSION, scorer->decoder);
    release(scorer, RELEASE_SESSION, scorer->encoder);
    release(scorer, RELEASE_MEMORY, scorer->memory);
    release(scorer, RELEASE_ENV, scorer->environment);
    free(scorer->heard.states);
    free(scorer->silence.states);
    free(scorer);
}
