import VowAnswers
import VowCore
import VowLog

/// What the daemon reminds of, and when: folded from the log like the rest, of the daemon's thread.
struct Reminders {
    /// One that is due.
    struct Due {
        let practice: String
        let title: String
        let text: String
        /// What is said where others may read it: the words are the person's own.
        let publicText: String
    }

    private var practices: [String: PracticeState]

    /// Begins with what the views know.
    init(_ practices: [String: PracticeState] = [:]) { self.practices = practices }

    /// Takes in one more event.
    mutating func apply(_ event: DomainEvent, at instant: Instant) {
        guard let own = Aggregates.practice.own(event) else { return }
        practices[own.id] = (practices[own.id] ?? PracticeState()).evolved(by: own.event, at: instant)
    }

    /// When the next one is due; nil where there is none. In the past where one is late.
    func next(after now: Instant, in zone: ZoneRules) -> Instant? {
        practices.values.compactMap { $0.nextReminder(after: now, in: zone) }.min()
    }

    /// Those that are due, by identifier, in the person's language.
    func due(at now: Instant, in zone: ZoneRules, _ settings: Settings) -> [Due] {
        let texts = PracticeTexts(settings)
        return practices.keys.sorted().compactMap { id in
            guard let state = practices[id], let instant = state.nextReminder(after: now, in: zone),
                instant <= now
            else { return nil }
            let arguments = [
                "id": id, "text": state.text, "count": "\(state.count)", "target": "\(state.target)",
            ]
            var publicly = arguments
            publicly["text"] = id
            return Due(
                practice: id, title: texts(.reminderTitle), text: texts(.reminder, arguments),
                publicText: texts(.reminder, publicly))
        }
    }
}
