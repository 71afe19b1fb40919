/// The interview as it stands, as every front end is told of it.
package struct InterviewRow: Codable, Hashable, Sendable {
    /// A question that was answered or passed over.
    package struct Answer: Codable, Hashable, Sendable {
        /// The question, by name.
        package let step: String
        /// What was said; nil where it was passed over.
        package let text: String?

        package init(step: String, text: String?) { (self.step, self.text) = (step, text) }
    }

    /// A proposed line.
    package struct Line: Codable, Hashable, Sendable {
        /// Its place, from 1.
        package let place: Int
        /// `affirmation` or `goal`.
        package let kind: String
        /// Its present words.
        package let text: String
        /// The question whose answer it was made of; nil for a line that fits everyone.
        package let from: String?
        /// How much the person believes it, 0 to 10; nil where it was not asked yet.
        package let belief: Int?
        /// Whether the person does not want it.
        package let refused: Bool
        /// The line that it became.
        package let line: String?
        /// What may make it hard to say or to hear.
        package let advice: [String]

        package init(
            place: Int, kind: String, text: String, from: String?, belief: Int?, refused: Bool, line: String?,
            advice: [String]
        ) {
            self.place = place
            self.kind = kind
            self.text = text
            self.from = from
            self.belief = belief
            self.refused = refused
            self.line = line
            self.advice = advice
        }
    }

    /// What a language model may be asked for, before it is asked.
    package struct Offer: Codable, Hashable, Sendable {
        /// Who would be asked: a model, and where it runs.
        package let model: String
        /// Every text that would be sent, whole.
        package let sends: [String]

        package init(model: String, sends: [String]) { (self.model, self.sends) = (model, sends) }
    }

    /// `new`, `asking`, `helped` (it stopped at a sign of danger) or `done`.
    package let state: String
    /// The language that it is led in.
    package let language: String
    /// The question that waits, by name; nil where none does.
    package let step: String?
    /// The question in words, or the summary.
    package let question: String?
    /// What kind of answer it wants: `text`, `scale`, `choice` (yes or no), `summary`, `lines`, or `safety` (the plain
    /// question about danger).
    package let wants: String?
    /// Whether it may be passed over.
    package let skippable: Bool
    /// How many questions are behind, of how many.
    package let done: Int, of: Int
    /// What is said after the last answer, in order.
    package let said: [String]
    /// Where to find help; nil but in the state `helped`.
    package let help: HelpRow?
    /// The answers so far.
    package let answers: [Answer]
    /// The proposed lines.
    package let lines: [Line]
    /// What a language model may be asked for; nil where none is set and agreed to, or there is nothing to ask.
    package let offer: Offer?

    package init(
        state: String, language: String, step: String?, question: String?, wants: String?, skippable: Bool,
        done: Int, of: Int, said: [String], help: HelpRow?, answers: [Answer], lines: [Line], offer: Offer?
    ) {
        self.state = state
        self.language = language
        self.step = step
        self.question = question
        self.wants = wants
        self.skippable = skippable
        (self.done, self.of) = (done, of)
        self.said = said
        self.help = help
        self.answers = answers
        self.lines = lines
        self.offer = offer
    }
}

/// What the microphone heard, to be looked at before it is an answer.
package struct HeardRow: Codable, Hashable, Sendable {
    /// The words; empty where nobody spoke.
    package let heard: String

    package init(heard: String) { self.heard = heard }
}

/// A line tried by typing it.
package struct TriedLineRow: Codable, Hashable, Sendable {
    /// A word of the line.
    package struct Word: Codable, Hashable, Sendable {
        /// As it is written.
        package let text: String
        /// Whether it was there.
        package let heard: Bool

        package init(text: String, heard: Bool) { (self.text, self.heard) = (text, heard) }
    }

    package let line: String
    /// Whether it would count.
    package let passed: Bool
    package let words: [Word]

    package init(line: String, passed: Bool, words: [Word]) {
        (self.line, self.passed, self.words) = (line, passed, words)
    }
}
