package import VowCore
package import VowRecitation

/// A line, as every front end is told of it.
package struct LineRow: Codable, Hashable, Sendable {
    /// The identifier.
    package let id: String
    /// `affirmation` or `goal`.
    package let kind: String
    /// `en`, `es` or `zh`.
    package let language: String
    /// The sentence.
    package let text: String
    /// The date from which it is set aside, where it is.
    package let disabledFrom: String?
    /// On how many mornings it was said with the same words, where that is as often as `refresh-days` says.
    package let sameWordsDays: Int?

    /// The row of a line.
    package init(id: LineID, state: LineState, sameWordsDays: Int? = nil) {
        self.sameWordsDays = sameWordsDays
        self.id = id.text
        kind = state.kind.rawValue
        language = state.language.rawValue
        text = state.text
        disabledFrom = state.disabledFrom?.iso8601
    }
}

/// Where a line comes from, and what it was worth since.
package struct LineageRow: Codable, Hashable, Sendable {
    /// The line.
    package let id: String
    /// `affirmation` or `goal`.
    package let kind: String
    /// The sentence as it is now.
    package let text: String
    /// The interview that proposed it, or nil for a line that was typed.
    package let interview: String?
    /// The question whose answer it was made of.
    package let question: String?
    /// That answer.
    package let answer: String?
    /// Its words as they were proposed.
    package let proposed: String?
    /// How much the person believed it, 0 to 10.
    package let belief: Int?
    /// Its words so far, oldest first.
    package let texts: [String]
    /// On how many of the last 400 mornings it was recited.
    package let morningsRecited: Int
    /// How many of these were kept.
    package let morningsKept: Int
    /// The last date on which it was recited.
    package let lastRecited: String?

    package init(
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
package struct RemovedRow: Codable, Hashable, Sendable {
    /// The identifier.
    package let removed: String

    package init(removed: String) { self.removed = removed }
}
