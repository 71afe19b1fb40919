import Testing
import VowCore
import VowLog
import VowRecitation

/// Typing opens only where the person allowed it beforehand (G5, G6).
@Suite("G6 Typing that nobody allowed") struct TypingStaysClosedSpecs {
    private static let spare = RequiredLines(kind: .affirmation, lines: [Sample.keep])
    private static let code = GateStep(
        .token(TokenTask(kind: .code, name: "kitchen", digest: PayloadDigest(of: [7]), spare: spare)))
    private static let typedLines = ["I keep promises to myself.", Sample.bothAffirmations, "Sunrise."]

    /// Types everything that the gate could ask for, and chooses whatever might stand in.
    private func typeEverything(_ test: inout SessionUnderTest, from second: Double) {
        for number in 0..<3 { test.handle(.standInChosen(number), at: second + Double(number)) }
        for (number, text) in Self.typedLines.enumerated() {
            test.handle(.typed(text), at: second + 4 + Double(number))
            #expect(!test.appended.contains { if case .stepPassed = $0 { true } else { false } })
        }
        #expect(!test.session.screen.isTypingOpen)
        #expect(!test.session.isEnded)
        #expect(test.isSounding)
    }

    @Test("stays closed when the engine is killed while it rings, for the next engine takes over")
    func engineKilled() {
        var test = SessionUnderTest.listening()
        test.handle(
            .hearingFailed(window: 1, part: .engine, code: "engine.killed", message: "It died."), at: 7)
        #expect(test.session.screen.feedback == .listeningFailed("It died."))
        #expect(!test.session.screen.snoozeAllowed, "the next engine hears, so nothing is put off")
        typeEverything(&test, from: 8)
        test.handle(.timePassed, at: 15)
        test.handle(.heardEnd(window: 2, Sample.said(Sample.bothAffirmations)), at: 20)
        #expect(test.appended.contains(.stepPassed(step: 0)), "the next window hears as before")
    }

    @Test("stays closed where a code is asked for and this device has no camera")
    func noCamera() {
        var test = SessionUnderTest.listening(Sample.terms(steps: [Self.code]))
        test.handle(.partMissing(.camera, code: "camera.missing", message: "No camera."), at: 6)
        #expect(test.session.screen.choices.isEmpty)
        #expect(test.session.screen.feedback == .partMissing("No camera.", maySnooze: true))
        typeEverything(&test, from: 8)
        test.handle(.sensed(.shown(.code, [PayloadDigest(of: [7])])), at: 20)
        #expect(test.session.isEnded, "the page's camera counts as one")
    }

    @Test("stays closed when the microphone is pulled")
    func microphonePulled() {
        var test = SessionUnderTest.listening()
        test.handle(
            .hearingFailed(window: 1, part: .microphone, code: "microphone.gone", message: "Gone."), at: 7)
        #expect(test.session.screen.feedback == .partMissing("Gone.", maySnooze: true))
        typeEverything(&test, from: 8)
        exit(&test, from: 30)
    }

    @Test("stays closed in the record, too: a session that let typed lines through would be refused")
    func refusedByTheRun() {
        let typed = AttemptEvidence(
            transcript: Sample.bothAffirmations, mode: .typed, engine: "", model: "", speechMilliseconds: 0)
        given(
            RunUnderTest.self, RunEvent.fired(Sample.terms()).at(0),
            RunEvent.partFailed(part: .microphone, code: "c", message: "m").at(5)
        )
        .when(RunCommand.judge(typed).at(9)).thenRejected(.notAsked)
    }

    /// The emergency exit, which is always there.
    private func exit(_ test: inout SessionUnderTest, from second: Double) {
        let sentence = WakeSession.emergencySentence(.english)
        test.handle(.typed(sentence), at: second)
        test.handle(.typed(sentence), at: second + 31)
        #expect(test.appended.last == .bypassed)
    }
}

/// Typing that the person allowed for the time in which nothing hears them.
@Suite("G6 Typing that was allowed for missing hearing") struct TypingUnheardSpecs {
    private func listening() -> SessionUnderTest {
        .listening(Sample.terms(recitation: RecitationTerms(allowsTypingUnheard: true)))
    }

    private func failure(_ part: DevicePart) -> SessionInput {
        .hearingFailed(window: 1, part: part, code: "c", message: "Gone.")
    }

    @Test("opens where the microphone is missing or no engine is left, and is recorded apart")
    func opens() {
        for part in [DevicePart.microphone, .recogniser] {
            var test = listening()
            test.handle(.typed(Sample.bothAffirmations), at: 6)
            #expect(test.session.screen.feedback == .typingNotOpen)
            #expect(test.appended.isEmpty)
            test.handle(failure(part), at: 7)
            #expect(test.session.screen.feedback == .typingOpened("Gone."))
            #expect(test.session.screen.isTypingOpen)
            test.handle(.typed(Sample.bothAffirmations), at: 9)
            #expect(test.appended.contains(.stepPassed(step: 0)))
            test.handle(.typed("I complete 4 workouts a week. Sunrise."), at: 12)
            #expect(test.appended.last == .dismissed(mode: .typed))
        }
    }

    @Test("stays closed where one engine of several broke")
    func engineBroke() {
        var test = listening()
        test.handle(failure(.engine), at: 7)
        #expect(!test.session.screen.isTypingOpen)
        test.handle(.typed(Sample.bothAffirmations), at: 9)
        #expect(test.appended.isEmpty)
    }

    @Test("closes again once the person was heard")
    func closes() {
        var test = listening()
        test.handle(failure(.microphone), at: 7)
        test.handle(.timePassed, at: 15)
        test.handle(.heardEnd(window: 2, Sample.said("something else entirely")), at: 20)
        #expect(!test.session.screen.isTypingOpen)
        test.handle(.typed(Sample.bothAffirmations), at: 21)
        #expect(test.appended.isEmpty)
    }

    @Test("is stricter without it: two rules allow it only where both do")
    func stricter() {
        let allowed = GateRules(recitation: RecitationTerms(allowsTypingUnheard: true))
        #expect(allowed.stricter(with: GateRules()) == GateRules())
        #expect(allowed.stricter(with: allowed) == allowed)
    }
}
