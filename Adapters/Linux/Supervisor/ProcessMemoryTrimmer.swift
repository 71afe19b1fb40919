import CLinux.Memory
import Glibc
import VowPorts

/// Releases freed heap memory, and code and constants that only the start or a ring needed.
///
/// File pages stay in the kernel's page cache; a page that is needed again is mapped without reading the disk, unless
/// memory is short (madvise(2), `MADV_DONTNEED` on read-only file pages).
package struct ProcessMemoryTrimmer: MemoryTrimmer {
    package init() {}

    /// Trims the heap, then code and constants.
    package func trim() {
        malloc_trim(0)
        LoadedCode.forEach { pages in
            // An error only means that the memory stays in use.
            _ = madvise(UnsafeMutableRawPointer(bitPattern: pages.lowerBound), pages.count, MADV_DONTNEED)
        }
    }
}
