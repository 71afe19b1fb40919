import Foundation
import VowPorts
import VowRecitation

/// The recogniser and the detector of a run that is about to come, loaded some seconds ahead of it.
///
/// Loading starts a process and reads up to hundreds of megabytes. `remove` waits for a loading that is under
/// way, and gives nil where it failed: the run then loads them itself and reports the failure. Safe from any
/// thread.
final class PreloadedEngines: @unchecked Sendable {
    /// What was loaded.
    struct Ears {
        let transcriber: any Transcriber
        let detector: any VoiceActivityDetector
    }

    private struct Kept {
        let engine: String
        let language: Language
        let ears: Ears
    }

    private let condition = NSCondition()
    // Both are guarded by the condition's lock.
    private var kept: Kept?
    private var isLoading = false
    private var isWanted = false

    /// Begins to load on a thread of its own; a loading that is under way goes on. What was loaded for an earlier ring is
    /// let go, since its process may have ended meanwhile.
    func load(_ engine: String, _ language: Language, from source: any TranscriberSource) {
        condition.lock()
        defer { condition.unlock() }
        isWanted = true
        guard !isLoading else { return }
        (kept, isLoading) = (nil, true)
        Thread.detachNewThread { [self] in
            let loaded = Self.loaded(engine, language, from: source)
            condition.lock()
            isLoading = false
            if isWanted, let loaded { kept = Kept(engine: engine, language: language, ears: loaded) }
            condition.broadcast()
            condition.unlock()
        }
    }

    /// What was loaded of an engine for a language, which is the caller's from now on; nil where it is another, or none.
    func remove(_ engine: String, _ language: Language) -> Ears? {
        condition.lock()
        defer { condition.unlock() }
        while isLoading { condition.wait() }
        defer { (kept, isWanted) = (nil, false) }
        return kept.flatMap { $0.engine == engine && $0.language == language ? $0.ears : nil }
    }

    /// Lets go of what was loaded; what is under way is not kept.
    func drop() {
        condition.lock()
        (kept, isWanted) = (nil, false)
        condition.unlock()
    }

    private static func loaded(_ engine: String, _ language: Language, from source: any TranscriberSource)
        -> Ears?
    {
        guard let transcriber = try? source.transcriber(engine: engine, language: language),
            let detector = try? source.voiceActivityDetector()
        else { return nil }
        return Ears(transcriber: transcriber, detector: detector)
    }
}
