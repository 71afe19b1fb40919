import VowAnswers
import VowCore
import VowRuntime

/// What `vow judge` says to people, in English and Spanish.
struct JudgeTexts {
    private let pick: Wording

    /// The texts in the language that was set for Vow's own texts.
    init(_ settings: Settings) { pick = Wording(settings) }

    /// An answer in some lines: the outcome with its reasons, each line with its score, and what was heard.
    func lines(_ answer: JudgeAnswer) -> [String] {
        let reasons = answer.flags.map { AttemptReason(rawValue: $0).map(reason) ?? $0 }
        var rows = [
            answer.passed
                ? pick(JudgeText.passed)
                : pick(JudgeText.refused(reasons: "\(reasons.joined(separator: "; "))"))
        ]
        for (line, text) in zip(answer.lines, answer.texts) {
            let missed = line.missed.joined(separator: " ")
            rows.append(
                "\(line.passed ? "✓" : "✗") \(Texts.decimal(line.score, places: 2))  \(text)"
                    + (missed.isEmpty ? "" : "  " + pick(JudgeText.missed(words: missed))))
        }
        rows.append(pick(JudgeText.heard) + " (\(answer.engine)): \(answer.transcript)")
        return rows
    }

    /// Why an attempt does not pass; where the sound is at fault, what to do.
    func reason(_ reason: AttemptReason) -> String {
        switch reason {
        case .linesMissing: pick(JudgeText.reasonLinesMissing)
        case .polarityChanged:
            pick(JudgeText.reasonNegation)
        case .numberChanged:
            pick(JudgeText.reasonNumber)
        case .oppositeHeard: pick(JudgeText.reasonOpposite)
        case .orderChanged: pick(JudgeText.reasonOrder)
        case .overallLow:
            pick(JudgeText.reasonUnclear)
        case .challengeWordMissing:
            pick(JudgeText.reasonWordMissing)
        case .challengeWordLate:
            pick(JudgeText.reasonWordLate)
        case .onceMore: pick(JudgeText.reasonOnceMore)
        case .noSpeech: pick(JudgeText.reasonNoSpeech)
        case .wordsWithoutSpeech:
            pick(JudgeText.reasonLittleSpeech)
        case .tooNoisy:
            pick(JudgeText.reasonNoisy)
        case .tooQuiet:
            pick(JudgeText.reasonFaint)
        }
    }
}
