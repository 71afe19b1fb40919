import VowAnswers
public import VowCore
public import VowRecitation

/// What Vow says about rehearsed lines, in English and Spanish.
public struct RehearsalTexts: Sendable {
    private let pick: Wording

    /// The texts in a language; Chinese gets the English ones.
    public init(_ language: Language) { pick = Wording(language) }

    /// The texts in the language that was set for Vow's own texts.
    public init(_ settings: Settings) { pick = Wording(settings) }

    /// What is about to happen.
    public var opening: String {
        pick(RehearsalText.opening)
    }

    /// What the person may do before a line.
    public var readiness: String {
        pick(RehearsalText.readiness)
    }

    /// The line to say now.
    public func prompt(_ line: String) -> String { pick(RehearsalText.prompt(line: "\(line)")) }

    /// What was heard.
    public func heard(_ words: String) -> String { pick(RehearsalText.heard(words: "\(words)")) }

    /// Nobody spoke.
    public var nothing: String { pick(WakeText.nothingHeard) }

    /// What came of a rehearsal.
    public func outcome(_ outcome: RehearsalOutcome) -> String {
        switch outcome {
        case .heard:
            pick(RehearsalText.outcome)
        case .learnt:
            pick(RehearsalText.outcomeLearntFromTomorrow)
        case .tooFar:
            pick(RehearsalText.outcomeTooFarFrom)
        case .changed:
            pick(RehearsalText.outcomeANotOr)
        case .unclear:
            pick(RehearsalText.outcomeNoClearSpeech)
        }
    }

    /// A warning with what to change.
    public func advice(_ advice: LineAdvice) -> String {
        switch advice {
        case .tooLong(let words, let limit):
            pick(RehearsalText.advice(words: "\(words)", limit: "\(limit)"))
        case .longWords(let words):
            pick(RehearsalText.adviceLongWordsAre(list: "\(list(words))"))
        case .manyNumbers(let count):
            pick(RehearsalText.adviceNumbersEachHave(count: "\(count)"))
        case .misheard(let words, let heard):
            pick(RehearsalText.adviceNotHeardHeard(list: "\(list(words))", heard: "\(heard)"))
        case .heardDifferently(let first, let second):
            pick(RehearsalText.adviceHeardDifferentlyTwice(first: "\(first)", second: "\(second)"))
        case .meaningChanged:
            pick(RehearsalText.adviceItsNotOr)
        case .notRecognised:
            pick(RehearsalText.adviceItWasNot)
        }
    }

    /// Another number of recordings than of lines.
    public func miscounted(lines: Int, recordings: Int) -> String {
        pick(
            "There \(Plural.form(lines, "is", "are")) \(Plural.of(lines, "line", "lines")) and there "
                + "\(Plural.form(recordings, "is", "are")) \(Plural.of(recordings, "recording", "recordings"))"
                + "; give one a line, or a --manifest.",
            "Hay \(count(lines, "frase", "frases")) y \(count(recordings, "grabación", "grabaciones"));"
                + " da una por frase, o una tabla con --manifest.")
    }

    private func count(_ count: Int, _ one: String, _ several: String) -> String {
        Plural.of(count, one, several)
    }

    /// After the last line.
    public func summary(rehearsed: Int, learnt: Int, warned: Int) -> String {
        pick(
            "\(rehearsed) rehearsed, \(learnt) learnt, \(warned) with something to think about.",
            "\(count(rehearsed, "ensayada", "ensayadas")), \(count(learnt, "aprendida", "aprendidas")),"
                + " \(warned) con algo que pensar.")
    }

    private func list(_ words: [String]) -> String {
        words.prefix(6).map { "\"\($0)\"" }.joined(separator: ", ")
    }
}
