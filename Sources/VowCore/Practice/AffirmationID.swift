import VowRecitation

/// Names an affirmation that is practised.
package struct AffirmationID: RecordedID {
    /// The name as it is recorded.
    package let text: String

    /// Takes a name as it is recorded.
    package init(_ text: String) { self.text = text }

    /// A name written in the program.
    package init(stringLiteral text: String) { self.init(text) }
}
