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
#include <sys/stat.h>
#include <unistd.h>

static atomic_long calls;
static long wanted = -1;
static int stays, failure, kills;
static const char *names, *tally;

__attribute__((constructor)) static void begin(void) {
    const char *at = getenv("VOW_FAULT_AT"), *how = getenv("VOW_FAULT_HOW");
    wanted = at ? atol(at) : -1;
    names = getenv("VOW_FAULT_CALLS");
    tally = getenv("VOW_FAULT_TALLY");
    stays = getenv("VOW_FAULT_STAYS") != NULL;
    kills = how && strcmp(how, "kill") == 0;
    failure = how && !kills ? atoi(how) : EIO;
}

__attribute__((destructor)) static void end(void) {
    if (!tally) return;
    FILE *file = fopen(tally, "w");
    if (!file) return;
    fprintf(file, "%ld\n", atomic_load(&calls));
    fclose(file);
}

/* Whether this call is to fail. */
static int fails(const char *name) {
    if (!names) return 0;
    const char *found = strstr(names, name);
    size_t length = strlen(name);
    if (!found || (found != names && found[-1] != ',') || (found[length] != ',' && found[length] != 0)) return 0;
    long number = atomic_fetch_add(&calls, 1) + 1;
    if (wanted < 0 || (stays ? number < wanted : number != wanted)) return 0;
    if (kills) kill(getpid(), SIGKILL);
    errno = failure;
    return 1;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

/* A program that ends past its own destructors is tallied, too. */
void _exit(int code) {
    end();
    REAL(_exit)(code);
    __builtin_unreachable();
}

int renameat(int folder, const char *old, int other, const char *new) {
    return fails("rename") ? -1 : REAL(renameat)(folder, old, other, new);
}
int unlinkat(int folder, const char *path, int flags) {
    return fails("unlink") ? -1 : REAL(unlinkat)(folder, path, flags);
}

/* What is only read is no change. */
#define OPENING(name) \
    int name(const char *path, int flags, ...) { \
        va_list rest; \
        va_start(rest, flags); \
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0; \
        va_end(rest); \
        if ((flags & (O_WRONLY | O_RDWR | O_CREAT)) && fails("open")) return -1; \
        return REAL(name)(path, flags, mode); \
    }
OPENING(open)
OPENING(open64)

int rename(const char *old, const char *new) { return fails("rename") ? -1 : REAL(rename)(old, new); }
int mkdir(const char *path, mode_t mode) { return fails("mkdir") ? -1 : REAL(mkdir)(path, mode); }
int unlink(const char *path) { return fails("unlink") ? -1 : REAL(unlink)(path); }
int fsync(int file) { return fails("fsync") ? -1 : REAL(fsync)(file); }
int fdatasync(int file) { return fails("fdatasync") ? -1 : REAL(fdatasync)(file); }
int ftruncate64(int file, off64_t size) { return fails("ftruncate") ? -1 : REAL(ftruncate64)(file, size); }

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t offset) {
    return fails("pwrite") ? -1 : REAL(pwrite64)(file, bytes, count, offset);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t offset) {
    return fails("pwrite") ? -1 : REAL(pwrite)(file, bytes, count, offset);
}

ssize_t write(int file, const void *bytes, size_t count) {
    return file > 2 && fails("write") ? -1 : REAL(write)(file, bytes, count);
}
