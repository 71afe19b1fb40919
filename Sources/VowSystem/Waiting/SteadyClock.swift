import Glibc

/// The kernel's monotonic clock, by which waits are timed: nobody can set it, and it stands still while the machine sleeps.
package enum SteadyClock {
    /// Milliseconds since a time that means nothing by itself; from any thread.
    package static func milliseconds() -> Int64 {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        return Int64(now.tv_sec) * 1_000 + Int64(now.tv_nsec) / 1_000_000
    }
}
