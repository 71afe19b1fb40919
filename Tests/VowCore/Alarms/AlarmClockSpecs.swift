import Testing
import VowCore
import VowRecitation

private typealias Pair = AlarmClockUnderTest.Pair

/// S2, S5, S8: what rings, when, and in which order.
@Suite("The alarm clock") struct AlarmClockSpecs {
    @Test("fires what is due, at its instant, and plans the next day")
    func fires() {
        var test = AlarmClockUnderTest.watching()
        #expect(test.deadline(at: -60) == .seven())
        test.pass(at: -1)
        #expect(test.fired.isEmpty)
        test.pass(at: 0)
        #expect(test.fired == [Pair("a", 0)])
        test.recite(at: 1)
        #expect(test.active == nil)
        #expect(test.log.last?.event == .run(test.lastRun, .dismissed(mode: .spoken)))
        #expect(test.deadline(at: 10) == .seven(86_400))
        #expect(test.missed.isEmpty)
    }

    @Test("two alarms at the same instant ring one after the other, however long the first takes")
    func sameInstant() {
        var test = AlarmClockUnderTest.watching(("b", Sample.daily), ("c", Sample.daily))
        test.pass(at: 0.004)
        #expect(test.active == "a")
        test.recite(at: 900)
        #expect(test.active == "b")
        test.recite(at: 1_700)
        #expect(test.active == "c")
        test.recite(at: 2_500)
        #expect(test.active == nil)
        #expect(test.fired == [Pair("a", 0), Pair("b", 0), Pair("c", 0)])
        #expect(test.missed.isEmpty)
    }

    @Test("an alarm that falls due while another rings waits for it, and is not late for that")
    func waits() {
        var test = AlarmClockUnderTest.ringing(
            ("b", AlarmClockUnderTest.at(7, 5)), ("c", AlarmClockUnderTest.at(7, 6)))
        test.pass(at: 300)
        #expect(test.active == "a")
        test.recite(at: 1_200)
        #expect(test.active == "b")
        test.recite(at: 1_900)
        #expect(test.active == "c")
        #expect(test.missed.isEmpty)
    }

    @Test("what fell due while another rang rings after it also when the process was restarted in between")
    func waitsOverRestart() {
        let test = AlarmClockUnderTest.ringing(("b", AlarmClockUnderTest.at(7, 5)))
        // Nothing was recorded since the ring began: a code is waited for in silence.
        var next = test.restarted(at: 1_360)
        #expect(next.active == "a")
        next.recite(at: 1_440)
        #expect(next.active == "b")
        #expect(next.missed.isEmpty)
    }

    @Test("an alarm that falls due while another is put off rings, and the snooze waits for it")
    func dueWhileSnoozed() {
        var test = AlarmClockUnderTest.snoozed(("b", AlarmClockUnderTest.at(7, 5)))
        #expect(test.active == nil)
        #expect(test.deadline(at: 6) == .seven(300))
        test.pass(at: 300)
        #expect(test.active == "b")
        test.pass(at: 545)
        #expect(test.active == "b")
        test.recite(at: 700)
        #expect(test.active == "a")
        test.recite(at: 720)
        #expect(test.active == nil)
    }

    @Test("late within the grace rings late and says so; past it, it is missed and told")
    func grace() {
        var within = AlarmClockUnderTest()
        within.schedule("a")
        within = within.restarted(at: 600)
        #expect(within.fired == [Pair("a", 0)])
        #expect(within.alarmClock.active?.session.state.terms?.lateMilliseconds == 600_000)
        var past = AlarmClockUnderTest()
        past.schedule("a")
        past = past.restarted(at: 601)
        #expect(past.fired.isEmpty)
        #expect(past.missed == [Pair("a", 0)])
        #expect(past.effects.contains { if case .tellMissed = $0 { true } else { false } })
        past = past.restarted(at: 700)
        #expect(past.missed == [Pair("a", 0)])
        #expect(past.deadline(at: 700) == .seven(86_400))
    }

    @Test("what was due before an alarm was made, switched on or let out of a pause was not missed")
    func notItsBusiness() {
        var test = AlarmClockUnderTest()
        test.schedule("made", at: 60)
        test.schedule("enabled", at: -900_000)
        test.apply(.alarm("enabled", .disabled), at: -880_000)
        test.apply(.alarm("enabled", .enabled), at: 60)
        test.schedule("paused", at: -900_000)
        test.apply(.alarm("paused", .paused(until: .january(8))), at: -880_000)
        test.apply(.alarm("paused", .paused(until: nil)), at: 60)
        test.handle(.start(), at: 61)
        #expect(test.missed.isEmpty)
        #expect(test.fired.isEmpty)
        #expect(test.deadline(at: 61) == .seven(86_400))
    }

    @Test("S5: what fell due while the device slept within a run was missed, it did not wait for the run")
    func sleptWithinARun() {
        var test = AlarmClockUnderTest.ringing()
        test.pass(at: 5)
        let days = 3.0 * 86_400
        test.pass(at: days + 300)
        #expect(test.missed == [Pair("a", 86_400), Pair("a", 2 * 86_400)])
        #expect(test.fired == [Pair("a", 0), Pair("a", days)])
        #expect(test.alarmClock.active?.session.state.terms?.lateMilliseconds == 300_000)
        let next = test.restarted(at: days + 310)
        #expect(next.fired == test.fired)
        #expect(next.missed == test.missed)
    }

