import CMalloc
import Glibc
public import VowPorts

/// Gives back this process's freed heap, and the program code and constants that only the start or a ring needed.
///
/// What is read from files stays in the kernel's page cache; a page that is wanted again is mapped again without reading
/// the disk, as long as the machine is not short of memory (madvise(2), `MADV_DONTNEED` on read-only file pages).
public struct ProcessMemoryTrimmer: MemoryTrimmer {
    private let path: String

    /// Makes a trimmer; `path` is where the kernel tells of this process's mappings and what each holds.
    public init(path: String = "/proc/self/smaps") { self.path = path }

    /// Trims the heap, then what is mapped from files.
    public func trim() {
        var reader = MappingReader()
        // Line by line: the whole would be memory that this is to give back.
        if let file = fopen(path, "re") {
            var line: UnsafeMutablePointer<CChar>?
            var capacity = 0
            while getline(&line, &capacity, file) > 0, let line { reader.read(String(cString: line)) }
            free(line)
            fclose(file)
        }
        malloc_trim(0)
        for range in reader.unwritten {
            guard let start = UnsafeMutableRawPointer(bitPattern: range.lowerBound) else { continue }
            // A refusal costs nothing but the memory.
            _ = madvise(start, range.count, MADV_DONTNEED)
        }
    }

    /// The mappings of files that cannot be written and of which no page was: those hold what the file does.
    ///
    /// Where the loader wrote its relocations into a mapping and then locked it, that one has anonymous pages, whose
    /// content would be lost.
    static func unwrittenRanges(_ smaps: String) -> [Range<UInt>] {
        var reader = MappingReader()
        for line in smaps.split(separator: "\n") { reader.read(String(line)) }
        return reader.unwritten
    }
}

/// Reads proc_pid_smaps(5): a line that heads each mapping, then lines of what it holds.
private struct MappingReader {
    private(set) var unwritten: [Range<UInt>] = []
    /// The mapping whose lines are being read, where it is of a file and cannot be written.
    private var candidate: Range<UInt>?

    mutating func read(_ line: String) {
        let fields = line.split(maxSplits: 5, omittingEmptySubsequences: true) { $0 == " " || $0 == "\n" }
        guard let name = fields.first else { return }
        if name.last != ":" {
            candidate = range(fields)
        } else if name == "Anonymous:", let found = candidate {
            candidate = nil
            if fields.count > 1, fields[1] == "0" { unwritten.append(found) }
        }
    }

    private func range(_ fields: [Substring]) -> Range<UInt>? {
        // The path stands in a column of its own, after any number of spaces.
        guard fields.count == 6, fields[1] == "r-xp" || fields[1] == "r--p",
            fields[5].drop(while: { $0 == " " }).hasPrefix("/")
        else { return nil }
        let ends = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
        return ends.count == 2 && ends[0] < ends[1] ? ends[0]..<ends[1] : nil
    }
}
