import Testing

@testable import VowRecitation

/// V8: what rehearsed renderings teach about how a person is heard.
@Suite("Substitutions and the hearing norm") struct SubstitutionTests {
    private let verifier = RecitationVerifier(settings: VerifierSettings(language: .english))

    @Test("a word that comes out as another does so in other lines, too")
    func substitutions() {
        let learnt = LineRendering(
            line: "I trust my plan.", heard: "I thirst my plan", engine: "", model: "", score: 0.9)
        let substitutions = Substitutions(
            [learnt], language: .english, rules: EnglishRules()
        ).substitutions()
        #expect(substitutions == [Substitution(expected: ["trust"], heard: ["thirst"])])
        let line = "I trust myself."
        let unlikely = LineOpinion(
            line: line, pieceCount: 7, likelihoodHundredths: -3_600, leastHundredths: -1_200,
            gainHundredths: -3_000)
        func verdict(_ heard: String, _ renderings: [LineRendering]) -> LineVerdict {
            verifier.judge(
                lines: [RequiredLine(id: "", text: line)], transcript: heard, challengeWord: nil,
                opinions: [unlikely], renderings: renderings
            ).lines[0]
        }
        #expect(!verdict("I thirst myself", []).passed)
        #expect(verdict("I thirst myself", [learnt]).score == 1)
        #expect(!verdict("I do not thirst myself", [learnt]).passed)
        #expect(!verdict("I burst myself", [learnt]).passed)
    }

    @Test(
        "negations and numbers are no habit",
        arguments: [
            ("I do not smoke today.", "I do knock smoke today"), ("I run four miles.", "I run far miles"),
            ("I never give up.", "I ever give up"),
        ])
    func noHabit(_ line: String, _ heard: String) {
        let substitutions = Substitutions(
            [LineRendering(line: line, heard: heard, engine: "", model: "", score: 0.9)], language: .english,
            rules: EnglishRules())
        #expect(
            !substitutions.substitutions().contains {
                $0.expected.contains { ["not", "four", "never"].contains($0) }
            })
    }

    @Test("a clear voice is asked for more, an unclear one for a little less, and nobody for much less")
    func norm() {
        func norm(_ scores: [Double]) -> HearingNorm {
            HearingNorm(
                scores.enumerated().map {
                    LineRendering(
                        line: "line \($0.offset)", heard: "", engine: "", model: "", score: $0.element)
                })
        }
        #expect(norm([1, 1]).shift == 0)
        #expect(norm([1, 1, 1]).adjusted(0.73) < 0.72)
        #expect(norm([0.7, 0.7, 0.7]).adjusted(0.69) > 0.72)
        #expect(norm([0.6, 0.6, 0.6]).shift <= HearingNorm.mostShift)
        #expect(norm([0, 0, 0]).shift == HearingNorm.mostShift)
        #expect(norm([1, 1, 1]).adjusted(1) == 1 && norm([0, 0, 0]).adjusted(0) == 0)
        var last = -1.0
        for step in 0...100 {
            let score = norm([0, 0, 0]).adjusted(Double(step) / 100)
            #expect(score > last && (0...1).contains(score))
            last = score
        }
    }
}
