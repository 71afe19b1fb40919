import Testing
import VowCore
import VowRecitation

/// R8, G1, G3, G4, G7, V3, V7, L1, S8: what a run takes, and what it never takes.
@Suite("A run") struct RunSpecs {
    let fired = RunEvent.fired(Sample.terms()).at(0)

    /// The events of a command, without the attempt's details.
    private func earned(_ history: [Timed<RunEvent>], _ evidence: AttemptEvidence) throws -> [RunEvent] {
        let run = history.reduce(RunUnderTest()) { $0.evolved(by: $1, at: $1.at) }
        return try run.decide(RunCommand.judge(evidence).at(20), at: .seven(20)).map(\.value)
    }

    /// The history of a run after one more attempt.
    private func after(_ history: [Timed<RunEvent>], _ evidence: AttemptEvidence) throws -> [Timed<RunEvent>]
    {
        history + (try earned(history, evidence)).map { $0.at(20) }
    }

    private func reasons(_ events: [RunEvent]) -> [AttemptReason] {
        guard case .attemptJudged(let verdict)? = events.first else { return [] }
        return verdict.reasons
    }

    private func recited(_ events: [RunEvent]) -> [LineID] {
        events.compactMap { if case .lineRecited(let line, _, _) = $0 { line } else { nil } }
    }

    @Test("begins once")
    func begins() {
        given(RunUnderTest.self).when(RunCommand.fire(Sample.terms()).at(0)).then(fired)
        given(RunUnderTest.self, fired).when(RunCommand.fire(Sample.terms()).at(1)).thenRejected(
            .alreadyFired)
    }

    @Test("that could not ring is missed, once, and over")
    func missed() {
        let miss = RunCommand.miss(alarm: "a1", label: "Morning", due: .seven(), cause: .notRunning)
        let missed = RunEvent.missed(alarm: "a1", label: "Morning", due: .seven(), cause: .notRunning)
        given(RunUnderTest.self).when(miss.at(900)).then(missed.at(900))
        given(RunUnderTest.self, missed.at(900)).when(miss.at(901)).then()
        given(RunUnderTest.self, missed.at(900)).when(RunCommand.snooze.at(901)).thenRejected(.notActive)
        given(RunUnderTest.self, missed.at(900)).when(RunCommand.resume().at(901)).thenRejected(.notActive)
    }

