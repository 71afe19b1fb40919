#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The functions of PC/SC (pcsc-lite) that Vow uses, each forwarded to the library, which is opened at the first use: a
   device without readers does without it. Calls return the library's own numbers, as unsigned 32 bits. */

enum {
    VOW_PCSC_NAME_LENGTH = 128,
    VOW_PCSC_ANSWER_LENGTH = 33,
    /// As many readers as the service knows at most.
    VOW_PCSC_MOST_READERS = 16,
};

/// A reader, with what was known of it before a wait, and what it is now.
typedef struct {
    char name[VOW_PCSC_NAME_LENGTH];
    uint32_t known;
    uint32_t state;
    /// The card's answer to reset.
    uint8_t answer[VOW_PCSC_ANSWER_LENGTH];
    size_t answer_length;
} vow_pcsc_reader;

/// Opens the library once; false where it is not there. Safe from any thread.
bool vow_pcsc_open(void);

/// Reaches the service.
uint32_t vow_pcsc_establish(long *context);
uint32_t vow_pcsc_release(long context);

/// Fills in the names of the readers that are connected.
uint32_t vow_pcsc_list(long context, vow_pcsc_reader *readers, size_t *count);

/// Waits until a reader is not as it is known, or one comes or goes.
uint32_t vow_pcsc_wait(long context, uint32_t milliseconds, vow_pcsc_reader *readers, size_t count);

/// Ends a wait, from any thread.
uint32_t vow_pcsc_cancel(long context);

/// Reaches the card on a reader.
uint32_t vow_pcsc_connect(long context, const char *reader, long *card, uint32_t *protocol);
uint32_t vow_pcsc_disconnect(long card);

/// Sends a command and takes the answer; `length` holds the room, and then what came.
uint32_t vow_pcsc_transmit(
    long card, uint32_t protocol, const uint8_t *command, size_t command_length, uint8_t *answer, size_t *length);
