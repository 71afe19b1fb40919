import Testing
import VowCore
import VowRecitation

/// G2: the answer to a sum may be said, where the run listens for it.
@Suite("A sum that may be said") struct SpokenSumSpecs {
    private static let sums = GateStep(.sum(SumTask(difficulty: .hard, count: 2, seed: 7)))

    /// A session that listens for its first answer, from 7:00:05.
    private func listening(_ terms: FiredTerms = Sample.terms(steps: [sums])) -> SessionUnderTest {
        var test = SessionUnderTest()
        test.session = WakeSession(hearsSums: true)
        test.handle(.fire(terms), at: 0)
        test.handle(.timePassed, at: 5)
        return test
    }

    private func question(_ test: SessionUnderTest) throws -> SumQuestion {
        try #require(test.session.state.step.answers.question)
    }

    /// The window that is opened; nil where none is.
    private func opened(_ test: SessionUnderTest) -> ListenOrder? {
        if case .spokenSum(_, let order)? = test.presented { order } else { nil }
    }

    @Test("a window opens with the tone silent, and typing counts all the same")
    func window() throws {
        var test = listening()
        let order = try #require(opened(test))
        #expect(test.actions.first == .duck(percent: 0))
        #expect(order.window == 1 && order.lines.isEmpty)
        #expect(test.phase == .answering && test.session.screen.isAnswerHeard)
        #expect(!test.isSounding)
        test.handle(.typed("\(try question(test).answer)"), at: 8)
        #expect(test.session.screen.feedback == .rightAnswer)
        #expect(opened(test)?.window == 2)
    }

    @Test("the right number counts at a pause; another one only at the end, and draws another sum")
    func numbers() throws {
        var test = listening()
        let first = try question(test)
        test.handle(.heardPause(window: 1, Sample.said("\(first.answer + 1)")), at: 8)
        #expect(test.appended.isEmpty && test.session.screen.isAnswerHeard)
        test.handle(.heardEnd(window: 1, Sample.said("\(first.answer + 1)")), at: 9)
        #expect(
            test.appended.first
                == .answered(step: 0, .sum(first, answer: first.answer + 1), passed: false))
        let second = try question(test)
        #expect(second != first && opened(test)?.window == 2)
        test.handle(.heardPause(window: 1, Sample.said("\(second.answer)")), at: 10)
        #expect(test.isUnmoved)
        test.handle(.heardPause(window: 2, Sample.said("It's \(second.answer).")), at: 11)
        #expect(
            test.appended.first
                == .answered(step: 0, .sum(second, answer: second.answer), passed: true))
    }

    @Test("noise, other words and silence are no answer: it rings, and asks the same sum again")
    func noise() throws {
        for heard in [Heard.end(Sample.said("the radio is on")), .end(Sample.said("")), .nothing] {
            var test = listening()
            let asked = try question(test)
            test.handle(.heard(window: 1, heard), at: 15)
            #expect(test.appended.isEmpty)
            #expect(test.actions.first == .withdraw)
            #expect(test.phase == .ringing && test.isSounding && !test.session.screen.isAnswerHeard)
            test.handle(.personReady, at: 24)
            #expect(try question(test) == asked)
            #expect(opened(test)?.window == 2)
        }
    }

    @Test("after three wrong numbers it rings, and hears none")
    func locked() throws {
        var test = listening()
        for (window, second) in [(1, 7.0), (2, 8), (3, 25)] {
            let wrong = try question(test).answer + 1
            test.handle(.heardEnd(window: window, Sample.said("\(wrong)")), at: second)
            if window == 2 { test.handle(.timePassed, at: 24) }
        }
        #expect(test.phase == .ringing && test.actions.contains(.duck(percent: 100)))
        #expect(test.actions.contains(.withdraw))
        if case .lockedOut? = test.session.screen.feedback {} else { Issue.record("it is not locked") }
    }

    @Test(
        "where hearing fails, or says nothing for too long, the sum is asked by hand and the microphone rests"
    )
    func deaf() throws {
        for input in [
            SessionInput.hearingFailed(window: 1, part: .microphone, code: "none", message: "There is none."),
            .timePassed,
        ] {
            var test = listening()
            let asked = try question(test)
            test.handle(input, at: 60)
            #expect(test.presentedSum == asked)
            #expect(test.actions.contains(.duck(percent: WakeSession.answeringPercent)))
            #expect(test.hearing == [.restHearing])
            #expect(test.isSounding)
            test.handle(.typed("\(asked.answer)"), at: 62)
            #expect(test.presentedSum == (try question(test)))
        }
    }

    @Test("whether somebody is still up is asked without a microphone")
    func stillUp() throws {
        let step = GateStep(.sum(SumTask(difficulty: .easy, count: 1, seed: 7)))
        var test = listening(
            Sample.terms(steps: [step], wakeCheck: WakeCheck(afterMilliseconds: 60_000, limit: 1, seed: 3)))
        test.handle(.typed("\(try question(test).answer)"), at: 8)
        test.handle(.timePassed, at: 69)
        #expect(test.phase == .checking)
        #expect(test.presentedSum == (try question(test)))
        #expect(test.hearing.isEmpty)
    }
}