    @Test("lets go when every line and the word were said")
    func dismissed() throws {
        var history = try after([fired], Sample.said(Sample.bothAffirmations))
        #expect(history.last?.value == .stepPassed(step: 0))
        history = try after(history, Sample.said(Sample.goalAndWord))
        #expect(history.last?.value == .dismissed(mode: .spoken))
        let run = history.reduce(RunUnderTest()) { $0.evolved(by: $1, at: $1.at) }
        #expect(run.state.phase == .ended(.dismissed))
        #expect(throws: RunRejection.notActive) {
            try run.decide(RunCommand.judge(Sample.said("anything")).at(30), at: .seven(30))
        }
    }

    @Test("keeps its progress across attempts, in any order, and counts a line once")
    func progress() throws {
        let first = try after([fired], Sample.said("I get up when my alarm rings."))
        let events = first.map(\.value)
        #expect(recited(events) == ["rise"])
        #expect(!events.contains(.stepPassed(step: 0)))
        let again = try earned(first, Sample.said("I get up when my alarm rings."))
        #expect(recited(again).isEmpty)
        #expect(reasons(again) == [.linesMissing])
        let rest = try earned(first, Sample.said("I keep promises to myself."))
        #expect(recited(rest) == ["keep"])
        #expect(rest.last == .stepPassed(step: 0))
    }

    @Test("asks for its first step where a log that anybody wrote passed one before it")
    func stepBeforeTheFirst() {
        for step in [-1, -2, -2_147_483_648] {
            let run = [fired, RunEvent.stepPassed(step: step).at(5)].reduce(RunUnderTest()) {
                $0.evolved(by: $1, at: $1.at)
            }
            #expect(run.state.stepIndex == 0)
            #expect(run.state.currentStep?.lines.map(\.id) == ["keep", "rise"], "\(step)")
        }
    }

    @Test(
        "stays closed for other words",
        arguments: [
            "Five more minutes please, the bed is so warm.", "I don't keep promises to myself.", "sunrise",
            "the quick brown fox jumps over the lazy dog", "",
        ])
    func otherWords(_ text: String) throws {
        let events = try earned([fired], Sample.said(text, speech: 4_000))
        #expect(recited(events).isEmpty)
        #expect(reasons(events).contains(.linesMissing))
        #expect(events.count == 1)
    }

    @Test("V7: a changed number fails the line")
    func numbers() throws {
        let goals = [RunEvent.fired(Sample.terms(steps: [Sample.goals])).at(0)]
        let events = try earned(goals, Sample.said("I complete two workouts a week. Sunrise."))
        #expect(recited(events).isEmpty)
        let right = try earned(goals, Sample.said(Sample.goalAndWord))
        #expect(right.last == .dismissed(mode: .spoken))
    }

    @Test("L1: the word counts only within a recitation")
    func challengeWord() throws {
        let goals = [RunEvent.fired(Sample.terms(steps: [Sample.goals])).at(0)]
        let wordAlone = try earned(goals, Sample.said("sunrise"))
        #expect(!wordAlone.contains(.challengeWordSaid(step: 0, attempt: 1)))
        let line = try after(goals, Sample.said("I complete four workouts a week."))
        #expect(reasons(line.dropFirst().map(\.value)) == [.challengeWordMissing])
        let thenWordAlone = try earned(line, Sample.said("sunrise"))
        #expect(reasons(thenWordAlone).contains(.challengeWordMissing))
        #expect(!thenWordAlone.contains(.stepPassed(step: 0)))
        let together = try earned(line, Sample.said(Sample.goalAndWord))
        #expect(together.contains(.challengeWordSaid(step: 0, attempt: 2)))
        #expect(together.last == .dismissed(mode: .spoken))
    }

    @Test(
        "V7: nothing but speech passes, even when an engine imagines the right words",
        arguments: [
            (Sample.said(Sample.bothAffirmations, speech: 0), .noSpeech),
            (Sample.said(Sample.bothAffirmations, speech: 249), .noSpeech),
            (Sample.said(Sample.bothAffirmations, speech: 900), .wordsWithoutSpeech),
        ] as [(AttemptEvidence, AttemptReason)])
    func unfit(_ evidence: AttemptEvidence, _ reason: AttemptReason) throws {
        let events = try earned([fired], evidence)
        #expect(events.count == 1)
        #expect(reasons(events) == [reason])
    }

    @Test(
        "names a faint voice or a loud room as the reason for missing lines, and refuses no words that were heard"
    )
    func badSound() throws {
        let faint = try earned([fired], Sample.said("I keep", speech: 900, level: -70))
        #expect(reasons(faint).contains(.tooQuiet))
        let loud = try earned([fired], Sample.said("I keep", speech: 900, level: -30, noise: -33))
        #expect(reasons(loud).contains(.tooNoisy))
        let heard = try earned([fired], Sample.said(Sample.bothAffirmations, level: -30, noise: -33))
        #expect(heard.last == .stepPassed(step: 0))
    }

    @Test("is put off only after progress, and only so often")
    func snooze() throws {
        given(RunUnderTest.self).when(RunCommand.snooze.at(0)).thenRejected(.notActive)
        given(RunUnderTest.self, fired).when(RunCommand.snooze.at(9)).thenRejected(.snoozeNeedsProgress)
        // One line of two in the first of two steps is not yet a step.
        let line = RunEvent.lineRecited(line: "keep", attempt: 1, score: Sealed(1))
        given(RunUnderTest.self, fired, line.at(5)).when(RunCommand.snooze.at(9)).thenRejected(
            .snoozeNeedsProgress)
        let step = RunEvent.stepPassed(step: 0).at(6)
        let until = Instant.seven(9 + 540)
        given(RunUnderTest.self, fired, step).when(RunCommand.snooze.at(9))
            .then(RunEvent.snoozed(until: until, count: 1).at(9))
        let first = RunEvent.snoozed(until: until, count: 1).at(9)
        given(RunUnderTest.self, fired, step, first).when(RunCommand.snooze.at(10)).thenRejected(.notActive)
        given(RunUnderTest.self, fired, step, first).when(RunCommand.endSnooze.at(549))
            .then(RunEvent.snoozeEnded.at(549))
        let second = RunEvent.snoozed(until: .seven(1_200), count: 2).at(600)
        given(
            RunUnderTest.self, fired, step, first, RunEvent.snoozeEnded.at(549), second,
            RunEvent.snoozeEnded.at(1_200)
        )
        .when(RunCommand.snooze.at(1_210)).thenRejected(.snoozesUsedUp(maximum: 2))
    }

    @Test("with one step is put off after half of its lines")
    func snoozeOfOneStep() {
        let one = RunEvent.fired(Sample.terms(steps: [Sample.affirmations])).at(0)
        given(RunUnderTest.self, one).when(RunCommand.snooze.at(9)).thenRejected(.snoozeNeedsProgress)
        given(RunUnderTest.self, one, RunEvent.lineRecited(line: "keep", attempt: 1, score: Sealed(1)).at(5))
            .when(RunCommand.snooze.at(9)).then(RunEvent.snoozed(until: .seven(549), count: 1).at(9))
    }

    @Test("whose alarm forbids snoozes has none")
    func noSnooze() {
        let strict = RunEvent.fired(Sample.terms(snooze: SnoozePolicy(maximumCount: 0))).at(0)
        given(RunUnderTest.self, strict, RunEvent.stepPassed(step: 0).at(6))
            .when(RunCommand.snooze.at(9)).thenRejected(.snoozesUsedUp(maximum: 0))
    }

    @Test("G7: the emergency exit is asked for twice, with the wait between, also while it is put off")
    func emergency() {
        let asked = RunEvent.emergencyAsked.at(10)
        given(RunUnderTest.self).when(RunCommand.askEmergencyExit.at(0)).thenRejected(.notActive)
        given(RunUnderTest.self, fired).when(RunCommand.askEmergencyExit.at(10)).then(asked)
        given(RunUnderTest.self, fired, asked).when(RunCommand.askEmergencyExit.at(39))
            .thenRejected(.emergencyTooEarly(remainingMilliseconds: 1_000))
        given(RunUnderTest.self, fired, asked).when(RunCommand.askEmergencyExit.at(40))
            .then(RunEvent.bypassed.at(40))
        given(RunUnderTest.self, fired, RunEvent.snoozed(until: .seven(900), count: 1).at(5))
            .when(RunCommand.askEmergencyExit.at(10)).then(asked)
        given(RunUnderTest.self, fired, asked, RunEvent.bypassed.at(40))
            .when(RunCommand.askEmergencyExit.at(50)).thenRejected(.notActive)
    }

    @Test("G7, L7: a clock set back unseen makes the emergency wait begin anew")
    func emergencyAcrossAClock() {
        given(RunUnderTest.self, fired, RunEvent.emergencyAsked.at(10)).when(
            RunCommand.askEmergencyExit.at(-600)
        )
        .then(RunEvent.emergencyAsked.at(-600))
    }

    @Test("that nobody answers is abandoned, once")
    func abandoned() {
        given(RunUnderTest.self, fired).when(RunCommand.abandon.at(1_800)).then(RunEvent.abandoned.at(1_800))
        given(RunUnderTest.self, fired, RunEvent.abandoned.at(1_800)).when(RunCommand.abandon.at(1_801))
            .then()
        given(RunUnderTest.self, fired, RunEvent.snoozed(until: .seven(900), count: 1).at(5))
            .when(RunCommand.abandon.at(8)).then()
    }

    @Test("S8: goes on after the process had stopped, with the gap")
    func resumed() {
        given(RunUnderTest.self).when(RunCommand.resume().at(0)).thenRejected(.notActive)
        given(RunUnderTest.self, fired, RunEvent.listeningStarted(step: 0).at(5))
            .when(RunCommand.resume().at(65)).then(RunEvent.resumed(gapMilliseconds: 60_000).at(65))
        // Nobody is away for longer than nothing was recorded.
        for (told, away) in [(2_000 as Int64, 2_000 as Int64), (90_000, 60_000), (0, 0)] {
            given(RunUnderTest.self, fired, RunEvent.listeningStarted(step: 0).at(5))
                .when(RunCommand.resume(awayMilliseconds: told).at(65))
                .then(RunEvent.resumed(gapMilliseconds: 60_000, awayMilliseconds: away).at(65))
        }
        let snoozed = RunEvent.snoozed(until: .seven(540), count: 1).at(5)
        given(RunUnderTest.self, fired, snoozed).when(RunCommand.resume().at(300))
            .then(RunEvent.resumed(gapMilliseconds: 0).at(300))
        given(RunUnderTest.self, fired, snoozed).when(RunCommand.resume().at(600))
            .then(RunEvent.resumed(gapMilliseconds: 60_000).at(600))
        given(RunUnderTest.self, fired, RunEvent.dismissed(mode: .spoken).at(9))
            .when(RunCommand.resume().at(10)).thenRejected(.notActive)
    }

    @Test("S10: a clock that was set back while nobody watched is recorded by at least how much")
    func resumedUnderAnotherClock() {
        let asked = RunEvent.emergencyAsked.at(5)
        given(RunUnderTest.self, fired, asked).when(RunCommand.resume().at(-100))
            .then(RunEvent.resumed(gapMilliseconds: -105_000).at(-100))
        // The mark of a process that was seen later says more than the newest event.
        given(RunUnderTest.self, fired, asked).when(RunCommand.resume(awayMilliseconds: -125_000).at(-100))
            .then(RunEvent.resumed(gapMilliseconds: -125_000).at(-100))
        // A wait goes on from what had passed of it.
        given(RunUnderTest.self, fired, asked, RunEvent.resumed(gapMilliseconds: -125_000).at(-100))
            .when(RunCommand.askEmergencyExit.at(-91))
            .thenRejected(.emergencyTooEarly(remainingMilliseconds: 1_000))
    }

    @Test("R8: is given up, though a process that came back too late died before it recorded that")
    func givenUpAfterAll() {
        let late = RunEvent.resumed(gapMilliseconds: 20_000_000).at(20_000)
        given(RunUnderTest.self, fired, late).when(RunCommand.resume().at(20_002))
            .then(RunEvent.resumed(gapMilliseconds: 20_002_000).at(20_002), RunEvent.abandoned.at(20_002))
        // It rang after all: it was awake since.
        given(RunUnderTest.self, fired, late, RunEvent.listeningStarted(step: 0).at(20_001))
            .when(RunCommand.resume().at(20_002)).then(RunEvent.resumed(gapMilliseconds: 1_000).at(20_002))
    }

    @Test("G6: says that it was typed only when something typed counted")
    func typed() throws {
        let terms = Sample.terms(
            steps: [Sample.affirmations], recitation: RecitationTerms(allowsTypingUnheard: true))
        let one = [
            RunEvent.fired(terms).at(0),
            RunEvent.partFailed(part: .microphone, code: "c", message: "m").at(5),
        ]
        let typed = try earned(one, Sample.typed(Sample.bothAffirmations))
        #expect(typed.last == .dismissed(mode: .typed))
        let wrong = try after(one, Sample.typed("no idea"))
        #expect(try earned(wrong, Sample.said(Sample.bothAffirmations)).last == .dismissed(mode: .spoken))
        let half = try after(one, Sample.typed("I keep promises to myself."))
        #expect(
            try earned(half, Sample.said("I get up when my alarm rings.")).last == .dismissed(mode: .typed))
    }

    @Test("E3: the same evidence and terms give the same events")
    func pure() throws {
        let evidence = Sample.said("I keep my promises to myself and um I get up when it rings.")
        #expect(try earned([fired], evidence) == earned([fired], evidence))
    }
}
