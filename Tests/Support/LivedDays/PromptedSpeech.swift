import Foundation
import VowCore
package import VowPorts
package import VowRecitation

/// A room in which somebody speaks when told to: each sentence is a tone whose height stands for its words.
package final class PromptedSpeech: Microphone, TranscriberSource, @unchecked Sendable {
    private static let mostSentences = 70

    // Everything below is guarded by the condition's lock.
    private let condition = NSCondition()
    private var sentences: [String] = []
    private var queue: [[Float]] = []
    private var isOpen = false
    private var openFailure: PortFailure?

    /// Makes a quiet room.
    /// - Parameter openFailure: why the microphone cannot be opened; nil where it can.
    package init(openFailure: PortFailure? = nil) { self.openFailure = openFailure }

    /// Takes the microphone away, or gives it back.
    package func denyMicrophone(_ failure: PortFailure?) {
        locked {
            openFailure = failure
            if failure != nil { isOpen = false }
        }
    }

    /// Whether somebody listens.
    package var isListenedTo: Bool {
        condition.lock()
        defer { condition.unlock() }
        return isOpen
    }

    /// Says a sentence in a third of a second for each word, and is quiet for two seconds after it.
    package func say(_ text: String) {
        locked {
            // Who speaks for days begins again with the lowest voice.
            if sentences.count == PromptedSpeech.mostSentences { sentences = [] }
            sentences.append(text)
            let height = 0.2 + 0.01 * Float(sentences.count)
            let words = text.split(separator: " ").count
            emit(Array(repeating: 0, count: 6_400))
            emit(Array(repeating: height, count: words * 5_300))
            emit(Array(repeating: 0, count: 32_000))
        }
    }

    /// Is quiet for so many seconds.
    package func beQuiet(seconds: Int) { locked { emit(Array(repeating: 0, count: seconds * 16_000)) } }

    /// Whatever was not heard yet is gone.
    package func hush() { locked { queue = [] } }

    private func emit(_ samples: [Float]) {
        for start in stride(from: 0, to: samples.count, by: 320) {
            queue.append(Array(samples[start..<min(start + 320, samples.count)]))
        }
    }

    private func locked(_ body: () -> Void) {
        condition.lock()
        body()
        condition.broadcast()
        condition.unlock()
    }

    /// See `Microphone`.
    package func open() throws(PortFailure) {
        condition.lock()
        let failure = openFailure
        isOpen = failure == nil
        condition.unlock()
        if let failure { throw failure }
    }

    /// See `Microphone`.
    package func read() throws(PortFailure) -> [Float]? {
        condition.lock()
        defer { condition.unlock() }
        while isOpen, queue.isEmpty { condition.wait() }
        return isOpen ? queue.removeFirst() : nil
    }

    /// See `Microphone`.
    package func close() { locked { isOpen = false } }

    /// See `TranscriberSource`.
    package func transcriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber {
        Listener(room: self)
    }

    /// See `TranscriberSource`.
    package func voiceActivityDetector() throws(PortFailure) -> any VoiceActivityDetector { ToneDetector() }

    fileprivate func words(at height: Float) -> String? {
        condition.lock()
        defer { condition.unlock() }
        let index = Int(((height - 0.2) / 0.01).rounded()) - 1
        return sentences.indices.contains(index) ? sentences[index] : nil
    }
}

private final class Listener: Transcriber {
    let engine = "prompted"
    let model = "prompted@1"
    private let room: PromptedSpeech

    init(room: PromptedSpeech) { self.room = room }

    func expect(lines: [String], words: [String]) throws(PortFailure) {}

    func transcribe(_ samples: [Float]) throws(PortFailure) -> Transcript {
        let height = samples.max() ?? 0
        return Transcript(text: height > 0 ? room.words(at: height) ?? "" : "", engine: engine, model: model)
    }
}

private final class ToneDetector: VoiceActivityDetector {
    let chunkLengthSamples = 320

    func hearsSpeech(in chunk: [Float]) throws(PortFailure) -> Bool { chunk.contains { $0 > 0.1 } }

    func reset() {}
}
