import Testing
import VowCore
import VowRecitation

/// The transition table of `WakeSession`, row by row.
@Suite("A wake session") struct WakeSessionSpecs {
    @Test("idle, fire: rings")
    func fire() {
        let test = SessionUnderTest.fired()
        #expect(test.appended == [.fired(Sample.terms())])
        #expect(test.effects.first == .append([.fired(Sample.terms())]))
        #expect(test.actions == [.startRinging(SoundSettings())])
        #expect(test.phase == .ringing)
        #expect(test.session.nextDeadline == .seven(5))
        #expect(test.isSounding)
    }

    @Test("ringing, ring time over or person ready: listens with the tone silent", arguments: [true, false])
    func listen(_ isAsked: Bool) {
        var test = SessionUnderTest.fired()
        test.handle(.timePassed, at: 4.9)
        #expect(test.isUnmoved)
        if isAsked { test.handle(.personReady, at: 4.9) } else { test.handle(.timePassed, at: 5) }
        #expect(test.appended == [.listeningStarted(step: 0)])
        #expect(test.actions.first == .duck(percent: 0))
        #expect(test.opened?.lines == Sample.affirmations.lines.map(\.text))
        #expect(test.opened?.words == [])
        #expect(test.phase == .listening)
        #expect(!test.isSounding)
    }

    @Test("ringing, ringer failed: alerts otherwise and tries the ringer again after each window")
    func ringerFails() {
        var test = SessionUnderTest.fired()
        test.handle(.ringFailed(code: "sound.unreachable", message: "gone"), at: 1)
        #expect(test.appended == [.partFailed(part: .ringer, code: "sound.unreachable", message: "gone")])
        #expect(test.actions == [.alertWithoutRinger])
        test.handle(.timePassed, at: 5)
        test.handle(.heardNothing(window: 1), at: 12)
        #expect(test.actions == [.withdraw, .startRinging(SoundSettings())])
        test.handle(.ringStarted(means: .sound, delayMilliseconds: 20), at: 12.1)
        #expect(test.appended == [.ringStarted(means: .sound, delayMilliseconds: 20)])
        test.handle(.timePassed, at: 20)
        test.handle(.heardNothing(window: 2), at: 27)
        #expect(test.actions == [.withdraw, .duck(percent: 100)])
    }

    @Test("listening, partial: shows the words, and decides nothing")
    func partial() {
        var test = SessionUnderTest.listening()
        test.handle(.heardPartial(window: 1, text: Sample.bothAffirmations), at: 6)
        #expect(test.appended.isEmpty)
        #expect(test.actions.isEmpty)
        #expect(test.session.screen.transcript == Sample.bothAffirmations)
        #expect(test.session.screen.lines.allSatisfy { $0.said.allSatisfy { $0 } && !$0.isRecited })
    }

    @Test("listening, pause that completes the step: the next step, or the end")
    func pausePasses() {
        var test = SessionUnderTest.listening()
        test.handle(.heardPause(window: 1, Sample.said(Sample.bothAffirmations)), at: 8)
        #expect(test.appended.last == .listeningStarted(step: 1))
        #expect(test.opened?.window == 2)
        #expect(test.opened?.words == ["sunrise"])
        #expect(test.told == [.linesAccepted(count: 2)])
        test.handle(.heardPause(window: 2, Sample.said(Sample.goalAndWord)), at: 12)
        #expect(test.appended.last == .dismissed(mode: .spoken))
        #expect(test.actions == [.withdraw, .stopRinging, .finished(.dismissed)])
        #expect(test.told == [.linesAccepted(count: 1)])
        #expect(test.session.isEnded)
        #expect(test.session.nextDeadline == nil)
    }

    @Test("listening, pause that does not: goes on listening, and is no attempt")
    func pauseWaits() {
        var test = SessionUnderTest.listening()
        test.handle(.heardPause(window: 1, Sample.said("I keep promises to myself.")), at: 8)
        #expect(test.appended.isEmpty)
        #expect(test.actions.isEmpty)
        #expect(test.phase == .listening)
        #expect(test.session.state.attemptCount == 0)
    }

