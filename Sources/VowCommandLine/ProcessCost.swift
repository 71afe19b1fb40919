import Glibc

/// What this process has cost so far.
package enum ProcessCost {
    /// The processor time of all its threads, in seconds.
    package static func processorSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The largest resident memory, in megabytes.
    package static func peakMegabytes() -> Int? {
        var usage = rusage()
        guard getrusage(Int32(RUSAGE_SELF.rawValue), &usage) == 0 else { return nil }
        return usage.ru_maxrss * 1_024 / 1_000_000
    }
}
