import InMemory
import Testing
import VowCore
import VowLog
import VowPorts
import VowRecitation
import VowRuntime

/// M6, C1: what reminds has a button that opens where it can be answered.
@Suite("Reminders with a button") struct ReminderButtonSpecs {
    @Test(
        "the evening's question with the week's look, and the coach's reminder, open their place of the page")
    func buttons() throws {
        // Shortly before 21:00, universal time: both times of the day are over, and it is said late, but on the same day.
        let evening = DaemonMorning.start.adding(seconds: -10 * 3_600)
        let (store, vault) = (MemoryEventStore(), MemoryKeyVault())
        // Written before any daemon runs, which would remind at once.
        let log = EventLog(store: store, vault: vault)
        try DaemonMorning.prepare(log, at: evening)
        let goal = try #require(
            Aggregates.goal.event(
                .set(GoalDetails(text: "I walk every day."), line: "g1", origin: ""), of: "g1"))
        try log.append([goal], at: evening.adding(seconds: -8 * 86_400))
        try log.append(
            [
                .setting(key: "goals.evening", value: "20:00"),
                .setting(key: "coach.reminder", value: "20:10"),
            ], at: evening)
        let morning = try DaemonMorning(
            store: store, at: evening.adding(seconds: 1), isPrepared: true, vault: vault)
        defer { try? morning.end() }
        #expect(morning.clock.rest())
        morning.clock.pass(milliseconds: 10_000)
        let messages = morning.notifier.messages
        let asked = try #require(messages.first { $0.body.contains("I walk every day.") }, "\(messages)")
        #expect(asked.button == NoticeButton(label: "Open it", place: "") && !asked.audible)
        #expect(asked.body.split(separator: "\n").count > 1, "the week's look is told with it")
        #expect(messages.contains { $0.button?.place == "coach" }, "\(messages)")
        // Each is said once.
        morning.clock.pass(milliseconds: 60_000)
        let later = morning.notifier.messages
        #expect(later.count { $0.body.contains("I walk every day.") } == 1)
        #expect(later.count { $0.button?.place == "coach" } == 1)
        let today = ZoneRules.utc.civil(at: evening).date
        #expect(try log.state(of: Aggregates.goal, GoalReminder.stream).state.askedOn == today)
        #expect(try log.state(of: Aggregates.coach, CoachReminder.stream).state.remindedOn == today)
    }
}
