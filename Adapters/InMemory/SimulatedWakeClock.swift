import Foundation
public import VowCore
public import VowPorts

/// A clock whose time stands still until it is told to go on.
///
/// The waiting thread sleeps until its instant has come, the clock was set, or it is interrupted; the script that steps
/// the clock can wait until that thread rests again. A wait that the script does not end in time fails loudly.
public final class SimulatedWakeClock: WakeClock, @unchecked Sendable {
    // Everything below is guarded by the condition's lock.
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

    /// Makes a clock that shows an instant; `patienceSeconds` of real time end a test that hangs.
    public init(at start: Instant, patienceSeconds: Double = 60) {
        present = start
        self.patienceSeconds = patienceSeconds
    }

    /// The instant that is shown.
    public func now() -> Instant { locked { present } }

    /// What has passed since the start, whatever was set.
    public func steadyMilliseconds() -> Int64 { locked { steady } }

    /// What the resting thread waits for; nil when it waits for nothing but an interruption.
    public var plannedWake: Instant? { locked { deadline } }

    /// What `standStill` said of the last wait.
    public func lateMilliseconds() -> Int64 { locked { late } }

    /// Rests until there is a reason to go on; throws `script.exhausted` when none comes.
    public func wait(until instant: Instant?) throws(PortFailure) -> WakeReason {
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
                    code: "script.exhausted", message: "A simulated clock was waited for beyond its script.",
                    repair: "Step the clock, or end the daemon.")
            }
        }
    }

    /// Ends the current or the next wait.
    public func interrupt() {
        locked {
            isInterrupted = true
            isResting = false
        }
    }

    /// Lets time pass in which the process does not run, as after SIGSTOP: the waiting thread wakes late, and knows it.
    @discardableResult
    public func standStill(milliseconds: Int64) -> Bool {
        change {
            present = present.adding(milliseconds: milliseconds)
            steady += milliseconds
            (heldUp, isInterrupted) = (milliseconds, true)
        }
    }

    /// Lets time pass, once the waiting thread rests, and returns when it rests again; false when it never did.
    @discardableResult
    public func pass(milliseconds: Int64) -> Bool {
        change {
            present = present.adding(milliseconds: milliseconds)
            steady += milliseconds
        }
    }

    /// Lets time pass until the waiting thread wakes; false when it waits for no instant.
    @discardableResult
    public func passToPlannedWake() -> Bool {
        guard rest(), let wake = plannedWake else { return false }
        return pass(milliseconds: max(0, wake.milliseconds(since: now())))
    }

    /// Sets the clock, as a person or a time server does; positive is forward.
    @discardableResult
    public func set(byMilliseconds milliseconds: Int64) -> Bool {
        change {
            present = present.adding(milliseconds: milliseconds)
            isStepped = true
        }
    }

    /// Sets the clock while nobody waits for it: the next look at it shows the step before any wait tells of it.
    public func setUnnoticed(byMilliseconds milliseconds: Int64) {
        locked { present = present.adding(milliseconds: milliseconds) }
    }

    /// Lets time pass at once, and does not look what the waiting thread makes of it.
    public func passAndLeave(milliseconds: Int64) {
        locked {
            present = present.adding(milliseconds: milliseconds)
            steady += milliseconds
            isResting = false
        }
    }

    /// Lets time pass while the waiting thread sleeps on, as when something else wakes it at the same moment.
    public func passUnnoticed(milliseconds: Int64) {
        condition.lock()
        defer { condition.unlock() }
        present = present.adding(milliseconds: milliseconds)
        steady += milliseconds
    }

    /// Sets the clock at once, and does not look what the waiting thread makes of it.
    public func setAndLeave(byMilliseconds milliseconds: Int64) {
        locked {
            present = present.adding(milliseconds: milliseconds)
            isStepped = true
            isResting = false
        }
    }

    /// Waits until the waiting thread rests; false when that takes longer than the patience.
    @discardableResult
    public func rest() -> Bool {
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
