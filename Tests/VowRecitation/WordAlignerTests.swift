import Testing

@testable import VowRecitation

/// What was said word for word is read without weighing every other way of reading it, and comes out the same.
@Suite("Words beside words") struct WordAlignerTests {
    private static let lines: [Language: [String]] = [
        .english: [
            "I keep promises to myself.", "I complete 4 workouts a week.", "Right is what I write.",
            "I do not give up, I do not give up.", "She who writes daily finishes her novel.",
        ],
        .spanish: ["Cumplo mis promesas.", "Camino 3 kilómetros al día.", "No me rindo, no me rindo."],
        .chinese: ["我每天走三公里。", "我不放弃，我不放弃。"],
    ]

    /// What may stand before, between or behind.
    private static let noise: [Language: [String]] = [
        .english: ["I", "right", "um", "no I mean", "do not", "promise", "4"],
        .spanish: ["no", "eh", "mis", "digo", "3"], .chinese: ["我", "不", "嗯"],
    ]

    @Test(arguments: Language.allCases)
    func wordForWordIsTheCheapest(_ language: Language) {
        let rules = SpokenWords.rules(language)
        let lines = Self.lines[language]!
        let transcripts = lines.flatMap { line in
            Self.noise[language]!.flatMap { noise in
                [
                    "\(noise) \(line)", "\(line) \(noise) \(line)", "\(noise) \(line) \(noise)",
                    String(line.dropLast(line.count / 2)) + " \(noise) " + line,
                ]
            }
        }
        var count = 0
        for line in lines {
            for transcript in transcripts { count += compare(line, transcript, language, rules) }
        }
        #expect(count > 20, "nothing was said word for word")
    }

    /// Compares both ways in every window of a transcript; says how often the line stood in it word for word.
    private func compare(
        _ line: String, _ transcript: String, _ language: Language, _ rules: some LanguageRules
    ) -> Int {
        let expected = ExpectedLine(RequiredLine(id: "", text: line), language: language, rules: rules)
        let heard = HeardTranscript(rules.heard(LexedText(transcript, language: language)), rules: rules) {
            _ in
            false
        }
        let disfluencies = Disfluencies(heard.tokens, corrections: rules.corrections)
        var count = 0
        for start in heard.tokens.indices {
            for end in (start + 1)...heard.tokens.count {
                let aligner = WordAligner(
                    expected: expected.segments.flatMap { $0[0] }, heard: heard.tokens, window: start..<end,
                    disfluencies: disfluencies, looseWords: rules.looseWords)
                let steps = aligner.align()
                #expect(steps == aligner.cheapest(), "\"\(line)\" in \"\(transcript)\", \(start)..<\(end)")
                let isWhole = steps.allSatisfy {
                    if case .said(_, _, let cost) = $0 { cost == 0 } else { false }
                }
                if isWhole { count += 1 }
            }
        }
        return count
    }
}
