/// The interview as it stands, as every front end is told of it.
public struct InterviewRow: Codable, Hashable, Sendable {
    /// A question that was answered or passed over.
    public struct Answer: Codable, Hashable, Sendable {
        /// The question, by name.
        public let step: String
        /// What was said; nil where it was passed over.
        public let text: String?

        /// Makes a row.
        public init(step: String, text: String?) { (self.step, self.text) = (step, text) }
    }

    /// A proposed line.
    public struct Line: Codable, Hashable, Sendable {
        /// Its place, from 1.
        public let place: Int
        /// `affirmation` or `goal`.
        public let kind: String
        /// Its present words.
        public let text: String
        /// The question whose answer it was made of; nil for a line that fits everyone.
        public let from: String?
        /// How much the person believes it, 0 to 10; nil where it was not asked yet.
        public let belief: Int?
        /// Whether the person does not want it.
        public let refused: Bool
        /// The line that it became.
        public let line: String?
        /// What may make it hard to say or to hear.
        public let advice: [String]

        /// Makes a row.
        public init(
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
    public struct Offer: Codable, Hashable, Sendable {
        /// Who would be asked: a model, and where it runs.
        public let model: String
        /// Every text that would be sent, whole.
        public let sends: [String]

        /// Makes a row.
        public init(model: String, sends: [String]) { (self.model, self.sends) = (model, sends) }
    }

    /// `new`, `asking`, `helped` (it stopped at a sign of danger) or `done`.
    public let state: String
    /// The language that it is led in.
    public let language: String
    /// The question that waits, by name; nil where none does.
    public let step: String?
    /// The question in words, or the summary.
    public let question: String?
    /// What kind of answer it wants: `text`, `scale`, `choice` (yes or no), `summary`, `lines`, or `safety` (the plain
    /// question about danger).
    public let wants: String?
    /// Whether it may be passed over.
    public let skippable: Bool
    /// How many questions are behind, of how many.
    public let done: Int, of: Int
    /// What is said after the last answer, in order.
    public let said: [String]
    /// Where to find help; nil but in the state `helped`.
    public let help: HelpRow?
    /// The answers so far.
    public let answers: [Answer]
    /// The proposed lines.
    public let lines: [Line]
    /// What a language model may be asked for; nil where none is set and agreed to, or there is nothing to ask.
    public let offer: Offer?

    /// Makes a row.
    public init(
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
public struct HeardRow: Codable, Hashable, Sendable {
    /// The words; empty where nobody spoke.
    public let heard: String

    /// Makes a row.
    public init(heard: String) { self.heard = heard }
}

/// A line tried by typing it.
public struct TriedLineRow: Codable, Hashable, Sendable {
    /// A word of the line.
    public struct Word: Codable, Hashable, Sendable {
        /// As it is written.
        public let text: String
        /// Whether it was there.
        public let heard: Bool

        /// Makes a row.
        public init(text: String, heard: Bool) { (self.text, self.heard) = (text, heard) }
    }

    /// The line.
    public let line: String
    /// Whether it would count.
    public let passed: Bool
    /// Its words.
    public let words: [Word]

    /// Makes a row.
    public init(line: String, passed: Bool, words: [Word]) {
        (self.line, self.passed, self.words) = (line, passed, words)
    }
}
