package import VowRecitation

/// An engine's transcript.
package struct Transcript: Hashable, Sendable {
    /// The words, as the engine writes them; may be empty.
    package let text: String
    /// The engine's stable name ("moonshine", "pocketsphinx", "whisper").
    package let engine: String
    /// The model's name and version, as recorded with each attempt.
    package let model: String

    /// A part of the sound that was transcribed separately.
    package struct Piece: Hashable, Sendable {
        /// The part's words.
        package let text: String
        /// The part's samples.
        package let samples: Range<Int>

        package init(text: String, samples: Range<Int>) {
            self.text = text
            self.samples = samples
        }
    }

    /// The parts that were transcribed separately, in order; empty if the sound was transcribed as a whole.
    package let pieces: [Piece]
    /// Whether the engine fell into a repetition loop, which is removed from the text: the engine's fault, not the
    /// speaker's words.
    package let endedInLoop: Bool

    package init(
        text: String, engine: String, model: String, pieces: [Piece] = [], endedInLoop: Bool = false
    ) {
        self.text = text
        self.engine = engine
        self.model = model
        self.pieces = pieces
        self.endedInLoop = endedInLoop
    }
}

/// Transcribes speech.
///
/// Not thread-safe. The same samples and expectation give the same text on the same machine.
package protocol Transcriber: AnyObject, Sendable {
    /// The engine's stable name.
    var engine: String { get }
    /// The model's name and version.
    var model: String { get }
    /// Whether `expect` changes what the engine recognises.
    var leansTowardsExpectedLines: Bool { get }
    /// Whether `weigh` returns opinions.
    var weighsWordings: Bool { get }
    /// The processor time that the engine has used outside the calling thread, in milliseconds.
    var elsewhereProcessorMilliseconds: Int64 { get }
    /// Passes the words that the person may say, so that the engine can lean towards them (never exclusively). Engines
    /// without such a means ignore this. Takes at most 500 ms, and nothing if unchanged.
    func expect(lines: [String], words: [String]) throws(PortFailure)
    /// The words in mono samples at 16 kHz, at most 30 s. Silence gives an empty text.
    func transcribe(_ samples: [Float]) throws(PortFailure) -> Transcript
    /// The likelihoods of doubtful lines' wordings in a transcribed sound: one of its pieces, or the whole. At most one
    /// opinion per question; empty for engines without this ability.
    func weigh(_ questions: [WordingQuestion], in samples: [Float]) throws(PortFailure) -> [LineOpinion]
}

extension Transcriber {
    /// False: most engines ignore expectations.
    package var leansTowardsExpectedLines: Bool { false }
    /// False: most engines cannot weigh other words.
    package var weighsWordings: Bool { false }
    /// 0.
    package var elsewhereProcessorMilliseconds: Int64 { 0 }
    /// Empty: most engines cannot weigh other words.
    package func weigh(_ questions: [WordingQuestion], in samples: [Float]) throws(PortFailure)
        -> [LineOpinion]
    {
        []
    }
}

/// Detects, chunk by chunk, whether someone speaks.
package protocol VoiceActivityDetector: AnyObject, Sendable {
    /// The chunk length it needs, in samples at 16 kHz.
    var chunkLengthSamples: Int { get }
    /// Whether this chunk contains speech; pass chunks of `chunkLengthSamples` in order.
    ///
    /// The answer follows the sound within 100 ms and does not bridge pauses: the caller counts silence.
    func hearsSpeech(in chunk: [Float]) throws(PortFailure) -> Bool
    /// Discards all earlier chunks.
    func reset()
}

/// Creates the configured speech engines of a language.
package protocol TranscriberSource: Sendable {
    /// Loads the engine, which may take seconds and hundreds of megabytes.
    func transcriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber
    /// The same, but throws instead of returning another engine.
    func exactTranscriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber
    /// A new voice activity detector.
    func voiceActivityDetector() throws(PortFailure) -> any VoiceActivityDetector
    /// The embedding model of a language, or nil if none is installed.
    func embedder(for language: Language) -> (any Embedder)?
    /// The speech aligner of a language, or nil if none is installed.
    func aligner(for language: Language) throws(PortFailure) -> (any SpeechAligner)?
    /// The analyser used for liveness checks, or nil if none is installed.
    func soundAnalyst() -> (any SoundAnalyst)?
    /// Ends a run: engines that failed in it may be tried again.
    func forgetFaults()
}

extension TranscriberSource {
    /// Nil: optional.
    package func embedder(for language: Language) -> (any Embedder)? { nil }
    /// Nil: optional.
    package func aligner(for language: Language) throws(PortFailure) -> (any SpeechAligner)? { nil }
    /// Nil: optional.
    package func soundAnalyst() -> (any SoundAnalyst)? { nil }
    /// Does nothing: most sources remember no failures.
    package func forgetFaults() {}
}

extension TranscriberSource {
    /// Requests the engine, and throws if another one is returned.
    package func exactTranscriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber {
        let loaded = try transcriber(engine: engine, language: language)
        guard engine.split(separator: ":").first.map(String.init) == loaded.engine else {
            throw PortFailure(
                code: "speech.engine", message: .engineCannotBeHad(engine: engine),
                repair: .runVowModelsListTo)
        }
        return loaded
    }
}
