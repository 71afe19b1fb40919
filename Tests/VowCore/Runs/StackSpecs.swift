import Testing
import VowCore
import VowRecitation

/// A gate as an ordered stack of challenges, and those of them that are answered by hand.
@Suite("A stack of challenges") struct StackSpecs {
    private static let sums = GateStep(.sum(SumTask(difficulty: .medium, count: 2, seed: 7)))
    private static let typing = GateStep(.typeLines(RequiredLines(kind: .goal, lines: [Sample.train])))

    private func question(_ test: SessionUnderTest) throws -> SumQuestion {
        try #require(test.session.state.step.answers.question)
    }

    @Test("a step that needs no microphone opens none, and turns the tone down while it waits")
    func noMicrophone() throws {
        var test = SessionUnderTest.fired(Sample.terms(steps: [Self.sums]))
        #expect(test.hearing.isEmpty)
        test.handle(.timePassed, at: 5)
        let asked = try question(test)
        #expect(test.appended == [.challengePresented(step: 0, question: asked)])
        let order = ChallengeOrder.byHand(Self.sums.challenge, asked)
        #expect(test.actions == [.duck(percent: WakeSession.answeringPercent), .present(order)])
        #expect(test.hearing.isEmpty)
        #expect(test.phase == .answering)
        #expect(test.isSounding)
        #expect(test.session.screen.task == .sum(question: asked.shown, solved: 0, count: 2))
    }

    @Test("a sum that somebody else wrote down is read only where its answer can be reckoned with")
    func foreignSums() {
        let largest = "999999999"
        #expect(SumQuestion("\(largest) * \(largest) * \(largest)") == nil)
        #expect(SumQuestion("2 + 3 * 4") == nil)
        #expect(SumQuestion("\(largest) * \(largest) + \(largest)")?.answer == 999_999_999_000_000_000)
    }

