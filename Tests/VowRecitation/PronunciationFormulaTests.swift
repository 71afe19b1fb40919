import Testing
@testable import VowRecitation

@Suite("C3: pronunciation is rated from evidence, by a documented formula")
struct PronunciationFormulaTests {
    private static let text = "The blue kettle whistles"

    /// Evidence in which every word was said, and some of it made worse.
    private func evidence(
        transcript: String = text, gapMilliseconds: Int = 20, wordMilliseconds: Int = 300,
        shortfall: Int = 5, spoiled: Int? = nil
    ) -> PronunciationEvidence {
        let sentence = SpokenSentence(Self.text, language: .english)
        var start = 100
        var aligned: [AlignedWord] = []
        for (index, word) in sentence.spoken.enumerated() {
            let end = start + wordMilliseconds
            let less = wordMilliseconds / 10 * (index == spoiled ? 60 : shortfall)
            aligned.append(
                AlignedWord(
                    word: word, startMilliseconds: start, endMilliseconds: end, score: -1_000 - less,
                    freeScore: -1_000,
                    phones: [
                        .init(
                            name: "AH", startMilliseconds: start, endMilliseconds: end, score: -1_000 - less,
                            freeScore: -1_000)
                    ]))
            start = end + gapMilliseconds
        }
        let opinions = sentence.words.indices.map { index -> LineOpinion? in
            LineOpinion(
                line: "\(index)", pieceCount: 1, likelihoodHundredths: index == spoiled ? -900 : -5,
                leastHundredths: -5, gainHundredths: 0,
                silence: .init(likelihoodHundredths: -600, leastAddedHundredths: 100))
        }
        return PronunciationEvidence(
            sentence: sentence, transcript: transcript, opinions: opinions, alignment: aligned,
            timing: .init(spanMilliseconds: start, pausesMilliseconds: []))
    }

    @Test("All was said well: every score is high, and each word has one")
    func good() {
        let rating = PronunciationFormula.rating(evidence())
        #expect(rating.completeness == 100)
        #expect(min(rating.accuracy, rating.fluency, rating.prosody) >= 85, "\(rating)")
        #expect(rating.words.map(\.text) == ["The", "blue", "kettle", "whistles"])
        #expect(rating.words.allSatisfy { $0.accuracy >= 90 }, "\(rating.words)")
    }

    @Test("A word that was said as another is the lowest, and takes accuracy and completeness down")
    func spoiledWord() {
        let good = PronunciationFormula.rating(evidence())
        let spoiled = PronunciationFormula.rating(evidence(transcript: "the blue cattle", spoiled: 3))
        #expect(spoiled.words[3].accuracy < 60)
        #expect(spoiled.words[..<3].allSatisfy { $0.accuracy > spoiled.words[3].accuracy + 20 })
        #expect(spoiled.accuracy < good.accuracy)
        #expect(spoiled.completeness == 75)
    }

    @Test("Longer pauses and slower words never raise fluency or prosody")
    func slower() {
        var last = PronunciationFormula.rating(evidence())
        for gap in [100, 300, 600, 1_200] {
            let next = PronunciationFormula.rating(evidence(gapMilliseconds: gap))
            #expect(next.fluency <= last.fluency && next.prosody <= last.prosody)
            #expect(next.accuracy <= last.accuracy)
            last = next
        }
        let slow = PronunciationFormula.rating(evidence(wordMilliseconds: 900))
        #expect(slow.fluency < PronunciationFormula.rating(evidence()).fluency)
    }

    @Test("Phones that fit worse never raise accuracy")
    func worsePhones() {
        let scores = [0, 10, 20, 40, 80].map { PronunciationFormula.rating(evidence(shortfall: $0)).accuracy }
        #expect(zip(scores, scores.dropFirst()).allSatisfy { $0 >= $1 } && scores[0] > scores[3], "\(scores)")
    }

    @Test("Nothing said is 0 in everything", arguments: Language.allCases)
    func silence(_ language: Language) {
        let sentence = SpokenSentence(language == .chinese ? "晚饭后" : "buenos", language: language)
        let rating = PronunciationFormula.rating(
            PronunciationEvidence(
                sentence: sentence, transcript: "", opinions: [], alignment: nil,
                timing: .init(spanMilliseconds: 0, pausesMilliseconds: [])))
        #expect(rating.accuracy + rating.fluency + rating.completeness + rating.prosody == 0)
        #expect(rating.words.map(\.accuracy) == sentence.words.map { _ in 0 })
    }

    @Test("Without an aligner the words heard and the loudness decide")
    func chinese() {
        func rating(_ heard: String) -> PronunciationRating {
            PronunciationFormula.rating(
                PronunciationEvidence(
                    sentence: SpokenSentence("请把水杯放在桌子上。", language: .chinese), transcript: heard,
                    opinions: [], alignment: nil,
                    timing: .init(spanMilliseconds: 2_200, pausesMilliseconds: [])))
        }
        let whole = rating("请把水杯放在桌子上")
        let half = rating("请把书放在")
        #expect(whole.completeness == 100 && half.completeness < 80)
        #expect(whole.accuracy > half.accuracy)
        #expect(whole.words.count == 9)
    }

    @Test("The logarithm is the natural one")
    func logarithm() {
        for (value, expected) in [(1.0, 0.0), (0.5, -0.6931471806), (6, 1.7917594692), (2.5, 0.9162907319)] {
            #expect(abs(PronunciationFormula.logarithm(value) - expected) < 1e-9)
        }
    }
}
