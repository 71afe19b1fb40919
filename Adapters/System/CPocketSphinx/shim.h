#pragma once
#include <pocketsphinx.h>
#include <sphinxbase/err.h>
#include <sphinxbase/fsg_model.h>
#include <sphinxbase/ngram_model.h>
#include <sys/syscall.h>
#include <unistd.h>

// An open file that lives in memory only, closed on exec; negative when there is none to be had.
static inline int vow_memory_file(const char *name) { return (int)syscall(SYS_memfd_create, name, 1u); }
