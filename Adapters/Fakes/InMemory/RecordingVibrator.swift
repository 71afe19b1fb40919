package import VowPorts
import VowSystem

/// A vibrator that moves nothing and records its calls.
package final class RecordingVibrator: Vibrator {
    /// A recorded call.
    package enum Call: Hashable, Sendable {
        /// A `shake`.
        case shake(VibrationPattern)
        /// A `pulse` of this count.
        case pulse(Int)
        /// A `stop`.
        case stop
    }

    private let recorded = Monitor<[Call]>([])
    private let name: String?
    private let lastsMilliseconds: Int?

    /// Creates a vibrator.
    /// - Parameters:
    ///   - name: the device's name; nil for no device, which refuses to shake.
    ///   - lastsMilliseconds: the duration that `shake` reports; nil for until stopped.
    package init(name: String? = "recorded", lastsMilliseconds: Int? = nil) {
        self.name = name
        self.lastsMilliseconds = lastsMilliseconds
    }

    /// All calls so far, oldest first.
    package var calls: [Call] { recorded.read { $0 } }

    /// Waits until the calls meet a condition, or for ten seconds, and returns them.
    package func calls(once isEnough: ([Call]) -> Bool) -> [Call] {
        recorded.wait(milliseconds: 10_000) { isEnough($0) ? $0 : nil } ?? calls
    }

    /// See `Vibrator`.
    package func deviceName() -> String? { name }

    /// See `Vibrator`.
    package func shake(_ pattern: VibrationPattern) throws(PortFailure) -> Int? {
        guard name != nil else { throw .noVibration }
        note(.shake(pattern))
        return lastsMilliseconds
    }

    /// See `Vibrator`.
    package func pulse(count: Int, _ pattern: VibrationPattern) {
        if name != nil { note(.pulse(count)) }
    }

    /// See `Vibrator`.
    package func stop() { note(.stop) }

    private func note(_ call: Call) { recorded.update { $0.append(call) } }
}
