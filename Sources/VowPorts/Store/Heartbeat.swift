package import VowCore

/// A mark that a watching process writes periodically, outside the log, so that its end can be dated.
///
/// A mark may be lost in a power cut; it is never too new. Each mark carries a code under a key of the vault; marks
/// without a valid code are ignored. Thread-safe.
package protocol Heartbeat: Sendable {
    /// A name of the machine's present boot, different for each boot; nil if unknown.
    var boot: String? { get }
    /// The newest valid mark, or nil.
    func last() -> HeartbeatMark?
    /// Writes a mark. Never throws: a failure does not affect the alarm.
    func beat(at instant: Instant)
}

/// A heartbeat mark of a watching process.
package struct HeartbeatMark: Hashable, Sendable {
    /// When it was written.
    package let at: Instant
    /// The boot in which it was written; see `Heartbeat.boot`.
    package let boot: String

    package init(at: Instant, boot: String) {
        self.at = at
        self.boot = boot
    }
}

/// The daemon's supervisor, such as a service manager.
///
/// Thread-safe; calls neither block nor throw.
package protocol Supervisor: Sendable {
    /// The interval in which `alive` is expected, or nil if nobody waits for it.
    var aliveWithinMilliseconds: Int64? { get }
    /// Changes that interval; the supervisor restarts the daemon if `alive` does not come in time.
    func expectAlive(withinMilliseconds: Int64)
    /// The daemon has loaded its log and watches.
    func ready()
    /// The daemon still watches.
    func alive()
    /// The daemon is about to end.
    func stopping()
    /// A status text for the service manager.
    func status(_ text: String)
}

/// A signal from the machine.
package enum MachineSignal: Hashable, Sendable {
    /// It is about to sleep; followers may have a moment to prepare.
    case suspending
    /// It is awake again.
    case resumed
    /// The device's zone setting changed.
    case zoneChanged
}

/// Follows the machine's signals; missed ones are noticed later by the clock.
package protocol MachineWatch: AnyObject, Sendable {
    /// Calls `body` on its own thread for each signal, until `end`.
    ///
    /// Throws if the machine offers no such signals; the daemon then relies on the clock alone.
    func follow(_ body: @escaping @Sendable (MachineSignal) -> Void) throws(PortFailure)
    /// Stops following.
    func end()
    /// Allows the machine to sleep: all preparations are complete.
    func allowSleep()
}

extension MachineWatch {
    /// Does nothing: no sleep is delayed.
    package func allowSleep() {}
}
