package import VowRecitation

/// Names a goal.
package struct GoalID: RecordedID {
    /// The name as it is recorded.
    package let text: String

    /// Takes a name as it is recorded.
    package init(_ text: String) { self.text = text }

    /// A goal bears the name of the line that says it.
    package init(_ line: LineID) { text = line.text }

    /// A name written in the program.
    package init(stringLiteral text: String) { self.init(text) }
}
