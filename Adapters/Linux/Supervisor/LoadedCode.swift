import CLinux.Memory

/// The read-only memory that the loader mapped from the program and its libraries: code and constants.
enum LoadedCode {
    private struct Visit {
        let body: (Range<UInt>) -> Void
    }

    /// Calls `body` with each range, in whole pages.
    ///
    /// The loader maps and unmaps nothing during the calls, which makes it safe to release a range. A range found
    /// earlier, as in proc_pid_smaps(5), may since belong to the heap.
    static func forEach(_ body: (Range<UInt>) -> Void) {
        withoutActuallyEscaping(body) { body in
            withUnsafePointer(to: Visit(body: body)) { visit in
                vow_for_each_unwritten(
                    { start, end, visit in
                        guard let visit else { return }
                        visit.assumingMemoryBound(to: Visit.self).pointee.body(UInt(start)..<UInt(end))
                    }, UnsafeMutableRawPointer(mutating: visit))
            }
        }
    }
}
