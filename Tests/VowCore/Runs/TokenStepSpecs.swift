import Testing
import VowCore
import VowLog
import VowRecitation

/// Codes and tags as challenges: matched byte for byte, and never a trap (G2, G6).
@Suite("A code or a tag in the gate") struct TokenStepSpecs {
    private static let payload = Array("vow:kitchen:9f3c".utf8)
    private static let spare = RequiredLines(kind: .affirmation, lines: [Sample.keep])

    private static func step(_ kind: TokenKind = .code, _ held: [UInt8] = payload) -> GateStep {
        GateStep(
            .token(TokenTask(kind: kind, name: "kitchen", digest: PayloadDigest(of: held), spare: spare)))
    }

    private func asked(_ steps: [GateStep] = [step()]) -> SessionUnderTest {
        .listening(Sample.terms(steps: steps))
    }

    @Test("the right code ends the run; the microphone stays closed")
    func rightCode() {
        var test = asked()
        #expect(test.appended == [.challengePresented(step: 0, question: nil)])
        #expect(test.presentedToken == .code)
        #expect(test.hearing.isEmpty)
        #expect(test.session.screen.task == .token(.code, name: "kitchen"))
        test.handle(.sensed(.shown(.code, [Self.payload].map(PayloadDigest.init(of:)))), at: 9)
        #expect(
            test.appended == [
                .answered(
                    step: 0, .token(.code, digest: Sealed(PayloadDigest(of: Self.payload))), passed: true),
                .stepPassed(step: 0), .dismissed(mode: .unspoken),
            ])
        #expect(test.actions == [.withdraw, .stopRinging, .finished(.dismissed)])
    }

    @Test(
        "every byte counts",
        arguments: ["VOW:kitchen:9f3c", "vow:kitchen:9f3c ", "vow:kitchen:9f3", "", "\0"])
    func otherBytes(_ text: String) {
        var test = asked()
        test.handle(.sensed(.shown(.code, [Array(text.utf8)].map(PayloadDigest.init(of:)))), at: 9)
        #expect(!test.session.isEnded)
        test.handle(.sensed(.shown(.code, [Self.payload].map(PayloadDigest.init(of:)))), at: 10)
        #expect(test.session.isEnded)
    }

    @Test("another code is one event however often the camera sees it, and costs nothing")
    func otherCode() {
        var test = asked()
        let other = Array("4006381333931".utf8)
        test.handle(.sensed(.shown(.code, [other].map(PayloadDigest.init(of:)))), at: 9)
        #expect(
            test.appended == [
                .answered(step: 0, .token(.code, digest: Sealed(PayloadDigest(of: other))), passed: false)
            ])
        #expect(test.session.screen.feedback == .otherToken(.code, name: "kitchen"))
        #expect(test.phase == .answering)
        for second in [9.1, 9.2, 60] {
            test.handle(.sensed(.shown(.code, [other].map(PayloadDigest.init(of:)))), at: second)
            #expect(test.isUnmoved)
        }
        test.handle(.sensed(.shown(.code, [Array("third".utf8)].map(PayloadDigest.init(of:)))), at: 61)
        #expect(test.appended.count == 1)
        test.handle(.sensed(.shown(.code, [other, Self.payload].map(PayloadDigest.init(of:)))), at: 62)
        #expect(test.session.isEnded)
    }

    @Test("a tag is no code, a code is no tag, and nothing counts where neither is asked for")
    func otherKind() {
        var test = asked()
        test.handle(.sensed(.shown(.tag, [Self.payload].map(PayloadDigest.init(of:)))), at: 9)
        #expect(test.isUnmoved)
        var reciting = SessionUnderTest.listening()
        reciting.handle(.sensed(.shown(.code, [Self.payload].map(PayloadDigest.init(of:)))), at: 9)
        #expect(reciting.isUnmoved)
    }

    @Test("typing is no answer to a code, and does not end a run")
    func typed() {
        var test = asked()
        test.handle(.typed("vow:kitchen:9f3c"), at: 9)
        #expect(test.appended.isEmpty)
        #expect(test.session.screen.feedback == .notTyped)
    }

    @Test("a code alone cannot be half done, so it offers no snooze; behind another challenge it does")
    func snooze() {
        var test = asked()
        test.handle(.sensed(.shown(.code, [Array("other".utf8)].map(PayloadDigest.init(of:)))), at: 9)
        test.handle(.snoozeRequested, at: 10)
        #expect(test.session.screen.feedback == .snoozeRefused(.needsProgress))
        var second = asked([Self.step(), Self.step(.tag)])
        second.handle(.sensed(.shown(.code, [Self.payload].map(PayloadDigest.init(of:)))), at: 9)
        second.handle(.snoozeRequested, at: 10)
        if case .snoozed = second.phase {} else { Issue.record("\(second.phase)") }
    }

    @Test("no camera: said at once and recorded once; what was allowed stands in, and the code still counts")
    func cameraMissing() {
        var test = SessionUnderTest.listening(
            Sample.terms(steps: [Self.step()], standIns: [.typedLines(ChallengeLimits())]))
        #expect(test.session.screen.choices.isEmpty)
        let missing = SessionInput.partMissing(.camera, code: "camera.missing", message: "No camera.")
        test.handle(missing, at: 5.1)
        #expect(
            test.appended == [
                .partFailed(part: .camera, code: "camera.missing", message: "No camera.")
            ])
        #expect(test.session.screen.feedback == .alternativesOpened("No camera."))
        #expect(test.session.screen.choices == [.typeLines])
        test.handle(missing, at: 6)
        #expect(test.appended.isEmpty)
        var plugged = test
        plugged.handle(.sensed(.shown(.code, [Self.payload].map(PayloadDigest.init(of:)))), at: 8)
        #expect(plugged.appended.last == .dismissed(mode: .unspoken))
        test.handle(.standInChosen(0), at: 8)
        #expect(
            test.appended == [
                .standInTaken(step: 0, standIn: 0), .challengePresented(step: 0, question: nil),
            ])
        test.handle(.typed("I keep promises to myself."), at: 12)
        #expect(test.appended.last == .dismissed(mode: .alternative))
    }

    @Test("what was allowed stands in; where that cannot be read either, one snooze and the exit are left")
    func allowedOnly() {
        var test = SessionUnderTest.listening(
            Sample.terms(steps: [Self.step()], standIns: [.challenge(Self.step(.tag, [4, 1, 2, 3, 4]))]))
        test.handle(.partMissing(.camera, code: "camera.missing", message: "No camera."), at: 6)
        #expect(test.session.screen.choices == [.token(.tag, name: "kitchen")])
        #expect(!test.session.screen.snoozeAllowed)
        test.handle(.standInChosen(0), at: 7)
        #expect(test.presentedToken == .tag)
        #expect(test.session.screen.choices.isEmpty)
        test.handle(.partMissing(.tagReader, code: "tags.noReader", message: "No reader."), at: 7.1)
        #expect(test.session.screen.choices == [.token(.tag, name: "kitchen")])
        test.handle(.standInChosen(1), at: 8)
        #expect(test.isUnmoved)
        test.handle(.snoozeRequested, at: 9)
        #expect(
            test.appended == [
                .partBypassed(part: .tagReader), .snoozed(until: .seven(9 + 540), count: 1),
            ])
        test.handle(.timePassed, at: 549)
        test.handle(.timePassed, at: 554)
        test.handle(.snoozeRequested, at: 560)
        #expect(test.session.screen.feedback == .snoozeRefused(.needsProgress))
    }

    @Test("a part that is missing dismisses nothing by itself, whatever else happens")
    func missingDismissesNothing() {
        var test = asked()
        test.handle(.partMissing(.camera, code: "camera.missing", message: "No camera."), at: 6)
        for second in stride(from: 7.0, to: 1_700, by: 11) { test.handle(.timePassed, at: second) }
        #expect(!test.session.isEnded)
        #expect(test.isSounding)
    }

    @Test("what is not registered when the alarm fires is asked for as lines to type")
    func unregistered() {
        var book = LineList()
        book.apply(.added(kind: .affirmation, text: "I get up.", language: .english), line: "l1")
        let gate = GatePolicy(challenges: [ChallengePolicy(.token(.code, name: "kitchen"))])
        let steps = gate.steps(from: book, draw: 7)
        #expect(steps.map(\.challenge.token) == [nil])
        #expect(steps.first?.lines.map(\.text) == ["I get up."])
        var tokens = TokenList()
        tokens.apply(
            .registered(name: "kitchen", kind: "qr", mark: TokenMark(of: Self.payload)), .code, id: "c1")
        let asked = gate.steps(from: book, tokens: tokens, draw: 7).first?.challenge.token
        #expect(asked?.digest == PayloadDigest(of: Self.payload))
        #expect(asked?.spare.lines.map(\.text) == ["I get up."])
    }

    @Test("another code under the same name holds from the next day on")
    func replaced() throws {
        let today = try #require(CivilDate(iso8601: "2029-01-01"))
        var tokens = TokenList()
        tokens.apply(
            .registered(name: "kitchen", kind: "qr", mark: TokenMark(of: Self.payload)), .code, id: "c1")
        tokens.apply(
            .replaced(kind: nil, mark: TokenMark(of: [1]), holdsFrom: today.adding(days: 1)), .code,
            id: "c1")
        #expect(tokens.digest(of: "kitchen", .code, on: today) == PayloadDigest(of: Self.payload))
        #expect(tokens.digest(of: "kitchen", .code, on: today.adding(days: 1)) == PayloadDigest(of: [1]))
        #expect(tokens.digest(of: "Kitchen", .code, on: today) == nil)
        #expect(tokens.digest(of: "kitchen", .tag, on: today) == nil)
    }

    @Test("a gate with another code, or without one, is looser; the notation keeps the name as it is written")
    func notation() throws {
        let policies = try GateNotation.policies("recite:goals, code:Kitchen-1:timeout=60 ,tag:door")
        #expect(policies.map(GateNotation.text) == ["recite:goals", "code:Kitchen-1:timeout=60", "tag:door"])
        let gate = GatePolicy(challenges: policies)
        #expect(!gate.isLooser(than: gate))
        for other in ["recite:goals,code:kitchen-1:timeout=60,tag:door", "recite:goals,tag:door"] {
            #expect(GatePolicy(challenges: try GateNotation.policies(other)).isLooser(than: gate))
        }
        for text in ["code", "code:", "tag::timeout=5", "code:timeout=60"] {
            #expect(throws: GateNotation.Flaw.self) { try GateNotation.policies(text) }
        }
    }
}

