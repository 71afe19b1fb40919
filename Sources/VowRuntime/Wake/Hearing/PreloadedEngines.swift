import Foundation
import VowPorts
import VowRecitation
import VowSystem

/// The recogniser and the detector of a run that is about to come, loaded some seconds ahead of it.
///
/// Loading starts a process and reads up to hundreds of megabytes. `remove` waits for a loading that is under
/// way, and gives nil where it failed: the run then loads them itself and reports the failure. Safe from any
/// thread.
final class PreloadedEngines: Sendable {
    /// What was loaded.
    struct Ears {
        let transcriber: any Transcriber
        let detector: any VoiceActivityDetector
    }

    private struct Kept: Sendable {
        let engine: String
        let language: Language
        let ears: Ears
    }

    private struct State: Sendable {
        var kept: Kept?
        var isLoading = false
        var isWanted = false
    }

    private let state = Monitor(State())

    /// Begins to load on a thread of its own; a loading that is under way goes on. What was loaded for an earlier ring is
    /// let go, since its process may have ended meanwhile.
    func load(_ engine: String, _ language: Language, from source: any TranscriberSource) {
        let isIdle = state.update { state in
            state.isWanted = true
            guard !state.isLoading else { return false }
            (state.kept, state.isLoading) = (nil, true)
            return true
        }
        guard isIdle else { return }
        Thread.detachNewThread { [state] in
            let loaded = Self.loaded(engine, language, from: source)
            state.update { state in
                state.isLoading = false
                guard state.isWanted, let loaded else { return }
                state.kept = Kept(engine: engine, language: language, ears: loaded)
            }
        }
    }

    /// What was loaded of an engine for a language, which is the caller's from now on; nil where it is another, or none.
    func remove(_ engine: String, _ language: Language) -> Ears? {
        let kept = state.wait { state -> Kept?? in
            guard !state.isLoading else { return nil }
            defer { (state.kept, state.isWanted) = (nil, false) }
            return .some(state.kept)
        }
        return kept.flatMap { $0.engine == engine && $0.language == language ? $0.ears : nil }
    }

    /// Lets go of what was loaded; what is under way is not kept.
    func drop() {
        state.update { ($0.kept, $0.isWanted) = (nil, false) }
    }

    private static func loaded(_ engine: String, _ language: Language, from source: any TranscriberSource)
        -> Ears?
    {
        // The run loads them again and reports the failure.
        guard let transcriber = try? source.transcriber(engine: engine, language: language),
            let detector = try? source.voiceActivityDetector()
        else { return nil }
        return Ears(transcriber: transcriber, detector: detector)
    }
}
