import InMemory
import PortContracts
import Testing
import VowHearing
import VowPorts
import VowRecitation

@Suite("C3: a recogniser and an aligner make a rating")
struct EnginePronunciationRaterTests {
    /// Hears one sentence in every sound.
    private final class OneSentence: Transcriber {
        let engine = "one"
        let model = "one@1"
        let text: String
        init(_ text: String) { self.text = text }
        func expect(lines: [String], words: [String]) throws(PortFailure) {}
        func transcribe(_ samples: [Float]) throws(PortFailure) -> Transcript {
            Transcript(text: text, engine: engine, model: model)
        }
    }

    /// Lays words evenly over the sound, and finds all of them fitting.
    private final class EvenAligner: SpeechAligner {
        let model = "even@1"
        func alignment(of words: [String], in samples: [Float]) throws(PortFailure) -> [AlignedWord]? {
            guard !words.isEmpty, samples.count >= 1_600 else { return nil }
            let length = samples.count / 16 / words.count
            return words.enumerated().map { index, word in
                AlignedWord(
                    word: word, startMilliseconds: index * length, endMilliseconds: (index + 1) * length,
                    score: -500, freeScore: -500,
                    phones: [
                        .init(
                            name: "AH", startMilliseconds: index * length,
                            endMilliseconds: (index + 1) * length,
                            score: -500, freeScore: -500)
                    ])
            }
        }
    }

    /// A second of a tone between quiet: somebody speaks, as far as loudness tells.
    private static let tone = (0..<24_000).map { index in
        (4_000..<20_000).contains(index) ? Float(index % 40 < 20 ? 0.3 : -0.3) : 0
    }

    @Test("The contract holds with an aligner, without one, and for the scripted rater")
    func contract() throws {
        let sentence = "Please open the window."
        let scripted = ScriptedPronunciationRater([
            sentence: PronunciationRating(
                accuracy: 80, fluency: 80, completeness: 100, prosody: 80,
                words: ["Please", "open", "the", "window"].map { .init(text: $0, accuracy: 80) })
        ])
        let raters: [any PronunciationRater] = [
            EnginePronunciationRater(transcriber: OneSentence(sentence), aligner: EvenAligner()),
            EnginePronunciationRater(transcriber: OneSentence(sentence), aligner: nil), scripted,
        ]
        for rater in raters {
            let contract = PronunciationRaterContract(rater)
            try contract.ratesEveryWord(of: sentence, in: .english, heardIn: Self.tone)
            try contract.silenceIsNothingSaid(of: sentence, in: .english)
            contract.refusesNoWords(.english, heardIn: Self.tone)
        }
        try SpeechAlignerContract(EvenAligner()).laysEveryWord(["open", "it"], over: Self.tone)
    }

    @Test(
        "Other words are rated below the sentence's own, in every language",
        arguments: [
            (Language.english, "Please open the window.", "The cat ran home."),
            (.spanish, "Abre la ventana, por favor.", "Mi gato come pescado."),
            (.chinese, "请把水杯放在桌子上。", "我们明天去公园玩。"),
        ])
    func order(_ language: Language, _ sentence: String, _ other: String) throws {
        let rater = EnginePronunciationRater(transcriber: OneSentence(sentence), aligner: nil)
        let own = try rater.rating(of: sentence, in: language, heardIn: Self.tone).rating
        let wrong = try rater.rating(of: other, in: language, heardIn: Self.tone).rating
        #expect(own.completeness == 100 && own.accuracy > wrong.accuracy + 20, "\(own) \(wrong)")
    }

    @Test("A recording that is too long is refused")
    func tooLong() {
        let rater = EnginePronunciationRater(transcriber: OneSentence("x"), aligner: nil)
        let failure = #expect(throws: PortFailure.self) {
            try rater.rating(
                of: "Good morning.", in: .english, heardIn: [Float](repeating: 0.1, count: 500_000))
        }
        #expect(failure?.code == "rating.tooLong")
    }
}
