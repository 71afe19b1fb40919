/// What the verifier decided of one transcript.
public struct RecitationVerdict: Hashable, Sendable {
    /// Whether every line passed, and the challenge word was heard.
    public let passed: Bool
    /// The mean of the line scores, from 0 to 1; 0 when there are no lines.
    public let score: Double
    /// One verdict per required line, in the order of the lines.
    public let lines: [LineVerdict]
    /// Whether the challenge word was heard; nil when none was asked for.
    public let challengeWordHeard: Bool?
    /// Why the attempt did not pass, in a fixed order; empty when it passed.
    public let reasons: [RefusalReason]
    /// The rules the verdict came from.
    public let verifierVersion: Int
}

/// A reason for which an attempt does not pass.
public enum RefusalReason: String, Hashable, Sendable, CaseIterable {
    /// No words were heard.
    case nothingHeard
    /// There was no line to judge, or a line holds nothing that can be said.
    case nothingToSay
    /// At least one line was not said closely enough.
    case lineMissing
    /// A negation was changed, added or left out.
    case polarityChanged
    /// A number, date or time was changed, added or left out.
    case numberChanged
    /// The opposite of a word of a line was heard. The engine may have written it for the right word.
    case oppositeHeard
    /// The challenge word was not heard.
    case challengeWordMissing
}

/// What the verifier decided of one line.
public struct LineVerdict: Hashable, Sendable {
    /// The identity of the line.
    public let lineID: LineID
    /// The line as displayed.
    public let text: String
    /// The calibrated score from 0 to 1, where 0.72 is the operating point.
    public let score: Double
    /// Whether the score reached the line's minimum and no guard objected.
    public let passed: Bool
    /// The displayed words that were not heard, in the order of the line.
    public let missed: [String]
    /// The heard words inside the recitation that do not belong to the line, in the order heard.
    public let added: [String]
    /// One entry per displayed word, in the order of the line.
    public let words: [WordVerdict]
    /// The objections that fail the line whatever its score.
    public let guards: [GuardFinding]
    /// The parts the score was made from.
    public let components: ScoreComponents
    /// The stretch of the transcript that was taken for the line, as normalised words; empty when none was.
    public let heard: String
    /// Where that stretch begins, in words from 0; nil when there is none. A run that asks for an order goes by it.
    public internal(set) var place: Int?
}

/// Whether one displayed word of a line was said.
public struct WordVerdict: Hashable, Sendable {
    /// The word as displayed, with its punctuation.
    public let text: String
    /// Whether the word, or something that sounds like it, was heard at its place.
    public let said: Bool
}

/// A hard objection: the meaning was changed where similarity is blind.
public struct GuardFinding: Hashable, Sendable {
    /// What kind of meaning was changed.
    public enum Kind: String, Hashable, Sendable {
        /// A negation was changed, added or left out.
        case polarity
        /// A number, date or time was changed, added or left out.
        case number
        /// The opposite of a word was heard, or a word that turns the whole line round.
        case opposite
    }
    /// What kind of meaning was changed.
    public let kind: Kind
    /// What the line asks for at this place; empty where nothing was to be said.
    public let expected: String
    /// What was heard at this place; empty where nothing was heard.
    public let heard: String
}

/// The measured parts of a line's score, each from 0 to 1.
public struct ScoreComponents: Hashable, Sendable {
    /// Jaccard overlap of the words of the best spoken form with the words heard.
    public let tokenOverlap: Double
    /// Levenshtein ratio of the letters of the best spoken form and of the stretch heard.
    public let characterSimilarity: Double
    /// Closeness of the sounds of the line and of the stretch heard.
    public let phoneticSimilarity: Double
    /// Share of the content words heard by themselves, by their lemma or by a synonym.
    public let semanticSimilarity: Double
    /// How much content is contradicted although the words around it were heard clearly.
    public let contradiction: Double
    /// Share of the line that was heard all but exactly.
    public let clarity: Double
    /// Share of the transcript's weight that no line accounts for.
    public let unexplained: Double
}