    @Test("a device that lay in a drawer for a year records two weeks of missed mornings at most")
    func drawer() {
        var test = AlarmClockUnderTest()
        test.schedule("a", at: -365 * 86_400)
        test.handle(.start(), at: 3_600)
        #expect(test.missed.count == 14)
        #expect(Set(test.missed).count == 14)
        #expect(test.missed == test.missed.sorted { $0.due < $1.due })
    }

    @Test(
        "an alarm edited, switched off or removed while it rings changes nothing of its run", arguments: 0..<3
    )
    func changedWhileRinging(_ change: Int) {
        var test = AlarmClockUnderTest.ringing()
        let terms = test.alarmClock.active?.session.state.terms
        let weaker = Sample.daily {
            $0.gate = GatePolicy(kinds: [.goal], challengeWord: false, minimumSimilarity: 0.5)
        }
        let events: [AlarmEvent] = [.changed(weaker, loosenedFrom: .january(2)), .disabled, .removed]
        test.apply(.alarm("a", events[change]), at: 2)
        test.pass(at: 3)
        #expect(test.active == "a")
        #expect(test.alarmClock.active?.session.state.terms == terms)
        let again = test.restarted(at: 4)
        #expect(again.alarmClock.active?.session.state.terms == terms)
        test.recite(at: 5)
        #expect(test.active == nil)
        #expect(test.fired == [Pair("a", 0)])
    }

    @Test("S10: a loosening of today's evening holds from tomorrow's run")
    func loosening() {
        let looser = Sample.daily { $0.gate.challengeWord = false }
        var test = AlarmClockUnderTest()
        test.schedule("a")
        test.apply(.alarm("a", .changed(looser, loosenedFrom: .january(2))), at: -3_600)
        test.handle(.start(), at: -60)
        test.pass(at: 0)
        #expect(test.alarmClock.active?.session.state.terms?.steps.last?.challengeWord != nil)
        test.recite(at: 5)
        test.pass(at: 86_400)
        #expect(test.fired.count == 2)
        #expect(test.alarmClock.active?.session.state.terms?.steps.last?.challengeWord == nil)
    }

    @Test("edits of lines apply to the next run, not to the one in progress")
    func lines() {
        var test = AlarmClockUnderTest.ringing()
        test.apply(.line("keep", .edited(text: "I am patient.")), at: 1)
        #expect(test.alarmClock.active?.session.state.terms?.steps[0].lines[0].text == Sample.keep.text)
        test.recite(at: 5)
        test.pass(at: 86_400)
        #expect(test.alarmClock.active?.session.state.terms?.steps[0].lines[0].text == "I am patient.")
    }

    @Test("S8: an open run goes on after a restart, with the gate's progress and the gap")
    func resumes() {
        var test = AlarmClockUnderTest.ringing()
        test.takeFirstStep(at: 2)
        let run = test.lastRun
        var next = test.restarted(at: 34)
        #expect(next.alarmClock.active?.run == run)
        #expect(next.alarmClock.active?.session.state.stepIndex == 1)
        #expect(next.log.last?.event == .run(run, .resumed(gapMilliseconds: 30_000)))
        #expect(next.fired.count == 1)
        next.recite(at: 42)
        #expect(next.active == nil)
        #expect(next.restarted(at: 60).active == nil)
    }

