import Synchronization
package import VowCore
package import VowPorts

/// Heartbeat marks in memory, on a machine that a test can reboot.
package final class MemoryHeartbeat: Heartbeat {
    private struct State {
        var boot: String?
        var marks: [HeartbeatMark] = []
        var isTouched = false
    }

    private let state: Mutex<State>

    /// Creates a heartbeat on a machine whose boot has this name.
    package init(boot: String? = "first") { state = Mutex(State(boot: boot)) }

    /// See `Heartbeat`.
    package var boot: String? { state.withLock { $0.boot } }

    /// The instants of all marks, oldest first.
    package var instants: [Instant] { state.withLock { $0.marks.map(\.at) } }

    /// See `Heartbeat`.
    package func last() -> HeartbeatMark? { state.withLock { $0.isTouched ? nil : $0.marks.last } }

    /// See `Heartbeat`.
    package func beat(at instant: Instant) {
        state.withLock { state in
            guard let boot = state.boot else { return }
            state.marks.append(HeartbeatMark(at: instant, boot: boot))
            state.isTouched = false
        }
    }

    /// Reboots the machine.
    package func restartMachine(boot: String) { state.withLock { $0.boot = boot } }

    /// Simulates a writer without the key, whose mark proves nothing.
    package func overwrite() { state.withLock { $0.isTouched = true } }
}
