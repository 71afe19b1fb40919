#define _GNU_SOURCE
#include "vow_memory.h"
#include <link.h>
#include <stdbool.h>
#include <string.h>
#include <unistd.h>

struct listener {
    void (*tell)(uintptr_t start, uintptr_t end, void *context);
    void *context;
    uintptr_t page;
};

// Whether the loader wrote into what is not to be written: then the file does not hold what the memory does.
static bool is_relocated_in_place(const struct dl_phdr_info *object) {
    for (int index = 0; index < object->dlpi_phnum; index++) {
        const ElfW(Phdr) *segment = &object->dlpi_phdr[index];
        if (segment->p_type != PT_DYNAMIC) continue;
        const ElfW(Dyn) *entry = (const ElfW(Dyn) *)(object->dlpi_addr + segment->p_vaddr);
        for (; entry->d_tag != DT_NULL; entry++) {
            if (entry->d_tag == DT_TEXTREL) return true;
            if (entry->d_tag == DT_FLAGS && (entry->d_un.d_val & DF_TEXTREL)) return true;
        }
    }
    return false;
}

static uintptr_t start_of(const struct dl_phdr_info *object, const ElfW(Phdr) *segment, uintptr_t page) {
    return (object->dlpi_addr + segment->p_vaddr) / page * page;
}

static uintptr_t end_of(const struct dl_phdr_info *object, const ElfW(Phdr) *segment, uintptr_t page) {
    return (object->dlpi_addr + segment->p_vaddr + segment->p_memsz + page - 1) / page * page;
}

// Whether a stretch shares a page with something that is written.
static bool is_written(const struct dl_phdr_info *object, uintptr_t start, uintptr_t end, uintptr_t page) {
    for (int index = 0; index < object->dlpi_phnum; index++) {
        const ElfW(Phdr) *segment = &object->dlpi_phdr[index];
        if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_W)) continue;
        if (start_of(object, segment, page) < end && start < end_of(object, segment, page)) return true;
    }
    return false;
}

static int take(struct dl_phdr_info *object, size_t size, void *context) {
    (void)size;
    const struct listener *listener = context;
    // Only the program has no name, and only what the kernel lends it has one that is no path.
    if (object->dlpi_name[0] != 0 && strchr(object->dlpi_name, '/') == NULL) return 0;
    if (is_relocated_in_place(object)) return 0;
    for (int index = 0; index < object->dlpi_phnum; index++) {
        const ElfW(Phdr) *segment = &object->dlpi_phdr[index];
        if (segment->p_type != PT_LOAD || segment->p_memsz == 0) continue;
        uintptr_t start = start_of(object, segment, listener->page);
        uintptr_t end = end_of(object, segment, listener->page);
        if (!is_written(object, start, end, listener->page)) listener->tell(start, end, listener->context);
    }
    return 0;
}

void vow_for_each_unwritten(void (*tell)(uintptr_t start, uintptr_t end, void *context), void *context) {
    struct listener listener = {tell, context, (uintptr_t)sysconf(_SC_PAGESIZE)};
    dl_iterate_phdr(take, &listener);
}
