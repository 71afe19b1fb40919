import VowCore
import VowLog

/// What reminders rest on, folded from the log: what is practised, the coach's sessions, and the goals.
///
/// The views keep it, and the daemon goes on with it from where they end.
struct ReminderReadings: Codable, Hashable {
    /// What is practised, as it stands.
    private(set) var practices: [AffirmationID: PracticeState] = [:]
    /// What the reminder of the coach rests on.
    private(set) var coach = CoachReminder()
    /// What the question of an evening rests on.
    private(set) var goals = GoalReminder()

    /// Takes in one more event; most have nothing to do with reminders.
    mutating func apply(_ event: DomainEvent, at instant: Instant) {
        if let own = Aggregates.coach.own(event) { coach.apply(own.event) }
        if let own = Aggregates.goal.own(event) { goals.apply(own.event, of: own.id, at: instant) }
        guard let own = Aggregates.practice.own(event) else { return }
        practices[own.id] = (practices[own.id] ?? PracticeState()).evolved(by: own.event, at: instant)
    }
}
