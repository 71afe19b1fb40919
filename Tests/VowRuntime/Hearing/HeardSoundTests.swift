import Testing
import VowCore
import VowPorts
import VowRecitation

@testable import VowRuntime

/// Ears that hear the same words in every sound, and take every chunk above -70 dB for speech.
private struct WordsInAnySound: TranscriberSource {
    var words = "I keep"
    var embeds = false

    func transcriber(engine: String, language: Language) throws(PortFailure) -> any Transcriber {
        SameWords(words: words)
    }
    func voiceActivityDetector() throws(PortFailure) -> any VoiceActivityDetector { KeenDetector() }
    func embedder(for language: Language) -> (any Embedder)? { embeds ? LetterEmbedder() : nil }
}

private final class SameWords: Transcriber {
    let engine = "same"
    let model = "same@1"
    private let words: String
    init(words: String) { self.words = words }
    func expect(lines: [String], words: [String]) throws(PortFailure) {}
    func transcribe(_ samples: [Float]) throws(PortFailure) -> Transcript {
        Transcript(text: words, engine: engine, model: model)
    }
}

private final class KeenDetector: VoiceActivityDetector {
    let chunkLengthSamples = 320
    func hearsSpeech(in chunk: [Float]) throws(PortFailure) -> Bool { chunk.contains { abs($0) > 0.000_3 } }
    func reset() {}
}

/// Places a text by how many of its letters are vowels and how many are not.
private final class LetterEmbedder: Embedder {
    let model = "letters@1"
    func place(of text: String) throws(PortFailure) -> [Float] {
        let letters = text.lowercased().filter(\.isLetter)
        let vowels = Float(letters.count { "aeiou".contains($0) })
        let others = Float(letters.count) - vowels
        let length = (vowels * vowels + others * others).squareRoot()
        return length == 0 ? [] : [vowels / length, others / length]
    }
}

@Suite struct HeardSoundTests {
    /// Two seconds of a voice of the given height between two seconds of a room of the given one.
    private func sound(voice: Float, room: Float) -> [Float] {
        func tone(_ height: Float, _ count: Int) -> [Float] {
            (0..<count).map { $0 % 4 < 2 ? height : -height }
        }
        return tone(room, 32_000) + tone(voice, 32_000) + tone(room, 32_000)
    }

    private func flags(voice: Float, room: Float, words: String = "I keep") throws -> [String] {
        var judge = Judge(source: WordsInAnySound(words: words), engine: "same")
        return try judge.answer(
            JudgeQuestion(
                lines: ["I keep promises to myself."], recitation: .sound(sound(voice: voice, room: room)))
        ).flags
    }

    @Test(
        "a faint voice is told so, and never that its words were wrong; words that were heard all the same count"
    )
    func tooQuiet() throws {
        // 0.001 is -60 dB of full scale, 0.1 is -20.
        #expect(try flags(voice: 0.001, room: 0.000_01) == ["tooQuiet"])
        #expect(try flags(voice: 0.1, room: 0.000_01) == ["linesMissing"])
        #expect(try flags(voice: 0.001, room: 0.000_01, words: "I keep promises to myself.").isEmpty)
    }

    @Test("a loud room is told so")
    func tooNoisy() throws {
        // The room stays below what the detector takes for speech, the voice hardly above it.
        #expect(try flags(voice: 0.002, room: 0.000_29) == ["linesMissing"])
        let evidence = AttemptEvidence(
            transcript: "I keep", mode: .spoken, engine: "same", model: "same@1", speechMilliseconds: 2_000,
            speechLevelDecibels: -40, noiseLevelDecibels: -47)
        let question = JudgeQuestion(lines: ["I keep promises to myself."], recitation: .sound([]))
        #expect(Judge.answer(question, to: evidence).flags == ["tooNoisy"])
    }

    @Test("how close a line is in meaning is told with its parts, and decides nothing")
    func meanings() throws {
        let line = "I keep promises to myself."
        for words in ["I keep premises to myself.", "I keep secrets to myself", line] {
            let question = JudgeQuestion(lines: [line], recitation: .sound(sound(voice: 0.1, room: 0)))
            var plain = Judge(source: WordsInAnySound(words: words), engine: "same")
            var embedding = Judge(source: WordsInAnySound(words: words, embeds: true), engine: "same")
            let (without, with) = (try plain.answer(question), try embedding.answer(question))
            #expect(without.parts.allSatisfy { $0.meaning == nil })
            #expect(with.passed == without.passed && with.lines == without.lines)
            let told = try #require(with.parts[0].meaning)
            #expect(told.model == "letters@1" && told.closenessHundredths > 90)
        }
        var typed = Judge(source: WordsInAnySound(embeds: true), engine: "same")
        let answer = try typed.answer(
            JudgeQuestion(lines: [line], recitation: .transcript("I keep promises to myself")))
        #expect(answer.parts[0].meaning?.closenessHundredths == 100)
        #expect(answer.parts[0].components.clarity == 1)
    }
}
