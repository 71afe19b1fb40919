import Synchronization
public import VowPorts

/// A microphone that hears what it was given, in chunks of 20 ms, then what its ending says.
///
/// Nothing is paced: a read never waits. It opens as often as asked, each time at the script's beginning,
/// and fails loudly when it is read while it is not open.
public final class ScriptedMicrophone: Microphone {
    /// What comes after the last scripted sample.
    public enum Ending: Sendable {
        /// The recording ends: `read` returns nil once, and failing is what follows.
        case end
        /// Silence for ever.
        case silence
        /// The device breaks.
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

    /// Makes a microphone; `openFailure` is thrown by every `open`.
    public init(_ samples: [Float], ending: Ending = .end, openFailure: PortFailure? = nil) {
        self.samples = samples
        self.ending = ending
        self.openFailure = openFailure
    }

    /// Begins the script anew.
    public func open() throws(PortFailure) {
        if let openFailure { throw openFailure }
        state.withLock { $0 = State(isOpen: true) }
    }

    /// The next 320 samples; the last chunk of a script may be shorter.
    public func read() throws(PortFailure) -> [Float]? {
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
    public func close() {
        state.withLock { state in
            state.isOpen = false
            state.ended = true
        }
    }

    private static let notOpen = PortFailure(
        code: "script.exhausted", message: "A scripted microphone was read while it was not open.",
        repair: "Open it first, or let its script end in silence.")
}
