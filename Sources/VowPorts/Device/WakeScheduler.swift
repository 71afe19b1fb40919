public import VowCore

/// One way to be awake in time, as it stands on this machine.
public struct WakeMethod: Hashable, Sendable {
    /// Whether the way is open.
    public enum State: String, Hashable, Sendable {
        /// It can be used.
        case ready
        /// The machine has no such thing.
        case missing
        /// It is there, and Vow may not use it.
        case denied
    }

    /// Which one.
    public let means: WakeMeans
    /// Whether it can be used.
    public let state: State
    /// One sentence: why the state is what it is.
    public let reason: String
    /// One sentence: what to do about it; empty when nothing is to be done.
    public let repair: String

    /// Makes a method.
    public init(means: WakeMeans, state: State, reason: String, repair: String = "") {
        self.means = means
        self.state = state
        self.reason = reason
        self.repair = repair
    }
}

/// Makes sure that the machine is awake at an instant: by a clock that wakes it, or by keeping it awake.
///
/// All calls may be made from any thread and return within a second.
public protocol WakeScheduler: AnyObject, Sendable {
    /// All ways, best first, each looked at honestly: what can be created but wakes nothing is missing.
    func methods() -> [WakeMethod]
    /// Arms the first way that is open, and says which; nil in place of an instant disarms.
    ///
    /// Arming anew replaces what was armed. Throws when no way is open: the machine has to be kept awake.
    @discardableResult
    func arm(_ instant: Instant?) throws(PortFailure) -> WakeMeans
}
