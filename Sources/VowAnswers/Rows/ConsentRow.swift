package import VowCore

/// A consent, as every front end is told of it.
package struct ConsentRow: Codable, Hashable, Sendable {
    package let purpose: String
    /// Whether it is given.
    package let given: Bool
    /// Who receives the data.
    package let recipient: String?
    /// When it was given or withdrawn last.
    package let changedAt: String?

    /// The row of a consent.
    package init(_ purpose: ConsentPurpose, _ state: ConsentState) {
        self.purpose = purpose.rawValue
        given = state.recipient != nil
        recipient = state.recipient
        changedAt = state.changedAt?.iso8601
    }
}

/// What a person reads before they agree to something.
package struct ConsentStatementRow: Codable, Hashable, Sendable {
    package let purpose: String
    /// Who would receive the data, as it would be recorded.
    package let recipient: String
    /// The number of the words; it is recorded with the consent.
    package let statement: Int
    /// The words.
    package let text: String

    /// The row of the words for a recipient.
    package init(_ purpose: ConsentPurpose, recipient: String, number: Int, text: String) {
        self.purpose = purpose.rawValue
        self.recipient = recipient
        statement = number
        self.text = text
    }
}
