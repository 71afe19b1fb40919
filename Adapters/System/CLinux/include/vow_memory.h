// What of the C library is about this process's memory, and its Swift module leaves out: the heap, and what the loader
// mapped.
#ifndef VOW_MEMORY_H
#define VOW_MEMORY_H
#include <malloc.h>
#include <stdint.h>

// Tells of each stretch that the loader mapped from the program and its libraries and that nobody writes, code and
// constants, in whole pages. Meanwhile the loader takes nothing away and adds nothing (dl_iterate_phdr(3)).
void vow_for_each_unwritten(void (*tell)(uintptr_t start, uintptr_t end, void *context), void *context);
#endif
