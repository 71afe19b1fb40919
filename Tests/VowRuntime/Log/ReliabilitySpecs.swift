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
            .answered(step: 0, .sum(question, answer: -1), passed: false),
            .partFailed(part: .microphone, code: "microphone.none", message: ""),
            .answered(step: 0, .sum(question, answer: question.answer), passed: true),
            .stepPassed(step: 0), .dismissed(mode: .unspoken),
        ]
        try log.append(events.map { .run("r1", $0) }, at: DaemonMorning.start)
        try log.append(
            [.device(.capabilityChanged(capability: .notifications, state: .doubtful))],
            at: DaemonMorning.start)
        let rows = ReliabilityLog(try log.history()).rows
        #expect(
            rows.map(\.term) == [
                "scheduled", "fired", "audio_started", "dismiss_fail_sum", "capability_changed",
                "dismiss_success_sum", "audio_stopped", "notifications_status_changed",
            ])
        #expect(rows.map(\.cause)[5...] == ["1 of 1", "dismissed", "doubtful"])
        #expect(rows[1...6].allSatisfy { $0.alarm == "a1" && $0.run == "r1" })
    }

    /// The terms and causes of a run that asks for some steps.
    private func rows(_ steps: [GateStep], _ events: [RunEvent]) throws -> [(term: String, cause: String)] {
        let log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())
        let terms = FiredTerms(
            alarm: "a1", label: "", due: DaemonMorning.start, lateMilliseconds: 0, zone: "UTC",
            zoneVersion: "test", steps: steps, sound: SoundSettings(), snooze: SnoozePolicy(),
            language: .english, verifierVersion: 8, timings: SessionTimings(),
            wakeCheck: WakeCheck(afterMilliseconds: 60_000, limit: 1, seed: 3))
        try log.append(([.fired(terms)] + events).map { .run("r1", $0) }, at: DaemonMorning.start)
        return ReliabilityLog(try log.history()).rows.dropFirst().map { ($0.term, $0.cause) }
    }

    @Test("names codes, tags, movements, lines and the wake-up check, each with its failures")
    func kinds() throws {
        let spare = RequiredLines(kind: .affirmation, lines: [])
        let digest = PayloadDigest(of: [1])
        func token(_ kind: TokenKind) -> Challenge {
            .token(TokenTask(kind: kind, name: "x", digest: digest, spare: spare))
        }
        let steps = [
            GateStep(token(.code)), GateStep(token(.tag)),
            GateStep(.move(MotionTask(kind: .still, seconds: 5, hold: .leftUp, spare: spare))),
            GateStep(kind: .goal, lines: [RequiredLine(id: "g1", text: "I run.")], challengeWord: nil),
        ]
        let other = PayloadDigest(of: [2])
        let nothing = MotionEvidence(readings: [], untilMilliseconds: 0)
        let found = try rows(
            steps,
            [
                .answered(step: 0, .token(.code, digest: Sealed(other)), passed: false),
                .answered(step: 0, .token(.code, digest: Sealed(digest)), passed: true), .stepPassed(step: 0),
                .answered(step: 1, .token(.tag, digest: Sealed(other)), passed: false),
                .answered(step: 1, .token(.tag, digest: Sealed(digest)), passed: true), .stepPassed(step: 1),
                .answered(step: 2, .motion(nothing), passed: false), .stepPassed(step: 2),
                .stepPassed(step: 3),
                .wakeCheckPlanned(until: DaemonMorning.start, number: 1), .wakeCheckAsked(number: 1),
                .dismissed(mode: .spoken),
            ])
        #expect(
            found.map(\.term) == [
                "dismiss_fail_qr", "dismiss_success_qr", "dismiss_fail_tag", "dismiss_success_tag",
                "dismiss_fail_move", "dismiss_success_move", "dismiss_success_spoken",
                "dismiss_success_check",
            ])
        let missed = try rows(
            steps, [.wakeCheckAsked(number: 1), .wakeCheckMissed(number: 1)])
        #expect(missed.map(\.term) == ["dismiss_fail_check"])
    }

    @Test(
        "audio that stopped names its cause",
        arguments: [
            (RunEvent.snoozed(until: DaemonMorning.start, count: 1), "snoozed"),
            (.dismissed(mode: .spoken), "dismissed"), (.abandoned, "abandoned"), (.bypassed, "bypassed"),
            (.resumed(gapMilliseconds: 900), "process gone for 900 ms"),
            (.resumed(gapMilliseconds: -900), "process gone, clock set back by 900 ms"),
            (.partFailed(part: .ringer, code: "sound.lost", message: ""), "sound.lost"),
        ])
    func stopped(event: RunEvent, cause: String) throws {
        let ring = RunEvent.ringStarted(means: .sound, delayMilliseconds: 4)
        let found = try rows(
            [GateStep(.recite(RequiredLines(kind: .goal, lines: [])))], [ring, event, event])
        // Once, however often it is said.
        #expect(found.filter { $0.term == "audio_stopped" }.map(\.cause) == [cause])
    }
}