    @Test("S2: what waited behind a ring that nobody answered rings next, also after a crash at its end")
    func resumesAtTheEnd() {
        let test = AlarmClockUnderTest.ringing(("b", AlarmClockUnderTest.at(7, 1)))
        let run = test.lastRun
        var next = test.restarted(at: 1_802, away: 2)
        #expect(
            next.log.contains {
                $0.event == .run(run, .resumed(gapMilliseconds: 1_802_000, awayMilliseconds: 2_000))
            })
        #expect(next.active == "b")
        #expect(next.missed.isEmpty)
        // The log alone gives the same.
        #expect(next.restarted(at: 1_810, away: 3).active == "b")
        // Who was away for all that time missed it.
        let late = test.restarted(at: 7_200, away: 7_190)
        #expect(late.active == nil)
        #expect(late.missed == [Pair("b", 60)])
        next.recite(at: 1_820)
        #expect(next.active == nil)
    }

    @Test("S8: after a restart the run that rang goes on first, then the one whose snooze is over")
    func resumesTheOneThatRang() {
        var test = AlarmClockUnderTest.snoozed(("b", AlarmClockUnderTest.at(7, 1)))
        test.pass(at: 60)
        #expect(test.active == "b")
        var next = test.restarted(at: 900)
        #expect(next.active == "b")
        next.recite(at: 910)
        #expect(next.active == "a")
        #expect(next.alarmClock.active?.session.state.stepIndex == 1)
    }

    @Test(
        "R8: a run that the device was away from for longer than its limit is over, and said to be abandoned",
        arguments: [(1_795.0, true), (1_803.0, false), (40 * 86_400.0, false)])
    func oldRuns(_ second: Double, _ isOpen: Bool) {
        var test = AlarmClockUnderTest()
        let once = OccurrenceRule(time: Sample.seven, recurrence: .once(.january(1)))
        test.schedule("a", Sample.daily { $0.rule = once })
        test.handle(.start(), at: -60)
        test.pass(at: 0)
        let run = test.lastRun
        let next = test.restarted(at: second)
        #expect((next.active == "a") == isOpen)
        if !isOpen { #expect(next.log.last?.event == .run(run, .abandoned)) }
        #expect(next.restarted(at: second + 10).fired.count == 1)
    }

    @Test("S8: a run that was put off stays so over a restart, and rings when the snooze is over")
    func resumesSnoozed() {
        let test = AlarmClockUnderTest.snoozed()
        var next = test.restarted(at: 100)
        #expect(next.active == nil)
        #expect(next.deadline(at: 100) == .seven(545))
        next.pass(at: 545)
        #expect(next.active == "a")
        #expect(test.restarted(at: 700).active == "a")
    }

    @Test("R8: a run that nobody answers ends as abandoned, and the next alarm rings")
    func abandoned() {
        var test = AlarmClockUnderTest.watching(("b", AlarmClockUnderTest.at(7, 20)))
        var second = 0.0
        while second <= 1_800 {
            test.pass(at: second)
            if let screen = test.alarmClock.active?.session.screen, screen.phase == .listening {
                test.handle(.heardNothing(window: screen.window), at: second + 7)
            }
            second += 8
        }
        test.pass(at: 1_800)
        #expect(test.log.contains { if case .run(_, .abandoned) = $0.event { true } else { false } })
        #expect(test.active == "b")
    }

    /// Lets a run that rings go by for half an hour without an answer.
    private func letPass(_ test: inout AlarmClockUnderTest, from begin: Double) {
        var second = begin
        while second <= begin + 1_800 {
            test.pass(at: second)
            if let screen = test.alarmClock.active?.session.screen, screen.phase == .listening {
                test.handle(.heardNothing(window: screen.window), at: second + 7)
            }
            second += 8
        }
        test.pass(at: begin + 1_800)
    }

    @Test("R8: what nobody answered rings again by the policy, so often and no more, also over a restart")
    func ringsAgain() {
        let policy = SecondCallPolicy(maximumCount: 2, afterMilliseconds: 600_000)
        var test = AlarmClockUnderTest.watching()
        test.alarmClock.policy.secondCalls = policy
        letPass(&test, from: 0)
        #expect(test.active == nil && test.deadline(at: 1_800) == .seven(2_400))
        test = test.restarted(at: 1_900)
        test.alarmClock.policy.secondCalls = policy
        test.pass(at: 2_400)
        #expect(test.active == "a" && test.fired.count == 2)
        letPass(&test, from: 2_400)
        #expect(test.deadline(at: 4_200) == .seven(4_800))
        letPass(&test, from: 4_800)
        #expect(test.fired.count == 3)
        #expect(test.deadline(at: 6_600) == .seven(86_400))
    }

    @Test("R8: an answer, another edit, and a device that was away for the morning end the calls")
    func callsEnd() {
        let policy = SecondCallPolicy(maximumCount: 2, afterMilliseconds: 600_000)
        var test = AlarmClockUnderTest.watching()
        test.alarmClock.policy.secondCalls = policy
        letPass(&test, from: 0)
        var edited = test
        edited.apply(.alarm("a", .disabled), at: 1_850)
        edited.pass(at: 2_400)
        #expect(edited.active == nil)
        var late = test.restarted(at: 4_000)
        late.alarmClock.policy.secondCalls = policy
        late.pass(at: 4_000)
        #expect(late.active == nil && late.deadline(at: 4_000) == .seven(86_400))
        test.pass(at: 2_400)
        while test.active == "a" { test.recite(at: 2_410) }
        #expect(test.deadline(at: 2_500) == .seven(86_400))
    }

    @Test("what was heard in one run never reaches the next")
    func windowsOfTwoRuns() {
        var test = AlarmClockUnderTest.ringing(("b", Sample.daily))
        test.recite(at: 1)
        #expect(test.active == "b")
        test.handle(.personReady, at: 4)
        let window = test.alarmClock.active?.session.screen.window ?? 0
        #expect(window > 2)
        for stale in 1..<window { test.handle(.heardNothing(window: stale), at: 5) }
        #expect(test.alarmClock.active?.session.screen.phase == .listening)
    }

    @Test("G7: the emergency sentence ends a run also while it is put off")
    func emergencyWhileSnoozed() {
        var test = AlarmClockUnderTest.snoozed()
        test.handle(.typed(WakeSession.emergencySentence(.english)), at: 10)
        test.handle(.typed(WakeSession.emergencySentence(.english)), at: 40)
        #expect(test.log.last?.event == .run(test.lastRun, .bypassed))
        #expect(test.deadline(at: 41) == .seven(86_400))
    }
}
