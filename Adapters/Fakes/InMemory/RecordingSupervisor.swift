import Synchronization
public import VowPorts

/// A supervisor that records the intervals it is asked to expect.
public final class RecordingSupervisor: Supervisor {
    private let asked = Mutex<[Int64]>([])
    /// See `Supervisor`.
    public let aliveWithinMilliseconds: Int64?

    /// Creates a supervisor with its initial interval.
    public init(aliveWithinMilliseconds: Int64?) { self.aliveWithinMilliseconds = aliveWithinMilliseconds }

    /// All intervals passed to `expectAlive`, in milliseconds.
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
