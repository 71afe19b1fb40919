import VowCore
import VowRecitation

/// What a verdict costs where every line was rehearsed, and none of them is heard word for word.
///
/// That is the most work that there can be: each line is weighed against what was heard of it at each rehearsal, and
/// the engine is asked about the line and about its newest rehearsal. What to ask is worked out before the verdict, by
/// the same pure rules, and told apart. The engine's opinions are made up here; `verdict` has those of an engine.
func printRehearsedVerdictCost() {
    for count in isShort ? [8] : [8, 20] {
        for rehearsals in [0, 1, 3] {
            let morning = GarbledMorning(lines: count, rehearsals: rehearsals)
            var verdicts: [Double] = []
            var askings: [Double] = []
            var passed = 0
            for round in 0..<warmUpRounds + rounds(100, short: 1) {
                let verifier = RecitationVerifier(settings: VerifierSettings(language: .english))
                let began = steadyNanoseconds()
                let questions = verifier.questions(
                    lines: morning.lines.map(\.text), transcript: morning.transcript,
                    renderings: morning.renderings)
                let asked = steadyNanoseconds()
                let opinions = questions.map(GarbledMorning.opinion)
                let heard = steadyNanoseconds()
                let verdict = verifier.judge(
                    lines: morning.lines, transcript: morning.transcript, challengeWord: nil,
                    opinions: opinions, renderings: morning.renderings)
                // The first rounds read the word lists, which a process does once.
                if round >= warmUpRounds {
                    verdicts.append(Double(steadyNanoseconds() - heard) / 1_000_000)
                    askings.append(Double(asked - began) / 1_000_000)
                }
                passed = verdict.lines.count(where: \.passed)
            }
            let (cost, asking) = (Figures(verdicts), Figures(askings))
            print(
                "verdict on \(count) garbled lines, each rehearsed \(rehearsals) times: median"
                    + " \(hundredths(cost.median)) ms, p99 \(hundredths(cost.percentile99)) ms, and before it what to"
                    + " ask the engine: median \(hundredths(asking.median)) ms (\(passed) of \(count) lines pass)"
            )
        }
    }
}

/// Lines that came out garbled in the morning, and otherwise at each rehearsal.
struct GarbledMorning {
    let lines: [RequiredLine]
    let transcript: String
    let renderings: [LineRendering]

    init(lines count: Int, rehearsals: Int) {
        let texts = Recitations.lines.prefix(count)
        lines = texts.enumerated().map { RequiredLine(id: "\($0.offset)", text: $0.element) }
        transcript = texts.map { Self.garbled($0, variant: 0) }.joined(separator: " ")
        renderings = texts.flatMap { text in
            (0..<rehearsals).map { rehearsal in
                LineRendering(
                    line: text, heard: Self.garbled(text, variant: rehearsal + 1), engine: "bench",
                    model: "bench@1",
                    score: 0.7)
            }
        }
    }

    /// Every second word with other sounds, another half of them in each second variant.
    static func garbled(_ text: String, variant: Int) -> String {
        let words = text.split(separator: " ")
        return words.indices.map { index in
            let word = String(words[index])
            guard word.count > 3, (index + variant) % 2 == 0 else { return word }
            let sounds = variant < 2 ? consonants : consonants.merging(vowels) { own, _ in own }
            return String(word.map { sounds[$0] ?? $0 })
        }.joined(separator: " ")
    }

    private static let consonants: [Character: Character] = [
        "p": "b", "b": "p", "t": "d", "d": "t", "k": "g", "g": "k", "f": "v", "v": "f",
    ]
    private static let vowels: [Character: Character] = ["e": "i", "a": "o"]

    /// What an engine might answer.
    static func opinion(_ question: WordingQuestion) -> LineOpinion {
        LineOpinion(
            line: question.line, pieceCount: 11, likelihoodHundredths: -1_700, leastHundredths: -1_240,
            gainHundredths: -1_470,
            silence: .init(likelihoodHundredths: -4_610, leastAddedHundredths: -450))
    }
}
