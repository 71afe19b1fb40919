/// A goal, as front ends are told of it.
package struct GoalRow: Codable, Hashable, Sendable {
    /// The identifier, and the line that says it.
    package let id: String, line: String
    /// What the person does, why, what gets in the way, what helps, and what matters.
    package let text: String, why: String, barriers: String, supports: String, values: String
    /// How often it was refined.
    package let changes: Int
    /// On how many of the last 14 evenings that were answered it was done.
    package let done: Int, answered: Int
    /// Whether it was answered for today: done or not; nil while it is open.
    package let today: Bool?
    /// What its age and its evenings tell: `unchanged`, `seldomDone`, `falling`, `sameWords`, `habit`.
    package let signs: [String]

    package init(
        id: String, line: String, text: String, why: String, barriers: String, supports: String,
        values: String, changes: Int, done: Int, answered: Int, today: Bool?, signs: [String]
    ) {
        (self.id, self.line, self.text, self.why) = (id, line, text, why)
        (self.barriers, self.supports, self.values) = (barriers, supports, values)
        self.changes = changes
        (self.done, self.answered, self.today, self.signs) = (done, answered, today, signs)
    }
}

/// What the weekly look at a goal comes to, before anything is kept.
package struct GoalLookRow: Codable, Hashable, Sendable {
    /// The goal.
    package let id: String
    /// A line that follows from what would make it easier; nil where that names no other deed.
    package let offer: String?
    /// Where to find help, where the answers ask for it; nothing is kept then.
    package let help: HelpRow?
    /// The plain question about danger, where an answer may be a sign of it; nothing is kept before it is answered.
    package let ask: String?

    package init(id: String, offer: String?, help: HelpRow?, ask: String? = nil) {
        (self.id, self.offer, self.help, self.ask) = (id, offer, help, ask)
    }
}
