import InMemory
import Testing
import VowCore
import VowLog
import VowRecitation
import VowRuntime

@Suite("The reliability log") struct ReliabilitySpecs {
    @Test("tells of a stacked morning in the terms in which alarm clocks are compared")
    func stacked() throws {
        let log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())
        try DaemonMorning.prepare(log, at: DaemonMorning.start)
        let terms = FiredTerms(
            alarm: "a1", label: "", due: DaemonMorning.start, lateMilliseconds: 7, zone: "UTC",
            zoneVersion: "test",
            steps: [GateStep(.sum(SumTask(difficulty: .easy, count: 1, seed: 3)))], sound: SoundSettings(),
            snooze: SnoozePolicy(), language: .english, verifierVersion: 8, timings: SessionTimings())
        let question = SumTask(difficulty: .easy, count: 1, seed: 3).question(0)
        let events: [RunEvent] = [
            .fired(terms), .ringStarted(means: .sound, delayMilliseconds: 12),
            .challengePresented(step: 0, question: question),
            .sumAnswered(step: 0, question: question, answer: -1, passed: false),
            .partFailed(part: .microphone, code: "microphone.none", message: ""),
            .sumAnswered(step: 0, question: question, answer: question.answer, passed: true),
            .stepPassed(step: 0), .dismissed(mode: .unspoken),
        ]
        try log.append(events.map { .run("r1", $0) }, at: DaemonMorning.start)
        try log.append(
            [.device(.capabilityChanged(capability: "notifications", state: "denied"))],
            at: DaemonMorning.start)
        let rows = ReliabilityLog(try log.history()).rows
        #expect(
            rows.map(\.term) == [
                "scheduled", "fired", "audio_started", "dismiss_fail_sum", "capability_changed",
                "dismiss_success_sum", "audio_stopped", "notifications_status_changed",
            ])
        #expect(rows.map(\.cause)[5...] == ["1 of 1", "dismissed", "denied"])
        #expect(rows[1...6].allSatisfy { $0.alarm == "a1" && $0.run == "r1" })
    }
}
