import VowAnswers
package import VowCore
package import VowRecitation

/// What Vow says about rehearsed lines, in English and Spanish.
package struct RehearsalTexts: Sendable {
    private let pick: Wording

    /// The texts in a language; Chinese gets the English ones.
    package init(_ language: Language) { pick = Wording(language) }

    /// The texts in the language that was set for Vow's own texts.
    package init(_ settings: Settings) { pick = Wording(settings) }

    /// What is about to happen.
    package var opening: String {
        pick(RehearsalText.opening)
    }

    /// What the person may do before a line.
    package var readiness: String {
        pick(RehearsalText.readiness)
    }

    /// The line to say now.
    package func prompt(_ line: String) -> String { pick(RehearsalText.prompt(line: "\(line)")) }

    /// What was heard.
    package func heard(_ words: String) -> String { pick(RehearsalText.heard(words: "\(words)")) }

    /// Nobody spoke.
    package var nothing: String { pick(WakeText.nothingHeard) }

    /// What came of a rehearsal.
    package func outcome(_ outcome: RehearsalOutcome) -> String {
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
    package func advice(_ advice: LineAdvice) -> String {
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
    package func miscounted(lines: Int, recordings: Int) -> String {
        pick(
            RehearsalText.miscounted(
                lines: pick(CountText.linesThere(count: lines)),
                recordings: pick(CountText.recordings(count: recordings))))
    }

    /// After the last line.
    package func summary(rehearsed: Int, learnt: Int, warned: Int) -> String {
        pick(
            RehearsalText.summary(
                rehearsed: pick(CountText.rehearsed(count: rehearsed)),
                learnt: pick(CountText.learnt(count: learnt)), warned: warned))
    }

    private func list(_ words: [String]) -> String {
        words.prefix(6).map { "\"\($0)\"" }.joined(separator: ", ")
    }
}
