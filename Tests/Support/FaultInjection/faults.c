#define _GNU_SOURCE
#include "faults.h"
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <unistd.h>

static atomic_long calls;
static long wanted = -1;
static int stays, failure, kills, tears;
static const char *names, *tally, *told;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void begin(void) {
    const char *at = getenv("VOW_FAULT_AT"), *how = getenv("VOW_FAULT_HOW");
    wanted = at ? atol(at) : -1;
    names = getenv("VOW_FAULT_CALLS");
    tally = getenv("VOW_FAULT_TALLY");
    told = getenv("VOW_FAULT_TELL");
    stays = getenv("VOW_FAULT_STAYS") != NULL;
    tears = how && strcmp(how, "tear") == 0;
    kills = tears || (how && strcmp(how, "kill") == 0);
    failure = how && !kills ? atoi(how) : EIO;
}

__attribute__((destructor)) static void end(void) {
    if (!tally) return;
    FILE *file = REAL(fopen)(tally, "w");
    if (!file) return;
    fprintf(file, "%ld\n", atomic_load(&calls));
    fclose(file);
}

/* Whether a name stands in the list as a whole. */
static int listed(const char *name) {
    size_t length = strlen(name);
    for (const char *at = names; at && *at;) {
        size_t here = strcspn(at, ",");
        if (here == length && strncmp(at, name, length) == 0) return 1;
        at += here + (at[here] == ',');
    }
    return 0;
}

/* Says where the program stands, and waits until that was looked at. */
static void tell(const char *name, long number, const char *how) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    int kept = errno, to = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    strncpy(address.sun_path, told, sizeof address.sun_path - 1);
    char line[64], answer;
    int length = snprintf(line, sizeof line, "%ld %s %s\n", number, name, how);
    /* Nobody who looks means that something was not looked at, which is seen by the program's end. */
    if (to < 0 || connect(to, (struct sockaddr *)&address, sizeof address) != 0
        || send(to, line, length, MSG_NOSIGNAL) != length || recv(to, &answer, 1, 0) != 1) abort();
    close(to);
    errno = kept;
}

/* Whether this call is the one. */
static int strikes(const char *name) {
    if (!listed(name)) return 0;
    long number = atomic_fetch_add(&calls, 1) + 1;
    if (told) tell(name, number, "whole");
    return wanted >= 0 && (stays ? number >= wanted : number == wanted);
}

/* Whether this call is to fail. */
static int fails(const char *name) {
    if (!strikes(name)) return 0;
    if (kills) kill(getpid(), SIGKILL);
    errno = failure;
    return 1;
}

/* A program that ends past its own destructors is tallied, too. */
void _exit(int code) {
    end();
    REAL(_exit)(code);
    __builtin_unreachable();
}

/* What is only read is no change. */
#define CHANGES(flags) ((flags) & (O_WRONLY | O_RDWR | O_CREAT))
#define MODE(flags) \
    mode_t mode = 0; \
    if ((flags) & (O_CREAT | O_TMPFILE)) { \
        va_list rest; \
        va_start(rest, flags); \
        mode = va_arg(rest, mode_t); \
        va_end(rest); \
    }
#define OPEN(name) \
    int name(const char *path, int flags, ...) { \
        MODE(flags) \
        return CHANGES(flags) && fails("open") ? -1 : REAL(name)(path, flags, mode); \
    }
#define OPENAT(name) \
    int name(int folder, const char *path, int flags, ...) { \
        MODE(flags) \
        return CHANGES(flags) && fails("open") ? -1 : REAL(name)(folder, path, flags, mode); \
    }
#define FOPEN(name) \
    FILE *name(const char *path, const char *how) { \
        return strpbrk(how, "wa+") && fails("open") ? NULL : REAL(name)(path, how); \
    }
OPEN(open)
OPEN(open64)
OPENAT(openat)
OPENAT(openat64)
FOPEN(fopen)
FOPEN(fopen64)

