import Synchronization
public import VowPorts

/// A supervisor that remembers how often it was to hear of the daemon.
public final class RecordingSupervisor: Supervisor {
    private let asked = Mutex<[Int64]>([])
    /// See `Supervisor`.
    public let aliveWithinMilliseconds: Int64?

    /// A supervisor that waits so long at first.
    public init(aliveWithinMilliseconds: Int64?) { self.aliveWithinMilliseconds = aliveWithinMilliseconds }

    /// Each change of how often it is to hear, in milliseconds.
    public var terms: [Int64] { asked.withLock { $0 } }

    /// See `Supervisor`.
    public func expectAlive(withinMilliseconds: Int64) { asked.withLock { $0.append(withinMilliseconds) } }
    /// See `Supervisor`.
    public func ready() {}
    /// See `Supervisor`.
    public func alive() {}
    /// See `Supervisor`.
    public func stopping() {}
    /// See `Supervisor`.
    public func status(_ text: String) {}
}
