public import VowCore

/// What an engine heard.
public struct Transcript: Hashable, Sendable {
    /// The words, as the engine writes them; empty when it heard none.
    public let text: String
    /// The engine's stable name ("moonshine", "pocketsphinx", "whisper").
    public let engine: String
    /// The model's name and version, as recorded with each attempt.
    public let model: String

    /// Makes a transcript.
    public init(text: String, engine: String, model: String) {
        self.text = text
        self.engine = engine
        self.model = model
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
    /// Tells the engine what the person may say, so that it can lean towards it (never only towards it).
    /// Engines without such a means ignore it. Costs at most 500 ms, and nothing when nothing changed.
    func expect(lines: [String], words: [String]) throws(PortFailure)
    /// The words in the sound: 16,000 mono samples a second, at most 30 s. Silence gives an empty text.
    func transcribe(_ samples: [Float]) throws(PortFailure) -> Transcript
}

extension Transcriber {
    /// False: most engines hear the same whatever is expected.
    public var leansTowardsExpectedLines: Bool { false }
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
    /// A fresh voice activity detector.
    func voiceActivityDetector() throws(PortFailure) -> any VoiceActivityDetector
}
