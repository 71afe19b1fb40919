/// Signs that a goal has gone stale; said kindly, never as a fault of the person.
package enum GoalSign: String, CaseIterable, Hashable, Sendable {
    /// Unchanged for four weeks or more.
    case unchanged
    /// Done on fewer than a third of the last seven evenings that were answered.
    case seldomDone
    /// Done clearly less often in the last seven answered evenings than in the seven before.
    case falling
    /// Its line was said with the very same words on many mornings in a row.
    case sameWords
    /// Done on each of the last fourteen answered evenings: it may be a habit by now.
    case habit
}

extension GoalState {
    /// The days without a change after which a goal is looked at again.
    package static let unchangedDays = 28

    /// The signs that follow from the date of its last change and from the answered evenings.
    /// - Parameter changedOn: the day of the last change, where the person is.
    package func signs(on today: CivilDate, changedOn: CivilDate) -> [GoalSign] {
        guard isPresent else { return [] }
        var signs: [GoalSign] = []
        if changedOn.adding(days: GoalState.unchangedDays) <= today { signs.append(.unchanged) }
        let answers = evenings.sorted { $0.date < $1.date }.map(\.isDone)
        let last = answers.suffix(7)
        let before = answers.dropLast(7).suffix(7)
        let done = last.count { $0 }
        if last.count == 7, done * 3 < 7 { signs.append(.seldomDone) }
        if last.count == 7, before.count == 7, done + 3 <= before.count(where: { $0 }) {
            signs.append(.falling)
        }
        if answers.count >= 14, answers.suffix(14).allSatisfy({ $0 }) { signs.append(.habit) }
        return signs
    }
}
