import CMemory

/// The stretches of memory that the loader mapped from the program and its libraries and that nobody writes: code and
/// constants.
enum LoadedCode {
    private struct Visit {
        let body: (Range<UInt>) -> Void
    }

    /// Calls `body` with each stretch, in whole pages.
    ///
    /// Meanwhile the loader takes nothing away and adds nothing. That is what makes it safe to give a stretch back: one
    /// that was looked up before, as in proc_pid_smaps(5), may belong to somebody's heap by then.
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
