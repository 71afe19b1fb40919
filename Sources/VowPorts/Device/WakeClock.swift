package import VowCore

/// Why a wait ended.
package enum WakeReason: Hashable, Sendable {
    /// The instant has come.
    case due
    /// The system clock was set, or the machine resumed: every plan must be recomputed.
    case clockChanged
    /// Another thread called `interrupt`.
    case interrupted
}

/// Measures elapsed time only.
package protocol SteadyClock: AnyObject, Sendable {
    /// Milliseconds of a clock that never steps and includes suspended time; for measuring gaps.
    func steadyMilliseconds() -> Int64
}

/// The time, and a timer to sleep on.
///
/// A single thread waits. `interrupt` is thread-safe and may come before the wait, which then returns immediately. A
/// wait does not poll or wake periodically.
package protocol WakeClock: SteadyClock {
    /// The system's wall clock.
    func now() -> Instant
    /// The total time the machine has been suspended since it booted, in milliseconds.
    func suspendedMilliseconds() -> Int64
    /// Sleeps until `instant` (nil: for ever), a clock step, or an interruption, whichever comes first.
    func wait(until instant: Instant?) throws(PortFailure) -> WakeReason
    /// The same, but also ends as interrupted once this process has not run for more than `standstill` milliseconds.
    /// Checks every second; with nil only at the end.
    func wait(until instant: Instant?, noticing standstill: Int64?) throws(PortFailure) -> WakeReason
    /// How long this process did not run during the last wait although it should have, in milliseconds: it was stopped
    /// by a signal, or got no processor time. Excludes suspended time and clock steps. Call on the waiting thread.
    func lateMilliseconds() -> Int64
    /// Ends the current or the next wait.
    func interrupt()
}

extension WakeClock {
    /// 0, for a device that never sleeps.
    package func suspendedMilliseconds() -> Int64 { 0 }

    /// 0, for a clock whose waits end in time.
    package func lateMilliseconds() -> Int64 { 0 }

    /// Ignores `standstill`, for a clock whose waits end in time.
    package func wait(until instant: Instant?, noticing standstill: Int64?) throws(PortFailure) -> WakeReason
    {
        try wait(until: instant)
    }

    /// Both clocks at the same moment, so that their difference reveals a step of the wall clock.
    ///
    /// The thread may be delayed between the two readings: repeats readings more than 20 ms apart, up to eight times.
    package func reading() -> (wall: Instant, steadyMilliseconds: Int64) {
        var before = steadyMilliseconds()
        for _ in 0..<8 {
            let wall = now()
            let after = steadyMilliseconds()
            if after - before <= 20 { return (wall, after) }
            before = after
        }
        return (now(), steadyMilliseconds())
    }
}

/// Unpredictable bits for challenge words and identifiers.
package protocol Entropy: Sendable {
    /// The next 64 bits.
    func next() -> UInt64
}
