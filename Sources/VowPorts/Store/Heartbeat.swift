public import VowCore

/// The mark that a watching process leaves now and then, outside the log, so that its end can be dated.
///
/// A mark may be lost with a power cut; it is never newer than the truth. Each mark carries a code under a key of the
/// vault, and one that does not prove itself counts as none. All calls may be made from any thread.
public protocol Heartbeat: Sendable {
    /// A name of the machine's present boot, which another boot does not have; nil if the machine tells none.
    var boot: String? { get }
    /// The newest mark, or nil if there is none that proves itself.
    func last() -> HeartbeatMark?
    /// Leaves a mark; a mark that cannot be left is no failure of the alarm, so nothing is thrown.
    func beat(at instant: Instant)
}

/// A mark of a process that watched.
public struct HeartbeatMark: Hashable, Sendable {
    /// When it was left.
    public let at: Instant
    /// In which boot; see `Heartbeat.boot`.
    public let boot: String

    /// Makes a mark.
    public init(at: Instant, boot: String) {
        self.at = at
        self.boot = boot
    }
}

/// What supervises the daemon itself, such as a service manager.
///
/// All calls may be made from any thread; none of them blocks or fails.
public protocol Supervisor: Sendable {
    /// How often `alive` has to come; nil when nobody waits for it.
    var aliveWithinMilliseconds: Int64? { get }
    /// From now on `alive` comes at least so often, and the daemon is started again where it does not.
    func expectAlive(withinMilliseconds: Int64)
    /// The daemon has taken in its log and watches.
    func ready()
    /// The daemon still watches.
    func alive()
    /// The daemon is about to end.
    func stopping()
    /// What it does, in words, for whoever asks the service manager.
    func status(_ text: String)
}

/// What the machine tells about itself.
public enum MachineSignal: Hashable, Sendable {
    /// It is about to sleep; whoever follows may have a moment to prepare.
    case suspending
    /// It is awake again.
    case resumed
    /// The device's zone setting changed.
    case zoneChanged
}

/// Follows the machine's own messages; what it cannot hear is found out later, by the clock.
public protocol MachineWatch: AnyObject, Sendable {
    /// Calls `body` from a thread of its own for each signal, until `end`.
    ///
    /// Throws when the machine offers no such messages; the daemon then goes by the clock alone.
    func follow(_ body: @escaping @Sendable (MachineSignal) -> Void) throws(PortFailure)
    /// Ends the following.
    func end()
    /// Everything was done that had to be done before the machine sleeps.
    func allowSleep()
}

extension MachineWatch {
    /// Nothing waits.
    public func allowSleep() {}
}
