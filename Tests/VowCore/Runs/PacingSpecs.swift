import Testing
import VowRecitation

@testable import VowCore

/// What stands on the screen can be read and answered by a program at once. An answer counts when a person could have given
/// it, is never refused for being fast, and a flood of answers leaves no more records than a person would.
@Suite("Answers that come faster than a person can give them") struct PacingSpecs {
    private static let line = RequiredLine(id: "keep", text: "I keep promises to myself.")
    private static let text = "I keep promises to myself."
    /// When it could have been typed: shown five seconds after seven, 26 characters.
    private static let typable = 5 + 26 * 0.06

    private func sums(_ count: Int = 1) -> SessionUnderTest {
        SessionUnderTest.listening(
            Sample.terms(steps: [GateStep(.sum(SumTask(difficulty: .easy, count: count, seed: 7)))]))
    }

    private func typing() -> SessionUnderTest {
        SessionUnderTest.listening(
            Sample.terms(steps: [
                GateStep(.typeLines(RequiredLines(kind: .affirmation, lines: [Self.line])))
            ]))
    }

    private func right(_ test: SessionUnderTest) throws -> String {
        "\(try #require(test.session.state.step.answers.question).answer)"
    }

    @Test("a sum is judged a second and a half after it was shown, and the screen stays until then")
    func sum() throws {
        var test = sums()
        let screen = test.session.screen
        test.handle(.typed(try right(test)), at: 5.03)
        #expect(test.isUnmoved)
        #expect(test.session.screen == screen && test.phase == .answering)
        #expect(test.session.nextDeadline == .seven(6.5))
        test.handle(.timePassed, at: 6.4)
        #expect(test.appended.isEmpty)
        test.handle(.timePassed, at: 6.5)
        #expect(test.appended.last == .dismissed(mode: .unspoken))
    }

    @Test("an answer that took as long as a person needs is judged at once")
    func atOnce() throws {
        var test = sums()
        test.handle(.typed(try right(test)), at: 6.5)
        #expect(test.session.isEnded)
        var lines = typing()
        lines.handle(.typed(Self.text), at: Self.typable)
        #expect(lines.session.isEnded)
    }

    @Test("lines that are sent at once, as by dictation, are judged when they could have been typed")
    func dictated() {
        var test = typing()
        test.handle(.typed(Self.text), at: 5.01)
        #expect(test.isUnmoved)
        #expect(test.session.nextDeadline == .seven(Self.typable))
        test.handle(.timePassed, at: Self.typable)
        #expect(test.appended.first.map { if case .attemptJudged = $0 { true } else { false } } == true)
        #expect(test.session.isEnded)
    }

    @Test("the newest answer waits, and no other")
    func newest() throws {
        var test = sums(2)
        test.handle(.typed("0"), at: 5.1)
        test.handle(.typed(try right(test)), at: 5.2)
        test.handle(.timePassed, at: 6.5)
        #expect(test.appended.count { if case .answered(_, .sum, _) = $0 { true } else { false } } == 1)
        #expect(test.session.screen.feedback == .rightAnswer)
    }

    @Test("a program that guesses sums leaves no more records than a person: one in a second and a half")
    func flood() throws {
        var test = SessionUnderTest.listening(
            Sample.terms(steps: [
                GateStep(
                    .sum(SumTask(difficulty: .easy, count: 3, seed: 7)),
                    limits: ChallengeLimits(lockout: Lockout(answers: 1_000, milliseconds: 1_000)))
            ]))
        var answered = 0
        for tick in 0..<600 {
            let now = 5 + Double(tick) * 0.05
            test.handle(.typed("0"), at: now)
            answered += test.appended.count { if case .answered(_, .sum, _) = $0 { true } else { false } }
            test.handle(.timePassed, at: now)
            answered += test.appended.count { if case .answered(_, .sum, _) = $0 { true } else { false } }
        }
        #expect((15...20).contains(answered), "\(answered)")
    }

    @Test("short texts that are typed without end leave no more than one record in a second")
    func typedFlood() {
        var test = typing()
        var judged = 0
        for tick in 0..<600 {
            let now = 5 + Double(tick) * 0.05
            test.handle(.typed("x"), at: now)
            judged += test.appended.count { if case .attemptJudged = $0 { true } else { false } }
            test.handle(.timePassed, at: now)
            judged += test.appended.count { if case .attemptJudged = $0 { true } else { false } }
        }
        #expect((15...30).contains(judged), "\(judged)")
    }

    @Test("a step that was done by other means takes no answer that waited for it")
    func elsewhere() throws {
        var test = SessionUnderTest.listening(
            Sample.terms(steps: [
                GateStep(.sum(SumTask(difficulty: .easy, count: 1, seed: 7))),
                GateStep(.sum(SumTask(difficulty: .easy, count: 1, seed: 9))),
            ]))
        test.handle(.typed(try right(test)), at: 7)
        #expect(test.session.state.stepIndex == 1)
        test.handle(.typed(try right(test)), at: 7.1)
        test.handle(.snoozeRequested, at: 7.2)
        #expect(test.phase == .snoozed(until: .seven(547.2)))
        test.handle(.timePassed, at: 8.6)
        #expect(test.appended.isEmpty && !test.session.isEnded)
    }

    @Test("a wall clock that is set takes the wait with it")
    func clock() throws {
        var test = sums()
        test.handle(.typed(try right(test)), at: 5.1)
        test.handle(.clockStepped(byMilliseconds: -3_600_000), at: -3_594.8)
        #expect(test.session.nextDeadline == .seven(6.5 - 3_600))
        test.handle(.timePassed, at: 6.5 - 3_600)
        #expect(test.session.isEnded)
    }

    @Test("the emergency sentence waits for nothing but its own wait")
    func emergency() {
        var test = sums()
        test.handle(.typed(WakeSession.emergencySentence(.english)), at: 5.1)
        #expect(test.appended == [.emergencyAsked])
    }

    @Test("whether somebody is still up is judged no sooner, too")
    func check() throws {
        var test = SessionUnderTest.listening(
            Sample.terms(
                steps: [GateStep(.sum(SumTask(difficulty: .easy, count: 1, seed: 3)))],
                wakeCheck: WakeCheck(afterMilliseconds: 300_000, limit: 1, seed: 11)))
        test.handle(.typed(try right(test)), at: 8)
        test.handle(.timePassed, at: 308)
        test.handle(.typed(try right(test)), at: 308.1)
        #expect(!test.session.isEnded)
        #expect(test.session.nextDeadline == .seven(309.5))
        test.handle(.timePassed, at: 309.5)
        #expect(test.session.isEnded)
    }
}
