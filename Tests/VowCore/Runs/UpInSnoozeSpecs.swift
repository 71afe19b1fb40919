import Testing
import VowLog
import VowRecitation

@testable import VowCore

/// A person who is up before a snooze is over. `SessionUnderTest.snoozed` was put off at 7:00:09 until 7:09:09.
@Suite("G5 Up in a snooze") struct UpInSnoozeSpecs {
    @Test("who says so is listened to, without a tone, and the screen says when it rings again")
    func listens() {
        var test = SessionUnderTest.snoozed()
        test.handle(.personReady, at: 60)
        #expect(test.appended == [.personUp, .listeningStarted(step: 1)])
        #expect(test.hearing == [.prepareHearing(.english)])
        #expect(test.opened?.window == 3)
        #expect(!test.isSounding && test.actions.count == 1)
        #expect(test.phase == .listening)
        #expect(test.session.screen.ringsAgainAt == .seven(549))
        #expect(!test.session.screen.snoozeAllowed)
    }

    @Test("a gate that is passed then ends the run as kept") func passes() {
        var test = SessionUnderTest.snoozed()
        test.handle(.personReady, at: 60)
        test.handle(.heardPause(window: 3, Sample.said(Sample.goalAndWord)), at: 65)
        #expect(test.appended.last == .dismissed(mode: .spoken))
        #expect(test.session.isEnded)
    }

    @Test("nothing is heard, typed or shown in a snooze before the person says so") func deaf() {
        var test = SessionUnderTest.snoozed()
        for input in [
            SessionInput.heardEnd(window: 3, Sample.said(Sample.goalAndWord)), .typed(Sample.goalAndWord),
            .timePassed, .sensed(.shown(.code, [PayloadDigest(of: [1])])),
        ] {
            test.handle(input, at: 60)
            #expect(test.appended.isEmpty && test.hearing.isEmpty && test.presented == nil)
        }
    }

    @Test(
        "an attempt that fails closes the microphone, and the snooze goes on until it would have ended",
        arguments: [
            SessionInput.heardNothing(window: 3), .heardEnd(window: 3, Sample.said("I walk no day.")),
            .hearingFailed(window: 3, part: .microphone, code: "c", message: "m"), .snoozeRequested,
        ])
    func leaves(_ input: SessionInput) {
        var test = SessionUnderTest.snoozed()
        test.handle(.personReady, at: 60)
        test.handle(input, at: 65)
        #expect(test.actions == [.withdraw])
        #expect(test.hearing.contains(.restHearing))
        #expect(test.phase == .snoozed(until: .seven(549)))
        #expect(test.session.nextDeadline == .seven(549))
        test.handle(.timePassed, at: 549)
        #expect(test.appended == [.snoozeEnded])
        #expect(test.isSounding)
    }

    @Test("whoever left may say again that they are up") func again() {
        var test = SessionUnderTest.snoozed()
        test.handle(.personReady, at: 60)
        test.handle(.heardNothing(window: 3), at: 80)
        test.handle(.personReady, at: 90)
        #expect(test.appended == [.personUp, .listeningStarted(step: 1)])
    }

    @Test("it rings at the end of the snooze, also into a window") func ringsInto() {
        var test = SessionUnderTest.snoozed()
        test.handle(.personReady, at: 545)
        #expect(test.session.nextDeadline == .seven(549))
        test.handle(.timePassed, at: 549)
        #expect(test.appended == [.snoozeEnded])
        #expect(test.actions.first == .withdraw)
        #expect(test.isSounding)
        test.handle(.heardEnd(window: 3, Sample.said(Sample.goalAndWord)), at: 550)
        #expect(test.isUnmoved)
    }

    @Test("a clock that is set moves the end of the snooze with it") func clock() {
        var test = SessionUnderTest.snoozed()
        test.handle(.personReady, at: 60)
        test.handle(.clockStepped(byMilliseconds: -3_600_000), at: -3_540)
        test.handle(.heardNothing(window: 3), at: -3_535)
        #expect(test.session.nextDeadline == .seven(549 - 3_600))
    }

    @Test("a process that died or stood still in it goes on with the snooze") func resumes() {
        var history: [(RunEvent, Double)] = [(.fired(Sample.terms()), 0), (.stepPassed(step: 0), 8)]
        history += [(.snoozed(until: .seven(549), count: 1), 9), (.personUp, 60)]
        var test = SessionUnderTest(history)
        test.handle(.resume(awayMilliseconds: 1_000), at: 62)
        #expect(test.phase == .snoozed(until: .seven(549)))
        #expect(test.presented == nil && test.hearing.isEmpty)
        var still = SessionUnderTest.snoozed()
        still.handle(.personReady, at: 60)
        still.handle(.stoodStill(milliseconds: 4_000), at: 64)
        #expect(still.actions == [.withdraw] && still.hearing == [.restHearing])
        #expect(still.phase == .snoozed(until: .seven(549)))
    }
}
