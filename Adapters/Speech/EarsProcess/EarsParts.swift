import Synchronization
import VowSystem
package import VowPorts
package import VowRecitation

/// A voice activity detector in a child process. A child holds one detector.
package final class EarsVoiceActivityDetector: VoiceActivityDetector {
    /// The part's name in failures.
    package static let part = "silero-vad"
    private static let limitMilliseconds = 1_500

    /// The chunk length it needs, in samples at 16 kHz.
    package let chunkLengthSamples: Int
    private let process: EarsProcess
    private let isFirst = Atomic(true)

    /// Loads the detector in a child.
    package init(in process: EarsProcess) throws(PortFailure) {
        let length = try process.ask(
            LoadDetector(), limitMilliseconds: EarsTranscriber.loadMilliseconds
        ).value.chunkLengthSamples
        guard (64...8_000).contains(length) else {
            throw process.giveUp("a detector without a chunk", Self.part)
        }
        self.process = process
        chunkLengthSamples = length
    }

    /// Whether the next chunk contains speech.
    package func hearsSpeech(in chunk: [Float]) throws(PortFailure) -> Bool {
        precondition(chunk.count == chunkLengthSamples, "a chunk has \(chunkLengthSamples) samples")
        let answer = try process.ask(
            DetectSpeech(isFirst: isFirst.load(ordering: .relaxed)),
            payload: HelperNumbers.bytes(of: chunk[...]),
            limitMilliseconds: Self.limitMilliseconds)
        isFirst.store(false, ordering: .relaxed)
        return answer.value.isSpeech
    }

    /// Discards all earlier chunks, with the next question.
    package func reset() { isFirst.store(true, ordering: .relaxed) }
}

extension EarsProcess {
    /// A model's name as the child reports it.
    fileprivate func checked(_ model: String, of part: String) throws(PortFailure) -> String {
        guard model.utf8.count <= 300 else { throw giveUp("a model without a name", part) }
        return ForeignWords.plain(model)
    }
}

/// A sentence embedding model in a child process.
package final class EarsEmbedder: Embedder {
    /// The part's name in failures.
    package static let part = "embedder"
    private static let limitMilliseconds = 1_500
    private static let mostDimensions = 4_096

    /// The model's name and version.
    package let model: String
    private let process: EarsProcess
    private let language: Language

    /// Loads the model of a language in a child, or returns nil if none is installed.
    package init?(for language: Language, in process: EarsProcess) throws(PortFailure) {
        let loaded = try process.ask(
            LoadEmbedder(language: language), limitMilliseconds: EarsTranscriber.loadMilliseconds)
        guard let model = loaded.value.model else { return nil }
        self.model = try process.checked(model, of: Self.part)
        self.process = process
        self.language = language
    }

    /// The text's embedding.
    package func place(of text: String) throws(PortFailure) -> [Float] {
        let answer = try process.ask(
            EmbedText(text: text, language: language), limitMilliseconds: Self.limitMilliseconds)
        guard let embedding = HelperNumbers.numbers(Float.self, of: answer.payload),
            embedding.count <= Self.mostDimensions,
            embedding.allSatisfy(\.isFinite)
        else { throw process.giveUp("an embedding that is none", Self.part) }
        return embedding
    }
}

/// A speech aligner in a child process.
package final class EarsAligner: SpeechAligner {
    /// The part's name in failures.
    package static let part = "aligner"
    private static let leastMilliseconds = 2_000

    /// The model's name and version.
    package let model: String
    private let process: EarsProcess
    private let language: Language

    /// Loads the aligner of a language in a child, or returns nil if none is installed.
    package init?(for language: Language, in process: EarsProcess) throws(PortFailure) {
        let loaded = try process.ask(
            LoadAligner(language: language), limitMilliseconds: EarsTranscriber.loadMilliseconds)
        guard let model = loaded.value.model else { return nil }
        self.model = try process.checked(model, of: Self.part)
        self.process = process
        self.language = language
    }

    /// Aligns the words. Waits for at most twice the sound's length plus two seconds.
    package func alignment(of words: [String], in samples: [Float]) throws(PortFailure) -> [AlignedWord]? {
        guard !words.isEmpty, !samples.isEmpty, samples.count <= HearSound.mostSamples else { return nil }
        let milliseconds = samples.count / 16
        let answer = try process.ask(
            AlignWords(words: words, language: language), about: samples,
            limitMilliseconds: Self.leastMilliseconds + 2 * milliseconds)
        guard let rows = answer.value.words else { return nil }
        let aligned = zip(words, rows).compactMap { $1.aligned($0, milliseconds: milliseconds) }
        guard rows.count == words.count, aligned.count == rows.count else {
            throw process.giveUp("an alignment that is none", Self.part)
        }
        return aligned
    }
}