    @Test("an answer that was said counts as it was written down, in the language of the run")
    func spoken() throws {
        var test = SessionUnderTest.listening(
            Sample.terms(steps: [GateStep(.sum(SumTask(difficulty: .easy, count: 1, seed: 7)))]))
        let asked = try question(test)
        let words = [
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
            "twelve",
            "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
        ]
        test.handle(.typed("It's \(words[asked.answer])."), at: 8)
        #expect(
            test.appended.first
                == .answered(step: 0, .sum(asked, answer: asked.answer), passed: true))
    }

    @Test("right answers lead through the sums to the end; the mode says that nothing was asked for aloud")
    func solved() throws {
        var test = SessionUnderTest.listening(Sample.terms(steps: [Self.sums]))
        test.handle(.typed(" \(try question(test).answer) "), at: 8)
        #expect(test.session.screen.feedback == .rightAnswer)
        #expect(test.presentedSum == (try question(test)))
        let last = try question(test)
        test.handle(.typed("\(last.answer)"), at: 12)
        #expect(
            test.appended == [
                .answered(step: 0, .sum(last, answer: last.answer), passed: true),
                .stepPassed(step: 0),
                .dismissed(mode: .unspoken),
            ])
        #expect(test.actions == [.withdraw, .stopRinging, .finished(.dismissed)])
    }

    @Test("a wrong answer draws another sum; after three nothing is taken for a while, in which it rings")
    func lockout() throws {
        var test = SessionUnderTest.listening(Sample.terms(steps: [Self.sums]))
        var seen: [SumQuestion] = []
        for second in [8.0, 10, 12] {
            seen.append(try question(test))
            test.handle(.typed("\(try question(test).answer + 1)"), at: second)
        }
        #expect(test.appended.last == .challengeLocked(step: 0, until: .seven(42)))
        #expect(Set(seen).count == 3)
        #expect(test.phase == .ringing)
        #expect(test.actions == [.duck(percent: 100)])
        #expect(test.session.screen.feedback == .lockedOut(waitMilliseconds: 30_000))
        test.handle(.typed("1"), at: 20)
        #expect(test.session.screen.feedback == .lockedOut(waitMilliseconds: 22_000))
        #expect(test.appended.isEmpty)
        test.handle(.timePassed, at: 42)
        #expect(test.phase == .answering)
        #expect(!seen.contains(try question(test)))
    }

    @Test(
        "what is no number costs nothing",
        arguments: ["4e2", "\0", "", "forty two three", "fortieth", "1.5", "９", "99999999999999"])
    func unreadable(_ text: String) throws {
        var test = SessionUnderTest.listening(Sample.terms(steps: [Self.sums]))
        let before = try question(test)
        test.handle(.typed(text), at: 8)
        #expect(test.appended.isEmpty)
        #expect(test.session.screen.feedback == .unreadableAnswer)
        #expect(try question(test) == before)
    }

    @Test("nobody answers: it rings again at full volume, and the same sum waits")
    func timeout() throws {
        var test = SessionUnderTest.listening(Sample.terms(steps: [Self.sums]))
        let before = try question(test)
        test.handle(.timePassed, at: 50)
        #expect(test.phase == .ringing)
        #expect(test.actions == [.duck(percent: 100)])
        test.handle(.typed("\(before.answer)"), at: 51)
        #expect(test.session.state.step.answers.solved == 1)
    }

    @Test("the order is kept: after the sums the microphone opens for the lines, and closes for typing")
    func order() throws {
        var test = SessionUnderTest.listening(
            Sample.terms(steps: [
                GateStep(.sum(SumTask(difficulty: .easy, count: 1, seed: 1))), Sample.affirmations,
                Self.typing,
            ]))
        test.handle(.typed("\(try question(test).answer)"), at: 8)
        #expect(test.hearing == [.prepareHearing(.english)])
        #expect(test.opened?.lines.count == 2)
        test.handle(.heardEnd(window: 1, Sample.said(Sample.bothAffirmations)), at: 12)
        #expect(test.hearing.last == .restHearing)
        #expect(test.phase == .answering)
        test.handle(.typed("i complete four workouts a week"), at: 15)
        // Typing is what the last step asks for, so the lines that were to be said count as said.
        #expect(test.appended.last == .dismissed(mode: .spoken))
    }

    @Test("what was typed for one step lights up no word of the next, not even one that both begin with")
    func freshStep() {
        var test = SessionUnderTest.listening(
            Sample.terms(steps: [
                GateStep(.typeLines(RequiredLines(kind: .affirmation, lines: [Sample.keep, Sample.rise]))),
                Self.typing,
            ]))
        test.handle(.typed(Sample.bothAffirmations), at: 9)
        let screen = test.session.screen
        #expect(screen.step == 1 && screen.feedback == .stepDone(left: 1))
        #expect(screen.transcript.isEmpty)
        #expect(screen.lines.flatMap(\.said).allSatisfy { !$0 })
        #expect(screen.lines.allSatisfy { $0.words.first == "I" })
    }

    @Test("what was said before does not count as typed")
    func typedAfterSaid() {
        var test = SessionUnderTest.listening(
            Sample.terms(steps: [
                Sample.affirmations,
                GateStep(.typeLines(RequiredLines(kind: .affirmation, lines: [Sample.keep, Sample.rise]))),
            ]))
        test.handle(.heardEnd(window: 1, Sample.said(Sample.bothAffirmations)), at: 9)
        test.handle(.typed("good morning"), at: 12)
        #expect(!test.session.isEnded)
        test.handle(.typed(Sample.bothAffirmations), at: 16)
        #expect(test.appended.last == .dismissed(mode: .spoken))
    }

    @Test("what was allowed stands in for a recitation, is recorded, and is told apart at the end")
    func standIn() throws {
        let terms = FiredTerms(
            alarm: "a1", label: "", due: .seven(), lateMilliseconds: 0, zone: "UTC", zoneVersion: "test",
            steps: [Sample.goals],
            standIns: [.typedLines(ChallengeLimits()), .challenge(Self.sums)], sound: SoundSettings(),
            snooze: SnoozePolicy(), language: .english, verifierVersion: VerifierSettings.currentVersion,
            timings: SessionTimings())
        var test = SessionUnderTest.listening(terms)
        #expect(test.session.screen.choices.map(\.kindName) == ["type", "sum"])
        test.handle(.standInChosen(2), at: 6)
        #expect(test.isUnmoved)
        test.handle(.standInChosen(0), at: 7)
        #expect(test.appended.first == .standInTaken(step: 0, standIn: 0))
        #expect(test.actions.first == .withdraw)
        #expect(test.hearing == [.restHearing])
        #expect(test.session.screen.choices.isEmpty)
        test.handle(.typed("I complete 4 workouts a week."), at: 12)
        #expect(test.appended.last == .dismissed(mode: .alternative))
    }

    @Test("a snooze asks for the first challenge; a single sum offers none, half of several does")
    func snooze() throws {
        var one = SessionUnderTest.listening(
            Sample.terms(steps: [GateStep(.sum(SumTask(difficulty: .easy, count: 1, seed: 1)))]))
        one.handle(.snoozeRequested, at: 6)
        #expect(one.session.screen.feedback == .snoozeRefused(.needsProgress))
        var two = SessionUnderTest.listening(Sample.terms(steps: [Self.sums]))
        two.handle(.typed("\(try question(two).answer)"), at: 7)
        two.handle(.snoozeRequested, at: 8)
        #expect(two.phase == .snoozed(until: .seven(548)))
        #expect(two.actions == [.withdraw, .stopRinging])
        two.handle(.timePassed, at: 548)
        #expect(two.phase == .ringing)
        #expect(two.session.state.step.answers.solved == 1)
    }

    @Test("a lock from a clock that was set back holds nobody")
    func lockFromTheFuture() throws {
        var state = RunState().evolved(by: .fired(Sample.terms(steps: [Self.sums])), at: .seven())
        state = state.evolved(by: .challengeLocked(step: 0, until: .seven(3_600)), at: .seven(3_570))
        #expect(state.lockedMilliseconds(at: .seven(3_580)) == 20_000)
        #expect(state.lockedMilliseconds(at: .seven(10)) == nil)
    }

    @Test("sums follow from their seed alone, have no answer below zero, and never come twice in a row")
    func draws() {
        for difficulty in [SumDifficulty.easy, .medium, .hard, .own(lowest: 1, highest: 4)] {
            for seed in 0..<200 {
                let task = SumTask(difficulty: difficulty, count: 3, seed: UInt64(seed))
                let questions = (0..<8).map(task.question)
                #expect(questions == (0..<8).map(task.question))
                for question in questions {
                    #expect(question.answer >= 0)
                    #expect(SumQuestion(question.text) == question)
                }
                #expect(zip(questions, questions.dropFirst()).count(where: ==) <= 1)
            }
        }
    }
}

