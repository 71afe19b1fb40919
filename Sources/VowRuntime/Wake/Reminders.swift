import VowAnswers
import VowCore
import VowLog
import VowPorts

/// What the daemon reminds of, and when: folded from the log like the rest, of the daemon's thread.
struct Reminders {
    /// One that is due.
    struct Due {
        /// The note that it was given.
        let told: DomainEvent
        let title: String
        let text: String
        /// What is said where others may read it: the words are the person's own.
        let publicText: String
        /// What opens where it can be answered.
        let button: NoticeButton
    }

    private var readings: ReminderReadings

    /// Begins with what the views know.
    init(_ readings: ReminderReadings = ReminderReadings()) { self.readings = readings }

    /// Takes in one more event.
    mutating func apply(_ event: DomainEvent, at instant: Instant) { readings.apply(event, at: instant) }

    /// When the next one is due; nil where there is none. In the past where one is late.
    func next(after now: Instant, in zone: ZoneRules, _ settings: Settings) -> Instant? {
        let coached = settings.coachReminder.flatMap { readings.coach.next(at: $0, after: now, in: zone) }
        let evening = settings.goalsEvening.flatMap { readings.goals.next(at: $0, after: now, in: zone) }
        return
            (readings.practices.values.compactMap { $0.nextReminder(after: now, in: zone) }
            + [coached, evening].compactMap { $0 })
            .min()
    }

    /// Those that are due, by identifier, in the person's language.
    func due(at now: Instant, in zone: ZoneRules, _ settings: Settings) -> [Due] {
        coachDue(at: now, in: zone, settings) + goalsDue(at: now, in: zone, settings)
            + practicesDue(at: now, in: zone, settings)
    }

    private func practicesDue(at now: Instant, in zone: ZoneRules, _ settings: Settings) -> [Due] {
        let texts = PracticeTexts(settings)
        let today = zone.civil(at: now).date
        return readings.practices.keys.sorted().compactMap { id in
            guard let state = readings.practices[id],
                let instant = state.nextReminder(after: now, in: zone), instant <= now,
                let told = Self.note(.remind(on: today), on: Aggregates.practice, id, state, at: now)
            else { return nil }
            let arguments = [
                "id": id.text, "text": state.text, "count": "\(state.count)", "target": "\(state.target)",
            ]
            var publicly = arguments
            publicly["text"] = id.text
            return Due(
                told: told, title: texts(.reminderTitle), text: texts(.reminder, arguments),
                publicText: texts(.reminder, publicly), button: Self.button("practice", settings))
        }
    }

    /// The question of the evening, and once a week the look at the lines in its place where nothing else is open.
    private func goalsDue(at now: Instant, in zone: ZoneRules, _ settings: Settings) -> [Due] {
        let goals = readings.goals
        guard let time = settings.goalsEvening, let instant = goals.next(at: time, after: now, in: zone),
            instant <= now
        else { return [] }
        let today = zone.civil(at: now).date
        let isWeekly = goals.isWeeklyDue(on: today, in: zone)
        guard
            let told = Self.note(
                .nudge(on: today, weekly: isWeekly), on: Aggregates.goal, GoalReminder.stream, goals.state,
                at: now)
        else { return [] }
        let wording = Wording(settings)
        let open = goals.open(on: today)
        let week = wording(GoalsText.weekly)
        let asked = open.isEmpty ? [] : [wording(GoalsText.evening(goals: open.joined(separator: "\n")))]
        let title = wording(open.isEmpty ? GoalsText.weeklyTitle : GoalsText.eveningTitle)
        return [
            Due(
                told: told, title: title,
                text: (asked + (isWeekly ? [week] : [])).joined(separator: "\n"),
                publicText: title, button: Self.button("", settings))
        ]
    }

    private func coachDue(at now: Instant, in zone: ZoneRules, _ settings: Settings) -> [Due] {
        let coach = readings.coach
        let today = zone.civil(at: now).date
        guard let time = settings.coachReminder, let instant = coach.next(at: time, after: now, in: zone),
            instant <= now,
            let told = Self.note(
                .remind(on: today), on: Aggregates.coach, CoachReminder.stream, coach.state, at: now)
        else { return [] }
        let wording = Wording(settings)
        let text = wording(
            CoachText.reminder(
                minutes: "\(settings.coachMinutes)", language: wording.name(of: settings.coachLanguage)))
        return [
            Due(
                told: told, title: wording(CoachText.reminderTitle), text: text, publicText: text,
                button: Self.button("coach", settings))
        ]
    }

    /// The note that the aggregate decides on; nil where it was made for that day already, and nothing is told.
    private static func note<State: Decider>(
        _ command: State.Command, on aggregate: Aggregate<State>, _ id: State.ID, _ state: State,
        at now: Instant
    ) -> DomainEvent? {
        guard let event = state.accepted(command, at: now)?.first else { return nil }
        return aggregate.event(event, of: id)
    }

    private static func button(_ place: String, _ settings: Settings) -> NoticeButton {
        NoticeButton(label: Wording(settings)(NoticeText.answerHere), place: place)
    }
}
