#include "linux_input.h"

#include <errno.h>
#include <linux/input.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

int vow_input_rumbles(int descriptor) {
    unsigned char bits[FF_MAX / 8 + 1] = {0};
    if (ioctl(descriptor, EVIOCGBIT(EV_FF, sizeof bits), bits) < 0) return 0;
    return bits[FF_RUMBLE / 8] >> (FF_RUMBLE % 8) & 1;
}

int vow_rumble_upload(int descriptor, int effect, uint16_t magnitude, uint16_t on_milliseconds,
                      uint16_t off_milliseconds) {
    struct ff_effect wanted;
    memset(&wanted, 0, sizeof wanted);
    wanted.type = FF_RUMBLE;
    wanted.id = (int16_t)effect;
    wanted.replay.length = on_milliseconds;
    // The device waits this long before each of the repetitions.
    wanted.replay.delay = off_milliseconds;
    wanted.u.rumble.strong_magnitude = magnitude;
    wanted.u.rumble.weak_magnitude = magnitude;
    if (ioctl(descriptor, EVIOCSFF, &wanted) < 0) return -errno;
    return wanted.id;
}

int vow_rumble_play(int descriptor, int effect, int32_t count) {
    struct input_event event;
    memset(&event, 0, sizeof event);
    event.type = EV_FF;
    event.code = (uint16_t)effect;
    event.value = count;
    ssize_t written = write(descriptor, &event, sizeof event);
    if (written < 0) return -errno;
    return written == sizeof event ? 0 : -EIO;
}

int vow_input_next_key(int descriptor) {
    struct input_event event;
    for (;;) {
        ssize_t count = read(descriptor, &event, sizeof event);
        if (count < 0) return errno == EAGAIN || errno == EINTR ? -1 : -2;
        if (count != sizeof event) return -2;
        // 1 is a press, 0 a release, 2 a repetition.
        if (event.type == EV_KEY && event.value == 1) return event.code;
    }
}

int vow_input_event_size(void) { return sizeof(struct input_event); }

void vow_rumble_erase(int descriptor, int effect) { ioctl(descriptor, EVIOCRMFF, effect); }
