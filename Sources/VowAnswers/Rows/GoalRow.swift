/// A goal, as front ends are told of it.
public struct GoalRow: Codable, Hashable, Sendable {
    /// The identifier, and the line that says it.
    public let id: String, line: String
    /// What the person does, why, what gets in the way, what helps, and what matters.
    public let text: String, why: String, barriers: String, supports: String, values: String
    /// On how many of the last 14 evenings that were answered it was done.
    public let done: Int, answered: Int
    /// Whether it was answered for today: done or not; nil while it is open.
    public let today: Bool?
    /// What its age and its evenings tell: `unchanged`, `seldomDone`, `falling`, `habit`.
    public let signs: [String]

    /// Makes a row.
    public init(
        id: String, line: String, text: String, why: String, barriers: String, supports: String,
        values: String, done: Int, answered: Int, today: Bool?, signs: [String]
    ) {
        (self.id, self.line, self.text, self.why) = (id, line, text, why)
        (self.barriers, self.supports, self.values) = (barriers, supports, values)
        (self.done, self.answered, self.today, self.signs) = (done, answered, today, signs)
    }
}
