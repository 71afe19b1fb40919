#include "vow_pcsc.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <winscard.h>

static struct {
    __typeof__(SCardEstablishContext) *establish;
    __typeof__(SCardReleaseContext) *release;
    __typeof__(SCardListReaders) *list;
    __typeof__(SCardGetStatusChange) *wait;
    __typeof__(SCardCancel) *cancel;
    __typeof__(SCardConnect) *connect;
    __typeof__(SCardDisconnect) *disconnect;
    __typeof__(SCardTransmit) *transmit;
    bool is_open;
} pcsc;

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void open_library(void) {
    void *library = dlopen("libpcsclite.so.1", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return;
    pcsc.establish = (__typeof__(pcsc.establish))dlsym(library, "SCardEstablishContext");
    pcsc.release = (__typeof__(pcsc.release))dlsym(library, "SCardReleaseContext");
    pcsc.list = (__typeof__(pcsc.list))dlsym(library, "SCardListReaders");
    pcsc.wait = (__typeof__(pcsc.wait))dlsym(library, "SCardGetStatusChange");
    pcsc.cancel = (__typeof__(pcsc.cancel))dlsym(library, "SCardCancel");
    pcsc.connect = (__typeof__(pcsc.connect))dlsym(library, "SCardConnect");
    pcsc.disconnect = (__typeof__(pcsc.disconnect))dlsym(library, "SCardDisconnect");
    pcsc.transmit = (__typeof__(pcsc.transmit))dlsym(library, "SCardTransmit");
    pcsc.is_open = pcsc.establish && pcsc.release && pcsc.list && pcsc.wait && pcsc.cancel && pcsc.connect &&
        pcsc.disconnect && pcsc.transmit;
}

bool vow_pcsc_open(void) {
    pthread_once(&once, open_library);
    return pcsc.is_open;
}

uint32_t vow_pcsc_establish(long *context) {
    if (!vow_pcsc_open()) return (uint32_t)SCARD_E_NO_SERVICE;
    return (uint32_t)pcsc.establish(SCARD_SCOPE_SYSTEM, NULL, NULL, context);
}

uint32_t vow_pcsc_release(long context) { return (uint32_t)pcsc.release(context); }

uint32_t vow_pcsc_list(long context, vow_pcsc_reader *readers, size_t *count) {
    char names[VOW_PCSC_MOST_READERS * VOW_PCSC_NAME_LENGTH + 1];
    DWORD length = sizeof names;
    *count = 0;
    LONG result = pcsc.list(context, NULL, names, &length);
    if (result == (LONG)SCARD_E_NO_READERS_AVAILABLE) return SCARD_S_SUCCESS;
    if (result != SCARD_S_SUCCESS) return (uint32_t)result;
    // Names one after the other, each ended by a zero, and an empty one at the end.
    const char *name = names;
    while (name < names + length && *name != 0 && *count < VOW_PCSC_MOST_READERS) {
        vow_pcsc_reader *reader = &readers[(*count)++];
        memset(reader, 0, sizeof *reader);
        snprintf(reader->name, sizeof reader->name, "%s", name);
        name += strlen(name) + 1;
    }
    return SCARD_S_SUCCESS;
}

uint32_t vow_pcsc_wait(long context, uint32_t milliseconds, vow_pcsc_reader *readers, size_t count) {
    SCARD_READERSTATE states[VOW_PCSC_MOST_READERS + 1];
    memset(states, 0, sizeof states);
    if (count > VOW_PCSC_MOST_READERS) count = VOW_PCSC_MOST_READERS;
    for (size_t place = 0; place < count; place++) {
        states[place].szReader = readers[place].name;
        states[place].dwCurrentState = readers[place].known;
    }
    // A reader of this name stands for the coming and going of readers. Its state counts them in the upper half.
    states[count].szReader = "\\\\?PnP?\\Notification";
    states[count].dwCurrentState = (DWORD)count << 16;
    LONG result = pcsc.wait(context, milliseconds, states, (DWORD)count + 1);
    for (size_t place = 0; place < count; place++) {
        readers[place].state = (uint32_t)states[place].dwEventState;
        size_t length = states[place].cbAtr;
        if (length > VOW_PCSC_ANSWER_LENGTH) length = 0;
        readers[place].answer_length = length;
        memcpy(readers[place].answer, states[place].rgbAtr, length);
    }
    return (uint32_t)result;
}

uint32_t vow_pcsc_cancel(long context) { return (uint32_t)pcsc.cancel(context); }

uint32_t vow_pcsc_connect(long context, const char *reader, long *card, uint32_t *protocol) {
    DWORD active = 0;
    LONG result = pcsc.connect(
        context, reader, SCARD_SHARE_SHARED, SCARD_PROTOCOL_T0 | SCARD_PROTOCOL_T1, card, &active);
    *protocol = (uint32_t)active;
    return (uint32_t)result;
}

uint32_t vow_pcsc_disconnect(long card) { return (uint32_t)pcsc.disconnect(card, SCARD_LEAVE_CARD); }

uint32_t vow_pcsc_transmit(
    long card, uint32_t protocol, const uint8_t *command, size_t command_length, uint8_t *answer, size_t *length) {
    SCARD_IO_REQUEST kind = {protocol, sizeof kind};
    DWORD room = *length;
    LONG result = pcsc.transmit(card, &kind, command, command_length, NULL, answer, &room);
    *length = result == SCARD_S_SUCCESS ? room : 0;
    return (uint32_t)result;
}