/// The wake-up check (G8).
@Suite("Asking again") struct WakeCheckSpecs {
    private static func terms(limit: Int = 1) -> FiredTerms {
        Sample.terms(
            steps: [GateStep(.sum(SumTask(difficulty: .easy, count: 1, seed: 3)))],
            wakeCheck: WakeCheck(afterMilliseconds: 300_000, limit: limit, seed: 11))
    }

    private func right(_ test: SessionUnderTest) throws -> String {
        "\(try #require(test.session.state.step.answers.question).answer)"
    }

    /// A session whose gate has let go at 7:00:08.
    private func resting(limit: Int = 1) throws -> SessionUnderTest {
        var test = SessionUnderTest.listening(Self.terms(limit: limit))
        test.handle(.typed(try right(test)), at: 8)
        return test
    }

    @Test("the gate lets go, the sound ends, and the run is not over")
    func planned() throws {
        let test = try resting()
        #expect(test.appended.last == .wakeCheckPlanned(until: .seven(308), number: 1))
        #expect(test.phase == .resting(until: .seven(308)))
        #expect(test.actions == [.withdraw, .stopRinging])
        #expect(!test.isSounding && !test.session.isEnded)
    }

    @Test("it asks without a tone; the right answer keeps the morning")
    func answered() throws {
        var test = try resting()
        test.handle(.timePassed, at: 308)
        #expect(test.phase == .checking)
        #expect(test.appended.first == .wakeCheckAsked(number: 1))
        #expect(test.told == [.tell(.checkAsked)])
        #expect(!test.actions.contains { if case .startRinging = $0 { true } else { false } })
        test.handle(.typed("999"), at: 310)
        #expect(test.phase == .checking)
        #expect(test.told == [], "it is told once")
        #expect(!test.isSounding)
        test.handle(.typed(try right(test)), at: 315)
        #expect(test.appended.last == .dismissed(mode: .unspoken))
        #expect(test.session.isEnded)
    }

