#include "linux_timer.h"

#include <sys/timex.h>

int vow_timerfd_create(clockid_t clock) { return timerfd_create(clock, vow_timer_flags); }

int vow_timerfd_set(int descriptor, int64_t seconds, int64_t nanoseconds) {
    struct itimerspec wanted = {.it_value = {.tv_sec = seconds, .tv_nsec = nanoseconds}};
    return timerfd_settime(descriptor, vow_timer_absolute | vow_timer_cancel_on_set, &wanted, 0);
}

int vow_eventfd_create(void) { return eventfd(0, vow_event_flags); }

int vow_clock_is_synchronised(void) {
    struct timex told = {.modes = 0};
    int state = adjtimex(&told);
    if (state < 0) return -1;
    return state != TIME_ERROR && !(told.status & STA_UNSYNC);
}
