// The kernel's timer and event descriptors, and the state of its clock, which the C library's Swift module does not
// offer.
#ifndef VOW_LINUX_TIMER_H
#define VOW_LINUX_TIMER_H
#include <sys/eventfd.h>
#include <sys/timerfd.h>
#include <time.h>
#include <stdint.h>

enum {
    vow_timer_absolute = TFD_TIMER_ABSTIME,
    vow_timer_cancel_on_set = TFD_TIMER_CANCEL_ON_SET,
    vow_timer_flags = TFD_NONBLOCK | TFD_CLOEXEC,
    vow_event_flags = EFD_NONBLOCK | EFD_CLOEXEC,
};

int vow_timerfd_create(clockid_t clock);
int vow_timerfd_set(int descriptor, int64_t seconds, int64_t nanoseconds);
int vow_eventfd_create(void);
// 1 where somebody keeps the kernel's clock in time (adjtimex(2)), 0 where nobody does, -1 where it does not say.
int vow_clock_is_synchronised(void);
#endif
