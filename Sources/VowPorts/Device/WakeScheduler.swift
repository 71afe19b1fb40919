package import VowCore

/// A method to have the machine awake in time, and its state.
package struct WakeMethod: Hashable, Sendable {
    /// Whether the method can be used.
    package enum State: String, Hashable, Sendable {
        /// It can be used.
        case ready
        /// The machine does not have it.
        case missing
        /// The machine has it, but Vow may not use it.
        case denied
    }

    /// The kind of method.
    package let means: WakeMeans
    /// Whether it can be used.
    package let state: State
    /// Why the state is what it is.
    package let reason: TextCode
    /// What to do about it; empty if nothing.
    package let repair: TextCode

    package init(means: WakeMeans, state: State, reason: TextCode, repair: TextCode = .none) {
        self.means = means
        self.state = state
        self.reason = reason
        self.repair = repair
    }
}

/// Ensures that the machine is awake at an instant, by a clock that wakes it or by keeping it awake.
///
/// Thread-safe; calls return within a second.
package protocol WakeScheduler: AnyObject, Sendable {
    /// All methods, best first. A method that can be set up but wakes nothing is reported missing.
    func methods() -> [WakeMethod]
    /// Arms the first usable method and returns it; nil for the instant disarms.
    ///
    /// Replaces any alarm armed before. Throws if the machine cannot be woken; keep it awake instead.
    @discardableResult
    func arm(_ instant: Instant?) throws(PortFailure) -> WakeMeans
}
