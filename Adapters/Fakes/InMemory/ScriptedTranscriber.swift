import Synchronization
import VowCore
package import VowPorts

/// A transcriber that recognises a few given recordings.
///
/// Finds them, sample by sample, anywhere in the sound, and returns their texts in order. Silence and sound under 0.1 s
/// give an empty text; any other sound throws.
package final class ScriptedTranscriber: Transcriber {
    /// A recording and its text.
    package struct Recording: Sendable {
        package let text: String
        /// Mono at 16 kHz; at least one sample, the first of them not zero.
        package let samples: [Float]

        package init(text: String, samples: [Float]) {
            precondition(
                (samples.first ?? 0) != 0, "a scripted recording begins with a sample that is not zero")
            self.text = text
            self.samples = samples
        }
    }

    /// The arguments of a call of `expect`.
    package struct Expectation: Hashable, Sendable {
        /// The lines that the person may say.
        package let lines: [String]
        /// Single words that the person may say.
        package let words: [String]
    }

    private static let shortestSamples = 1_600

    /// "scripted".
    package let engine = "scripted"
    /// "script@1".
    package let model = "script@1"
    private let script: [Recording]
    private let recorded = Mutex<[Expectation]>([])

    /// Creates a transcriber that recognises the given recordings.
    package init(_ script: [Recording]) {
        self.script = script
    }

    /// All expectations so far, oldest first.
    package var expectations: [Expectation] { recorded.withLock { $0 } }

    /// Records the expectation; it does not change what is recognised.
    package func expect(lines: [String], words: [String]) throws(PortFailure) {
        recorded.withLock { $0.append(Expectation(lines: lines, words: words)) }
    }

    /// The texts of the scripted recordings in the sound.
    package func transcribe(_ samples: [Float]) throws(PortFailure) -> Transcript {
        guard samples.count >= Self.shortestSamples, samples.contains(where: { $0 != 0 }) else {
            return Transcript(text: "", engine: engine, model: model)
        }
        var texts: [String] = []
        var position = 0
        while position < samples.count {
            guard samples[position] != 0, let match = recording(in: samples, at: position) else {
                position += 1
                continue
            }
            texts.append(match.text)
            position += match.samples.count
        }
        guard !texts.isEmpty else {
            throw PortFailure(
                code: "script.exhausted",
                message: TextCode(worded: "The sound holds no recording of the script."),
                repair: TextCode(worded: "Give the scripted transcriber the recording that the test plays."))
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
