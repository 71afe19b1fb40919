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

/// What was removed.
public struct RemovedRow: Codable, Hashable, Sendable {
    /// The identifier.
    public let removed: String

    /// Makes a row.
    public init(removed: String) { self.removed = removed }
}