/// What a gate may be changed to at once, and what waits for the next day.
@Suite("Loosening a stack") struct StackLooseningSpecs {
    private let strict = GatePolicy(challenges: [
        ChallengePolicy(.recite(.affirmation)), ChallengePolicy(.sum(.medium, count: 3)),
    ])

    private func looser(_ change: (inout GatePolicy) -> Void) -> Bool {
        var policy = strict
        change(&policy)
        return policy.isLooser(than: strict)
    }

    @Test("fewer, easier, another order, a new stand-in and more quiet are looser")
    func loosens() {
        #expect(looser { $0.challenges.removeLast() })
        #expect(looser { $0.challenges[1].ask = .sum(.easy, count: 3) })
        #expect(looser { $0.challenges[1].ask = .sum(.medium, count: 2) })
        #expect(looser { $0.challenges[1].ask = .sum(.own(lowest: 1, highest: 999), count: 3) })
        #expect(looser { $0.challenges.swapAt(0, 1) })
        #expect(looser { $0.standIns = [ChallengePolicy(.typeLines(.affirmation))] })
        #expect(looser { $0.challenges[1].limits.timeoutMilliseconds = 120_000 })
        #expect(looser { $0.challenges[1].limits.lockout = Lockout(answers: 20, milliseconds: 5_000) })
    }

    @Test("more and harder hold at once")
    func tightens() {
        #expect(!looser { $0.challenges.append(ChallengePolicy(.typeLines(.goal))) })
        #expect(!looser { $0.challenges.insert(ChallengePolicy(.sum(.easy, count: 1)), at: 0) })
        #expect(!looser { $0.challenges[1].ask = .sum(.hard, count: 4) })
        #expect(!looser { _ in })
    }

    @Test("what nobody could mean is refused")
    func refused() {
        func rejection(_ challenges: [ChallengePolicy], _ standIns: [ChallengePolicy] = []) -> AlarmRejection?
        {
            do throws(AlarmRejection) {
                _ = try AlarmState().decide(
                    .schedule(
                        Sample.daily { $0.gate = GatePolicy(challenges: challenges, standIns: standIns) }))
                return nil
            } catch { return error }
        }
        let sum = ChallengePolicy(.sum(.easy, count: 1))
        #expect(rejection([]) == .emptyGate)
        #expect(rejection(Array(repeating: sum, count: 9)) == .tooManyChallenges(maximum: 8))
        #expect(rejection([ChallengePolicy(.sum(.easy, count: 0))]) == .challengeOutOfRange(kind: "sum"))
        #expect(
            rejection([ChallengePolicy(.sum(.own(lowest: 9, highest: 9), count: 1))])
                == .challengeOutOfRange(kind: "sum"))
        #expect(rejection([sum, sum]) == nil)
        let recite = ChallengePolicy(.recite(.goal))
        #expect(rejection([recite, recite]) == .linesAskedTwice)
        #expect(rejection([recite], [recite]) == .spokenStandIn)
        #expect(
            rejection([ChallengePolicy(.sum(.easy, count: 1), limits: .init(timeoutMilliseconds: 1))])
                == .limitsOutOfRange)
    }
}
