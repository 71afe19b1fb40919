import VowAnswers
import VowCore
import VowLog
import VowPorts

/// What the daemon reminds of, and when: folded from the log like the rest, of the daemon's thread.
struct Reminders {
    /// One that is due.
    struct Due {
        /// The note that it was given.
        let told: DomainEvent?
        let title: String
        let text: String
        /// What is said where others may read it: the words are the person's own.
        let publicText: String
        /// What opens where it can be answered.
        let button: NoticeButton
    }

    private var practices: [AffirmationID: PracticeState]
    private var coach: CoachReminder
    private var goals: GoalReminder

    /// Begins with what the views know.
    init(
        _ practices: [AffirmationID: PracticeState] = [:], coach: CoachReminder = CoachReminder(),
        goals: GoalReminder = GoalReminder()
    ) {
        self.practices = practices
        self.coach = coach
        self.goals = goals
    }

    /// Takes in one more event.
    mutating func apply(_ event: DomainEvent, at instant: Instant) {
        if let own = Aggregates.coach.own(event) { coach.apply(own.event) }
        if let own = Aggregates.goal.own(event) { goals.apply(own.event, of: own.id, at: instant) }
        guard let own = Aggregates.practice.own(event) else { return }
        practices[own.id] = (practices[own.id] ?? PracticeState()).evolved(by: own.event, at: instant)
    }

    /// When the next one is due; nil where there is none. In the past where one is late.
    func next(after now: Instant, in zone: ZoneRules, _ settings: Settings) -> Instant? {
        let coached = settings.coachReminder.flatMap { coach.next(at: $0, after: now, in: zone) }
        let evening = settings.goalsEvening.flatMap { goals.next(at: $0, after: now, in: zone) }
        return
            (practices.values.compactMap { $0.nextReminder(after: now, in: zone) }
            + [coached, evening].compactMap { $0 })
            .min()
    }

    /// Those that are due, by identifier, in the person's language.
    func due(at now: Instant, in zone: ZoneRules, _ settings: Settings) -> [Due] {
        let texts = PracticeTexts(settings)
        return coachDue(at: now, in: zone, settings) + goalsDue(at: now, in: zone, settings)
            + practices.keys.sorted().compactMap { id in
                guard let state = practices[id], let instant = state.nextReminder(after: now, in: zone),
                    instant <= now
                else { return nil }
                let arguments = [
                    "id": id.text, "text": state.text, "count": "\(state.count)", "target": "\(state.target)",
                ]
                var publicly = arguments
                publicly["text"] = id.text
                return Due(
                    told: Aggregates.practice.event(.reminded(on: zone.civil(at: now).date), of: id),
                    title: texts(.reminderTitle), text: texts(.reminder, arguments),
                    publicText: texts(.reminder, publicly), button: Self.button("practice", settings))
            }
    }

    /// The question of the evening, and once a week the look at the lines in its place where nothing else is open.
    private func goalsDue(at now: Instant, in zone: ZoneRules, _ settings: Settings) -> [Due] {
        guard let time = settings.goalsEvening, let instant = goals.next(at: time, after: now, in: zone),
            instant <= now
        else { return [] }
        let wording = Wording(settings)
        let today = zone.civil(at: now).date
        let open = goals.open(on: today)
        let isWeekly = goals.isWeeklyDue(on: today, in: zone)
        let week = wording(GoalText.weekly)
        let asked = open.isEmpty ? [] : [wording(GoalText.evening, ["goals": open.joined(separator: "\n")])]
        let title = wording(open.isEmpty ? GoalText.weeklyTitle : GoalText.eveningTitle)
        return [
            Due(
                told: Aggregates.goal.event(.nudged(on: today, weekly: isWeekly), of: GoalReminder.stream),
                title: title, text: (asked + (isWeekly ? [week] : [])).joined(separator: "\n"),
                publicText: title, button: Self.button("", settings))
        ]
    }

    private func coachDue(at now: Instant, in zone: ZoneRules, _ settings: Settings) -> [Due] {
        guard let time = settings.coachReminder, let instant = coach.next(at: time, after: now, in: zone),
            instant <= now
        else { return [] }
        let wording = Wording(settings)
        let text = wording(
            CoachText.reminder,
            ["minutes": "\(settings.coachMinutes)", "language": wording.name(of: settings.coachLanguage)])
        let told = Aggregates.coach.event(
            .reminded(on: zone.civil(at: now).date), of: CoachReminder.stream)
        return [
            Due(
                told: told, title: wording(CoachText.reminderTitle), text: text, publicText: text,
                button: Self.button("coach", settings))
        ]
    }

    private static func button(_ place: String, _ settings: Settings) -> NoticeButton {
        NoticeButton(label: Wording(settings)(NoticeText.answerHere), place: place)
    }
}
