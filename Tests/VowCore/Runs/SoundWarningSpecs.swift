import Testing
import VowCore
import VowRecitation

/// An output that plays, and is hardly heard: the session warns until that ends.
@Suite("A warning of the sound") struct SoundWarningSpecs {
    @Test(
        "R6: a warning is repeated every five seconds while it holds, silently while it listens, and then goes"
    )
    func warningsRepeat() {
        var test = SessionUnderTest.fired(Sample.terms())
        let faint = SessionInput.ringUnheard(code: "sound.faint", message: "faint", percent: 28)
        test.handle(faint, at: 1)
        #expect(test.actions == [.warn(SoundWarning(code: "sound.faint", message: "faint", percent: 28))])
        #expect(test.session.nextDeadline == .seven(5))
        test.handle(.timePassed, at: 5)
        #expect(test.phase == .listening)
        #expect(test.session.nextDeadline == .seven(6))
        test.handle(.timePassed, at: 6)
        #expect(test.actions.isEmpty)
        #expect(test.session.screen.warning?.told == 2)
        #expect(test.session.nextDeadline == .seven(11))
        test.handle(.heardNothing(window: 1), at: 10)
        test.handle(.timePassed, at: 11)
        #expect(test.actions == [.warn(test.session.screen.warning!)])
        #expect(test.session.screen.warning?.percent == 28)
        test.handle(.ringHeardAgain, at: 12)
        #expect(test.session.screen.warning == nil)
        #expect(test.session.nextDeadline == .seven(18))
        test.handle(.ringHeardAgain, at: 13)
        #expect(test.isUnmoved)
    }

    @Test(
        "R6: a volume at which nobody wakes also alerts by other means, and a warning ends with the ringing")
    func hardlyHeard() {
        var test = SessionUnderTest.listening()
        test.handle(.ringUnheard(code: "sound.faint", message: "faint", percent: 12), at: 6)
        #expect(test.actions.first == .alertWithoutRinger)
        test.handle(.heardEnd(window: 1, Sample.said(Sample.bothAffirmations)), at: 8)
        test.handle(.snoozeRequested, at: 9)
        #expect(test.session.screen.warning == nil)
        #expect(test.session.nextDeadline == .seven(9 + 540))
    }

    @Test("R6: a warning ends with the output that it was about; another one tells of its own")
    func warningOfABrokenOutput() {
        var test = SessionUnderTest.fired()
        test.handle(.ringUnheard(code: "sound.faint", message: "the old one is faint", percent: 28), at: 1)
        test.handle(.ringFailed(code: "sound.lost", message: "unplugged"), at: 2)
        #expect(test.session.screen.warning == nil)
        #expect(test.actions == [.alertWithoutRinger])
        // It is told of before the first sample: an idle output takes its time.
        test.handle(.ringUnheard(code: "sound.faint", message: "the new one is faint", percent: 25), at: 2.5)
        test.handle(.ringStarted(means: .otherOutput, delayMilliseconds: 900), at: 3)
        #expect(test.session.screen.warning?.message == "the new one is faint")
        #expect(test.session.screen.warning?.told == 1)
        var quiet = SessionUnderTest.fired()
        quiet.handle(.ringUnheard(code: "sound.faint", message: "faint", percent: 28), at: 1)
        quiet.handle(.ringFailed(code: "sound.lost", message: "unplugged"), at: 2)
        quiet.handle(.ringStarted(means: .otherOutput, delayMilliseconds: 900), at: 3)
        quiet.handle(.timePassed, at: 5)
        #expect(quiet.phase == .listening)
        quiet.handle(.timePassed, at: 6)
        #expect(quiet.isUnmoved)
    }
}
