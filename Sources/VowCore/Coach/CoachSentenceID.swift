import VowRecitation

/// Names a sentence of the coach's, a starter or one of the person's own.
package struct CoachSentenceID: RecordedID {
    /// The name as it is recorded.
    package let text: String

    /// Takes a name as it is recorded.
    package init(_ text: String) { self.text = text }

    /// A name written in the program.
    package init(stringLiteral text: String) { self.init(text) }
}
