import Foundation
public import VowRecitation
public import VowPorts
import Wyoming

/// A voice activity detector in a child process. A child holds one detector.
public final class EarsVoiceActivityDetector: VoiceActivityDetector, @unchecked Sendable {
    /// The part's name in failures.
    public static let part = "silero-vad"
    private static let limitMilliseconds = 1_500

    /// The chunk length it needs, in samples at 16 kHz.
    public let chunkLengthSamples: Int
    private let process: EarsProcess
    // Used by one thread at a time, as the port demands.
    private var isFirst = true

    /// Loads the detector in a child.
    public init(in process: EarsProcess) throws(PortFailure) {
        let answer = try process.ask(
            EarsQuestion("load", ["part": "detector"]), of: Self.part,
            limitMilliseconds: EarsTranscriber.loadMilliseconds)
        guard let length = answer.data["chunkLengthSamples"] as? Int, (64...8_000).contains(length) else {
            throw process.giveUp("a detector without a chunk", Self.part)
        }
        self.process = process
        chunkLengthSamples = length
    }

    /// Whether the next chunk contains speech.
    public func hearsSpeech(in chunk: [Float]) throws(PortFailure) -> Bool {
        precondition(chunk.count == chunkLengthSamples, "a chunk has \(chunkLengthSamples) samples")
        var question = EarsQuestion("detect", ["isFirst": isFirst])
        question.payload = EarsProtocol.bytes(of: chunk[...])
        let answer = try process.ask(question, of: Self.part, limitMilliseconds: Self.limitMilliseconds)
        isFirst = false
        guard let isSpeech = answer.data["isSpeech"] as? Bool else {
            throw process.giveUp("neither speech nor none", Self.part)
        }
        return isSpeech
    }

    /// Discards all earlier chunks, with the next question.
    public func reset() { isFirst = true }
}

extension EarsProcess {
    /// Loads a part for a language in the child. Returns its model's name, or nil if none is installed.
    fileprivate func loaded(_ part: String, for language: Language) throws(PortFailure) -> String? {
        let answer = try ask(
            EarsQuestion("load", ["part": part, "language": language.rawValue]), of: part,
            limitMilliseconds: EarsTranscriber.loadMilliseconds)
        guard answer.data["isMissing"] as? Bool != true else { return nil }
        guard let model = answer.data["model"] as? String, model.utf8.count <= 300 else {
            throw giveUp("a model without a name", part)
        }
        return ForeignWords.plain(model)
    }
}

/// A sentence embedding model in a child process.
public final class EarsEmbedder: Embedder {
    /// The part's name in failures.
    public static let part = "embedder"
    private static let limitMilliseconds = 1_500
    private static let mostDimensions = 4_096

    /// The model's name and version.
    public let model: String
    private let process: EarsProcess
    private let language: Language

    /// Loads the model of a language in a child, or returns nil if none is installed.
    public init?(for language: Language, in process: EarsProcess) throws(PortFailure) {
        guard let model = try process.loaded(Self.part, for: language) else { return nil }
        self.model = model
        self.process = process
        self.language = language
    }

    /// The text's embedding.
    public func place(of text: String) throws(PortFailure) -> [Float] {
        let answer = try process.ask(
            EarsQuestion("embed", ["text": text, "language": language.rawValue]), of: Self.part,
            limitMilliseconds: Self.limitMilliseconds)
        guard let place = EarsProtocol.numbers(of: answer.payload), place.count <= Self.mostDimensions,
            place.allSatisfy(\.isFinite)
        else { throw process.giveUp("a place that is none", Self.part) }
        return place
    }
}

/// A speech aligner in a child process.
public final class EarsAligner: SpeechAligner {
    /// The part's name in failures.
    public static let part = "aligner"
    private static let leastMilliseconds = 2_000

    /// The model's name and version.
    public let model: String
    private let process: EarsProcess
    private let language: Language

    /// Loads the aligner of a language in a child, or returns nil if none is installed.
    public init?(for language: Language, in process: EarsProcess) throws(PortFailure) {
        guard let model = try process.loaded(Self.part, for: language) else { return nil }
        self.model = model
        self.process = process
        self.language = language
    }

    /// Aligns the words. Waits for at most twice the sound's length plus two seconds.
    public func alignment(of words: [String], in samples: [Float]) throws(PortFailure) -> [AlignedWord]? {
        guard !words.isEmpty, !samples.isEmpty, samples.count <= EarsProtocol.mostSamples else { return nil }
        var question = EarsQuestion("align", ["words": words, "language": language.rawValue])
        question.sound = samples
        let milliseconds = samples.count / 16
        let answer = try process.ask(
            question, of: Self.part, limitMilliseconds: Self.leastMilliseconds + 2 * milliseconds)
        guard answer.data["words"] != nil else { return nil }
        let aligned = EarsCoding.alignedWords(answer.data["words"], of: words, milliseconds: milliseconds)
        guard let aligned else { throw process.giveUp("an alignment that is none", Self.part) }
        return aligned
    }
}
