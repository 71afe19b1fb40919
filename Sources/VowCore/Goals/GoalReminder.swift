import VowRecitation

/// When a person is asked about their goals, folded from the events of all goals: each evening whether they did it, and
/// once a week for a look at the line.
package struct GoalReminder: Codable, Hashable, Sendable {
    /// The stream that notes when it asked; no goal has this identifier.
    package static let stream: GoalID = "nudge"
    /// A goal is looked at again after so many days.
    package static let weekDays = 7

    private struct Goal: Codable, Hashable {
        var text: String
        var lookedAt: Instant
        var answered: CivilDate?
    }

    private var goals: [GoalID: Goal] = [:]
    private var askedOn: CivilDate?
    private var weeklyOn: CivilDate?

    /// Nothing is known yet.
    package init() {}

    /// The state of the stream that records when it asked, from which `decide` records at most one question a day.
    package var state: GoalState { GoalState(askedOn: askedOn) }

    /// Takes in one more event of any goal.
    package mutating func apply(_ event: GoalEvent, of id: GoalID, at instant: Instant) {
        switch event {
        case .set(let details, _, _):
            goals[id] = Goal(text: details.text, lookedAt: instant, answered: nil)
        case .refined(let details, let occasion):
            goals[id]?.text = details.text
            if occasion == .weekly { goals[id]?.lookedAt = instant }
        case .answered(_, let date):
            let before = goals[id]?.answered ?? date
            goals[id]?.answered = max(before, date)
        case .retired: goals[id] = nil
        case .nudged(let date, let isWeekly):
            askedOn = date
            if isWeekly { weeklyOn = date }
        }
    }

    /// The texts of the goals that have no answer for a day.
    package func open(on date: CivilDate) -> [String] {
        goals.sorted { $0.key < $1.key }.map(\.value).filter { $0.answered.map { $0 < date } ?? true }
            .map(\.text)
    }

    /// Whether the weekly look is due on a day: a goal was not looked at for a week, and no weekly reminder was given
    /// within the last one.
    package func isWeeklyDue(on date: CivilDate, in zone: ZoneRules) -> Bool {
        let since = date.adding(days: -GoalReminder.weekDays)
        if let weeklyOn, weeklyOn > since { return false }
        return goals.values.contains { zone.civil(at: $0.lookedAt).date <= since }
    }

    /// When to ask next; nil without a goal. Today, even where the time is already over: a device that was off asks
    /// late, but on the same day. A person who has answered for every goal, or was asked today, is asked tomorrow.
    package func next(at time: CivilTime, after now: Instant, in zone: ZoneRules) -> Instant? {
        guard !goals.isEmpty else { return nil }
        let today = zone.civil(at: now).date
        let isAsked = askedOn.map { $0 >= today } ?? false
        let isDone = isAsked || open(on: today).isEmpty && !isWeeklyDue(on: today, in: zone)
        return zone.firstInstant(of: isDone ? today.adding(days: 1) : today, time)
    }
}
