import Synchronization
import VowPorts

/// A supervisor that records the intervals it is asked to expect.
package final class RecordingSupervisor: Supervisor {
    private let asked = Mutex<[Int64]>([])
    /// See `Supervisor`.
    package let aliveWithinMilliseconds: Int64?

    /// Creates a supervisor with its initial interval.
    package init(aliveWithinMilliseconds: Int64?) { self.aliveWithinMilliseconds = aliveWithinMilliseconds }

    /// All intervals passed to `expectAlive`, in milliseconds.
    package var terms: [Int64] { asked.withLock { $0 } }

    /// See `Supervisor`.
    package func expectAlive(withinMilliseconds: Int64) { asked.withLock { $0.append(withinMilliseconds) } }
    /// See `Supervisor`.
    package func ready() {}
    /// See `Supervisor`.
    package func alive() {}
    /// See `Supervisor`.
    package func stopping() {}
    /// See `Supervisor`.
    package func status(_ text: String) {}
}
