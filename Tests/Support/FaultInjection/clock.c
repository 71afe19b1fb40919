/* A wall clock that a test may set: see faults.h. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/inotify.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

/* The C library's own function. It is looked up once, since a child between fork and exec must not look up anything. */
#define REAL(name) \
    ({ \
        static _Atomic(__typeof__(&name)) kept; \
        __typeof__(&name) found = atomic_load(&kept); \
        if (!found) atomic_store(&kept, found = (__typeof__(&name))dlsym(RTLD_NEXT, #name)); \
        found; \
    })
#define MOST_TIMERS 16

/* How many milliseconds this clock is ahead of the machine's; NULL without VOW_FAULT_CLOCK. */
static _Atomic int64_t *ahead;
static int watch = -1;
/* The descriptors of the timers that follow the wall clock, and whether a step has cancelled each. */
static atomic_int timers[MOST_TIMERS], cancelled[MOST_TIMERS];

static int64_t offset(void) { return ahead ? atomic_load(ahead) : 0; }

static void shift(struct timespec *time, int64_t milliseconds) {
    int64_t nanoseconds = time->tv_nsec + milliseconds % 1000 * 1000000;
    time->tv_sec += milliseconds / 1000;
    if (nanoseconds < 0) {
        nanoseconds += 1000000000;
        time->tv_sec -= 1;
    }
    if (nanoseconds >= 1000000000) {
        nanoseconds -= 1000000000;
        time->tv_sec += 1;
    }
    time->tv_nsec = nanoseconds;
}

/* As the kernel does when its clock is set: every armed timer becomes readable, and reading it fails. */
static void *follow(void *unused) {
    (void)unused;
    char events[4096];
    struct itimerspec now = {.it_value = {.tv_nsec = 1}};
    while (REAL(read)(watch, events, sizeof events) > 0)
        for (int index = 0; index < MOST_TIMERS; index++) {
            int timer = atomic_load(&timers[index]);
            if (timer == 0) continue;
            atomic_store(&cancelled[index], 1);
            REAL(timerfd_settime)(timer, 0, &now, NULL);
        }
    return NULL;
}

__attribute__((constructor)) static void begin(void) {
    /* Looks up what a child calls between fork and exec. */
    close(-1);
    read(-1, NULL, 0);
    const char *path = getenv("VOW_FAULT_CLOCK");
    if (!path) return;
    int file = REAL(open)(path, O_RDONLY | O_CLOEXEC);
    void *mapped = file < 0 ? MAP_FAILED : mmap(NULL, sizeof *ahead, PROT_READ, MAP_SHARED, file, 0);
    pthread_t thread;
    watch = inotify_init1(IN_CLOEXEC);
    /* A test whose clock cannot be set would pass for the wrong reason. */
    if (mapped == MAP_FAILED || watch < 0 || inotify_add_watch(watch, path, IN_MODIFY) < 0
        || pthread_create(&thread, NULL, follow, NULL) != 0) abort();
    close(file);
    ahead = mapped;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    int result = REAL(clock_gettime)(clock, time);
    if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) shift(time, offset());
    return result;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    int result = REAL(gettimeofday)(time, zone);
    struct timespec exact = {.tv_sec = time->tv_sec, .tv_nsec = time->tv_usec * 1000};
    shift(&exact, offset());
    *time = (struct timeval){.tv_sec = exact.tv_sec, .tv_usec = exact.tv_nsec / 1000};
    return result;
}

time_t time(time_t *result) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (result) *result = now.tv_sec;
    return now.tv_sec;
}

int timerfd_create(clockid_t clock, int flags) {
    int timer = REAL(timerfd_create)(clock, flags);
    if (ahead && timer > 0 && clock == CLOCK_REALTIME)
        for (int index = 0; index < MOST_TIMERS; index++) {
            int none = 0;
            if (!atomic_compare_exchange_strong(&timers[index], &none, timer)) continue;
            atomic_store(&cancelled[index], 0);
            break;
        }
    return timer;
}

/* The timer's place among those that follow the wall clock; -1 for any other descriptor. */
static int place(int timer) {
    if (ahead && timer > 0)
        for (int index = 0; index < MOST_TIMERS; index++)
            if (atomic_load(&timers[index]) == timer) return index;
    return -1;
}

int timerfd_settime(int timer, int flags, const struct itimerspec *wanted, struct itimerspec *old) {
    struct itimerspec shifted = *wanted;
    if (place(timer) >= 0 && (flags & TFD_TIMER_ABSTIME) && (wanted->it_value.tv_sec || wanted->it_value.tv_nsec)) {
        shift(&shifted.it_value, -offset());
        /* What is over by now is due at once; an instant before 1970 would be refused. */
        if (shifted.it_value.tv_sec < 0) shifted.it_value = (struct timespec){.tv_nsec = 1};
    }
    return REAL(timerfd_settime)(timer, flags, &shifted, old);
}

ssize_t read(int file, void *bytes, size_t count) {
    ssize_t result = REAL(read)(file, bytes, count);
    int index = place(file);
    if (index >= 0 && atomic_exchange(&cancelled[index], 0)) {
        errno = ECANCELED;
        return -1;
    }
    return result;
}

int close(int file) {
    int index = place(file);
    if (index >= 0) atomic_store(&timers[index], 0);
    return REAL(close)(file);
}
