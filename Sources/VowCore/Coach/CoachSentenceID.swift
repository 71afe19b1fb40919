public import VowRecitation

/// Names a sentence of the coach's, a starter or one of the person's own.
public struct CoachSentenceID: RecordedID {
    /// The name as it is recorded.
    public let text: String

    /// Takes a name as it is recorded.
    public init(_ text: String) { self.text = text }

    /// A name written in the program.
    public init(stringLiteral text: String) { self.init(text) }
}
