import Foundation
package import VowCore
package import VowPorts

/// A clock that stands still until a script advances it.
///
/// The waiting thread sleeps until its instant has come, the clock was set, or it is interrupted. The script can wait
/// until that thread sleeps again. A wait that the script does not end in time throws.
package final class SimulatedWakeClock: WakeClock, @unchecked Sendable {
    // Guarded by the condition's lock.
    private let condition = NSCondition()
    private let patienceSeconds: Double
    private var present: Instant
    private var steady: Int64 = 0
    private var isInterrupted = false
    private var isStepped = false
    private var isResting = false
    private var deadline: Instant?
    private var late: Int64 = 0
    private var heldUp: Int64 = 0

    /// Creates a clock that shows `start`. A test that hangs fails after `patienceSeconds` of real time.
    package init(at start: Instant, patienceSeconds: Double = 60) {
        present = start
        self.patienceSeconds = patienceSeconds
    }

    /// The instant that is shown.
    package func now() -> Instant { locked { present } }

    /// The time since the start, unaffected by clock changes.
    package func steadyMilliseconds() -> Int64 { locked { steady } }

    /// The instant that the sleeping thread waits for, or nil if it waits for an interruption only.
    package var plannedWake: Instant? { locked { deadline } }

    /// The length of the standstill in the last wait.
    package func lateMilliseconds() -> Int64 { locked { late } }

    /// Sleeps until there is a reason to wake; throws `script.exhausted` if none comes in time.
    package func wait(until instant: Instant?) throws(PortFailure) -> WakeReason {
        let limit = Date(timeIntervalSinceNow: patienceSeconds)
        condition.lock()
        defer {
            isResting = false
            (late, heldUp) = (heldUp, 0)
            condition.unlock()
        }
        deadline = instant
        while true {
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
            condition.broadcast()
            guard condition.wait(until: limit) else {
                throw PortFailure(
                    code: "script.exhausted",
                    message: TextCode(worded: "A simulated clock was waited for beyond its script."),
                    repair: TextCode(worded: "Step the clock, or end the daemon."))
            }
        }
    }

    /// Ends the current or the next wait.
    package func interrupt() {
        locked {
            isInterrupted = true
            isResting = false
        }
    }

    /// Advances the time as if the process had been stopped (SIGSTOP): the waiting thread wakes late and reports so.
    @discardableResult
    package func standStill(milliseconds: Int64) -> Bool {
        change {
            present = present.adding(milliseconds: milliseconds)
            steady += milliseconds
            (heldUp, isInterrupted) = (milliseconds, true)
        }
    }

    /// Once the waiting thread sleeps, advances the time and waits until it sleeps again; false if it never did.
    @discardableResult
    package func pass(milliseconds: Int64) -> Bool {
        change {
            present = present.adding(milliseconds: milliseconds)
            steady += milliseconds
        }
    }

    /// Advances the time to the waiting thread's instant; false if it waits for none.
    @discardableResult
    package func passToPlannedWake() -> Bool {
        guard rest(), let wake = plannedWake else { return false }
        return pass(milliseconds: max(0, wake.milliseconds(since: now())))
    }

    /// Sets the clock, as a person or a time server does; positive is forward.
    @discardableResult
    package func set(byMilliseconds milliseconds: Int64) -> Bool {
        change {
            present = present.adding(milliseconds: milliseconds)
            isStepped = true
        }
    }

    /// Sets the clock while nobody waits: `now` shows the change before any wait reports it.
    package func setUnnoticed(byMilliseconds milliseconds: Int64) {
        locked { present = present.adding(milliseconds: milliseconds) }
    }

    /// Advances the time and returns without waiting for the waiting thread.
    package func passAndLeave(milliseconds: Int64) {
        locked {
            present = present.adding(milliseconds: milliseconds)
            steady += milliseconds
            isResting = false
        }
    }

    /// Advances the time without waking the waiting thread, as if something else woke it at that moment.
    package func passUnnoticed(milliseconds: Int64) {
        condition.lock()
        defer { condition.unlock() }
        present = present.adding(milliseconds: milliseconds)
        steady += milliseconds
    }

    /// Sets the clock and returns without waiting for the waiting thread.
    package func setAndLeave(byMilliseconds milliseconds: Int64) {
        locked {
            present = present.adding(milliseconds: milliseconds)
            isStepped = true
            isResting = false
        }
    }

    /// Waits until the waiting thread sleeps; false if that takes longer than `patienceSeconds`.
    @discardableResult
    package func rest() -> Bool {
        let limit = Date(timeIntervalSinceNow: patienceSeconds)
        condition.lock()
        defer { condition.unlock() }
        while !isResting { if !condition.wait(until: limit) { return false } }
        return true
    }

    private func change(_ body: () -> Void) -> Bool {
        guard rest() else { return false }
        locked {
            body()
            isResting = false
        }
        return rest()
    }

    private func locked<Value>(_ body: () -> Value) -> Value {
        condition.lock()
        defer {
            condition.broadcast()
            condition.unlock()
        }
        return body()
    }
}
