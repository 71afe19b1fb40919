import Synchronization
import VowCore
package import VowPorts

/// A microphone that delivers the given samples in chunks of 20 ms, then what its ending says.
///
/// Reads never block. Every `open` starts the script from the beginning. A read before `open` throws.
package final class ScriptedMicrophone: Microphone {
    /// What follows the last scripted sample.
    package enum Ending: Sendable {
        /// The recording ends: `read` returns nil once, then throws.
        case end
        /// Endless silence.
        case silence
        /// A failure of the device.
        case failure(PortFailure)
    }

    private struct State {
        var isOpen = false
        var position = 0
        var ended = false
    }

    private static let chunkSamples = 320
    private let samples: [Float]
    private let ending: Ending
    private let openFailure: PortFailure?
    private let state = Mutex(State())

    /// Creates a microphone; every `open` throws `openFailure` if given.
    package init(_ samples: [Float], ending: Ending = .end, openFailure: PortFailure? = nil) {
        self.samples = samples
        self.ending = ending
        self.openFailure = openFailure
    }

    /// Starts the script from the beginning.
    package func open() throws(PortFailure) {
        if let openFailure { throw openFailure }
        state.withLock { $0 = State(isOpen: true) }
    }

    /// The next 320 samples; the last chunk may be shorter.
    package func read() throws(PortFailure) -> [Float]? {
        let outcome = state.withLock { state -> Result<[Float]?, PortFailure> in
            guard state.isOpen else {
                return state.ended ? .success(nil) : .failure(ScriptedMicrophone.notOpen)
            }
            if state.position < samples.count {
                let end = min(state.position + ScriptedMicrophone.chunkSamples, samples.count)
                defer { state.position = end }
                return .success(Array(samples[state.position..<end]))
            }
            switch ending {
            case .silence:
                return .success(Array(repeating: 0, count: ScriptedMicrophone.chunkSamples))
            case .failure(let failure):
                return .failure(failure)
            case .end:
                state.isOpen = false
                return .success(nil)
            }
        }
        return try outcome.get()
    }

    /// Ends the capture; later reads return nil.
    package func close() {
        state.withLock { state in
            state.isOpen = false
            state.ended = true
        }
    }

    private static let notOpen = PortFailure(
        code: "script.exhausted",
        message: TextCode(worded: "A scripted microphone was read while it was not open."),
        repair: TextCode(worded: "Open it first, or let its script end in silence."))
}