    @Test("no answer: it rings again in the same run, with the whole gate, and never more than the limit")
    func missed() throws {
        var test = try resting()
        test.handle(.timePassed, at: 308)
        test.handle(.snoozeRequested, at: 309)
        #expect(test.phase == .checking)
        test.handle(.timePassed, at: 398)
        #expect(test.appended.first == .wakeCheckMissed(number: 1))
        #expect(test.actions.contains { if case .startRinging = $0 { true } else { false } })
        #expect(test.isSounding)
        test.handle(.timePassed, at: 403)
        #expect(test.session.state.stepIndex == 0)
        test.handle(.typed(try right(test)), at: 410)
        #expect(test.appended.last == .dismissed(mode: .unspoken))
    }

    @Test("a limit of two asks twice at most")
    func twice() throws {
        var test = try resting(limit: 2)
        test.handle(.timePassed, at: 308)
        test.handle(.timePassed, at: 398)
        test.handle(.timePassed, at: 403)
        test.handle(.typed(try right(test)), at: 410)
        #expect(test.appended.last == .wakeCheckPlanned(until: .seven(710), number: 2))
        test.handle(.timePassed, at: 710)
        test.handle(.typed(try right(test)), at: 715)
        #expect(test.session.isEnded)
    }

    @Test("the process dies while it waits, or while it asks: it goes on, and the gate stays open")
    func resumed() throws {
        var test = try resting()
        var again = SessionUnderTest()
        again.session = WakeSession(state: test.session.state)
        again.handle(.resume(), at: 100)
        #expect(again.phase == .resting(until: .seven(308)))
        test.handle(.timePassed, at: 308)
        var asking = SessionUnderTest()
        asking.session = WakeSession(state: test.session.state)
        asking.handle(.resume(), at: 320)
        #expect(asking.phase == .checking)
        #expect(!asking.appended.contains { if case .dismissed = $0 { true } else { false } })
        asking.handle(.timePassed, at: 411)
        #expect(asking.isSounding)
    }

    @Test("the power fails within the record of the answer: the next start ends the run, and rings no more")
    func torn() throws {
        var test = try resting()
        test.handle(.timePassed, at: 308)
        let question = try #require(test.session.state.step.answers.question)
        let answered = RunEvent.answered(step: 1, .sum(question, answer: question.answer), passed: true)
        var again = SessionUnderTest()
        again.session = WakeSession(state: test.session.state.evolved(by: answered, at: .seven(312)))
        again.handle(.resume(), at: 320)
        #expect(again.appended.last == .dismissed(mode: .unspoken))
        #expect(again.session.isEnded)
    }

    @Test("a gate that stops asking again, or asks less often, is looser")
    func looser() {
        var gate = GatePolicy()
        gate.wakeCheck = WakeCheckPolicy(afterMinutes: 5, limit: 2)
        var fewer = gate
        fewer.wakeCheck = WakeCheckPolicy(afterMinutes: 5, limit: 1)
        #expect(GatePolicy().isLooser(than: gate))
        #expect(fewer.isLooser(than: gate) && !gate.isLooser(than: fewer))
        #expect(!gate.isLooser(than: GatePolicy()))
    }
}