/* A call by its own name, which fails as `as` of the list. */
#define CALL(as, name, parameters, arguments) \
    int name parameters { return fails(#as) ? -1 : REAL(name) arguments; }
CALL(open, creat, (const char *path, mode_t mode), (path, mode))
CALL(open, mkstemp, (char *path), (path))
CALL(open, mkostemp, (char *path, int flags), (path, flags))
CALL(rename, rename, (const char *old, const char *new), (old, new))
CALL(rename, renameat, (int folder, const char *old, int other, const char *new), (folder, old, other, new))
CALL(rename, renameat2, (int folder, const char *old, int other, const char *new, unsigned flags),
     (folder, old, other, new, flags))
CALL(mkdir, mkdir, (const char *path, mode_t mode), (path, mode))
CALL(mkdir, mkdirat, (int folder, const char *path, mode_t mode), (folder, path, mode))
CALL(unlink, unlink, (const char *path), (path))
CALL(unlink, unlinkat, (int folder, const char *path, int flags), (folder, path, flags))
CALL(unlink, remove, (const char *path), (path))
CALL(unlink, rmdir, (const char *path), (path))
CALL(link, link, (const char *old, const char *new), (old, new))
CALL(link, linkat, (int folder, const char *old, int other, const char *new, int flags),
     (folder, old, other, new, flags))
CALL(link, symlink, (const char *target, const char *path), (target, path))
CALL(link, symlinkat, (const char *target, int folder, const char *path), (target, folder, path))
CALL(chmod, chmod, (const char *path, mode_t mode), (path, mode))
CALL(chmod, fchmod, (int file, mode_t mode), (file, mode))
CALL(chmod, fchmodat, (int folder, const char *path, mode_t mode, int flags), (folder, path, mode, flags))
CALL(fsync, fsync, (int file), (file))
CALL(fdatasync, fdatasync, (int file), (file))
CALL(ftruncate, truncate, (const char *path, off_t size), (path, size))
CALL(ftruncate, truncate64, (const char *path, off64_t size), (path, size))
CALL(ftruncate, ftruncate, (int file, off_t size), (file, size))
CALL(ftruncate, ftruncate64, (int file, off64_t size), (file, size))

/* A pipe, a socket or an event takes no half, and keeps nothing. */
static int is_regular(int file) {
    struct stat status;
    return fstat(file, &status) == 0 && S_ISREG(status.st_mode);
}

/* A call that writes; torn, half of it is written before the process ends. Where it is told of, half of it is written,
   told, and then the rest, which is the whole over that half (`redone` is 1) or what comes after it. */
#define WRITE(as, name, parameters, whole, half, rest, redone) \
    ssize_t name parameters { \
        if (file <= 2 || !listed(#as)) return REAL(name) whole; \
        int struck = strikes(#as); \
        if (told && is_regular(file)) { \
            ssize_t begun = REAL(name) half; \
            if (begun < 0) return begun; \
            tell(#as, atomic_load(&calls), "torn"); \
            ssize_t ended = REAL(name) rest; \
            return ended < 0 || redone ? ended : begun + ended; \
        } \
        if (!struck) return REAL(name) whole; \
        if (tears) REAL(name) half; \
        if (kills) kill(getpid(), SIGKILL); \
        errno = failure; \
        return -1; \
    }
WRITE(pwrite, pwrite, (int file, const void *bytes, size_t count, off_t at), (file, bytes, count, at),
      (file, bytes, count / 2, at), (file, bytes, count, at), 1)
WRITE(pwrite, pwrite64, (int file, const void *bytes, size_t count, off64_t at), (file, bytes, count, at),
      (file, bytes, count / 2, at), (file, bytes, count, at), 1)
WRITE(write, write, (int file, const void *bytes, size_t count), (file, bytes, count), (file, bytes, count / 2),
      (file, (const char *)bytes + begun, count - begun), 0)
WRITE(write, writev, (int file, const struct iovec *parts, int count), (file, parts, count), (file, parts, count / 2),
      (file, parts + count / 2, count - count / 2), 0)
