import VowRecitation

/// When to remind of the day's session, folded from the events of all sessions.
package struct CoachReminder: Codable, Hashable, Sendable {
    /// The stream that notes when it reminded; no session has this identifier.
    package static let stream: CoachSessionID = "reminder"

    /// The last day for which it reminded.
    package private(set) var remindedOn: CivilDate?
    /// The last day on which a sentence was given.
    package private(set) var practisedOn: CivilDate?

    /// Nothing is known yet.
    package init() {}

    /// The state of the stream that records reminders, from which `decide` records at most one a day.
    package var state: CoachState { CoachState(remindedOn: remindedOn) }

    /// Takes in one more event of any session.
    package mutating func apply(_ event: CoachEvent) {
        switch event {
        case .reminded(let date): remindedOn = date
        case .given(_, let date): practisedOn = max(practisedOn ?? date, date)
        case .begun, .spoken, .answered, .textRevealed, .passedOver, .paused, .resumed, .ended: break
        }
    }

    /// When the person is to be reminded next. Today, even where the time is already over: a device that was off
    /// reminds late, but on the same day. A person who has begun today, or was reminded today, is reminded tomorrow.
    package func next(at time: CivilTime, after now: Instant, in zone: ZoneRules) -> Instant? {
        let today = zone.civil(at: now).date
        let isDone = [remindedOn, practisedOn].contains { $0.map { $0 >= today } ?? false }
        return zone.firstInstant(of: isDone ? today.adding(days: 1) : today, time)
    }
}
