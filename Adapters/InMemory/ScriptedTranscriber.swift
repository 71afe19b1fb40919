import Synchronization
public import VowPorts

/// A transcriber that knows a few recordings by heart.
///
/// It finds them, sample by sample, anywhere in the sound and answers with their texts in the order in which
/// they occur. Silence and clicks give an empty text; any other sound is beyond its script and fails loudly.
public final class ScriptedTranscriber: Transcriber {
    /// A recording and what is said in it.
    public struct Recording: Sendable {
        /// What is said.
        public let text: String
        /// 16 kHz, mono; at least one sample, the first of them not zero.
        public let samples: [Float]

        /// Pairs words with sound.
        public init(text: String, samples: [Float]) {
            precondition(
                (samples.first ?? 0) != 0, "a scripted recording begins with a sample that is not zero")
            self.text = text
            self.samples = samples
        }
    }

    /// What was expected at a time, as the caller gave it.
    public struct Expectation: Hashable, Sendable {
        /// The lines that the person may say.
        public let lines: [String]
        /// Single words that the person may say.
        public let words: [String]
    }

    private static let shortestSamples = 1_600

    /// "scripted".
    public let engine = "scripted"
    /// "script@1".
    public let model = "script@1"
    private let script: [Recording]
    private let kept = Mutex<[Expectation]>([])

    /// Makes a transcriber that hears the given recordings.
    public init(_ script: [Recording]) {
        self.script = script
    }

    /// Every expectation so far, the oldest first.
    public var expectations: [Expectation] { kept.withLock { $0 } }

    /// Keeps what is expected, and hears nothing else for it.
    public func expect(lines: [String], words: [String]) throws(PortFailure) {
        kept.withLock { $0.append(Expectation(lines: lines, words: words)) }
    }

    /// The texts of the scripted recordings in the sound.
    public func transcribe(_ samples: [Float]) throws(PortFailure) -> Transcript {
        guard samples.count >= Self.shortestSamples, samples.contains(where: { $0 != 0 }) else {
            return Transcript(text: "", engine: engine, model: model)
        }
        var texts: [String] = []
        var position = 0
        while position < samples.count {
            guard samples[position] != 0, let found = recording(in: samples, at: position) else {
                position += 1
                continue
            }
            texts.append(found.text)
            position += found.samples.count
        }
        guard !texts.isEmpty else {
            throw PortFailure(
                code: "script.exhausted", message: "The sound holds no recording of the script.",
                repair: "Give the scripted transcriber the recording that the test plays.")
        }
        return Transcript(text: texts.joined(separator: " "), engine: engine, model: model)
    }

    private func recording(in samples: [Float], at position: Int) -> Recording? {
        script.first { candidate in
            position + candidate.samples.count <= samples.count
                && candidate.samples.indices.allSatisfy { samples[position + $0] == candidate.samples[$0] }
        }
    }
}
