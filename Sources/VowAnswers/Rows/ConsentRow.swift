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
