public import VowRecitation

/// Names a goal.
public struct GoalID: RecordedID {
    /// The name as it is recorded.
    public let text: String

    /// Takes a name as it is recorded.
    public init(_ text: String) { self.text = text }

    /// A goal bears the name of the line that says it.
    public init(_ line: LineID) { text = line.text }

    /// A name written in the program.
    public init(stringLiteral text: String) { self.init(text) }
}
