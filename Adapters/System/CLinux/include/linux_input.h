// The kernel's input devices (Documentation/input/ff.rst and input.rst), whose calls are macros that Swift cannot see.
#ifndef VOW_LINUX_INPUT_H
#define VOW_LINUX_INPUT_H
#include <stdint.h>

// 1 where a device can rumble, 0 where it cannot or is no input device.
int vow_input_rumbles(int descriptor);
// Hands a rumble to the device; `effect` is -1 for a new one. Its number, or a negative errno.
int vow_rumble_upload(int descriptor, int effect, uint16_t magnitude, uint16_t on_milliseconds,
                      uint16_t off_milliseconds);
// Plays an effect so many times, from its beginning; 0 ends it. 0, or a negative errno.
int vow_rumble_play(int descriptor, int effect, int32_t count);
// Takes an effect from the device.
void vow_rumble_erase(int descriptor, int effect);
// Reads on until a key goes down: its code, -1 where nothing more is there, -2 where the device is gone.
int vow_input_next_key(int descriptor);
// How many bytes an event of the kernel has, for whoever writes one.
int vow_input_event_size(void);
#endif
