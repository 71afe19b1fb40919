import CMalloc
import Foundation
import Glibc
public import VowPorts

/// Gives back this process's freed heap, and the program code that only the start or a ring needed.
///
/// Code stays in the kernel's page cache; a page that is called again is mapped again without reading the disk, as
/// long as the machine is not short of memory (madvise(2), `MADV_DONTNEED` on read-only file pages).
public struct ProcessMemoryTrimmer: MemoryTrimmer {
    private let mapsPath: String

    /// Makes a trimmer; `mapsPath` is where the kernel lists this process's mappings.
    public init(mapsPath: String = "/proc/self/maps") { self.mapsPath = mapsPath }

    /// Trims the heap, then the code.
    public func trim() {
        malloc_trim(0)
        guard let maps = try? String(contentsOfFile: mapsPath, encoding: .utf8) else { return }
        for range in ProcessMemoryTrimmer.codeRanges(maps) {
            guard let start = UnsafeMutableRawPointer(bitPattern: range.lowerBound) else { continue }
            // A refusal costs nothing but the memory.
            _ = madvise(start, range.count, MADV_DONTNEED)
        }
    }

    /// The mappings of files that can be run and not be written: these have never changed since they were mapped.
    static func codeRanges(_ maps: String) -> [Range<UInt>] {
        maps.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
            // The path stands in a column of its own, after any number of spaces.
            guard fields.count == 6, fields[1] == "r-xp",
                fields[5].drop(while: { $0 == " " }).hasPrefix("/")
            else { return nil }
            let ends = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
            return ends.count == 2 && ends[0] < ends[1] ? ends[0]..<ends[1] : nil
        }
    }
}