    @Test(
        "listening, end of a failed attempt: rings softly, names the line that is still open, and rises when nobody tries"
    )
    func endFails() {
        var test = SessionUnderTest.listening()
        test.handle(.heardEnd(window: 1, Sample.said("I keep promises to myself.")), at: 8)
        #expect(test.session.state.step.recitedLines == ["keep"])
        #expect(test.actions == [.withdraw, .duck(percent: 40)])
        var silent = test
        silent.handle(.timePassed, at: 10)
        silent.handle(.heardNothing(window: 2), at: 17)
        #expect(silent.actions == [.withdraw, .duck(percent: 100)])
        #expect(test.phase == .ringing)
        #expect(test.session.screen.feedback == .goOn("I get up when my alarm rings."))
        #expect(test.session.nextDeadline == .seven(10))
    }

    @Test("V6: a \"not\" that was added is told of, not a word that was said")
    func negated() {
        var test = SessionUnderTest.listening()
        test.handle(
            .heardEnd(
                window: 1, Sample.said("I do not keep promises to myself, I get up when my alarm rings")),
            at: 8)
        #expect(test.session.screen.feedback == .changed(.polarityChanged))
    }

    @Test("V9: an opposite that was heard is told of as what may have been misheard")
    func opposite() {
        var test = SessionUnderTest.listening()
        test.handle(
            .heardEnd(
                window: 1, Sample.said("I break promises to myself, I get up when my alarm rings")),
            at: 8)
        #expect(test.session.screen.feedback == .changed(.oppositeHeard))
    }

    @Test("listening, nothing heard: rings, and no attempt is judged")
    func silence() {
        var test = SessionUnderTest.listening()
        test.handle(.heardNothing(window: 1), at: 12)
        #expect(test.appended.isEmpty)
        #expect(test.actions == [.withdraw, .duck(percent: 100)])
        #expect(test.session.screen.feedback == .nothingHeard)
        #expect(test.session.nextDeadline == .seven(20))
    }

