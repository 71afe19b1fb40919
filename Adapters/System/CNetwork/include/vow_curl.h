#ifndef VOW_CURL_H
#define VOW_CURL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// One request: a POST of a body.
typedef struct {
    const char *url;
    /// Header lines, ended by NULL.
    const char *const *headers;
    const uint8_t *body;
    size_t body_length;
    /// Everything together, name look-up and connecting included.
    long limit_milliseconds;
    /// The answer is broken off where it would become longer.
    size_t longest_answer;
    /// Speak plain http to this machine, past any proxy; else https alone.
    bool is_loopback;
    /// Where the certificates that are believed stand; NULL for the system's.
    const char *authorities;
} vow_curl_request;

/// What came of a request.
typedef struct {
    /// 0, or the library's number for what went wrong.
    int failure;
    /// The library's own words for it.
    char reason[256];
    /// The HTTP status.
    long status;
    uint8_t *body;
    size_t body_length;
} vow_curl_answer;

enum {
    VOW_CURL_TOO_LONG = 23,
    VOW_CURL_TIMED_OUT = 28,
    /// The other side's certificate is not believed; 51 before libcurl 7.62.
    VOW_CURL_UNPROVEN = 60,
    VOW_CURL_UNPROVEN_BEFORE = 51,
    /// The list of authorities cannot be read.
    VOW_CURL_NO_AUTHORITIES = 77,
};

/// Loads libcurl once; false where it is not there. Safe from any thread.
bool vow_curl_open(void);

/// Sends a request and waits for its end. `vow_curl_free` frees the answer.
void vow_curl_post(const vow_curl_request *request, vow_curl_answer *answer);

void vow_curl_free(vow_curl_answer *answer);

#endif
