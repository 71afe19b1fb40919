import VowRecitation

/// Names a registered code or tag.
package struct TokenID: RecordedID {
    /// The name as it is recorded.
    package let text: String

    /// Takes a name as it is recorded.
    package init(_ text: String) { self.text = text }

    /// A name written in the program.
    package init(stringLiteral text: String) { self.init(text) }
}
