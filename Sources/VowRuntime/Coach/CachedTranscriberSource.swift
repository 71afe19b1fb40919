import Synchronization
package import VowPorts
package import VowRecitation

/// Recognisers that are loaded once for each language and remember the sound that they heard last: a rater asks for the
/// same words once more, which takes a larger engine a second.
///
/// Of one thread, like the transcribers that it hands out. An engine that fails is loaded anew when it is asked for next, and
/// so is one beside which a detector failed: they may have been one process.
package final class CachedTranscriberSource: TranscriberSource {
    private struct Name: Hashable {
        let engine: String
        let language: Language
    }

    private let source: any TranscriberSource
    private let loaded = Mutex<[Name: CachedTranscriber]>([:])

    /// Remembers for a source.
    package init(_ source: any TranscriberSource) { self.source = source }

    /// See `TranscriberSource`.
    package func transcriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber {
        let name = Name(engine: engine, language: language)
        if let cached = loaded.withLock({ $0[name] }), !cached.hasFailed { return cached }
        let transcriber = CachedTranscriber(try source.transcriber(engine: engine, language: language))
        loaded.withLock { $0[name] = transcriber }
        return transcriber
    }

    /// See `TranscriberSource`; not remembered.
    package func exactTranscriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber {
        try source.exactTranscriber(engine: engine, language: language)
    }

    /// See `TranscriberSource`.
    package func voiceActivityDetector() throws(PortFailure) -> any VoiceActivityDetector {
        NotingDetector(try source.voiceActivityDetector()) { [weak self] in
            self?.loaded.withLock { $0 = [:] }
        }
    }

    /// See `TranscriberSource`.
    package func embedder(for language: Language) -> (any Embedder)? { source.embedder(for: language) }

    /// See `TranscriberSource`.
    package func aligner(for language: Language) throws(PortFailure) -> (any SpeechAligner)? {
        try source.aligner(for: language)
    }

    /// See `TranscriberSource`.
    package func soundAnalyst() -> (any SoundAnalyst)? { source.soundAnalyst() }

    /// See `TranscriberSource`.
    package func forgetFaults() {
        loaded.withLock { $0 = [:] }
        source.forgetFaults()
    }
}

/// A transcriber that gives its last answer again for the same sound; an instance is used by one thread at a time.
private final class CachedTranscriber: Transcriber {
    private let engineItself: any Transcriber
    private let state = Mutex(State())

    private struct State {
        var last: (samples: [Float], transcript: Transcript)?
        var hasFailed = false
    }

    /// Whether it failed since it was made.
    var hasFailed: Bool { state.withLock { $0.hasFailed } }

    init(_ transcriber: any Transcriber) { engineItself = transcriber }

    var engine: String { engineItself.engine }
    var model: String { engineItself.model }
    var leansTowardsExpectedLines: Bool { engineItself.leansTowardsExpectedLines }
    var weighsWordings: Bool { engineItself.weighsWordings }
    var elsewhereProcessorMilliseconds: Int64 { engineItself.elsewhereProcessorMilliseconds }

    func expect(lines: [String], words: [String]) throws(PortFailure) {
        // An engine that leans hears otherwise from now on.
        if leansTowardsExpectedLines { state.withLock { $0.last = nil } }
        try noting { () throws(PortFailure) in try engineItself.expect(lines: lines, words: words) }
    }

    func transcribe(_ samples: [Float]) throws(PortFailure) -> Transcript {
        if let last = state.withLock({ $0.last }), last.samples == samples { return last.transcript }
        let heard = try noting { () throws(PortFailure) in try engineItself.transcribe(samples) }
        state.withLock { $0.last = (samples, heard) }
        return heard
    }

    func weigh(_ questions: [WordingQuestion], in samples: [Float]) throws(PortFailure) -> [LineOpinion] {
        try noting { () throws(PortFailure) in try engineItself.weigh(questions, in: samples) }
    }

    private func noting<Result>(_ work: () throws(PortFailure) -> Result) throws(PortFailure) -> Result {
        do throws(PortFailure) { return try work() } catch {
            state.withLock { $0.hasFailed = true }
            throw error
        }
    }
}

/// A detector that tells when it fails.
private final class NotingDetector: VoiceActivityDetector {
    private let detector: any VoiceActivityDetector
    private let failed: @Sendable () -> Void

    init(_ detector: any VoiceActivityDetector, failed: @escaping @Sendable () -> Void) {
        self.detector = detector
        self.failed = failed
    }

    var chunkLengthSamples: Int { detector.chunkLengthSamples }

    func hearsSpeech(in chunk: [Float]) throws(PortFailure) -> Bool {
        do throws(PortFailure) { return try detector.hearsSpeech(in: chunk) } catch {
            failed()
            throw error
        }
    }

    func reset() { detector.reset() }
}
