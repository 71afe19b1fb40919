import CMemory
import Glibc
public import VowPorts

/// Gives back this process's freed heap, and the program code and constants that only the start or a ring needed.
///
/// What is read from files stays in the kernel's page cache; a page that is wanted again is mapped again without reading
/// the disk, as long as the machine is not short of memory (madvise(2), `MADV_DONTNEED` on read-only file pages).
public struct ProcessMemoryTrimmer: MemoryTrimmer {
    /// Makes a trimmer.
    public init() {}

    /// Trims the heap, then code and constants.
    public func trim() {
        malloc_trim(0)
        LoadedCode.forEach { pages in
            // A refusal costs nothing but the memory.
            _ = madvise(UnsafeMutableRawPointer(bitPattern: pages.lowerBound), pages.count, MADV_DONTNEED)
        }
    }
}
