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
                ? pick("passed", "basta") : pick("refused: ", "no basta: ") + reasons.joined(separator: "; ")
        ]
        for (line, text) in zip(answer.lines, answer.texts) {
            let missed = line.missed.joined(separator: " ")
            rows.append(
                "\(line.passed ? "✓" : "✗") \(Texts.decimal(line.score, places: 2))  \(text)"
                    + (missed.isEmpty ? "" : pick("  missed: ", "  falta: ") + missed))
        }
        rows.append(pick("heard", "oído") + " (\(answer.engine)): \(answer.transcript)")
        return rows
    }

    /// Why an attempt does not pass; where the sound is at fault, what to do.
    func reason(_ reason: AttemptReason) -> String {
        switch reason {
        case .linesMissing: pick("not every line was said", "no se dijeron todas las frases")
        case .polarityChanged:
            pick("a \"not\" was added or left out", "se añadió o se omitió un \"no\"")
        case .numberChanged:
            pick("a number, date or time is another one", "un número, una fecha o una hora es otra")
        case .orderChanged: pick("the lines were said in another order", "se dijeron en otro orden")
        case .overallLow:
            pick("less clear in all than what was set", "menos claro en conjunto que lo fijado")
        case .challengeWordMissing:
            pick("the challenge word was not heard", "no se oyó la palabra de reto")
        case .challengeWordLate:
            pick("the challenge word came too late", "la palabra de reto llegó tarde")
        case .onceMore: pick("once more, with a new word", "una vez más, con otra palabra")
        case .noSpeech: pick("no speech was heard", "no se oyó a nadie hablar")
        case .wordsWithoutSpeech:
            pick("hardly any speech was heard for so many words", "apenas se oyó voz para tantas palabras")
        case .tooNoisy:
            pick(
                "it is too noisy to hear the voice, come closer to the microphone",
                "hay demasiado ruido para oír la voz, acércate al micrófono")
        case .tooQuiet:
            pick(
                "the voice is very faint, speak a little louder",
                "la voz se oye muy débil, habla un poco más alto")
        }
    }
}
