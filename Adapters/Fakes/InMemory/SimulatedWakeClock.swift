package import VowCore
package import VowPorts
import VowSystem

/// A clock that stands still until a script advances it.
///
/// The waiting thread sleeps until its instant has come, the clock was set, or it is interrupted. The script can wait
/// until that thread sleeps again. A wait that the script does not end in time throws.
package final class SimulatedWakeClock: WakeClock {
    private struct State {
        var present: Instant
        var steady: Int64 = 0
        var isInterrupted = false
        var isStepped = false
        /// Whether the waiting thread sleeps. Setting it to false must wake that thread.
        var isResting = false
        var deadline: Instant?
        var late: Int64 = 0
        var heldUp: Int64 = 0

        mutating func advance(_ milliseconds: Int64) {
            present = present.adding(milliseconds: milliseconds)
            steady += milliseconds
        }

        mutating func step(_ milliseconds: Int64) {
            present = present.adding(milliseconds: milliseconds)
            isStepped = true
        }

        /// Returns why a thread that waits for `instant` wakes, or has it rest.
        mutating func wakeOrRest(until instant: Instant?) -> WakeReason? {
            isResting = false
            if isInterrupted {
                isInterrupted = false
                return .interrupted
            }
            if isStepped {
                isStepped = false
                return .clockChanged
            }
            if let instant, instant <= present { return .due }
            isResting = true
            return nil
        }
    }

    private let state: Monitor<State>
    private let patienceMilliseconds: Int

    /// Creates a clock that shows `start`. A test that hangs fails after `patienceSeconds` of real time.
    package init(at start: Instant, patienceSeconds: Double = 60) {
        state = Monitor(State(present: start))
        patienceMilliseconds = Int(patienceSeconds * 1_000)
    }

    /// The instant that is shown.
    package func now() -> Instant { state.read { $0.present } }

    /// The time since the start, unaffected by clock changes.
    package func steadyMilliseconds() -> Int64 { state.read { $0.steady } }

    /// The instant that the sleeping thread waits for, or nil if it waits for an interruption only.
    package var plannedWake: Instant? { state.read { $0.deadline } }

    /// The length of the standstill in the last wait.
    package func lateMilliseconds() -> Int64 { state.read { $0.late } }

    /// Sleeps until there is a reason to wake; throws `script.exhausted` if none comes in time.
    package func wait(until instant: Instant?) throws(PortFailure) -> WakeReason {
        defer {
            state.update { state in
                state.isResting = false
                (state.late, state.heldUp) = (state.heldUp, 0)
            }
        }
        state.update { $0.deadline = instant }
        while true {
            if let reason = state.update({ $0.wakeOrRest(until: instant) }) { return reason }
            guard state.wait(milliseconds: patienceMilliseconds, until: { $0.isResting ? nil : true }) != nil
            else {
                throw PortFailure(
                    code: "script.exhausted",
                    message: TextCode(worded: "A simulated clock was waited for beyond its script."),
                    repair: TextCode(worded: "Step the clock, or end the daemon."))
            }
        }
    }

    /// Ends the current or the next wait.
    package func interrupt() {
        state.update { state in
            state.isInterrupted = true
            state.isResting = false
        }
    }

    /// Advances the time as if the process had been stopped (SIGSTOP): the waiting thread wakes late and reports so.
    @discardableResult
    package func standStill(milliseconds: Int64) -> Bool {
        change { state in
            state.advance(milliseconds)
            (state.heldUp, state.isInterrupted) = (milliseconds, true)
        }
    }

    /// Once the waiting thread sleeps, advances the time and waits until it sleeps again; false if it never did.
    @discardableResult
    package func pass(milliseconds: Int64) -> Bool { change { $0.advance(milliseconds) } }

    /// Advances the time to the waiting thread's instant; false if it waits for none.
    @discardableResult
    package func passToPlannedWake() -> Bool {
        guard rest(), let wake = plannedWake else { return false }
        return pass(milliseconds: max(0, wake.milliseconds(since: now())))
    }

    /// Sets the clock, as a person or a time server does; positive is forward.
    @discardableResult
    package func set(byMilliseconds milliseconds: Int64) -> Bool { change { $0.step(milliseconds) } }

    /// Sets the clock while nobody waits: `now` shows the change before any wait reports it.
    package func setUnnoticed(byMilliseconds milliseconds: Int64) {
        state.update { $0.present = $0.present.adding(milliseconds: milliseconds) }
    }

    /// Advances the time and returns without waiting for the waiting thread.
    package func passAndLeave(milliseconds: Int64) {
        state.update { state in
            state.advance(milliseconds)
            state.isResting = false
        }
    }

    /// Advances the time without waking the waiting thread, as if something else woke it at that moment.
    package func passUnnoticed(milliseconds: Int64) { state.update { $0.advance(milliseconds) } }

    /// Sets the clock and returns without waiting for the waiting thread.
    package func setAndLeave(byMilliseconds milliseconds: Int64) {
        state.update { state in
            state.step(milliseconds)
            state.isResting = false
        }
    }

    /// Waits until the waiting thread sleeps; false if that takes longer than `patienceSeconds`.
    @discardableResult
    package func rest() -> Bool {
        state.wait(milliseconds: patienceMilliseconds) { $0.isResting ? true : nil } ?? false
    }

    private func change(_ body: (inout State) -> Void) -> Bool {
        guard rest() else { return false }
        state.update { state in
            body(&state)
            state.isResting = false
        }
        return rest()
    }
}
