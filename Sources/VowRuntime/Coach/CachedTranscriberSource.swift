package import VowPorts
package import VowRecitation

/// Recognisers that are loaded once for each language and remember the sound that they heard last: a rater asks for the
/// same words once more, which takes a larger engine a second.
///
/// Of one thread, like the transcribers that it hands out. An engine that fails is loaded anew when it is asked for next, and
/// so is one beside which a detector failed: they may have been one process.
package final class CachedTranscriberSource: TranscriberSource, @unchecked Sendable {
    private struct Name: Hashable {
        let engine: String
        let language: Language
    }

    private let source: any TranscriberSource
    // Used by one thread, as documented.
    private var loaded: [Name: CachedTranscriber] = [:]

    /// Remembers for a source.
    package init(_ source: any TranscriberSource) { self.source = source }

    /// See `TranscriberSource`.
    package func transcriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber {
        let name = Name(engine: engine, language: language)
        if let known = loaded[name], !known.hasFailed { return known }
        let made = CachedTranscriber(try source.transcriber(engine: engine, language: language))
        loaded[name] = made
        return made
    }

    /// See `TranscriberSource`; not remembered.
    package func exactTranscriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber {
        try source.exactTranscriber(engine: engine, language: language)
    }

    /// See `TranscriberSource`.
    package func voiceActivityDetector() throws(PortFailure) -> any VoiceActivityDetector {
        NotingDetector(try source.voiceActivityDetector()) { [weak self] in self?.loaded = [:] }
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
        loaded = [:]
        source.forgetFaults()
    }
}

/// A transcriber that gives its last answer again for the same sound; an instance is used by one thread at a time.
private final class CachedTranscriber: Transcriber, @unchecked Sendable {
    private let engineItself: any Transcriber
    private var last: (samples: [Float], transcript: Transcript)?
    /// Whether it failed since it was made.
    private(set) var hasFailed = false

    init(_ transcriber: any Transcriber) { engineItself = transcriber }

    var engine: String { engineItself.engine }
    var model: String { engineItself.model }
    var leansTowardsExpectedLines: Bool { engineItself.leansTowardsExpectedLines }
    var weighsWordings: Bool { engineItself.weighsWordings }
    var elsewhereProcessorMilliseconds: Int64 { engineItself.elsewhereProcessorMilliseconds }

    func expect(lines: [String], words: [String]) throws(PortFailure) {
        // An engine that leans hears otherwise from now on.
        if leansTowardsExpectedLines { last = nil }
        try noting { () throws(PortFailure) in try engineItself.expect(lines: lines, words: words) }
    }

    func transcribe(_ samples: [Float]) throws(PortFailure) -> Transcript {
        if let last, last.samples == samples { return last.transcript }
        let heard = try noting { () throws(PortFailure) in try engineItself.transcribe(samples) }
        last = (samples, heard)
        return heard
    }

    func weigh(_ questions: [WordingQuestion], in samples: [Float]) throws(PortFailure) -> [LineOpinion] {
        try noting { () throws(PortFailure) in try engineItself.weigh(questions, in: samples) }
    }

    private func noting<Result>(_ work: () throws(PortFailure) -> Result) throws(PortFailure) -> Result {
        do throws(PortFailure) { return try work() } catch {
            hasFailed = true
            throw error
        }
    }
}

/// A detector that tells when it fails.
private final class NotingDetector: VoiceActivityDetector, @unchecked Sendable {
    private let detector: any VoiceActivityDetector
    // Called on the thread that uses the detector.
    private let failed: () -> Void

    init(_ detector: any VoiceActivityDetector, failed: @escaping () -> Void) {
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
