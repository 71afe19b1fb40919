public import VowCore
public import VowRecitation

/// A line, as every front end is told of it.
public struct LineRow: Codable, Hashable, Sendable {
    /// The identifier.
    public let id: String
    /// `affirmation` or `goal`.
    public let kind: String
    /// `en`, `es` or `zh`.
    public let language: String
    /// The sentence.
    public let text: String
    /// The date from which it is set aside, where it is.
    public let disabledFrom: String?
    /// On how many mornings it was said with the same words, where that is as often as `refresh-days` says.
    public let sameWordsDays: Int?

    /// The row of a line.
    public init(id: LineID, state: LineState, sameWordsDays: Int? = nil) {
        self.sameWordsDays = sameWordsDays
        self.id = id.text
        kind = state.kind.rawValue
        language = state.language.rawValue
        text = state.text
        disabledFrom = state.disabledFrom?.iso8601
    }
}

/// Where a line comes from, and what it was worth since.
public struct LineageRow: Codable, Hashable, Sendable {
    /// The line.
    public let id: String
    /// `affirmation` or `goal`.
    public let kind: String
    /// The sentence as it is now.
    public let text: String
    /// The interview that proposed it, or nil for a line that was typed.
    public let interview: String?
    /// The question whose answer it was made of.
    public let question: String?
    /// That answer.
    public let answer: String?
    /// Its words as they were proposed.
    public let proposed: String?
    /// How much the person believed it, 0 to 10.
    public let belief: Int?
    /// Its words so far, oldest first.
    public let texts: [String]
    /// On how many of the last 400 mornings it was recited.
    public let morningsRecited: Int
    /// How many of these were kept.
    public let morningsKept: Int
    /// The last date on which it was recited.
    public let lastRecited: String?

    /// Makes a row.
    public init(
        id: String, kind: String, text: String, interview: String?, question: String?, answer: String?,
        proposed: String?, belief: Int?, texts: [String], morningsRecited: Int, morningsKept: Int,
        lastRecited: String?
    ) {
        self.id = id
        self.kind = kind
        self.text = text
        self.interview = interview
        self.question = question
        self.answer = answer
        self.proposed = proposed
        self.belief = belief
        self.texts = texts
        self.morningsRecited = morningsRecited
        self.morningsKept = morningsKept
        self.lastRecited = lastRecited
    }
}

/// What was removed.
public struct RemovedRow: Codable, Hashable, Sendable {
    /// The identifier.
    public let removed: String

    /// Makes a row.
    public init(removed: String) { self.removed = removed }
}
