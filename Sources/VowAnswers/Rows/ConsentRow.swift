public import VowCore

/// A consent, as every front end is told of it.
public struct ConsentRow: Codable, Hashable, Sendable {
    /// The purpose.
    public let purpose: String
    /// Whether it is given.
    public let given: Bool
    /// Who receives the data.
    public let recipient: String?
    /// When it was given or withdrawn last.
    public let changedAt: String?

    /// The row of a consent.
    public init(_ purpose: ConsentPurpose, _ state: ConsentState) {
        self.purpose = purpose.rawValue
        given = state.recipient != nil
        recipient = state.recipient
        changedAt = state.changedAt?.iso8601
    }
}

/// What a person reads before they agree to something.
public struct ConsentStatementRow: Codable, Hashable, Sendable {
    /// The purpose.
    public let purpose: String
    /// Who would receive the data, as it would be recorded.
    public let recipient: String
    /// The number of the words; it is recorded with the consent.
    public let statement: Int
    /// The words.
    public let text: String

    /// The row of the words for a recipient.
    public init(_ purpose: ConsentPurpose, recipient: String, number: Int, text: String) {
        self.purpose = purpose.rawValue
        self.recipient = recipient
        statement = number
        self.text = text
    }
}