    @Test(
        "ringing or listening, played unheard: alerted otherwise, recorded once for each cause; not while put off"
    )
    func unheard() {
        var test = SessionUnderTest.fired()
        test.handle(.ringUnheard(code: "sound.muted", message: "muted"), at: 1)
        #expect(test.appended == [.partFailed(part: .speaker, code: "sound.muted", message: "muted")])
        #expect(
            test.actions == [
                .alertWithoutRinger, .warn(SoundWarning(code: "sound.muted", message: "muted", percent: nil)),
            ])
        #expect(test.session.screen.warning?.message == "muted")
        #expect(test.phase == .ringing)
        test.handle(.ringUnheard(code: "sound.muted", message: "muted"), at: 2)
        #expect(test.appended.isEmpty)
        #expect(test.actions.first == .alertWithoutRinger)
        #expect(test.session.screen.warning?.told == 2)
        test.handle(.ringUnheard(code: "sound.faint", message: "faint"), at: 3)
        #expect(test.appended == [.partFailed(part: .speaker, code: "sound.faint", message: "faint")])
        var listening = SessionUnderTest.listening()
        listening.handle(.ringUnheard(code: "sound.muted", message: "muted"), at: 6)
        #expect(listening.phase == .listening)
        #expect(listening.actions.first == .alertWithoutRinger)
        var snoozed = SessionUnderTest.snoozed()
        snoozed.handle(.ringUnheard(code: "sound.muted", message: "muted"), at: 10)
        #expect(snoozed.isUnmoved)
    }

    @Test("G3: a prompt that is spoken first costs nothing of the window's time")
    func openedLate() {
        var test = SessionUnderTest.listening()
        #expect(test.session.screen.endsAt == .seven(25))
        test.handle(.listeningOpened(window: 1), at: 9)
        #expect(test.appended == [.listeningOpened(step: 0)])
        #expect(test.session.screen.endsAt == .seven(29))
        #expect(test.session.nextDeadline == .seven(30))
        test.handle(.listeningOpened(window: 7), at: 12)
        #expect(test.isUnmoved)
    }

    @Test("listening, hearing failed: rings, and the next window listens again")
    func hearingFails() {
        var test = SessionUnderTest.listening()
        test.handle(.typed(Sample.bothAffirmations), at: 6)
        #expect(test.session.screen.feedback == .typingNotOpen)
        #expect(test.appended.isEmpty)
        test.handle(
            .hearingFailed(window: 1, part: .microphone, code: "microphone.none", message: "none"), at: 7)
        #expect(test.appended == [.partFailed(part: .microphone, code: "microphone.none", message: "none")])
        #expect(test.actions == [.withdraw, .duck(percent: 100)])
        #expect(test.session.screen.feedback == .partMissing("none", maySnooze: true))
        test.handle(.timePassed, at: 15)
        #expect(test.opened?.window == 2)
        #expect(test.phase == .listening)
    }

    @Test(
        "listening, window over and nothing came of it: rings, for a stuck recogniser must not keep the silence"
    )
    func stalled() {
        var test = SessionUnderTest.listening()
        #expect(test.session.nextDeadline == .seven(26))
        test.handle(.timePassed, at: 26)
        #expect(test.actions == [.duck(percent: 100)])
        #expect(test.phase == .judging && test.isSounding)
        #expect(test.session.nextDeadline == .seven(35))
        test.handle(.timePassed, at: 34.9)
        #expect(test.isUnmoved)
        test.handle(.timePassed, at: 35)
        #expect(test.actions == [.withdraw, .duck(percent: 100)])
        #expect(test.phase == .ringing)
        guard case .partFailed(.hearing, "hearing.stalled", _)? = test.appended.first else {
            Issue.record("not recorded")
            return
        }
        test.handle(.heardEnd(window: 1, Sample.said(Sample.bothAffirmations)), at: 36)
        #expect(test.isUnmoved)
    }

    @Test(
        "ringing or listening, snooze with enough progress: puts off and is silent", arguments: [true, false])
    func snooze(_ isListening: Bool) {
        var test = SessionUnderTest.listening()
        test.handle(.snoozeRequested, at: 6)
        #expect(test.appended.isEmpty)
        #expect(test.session.screen.feedback == .snoozeRefused(.needsProgress))
        test.handle(.heardEnd(window: 1, Sample.said(Sample.bothAffirmations)), at: 8)
        #expect(test.session.screen.snoozeAllowed)
        if !isListening { test.handle(.heardNothing(window: 2), at: 15) }
        test.handle(.snoozeRequested, at: 16)
        #expect(test.appended == [.snoozed(until: .seven(556), count: 1)])
        #expect(test.actions == (isListening ? [.withdraw, .stopRinging] : [.stopRinging]))
        #expect(test.session.nextDeadline == .seven(556))
    }

    @Test("snoozed, snooze over: rings again, and after the last snooze no more")
    func snoozeOver() {
        var test = SessionUnderTest.snoozed()
        test.handle(.timePassed, at: 548)
        #expect(test.isUnmoved)
        test.handle(.timePassed, at: 549)
        #expect(test.appended == [.snoozeEnded])
        #expect(test.actions == [.startRinging(SoundSettings())])
        test.handle(.snoozeRequested, at: 550)
        #expect(test.session.state.snoozeCount == 2)
        test.handle(.timePassed, at: 550 + 540)
        test.handle(.snoozeRequested, at: 1_100)
        #expect(test.session.screen.feedback == .snoozeRefused(.usedUp(maximum: 2)))
        #expect(test.appended.isEmpty)
        #expect(test.phase == .ringing)
    }

    @Test(
        "snoozed: nothing that was heard or asked for counts, and a late failure of the ringer disturbs nobody"
    )
    func snoozedIgnores() {
        var test = SessionUnderTest.snoozed()
        for input in [
            SessionInput.snoozeRequested, .typed("hello"),
            .heardEnd(window: 2, Sample.said(Sample.goalAndWord)), .heardNothing(window: 2),
        ] {
            test.handle(input, at: 20)
            #expect(test.isUnmoved)
        }
        test.handle(.ringFailed(code: "sound.lost", message: "gone"), at: 21)
        #expect(test.actions.isEmpty)
    }

    @Test("ringing or listening, limit reached: abandoned", arguments: [true, false])
    func abandoned(_ isListening: Bool) {
        var test = SessionUnderTest.listening(
            Sample.terms(timings: SessionTimings(abandonMilliseconds: 12_000)))
        if !isListening { test.handle(.heardNothing(window: 1), at: 10) }
        test.handle(.timePassed, at: 12)
        #expect(test.appended == [.abandoned])
        #expect(test.actions.last == .finished(.abandoned))
        #expect(test.actions.contains(.withdraw) == isListening)
    }

    @Test("G7: that the way out was begun stays in sight when a window closes in which nothing was said")
    func emergencyStaysInSight() {
        var test = SessionUnderTest.listening()
        test.handle(.typed(WakeSession.emergencySentence(.english)), at: 5)
        test.handle(.heardNothing(window: 1), at: 8)
        #expect(test.session.screen.feedback == .emergencyAsked(waitMilliseconds: 30_000))
    }

    @Test("any but ended, emergency sentence twice: bypassed", arguments: [true, false])
    func emergency(_ isSnoozed: Bool) {
        var test = isSnoozed ? SessionUnderTest.snoozed() : SessionUnderTest.fired()
        let sentence = WakeSession.emergencySentence(.english)
        test.handle(.typed(sentence.replacing("keeping ", with: "")), at: 10)
        #expect(test.appended.isEmpty)
        #expect(test.session.screen.feedback == .emergencyMissing(word: "keeping"))
        test.handle(.typed("“" + sentence.lowercased().dropLast() + "” "), at: 10)
        #expect(test.appended == [.emergencyAsked])
        test.handle(.typed(sentence), at: 39)
        #expect(test.appended.isEmpty)
        #expect(test.session.screen.feedback == .emergencyAsked(waitMilliseconds: 1_000))
        test.handle(.typed(sentence), at: 40)
        #expect(test.appended == [.bypassed])
        #expect(test.actions.last == .finished(.bypassed))
    }

    @Test("ended: nothing changes anything any more")
    func ended() {
        var test = SessionUnderTest.fired(Sample.terms(timings: SessionTimings(abandonMilliseconds: 1_000)))
        test.handle(.timePassed, at: 1)
        #expect(test.session.isEnded)
        for input in [
            SessionInput.timePassed, .personReady, .resume(), .fire(Sample.terms()), .snoozeRequested,
        ] {
            test.handle(input, at: 60)
            #expect(test.isUnmoved)
        }
    }

    @Test("what an earlier window heard is ignored")
    func staleWindow() {
        var test = SessionUnderTest.listening()
        test.handle(.heardNothing(window: 1), at: 12)
        test.handle(.timePassed, at: 20)
        #expect(test.opened?.window == 2)
        for input in [
            SessionInput.heardEnd(window: 1, Sample.said(Sample.bothAffirmations)),
            .heardPause(window: 1, Sample.said(Sample.bothAffirmations)), .heardNothing(window: 1),
            .heardPartial(window: 1, text: "x"),
            .hearingFailed(window: 1, part: .microphone, code: "c", message: "m"),
        ] {
            test.handle(input, at: 21)
            #expect(test.isUnmoved)
        }
    }

    @Test("L7: a clock that is set moves every deadline with it", arguments: [-7_200.0, 7_200])
    func clockStep(_ step: Double) {
        let input = SessionInput.clockStepped(byMilliseconds: Int64(step * 1_000))
        var ringing = SessionUnderTest.fired()
        ringing.handle(input, at: 1 + step)
        #expect(ringing.session.nextDeadline == .seven(5 + step))
        ringing.handle(.timePassed, at: 4 + step)
        #expect(ringing.isUnmoved)
        var listening = SessionUnderTest.listening()
        listening.handle(input, at: 6 + step)
        #expect(listening.session.nextDeadline == .seven(26 + step))
        #expect(listening.session.screen.endsAt == .seven(25 + step))
        var snoozed = SessionUnderTest.snoozed()
        snoozed.handle(input, at: 20 + step)
        #expect(snoozed.session.nextDeadline == .seven(549 + step))
        var asked = SessionUnderTest.fired()
        asked.handle(.typed(WakeSession.emergencySentence(.english)), at: 1)
        asked.handle(input, at: 2 + step)
        asked.handle(.typed(WakeSession.emergencySentence(.english)), at: 3 + step)
        #expect(asked.appended.isEmpty)
        #expect(!asked.session.isEnded)
        asked.handle(.typed(WakeSession.emergencySentence(.english)), at: 31 + step)
        #expect(asked.session.isEnded)
    }

    @Test(
        "the emergency sentence is one that nobody says by accident, in every language",
        arguments: Language.allCases)
    func sentences(_ language: Language) {
        #expect(WakeSession.emergencySentence(language).count >= 15)
    }
}
