public import VowRecitation

/// What an engine heard.
public struct Transcript: Hashable, Sendable {
    /// The words, as the engine writes them; empty when it heard none.
    public let text: String
    /// The engine's stable name ("moonshine", "pocketsphinx", "whisper").
    public let engine: String
    /// The model's name and version, as recorded with each attempt.
    public let model: String

    /// A stretch of the sound that the engine heard by itself.
    public struct Piece: Hashable, Sendable {
        /// Its words.
        public let text: String
        /// Its samples.
        public let samples: Range<Int>

        /// Makes a piece.
        public init(text: String, samples: Range<Int>) {
            self.text = text
            self.samples = samples
        }
    }

    /// The stretches that were heard one by one, in order; empty when the sound was heard as a whole.
    public let pieces: [Piece]
    /// Whether the engine fell into a repetition loop, which is cut off from the text: its fault, and not what was said.
    public let endedInLoop: Bool

    /// Makes a transcript.
    public init(
        text: String, engine: String, model: String, pieces: [Piece] = [], endedInLoop: Bool = false
    ) {
        self.text = text
        self.engine = engine
        self.model = model
        self.pieces = pieces
        self.endedInLoop = endedInLoop
    }
}

/// Turns speech into words.
///
/// Engines are not assumed to be safe to call from two threads: an instance is used by one thread at a time.
/// The same samples and expectation give the same text on the same machine.
public protocol Transcriber: AnyObject, Sendable {
    /// The engine's stable name.
    var engine: String { get }
    /// The model's name and version.
    var model: String { get }
    /// Whether what `expect` is told changes what the engine hears.
    var leansTowardsExpectedLines: Bool { get }
    /// Whether `weigh` gives opinions.
    var weighsWordings: Bool { get }
    /// The processor time that the engine has used so far outside the calling thread, in milliseconds.
    var elsewhereProcessorMilliseconds: Int64 { get }
    /// Tells the engine what the person may say, so that it can lean towards it (never only towards it).
    /// Engines without such a means ignore it. Costs at most 500 ms, and nothing when nothing changed.
    func expect(lines: [String], words: [String]) throws(PortFailure)
    /// The words in the sound: 16,000 mono samples a second, at most 30 s. Silence gives an empty text.
    func transcribe(_ samples: [Float]) throws(PortFailure) -> Transcript
    /// How likely the engine finds the wordings of doubtful lines in a sound that it transcribed: one of its
    /// pieces, or the whole. At most one opinion a question; none from engines that cannot tell.
    func weigh(_ questions: [WordingQuestion], in samples: [Float]) throws(PortFailure) -> [LineOpinion]
}

extension Transcriber {
    /// False: most engines hear the same whatever is expected.
    public var leansTowardsExpectedLines: Bool { false }
    /// False: most engines tell what they heard, and not how likely other words were.
    public var weighsWordings: Bool { false }
    /// None.
    public var elsewhereProcessorMilliseconds: Int64 { 0 }
    /// None: most engines tell what they heard, and not how likely other words were.
    public func weigh(_ questions: [WordingQuestion], in samples: [Float]) throws(PortFailure)
        -> [LineOpinion]
    {
        []
    }
}

/// Says, chunk by chunk, whether someone speaks.
public protocol VoiceActivityDetector: AnyObject, Sendable {
    /// The chunk length it wants, in samples at 16 kHz.
    var chunkLengthSamples: Int { get }
    /// Whether speech is going on in this chunk; chunks are handed in order, each of `chunkLengthSamples`.
    ///
    /// The answer follows the sound within 100 ms and does not bridge pauses: the caller counts silence.
    func hearsSpeech(in chunk: [Float]) throws(PortFailure) -> Bool
    /// Forgets all earlier chunks.
    func reset()
}

/// Makes the recogniser that configuration names for a language.
public protocol TranscriberSource: Sendable {
    /// Loads the engine, which may take seconds and hundreds of megabytes.
    func transcriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber
    /// The same, and never another engine in its place: a failure where it cannot be had.
    func exactTranscriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber
    /// A fresh voice activity detector.
    func voiceActivityDetector() throws(PortFailure) -> any VoiceActivityDetector
    /// A model of meanings for a language; nil where none is installed, which is no failure.
    func embedder(for language: Language) -> (any Embedder)?
    /// What lays known words of a language over sound; nil where none is installed, which is no failure.
    func aligner(for language: Language) throws(PortFailure) -> (any SpeechAligner)?
    /// What measures sound for liveness; nil where nothing does, which is no failure.
    func soundAnalyst() -> (any SoundAnalyst)?
    /// A run is over: an engine that broke in it may be asked again.
    func forgetFaults()
}

extension TranscriberSource {
    /// None: it is an extra.
    public func embedder(for language: Language) -> (any Embedder)? { nil }
    /// None: it is an extra.
    public func aligner(for language: Language) throws(PortFailure) -> (any SpeechAligner)? { nil }
    /// None: it is an extra.
    public func soundAnalyst() -> (any SoundAnalyst)? { nil }
    /// Nothing: most sources remember no faults.
    public func forgetFaults() {}
}

extension TranscriberSource {
    /// Asks for the engine, and refuses what stands in for it.
    public func exactTranscriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber {
        let found = try transcriber(engine: engine, language: language)
        guard engine.split(separator: ":").first.map(String.init) == found.engine else {
            throw PortFailure(
                code: "speech.engine", message: "The engine \(engine) cannot be had.",
                repair: "Run `vow models list` to see what is installed.")
        }
        return found
    }
}
