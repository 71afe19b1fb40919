public import VowCore

/// Why a wait ended.
public enum WakeReason: Hashable, Sendable {
    /// The instant that was waited for has come.
    case due
    /// The system clock was set, or the machine resumed: every plan must be made anew.
    case clockChanged
    /// Another thread called `interrupt`.
    case interrupted
}

/// Tells how much time has passed, and nothing else.
public protocol SteadyClock: AnyObject, Sendable {
    /// A clock that never steps and counts suspended time, in milliseconds; for measuring gaps.
    func steadyMilliseconds() -> Int64
}

/// The time, and one timer to sleep in.
///
/// One thread waits; `interrupt` may be called from any thread, also before the wait, which then returns
/// at once. Waiting costs nothing: no polling, no periodic wake-up.
public protocol WakeClock: SteadyClock {
    /// The present, as the system's wall clock shows it.
    func now() -> Instant
    /// How long the machine has slept since it was started, in milliseconds; a difference tells of one sleep.
    func suspendedMilliseconds() -> Int64
    /// Sleeps until `instant` (nil: for ever), a clock step, or an interruption, whichever comes first.
    func wait(until instant: Instant?) throws(PortFailure) -> WakeReason
    /// The same; and once this process has not run for more than `standstill` milliseconds, the wait ends as
    /// interrupted. Costs a look each second; nil looks only at the end.
    func wait(until instant: Instant?, noticing standstill: Int64?) throws(PortFailure) -> WakeReason
    /// How long this process did not run when it should have, during the last wait, in milliseconds: it was stopped by
    /// a signal, or got no time. Sleep of the machine and steps of the clock are no part of it. Of the waiting thread.
    func lateMilliseconds() -> Int64
    /// Ends the current or the next wait.
    func interrupt()
}

extension WakeClock {
    /// A device that never sleeps.
    public func suspendedMilliseconds() -> Int64 { 0 }

    /// A clock whose waits end in time.
    public func lateMilliseconds() -> Int64 { 0 }

    /// A clock whose waits end in time.
    public func wait(until instant: Instant?, noticing standstill: Int64?) throws(PortFailure) -> WakeReason {
        try wait(until: instant)
    }

    /// Both clocks at one moment, so that their difference tells of a step of the wall clock.
    ///
    /// A thread may be held up between two looks: what took longer than 20 ms is looked at again, a few times.
    public func reading() -> (wall: Instant, steadyMilliseconds: Int64) {
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
public protocol Entropy: Sendable {
    /// The next 64 bits.
    func next() -> UInt64
}
