#include "vow_curl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// libcurl is opened at run time and its header is not needed: the numbers below are those of its stable interface
// (curl/curl.h since 7.1; options keep their numbers for ever).
enum {
    OPT_URL = 10002,
    OPT_WRITEDATA = 10001,
    OPT_ERRORBUFFER = 10010,
    OPT_POSTFIELDS = 10015,
    OPT_HTTPHEADER = 10023,
    OPT_CAINFO = 10065,
    OPT_PROXY = 10004,
    OPT_WRITEFUNCTION = 20011,
    OPT_POSTFIELDSIZE_LARGE = 30120,
    OPT_POST = 47,
    OPT_FOLLOWLOCATION = 52,
    OPT_HTTP_VERSION = 84,
    OPT_NOSIGNAL = 99,
    OPT_TIMEOUT_MS = 155,
    OPT_PROTOCOLS = 181,
    INFO_RESPONSE_CODE = 0x200002,
    PROTOCOL_HTTP = 1,
    PROTOCOL_HTTPS = 2,
    HTTP_VERSION_1_1 = 2,
    GLOBAL_DEFAULT = 3,
};

static struct {
    int (*global_init)(long);
    void *(*easy_init)(void);
    int (*easy_setopt)(void *, int, ...);
    int (*easy_perform)(void *);
    int (*easy_getinfo)(void *, int, ...);
    void (*easy_cleanup)(void *);
    const char *(*easy_strerror)(int);
    void *(*slist_append)(void *, const char *);
    void (*slist_free_all)(void *);
    bool is_open;
} curl;

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void open_library(void) {
    void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return;
    curl.global_init = (int (*)(long))dlsym(library, "curl_global_init");
    curl.easy_init = (void *(*)(void))dlsym(library, "curl_easy_init");
    curl.easy_setopt = (int (*)(void *, int, ...))dlsym(library, "curl_easy_setopt");
    curl.easy_perform = (int (*)(void *))dlsym(library, "curl_easy_perform");
    curl.easy_getinfo = (int (*)(void *, int, ...))dlsym(library, "curl_easy_getinfo");
    curl.easy_cleanup = (void (*)(void *))dlsym(library, "curl_easy_cleanup");
    curl.easy_strerror = (const char *(*)(int))dlsym(library, "curl_easy_strerror");
    curl.slist_append = (void *(*)(void *, const char *))dlsym(library, "curl_slist_append");
    curl.slist_free_all = (void (*)(void *))dlsym(library, "curl_slist_free_all");
    if (!curl.global_init || !curl.easy_init || !curl.easy_setopt || !curl.easy_perform || !curl.easy_getinfo ||
        !curl.easy_cleanup || !curl.easy_strerror || !curl.slist_append || !curl.slist_free_all)
        return;
    curl.is_open = curl.global_init(GLOBAL_DEFAULT) == 0;
}

bool vow_curl_open(void) {
    pthread_once(&once, open_library);
    return curl.is_open;
}

struct sink {
    vow_curl_answer *answer;
    size_t longest;
};

/// Taking less than was offered makes the library break off with failure 23.
static size_t receive(char *bytes, size_t size, size_t count, void *place) {
    struct sink *sink = place;
    size_t length = size * count;
    vow_curl_answer *answer = sink->answer;
    if (answer->body_length + length > sink->longest) return 0;
    uint8_t *grown = realloc(answer->body, answer->body_length + length + 1);
    if (grown == NULL) return 0;
    memcpy(grown + answer->body_length, bytes, length);
    answer->body = grown;
    answer->body_length += length;
    return length;
}

void vow_curl_post(const vow_curl_request *request, vow_curl_answer *answer) {
    memset(answer, 0, sizeof *answer);
    void *handle = vow_curl_open() ? curl.easy_init() : NULL;
    if (handle == NULL) {
        answer->failure = -1;
        strcpy(answer->reason, "libcurl cannot be used");
        return;
    }
    void *headers = NULL;
    for (const char *const *line = request->headers; *line != NULL; line++)
        headers = curl.slist_append(headers, *line);
    struct sink sink = {answer, request->longest_answer};
    curl.easy_setopt(handle, OPT_URL, request->url);
    curl.easy_setopt(handle, OPT_POST, 1L);
    curl.easy_setopt(handle, OPT_POSTFIELDS, (const char *)request->body);
    curl.easy_setopt(handle, OPT_POSTFIELDSIZE_LARGE, (int64_t)request->body_length);
    curl.easy_setopt(handle, OPT_HTTPHEADER, headers);
    curl.easy_setopt(handle, OPT_TIMEOUT_MS, request->limit_milliseconds);
    curl.easy_setopt(handle, OPT_NOSIGNAL, 1L);
    // A recording goes where the person said and nowhere else.
    curl.easy_setopt(handle, OPT_FOLLOWLOCATION, 0L);
    curl.easy_setopt(handle, OPT_PROTOCOLS, (long)(request->is_loopback ? PROTOCOL_HTTP | PROTOCOL_HTTPS : PROTOCOL_HTTPS));
    if (request->is_loopback) curl.easy_setopt(handle, OPT_PROXY, "");
    if (request->authorities != NULL) curl.easy_setopt(handle, OPT_CAINFO, request->authorities);
    curl.easy_setopt(handle, OPT_HTTP_VERSION, (long)HTTP_VERSION_1_1);
    curl.easy_setopt(handle, OPT_WRITEFUNCTION, receive);
    curl.easy_setopt(handle, OPT_WRITEDATA, &sink);
    curl.easy_setopt(handle, OPT_ERRORBUFFER, answer->reason);
    answer->failure = curl.easy_perform(handle);
    if (answer->failure != 0 && answer->reason[0] == 0)
        strncpy(answer->reason, curl.easy_strerror(answer->failure), sizeof answer->reason - 1);
    curl.easy_getinfo(handle, INFO_RESPONSE_CODE, &answer->status);
    curl.slist_free_all(headers);
    curl.easy_cleanup(handle);
}

void vow_curl_free(vow_curl_answer *answer) {
    free(answer->body);
    answer->body = NULL;
    answer->body_length = 0;
}
