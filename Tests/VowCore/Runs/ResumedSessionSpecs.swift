import Testing
import VowCore
import VowRecitation

/// How a run goes on after its process ended or stood still.
@Suite("A resumed wake session") struct ResumedSessionSpecs {
    @Test("idle, resume: rings again, with the gate's progress and the gap")
    func resume() {
        var test = SessionUnderTest([
            (.fired(Sample.terms()), 0), (.lineRecited(line: "keep", attempt: 1, score: Sealed(1)), 8),
        ])
        test.handle(.resume(), at: 68)
        #expect(test.appended == [.resumed(gapMilliseconds: 60_000)])
        #expect(test.actions == [.startRinging(SoundSettings())])
        #expect(test.session.state.step.recitedLines == ["keep"])
        #expect(test.session.screen.lines[0].isRecited)
    }

    @Test("idle, resume of a snoozed run: stays put off until its time, or rings when that is over")
    func resumeSnoozed() {
        let history: [(RunEvent, Double)] = [
            (.fired(Sample.terms()), 0), (.stepPassed(step: 0), 8),
            (.snoozed(until: .seven(549), count: 1), 9),
        ]
        var test = SessionUnderTest(history)
        test.handle(.resume(), at: 100)
        #expect(test.actions.isEmpty)
        #expect(test.phase == .snoozed(until: .seven(549)))
        #expect(test.session.nextDeadline == .seven(549))
        var late = SessionUnderTest(history)
        late.handle(.resume(), at: 600)
        #expect(late.appended == [.resumed(gapMilliseconds: 51_000), .snoozeEnded])
        #expect(late.actions == [.startRinging(SoundSettings())])
    }

    @Test(
        "idle, resume of a snoozed run: a clock that was set back meanwhile ends the snooze, and is recorded")
    func resumeSnoozedUnderAnotherClock() {
        let history: [(RunEvent, Double)] = [
            (.fired(Sample.terms()), 0), (.stepPassed(step: 0), 8),
            (.snoozed(until: .seven(549), count: 1), 9),
        ]
        var test = SessionUnderTest(history)
        test.handle(.resume(), at: -7_200)
        #expect(test.appended == [.resumed(gapMilliseconds: -7_209_000), .snoozeEnded])
        #expect(test.phase == .ringing && test.isSounding)
        // The newest event is no later than the present, but the process was seen after it.
        var seen = SessionUnderTest(history)
        seen.handle(.resume(awayMilliseconds: -300_000), at: 100)
        #expect(seen.appended == [.resumed(gapMilliseconds: -300_000), .snoozeEnded])
        // A process that died between the two records leaves no snooze to the next one.
        let resumed = (RunEvent.resumed(gapMilliseconds: -7_209_000), -7_200.0)
        var next = SessionUnderTest(history + [resumed])
        next.handle(.resume(), at: -7_199)
        #expect(next.appended == [.resumed(gapMilliseconds: 1_000), .snoozeEnded])
    }

    @Test("idle, resume of a run that rests: a clock that was set back meanwhile has it ask at once")
    func resumeRestingUnderAnotherClock() {
        let check = WakeCheck(afterMilliseconds: 300_000, limit: 1, seed: 3)
        var test = SessionUnderTest([
            (.fired(Sample.terms(wakeCheck: check)), 0), (.stepPassed(step: 0), 8), (.stepPassed(step: 1), 9),
            (.wakeCheckPlanned(until: .seven(309), number: 1), 9),
        ])
        test.handle(.resume(), at: -60)
        #expect(test.appended.prefix(2) == [.resumed(gapMilliseconds: -69_000), .wakeCheckAsked(number: 1)])
        #expect(test.phase == .checking)
    }

    @Test("the process stood still: the open window is over, the gap is recorded, and it rings afresh")
    func stoodStill() {
        var test = SessionUnderTest.fired()
        test.handle(.timePassed, at: 5)
        test.handle(.stoodStill(milliseconds: 75_000), at: 82)
        #expect(test.appended == [.resumed(gapMilliseconds: 77_000, awayMilliseconds: 75_000)])
        #expect(test.actions == [.withdraw, .startRinging(SoundSettings())])
        #expect(test.phase == .ringing)
        // For the share that is owed after the window.
        #expect(test.session.nextDeadline == .seven(90))
    }

    @Test("the process stood still for as long as nobody answers: given up, as after a process that ended")
    func stoodStillForLong() {
        var test = SessionUnderTest.fired()
        test.handle(.stoodStill(milliseconds: 1_800_000), at: 1_800)
        #expect(
            test.appended == [
                .resumed(gapMilliseconds: 1_800_000, awayMilliseconds: 1_800_000), .abandoned,
            ])
        #expect(test.session.isEnded)
    }

    @Test("the process stood still in a snooze: put off as before, or waiting to ring")
    func stoodStillInASnooze() {
        let history: [(RunEvent, Double)] = [
            (.fired(Sample.terms()), 0), (.stepPassed(step: 0), 8),
            (.snoozed(until: .seven(549), count: 1), 9),
        ]
        var test = SessionUnderTest(history)
        test.handle(.resume(), at: 100)
        test.handle(.stoodStill(milliseconds: 75_000), at: 300)
        #expect(test.effects.isEmpty)
        #expect(test.phase == .snoozed(until: .seven(549)))
        test.handle(.stoodStill(milliseconds: 75_000), at: 600)
        #expect(test.effects.isEmpty)
        test.handle(.resume(awayMilliseconds: 75_000), at: 600)
        #expect(
            test.appended == [
                .resumed(gapMilliseconds: 51_000, awayMilliseconds: 51_000), .snoozeEnded,
            ])
    }

    @Test("the process stood still in a wake-up check: the time for an answer is not given again")
    func stoodStillInACheck() throws {
        let check = WakeCheck(afterMilliseconds: 300_000, limit: 1, seed: 3)
        var test = SessionUnderTest([
            (.fired(Sample.terms(wakeCheck: check)), 0), (.stepPassed(step: 0), 8), (.stepPassed(step: 1), 9),
            (.wakeCheckPlanned(until: .seven(309), number: 1), 9),
        ])
        test.handle(.resume(), at: 309)
        let until = try #require(test.session.nextDeadline)
        test.handle(.stoodStill(milliseconds: 3_000), at: 330)
        #expect(test.appended == [.resumed(gapMilliseconds: 21_000, awayMilliseconds: 3_000)])
        #expect(test.phase == .checking)
        #expect(test.session.nextDeadline == until)
        let late = Double(until.milliseconds(since: .seven(0)) + 3_000) / 1000
        test.handle(.stoodStill(milliseconds: 3_000), at: late)
        #expect(test.appended.last == .wakeCheckMissed(number: 1))
        #expect(test.phase == .ringing)
    }
}
