import Testing
import VowCore

@testable import VowRecitation

/// V6: after two refusals, once a run, every line may need 0.02 less, and no guard gives way.
@Suite("An easier run") struct EasingSpecs {
    /// Answers with what a test wants a line to have come out as.
    private struct GivenVerifier: StepVerifier {
        var score: Double
        var contradiction = 0.0
        var guards: [GuardFinding] = []

        func verdict(
            on transcript: String, opinions: [LineOpinion], lines: RequiredLines, language: Language,
            version: Int
        ) -> RecitationVerdict {
            let verdicts = lines.lines.map { line in
                LineVerdict(
                    lineID: line.id, text: line.text, score: score,
                    passed: score >= line.minimumSimilarity && guards.isEmpty, missed: [], added: [],
                    words: [], guards: guards,
                    components: ScoreComponents(
                        tokenOverlap: 1, characterSimilarity: 1, phoneticSimilarity: 1, semanticSimilarity: 1,
                        contradiction: contradiction, clarity: 1, unexplained: 0),
                    heard: transcript)
            }
            return RecitationVerdict(
                passed: verdicts.allSatisfy(\.passed), score: score, lines: verdicts,
                challengeWordHeard: nil, reasons: [], verifierVersion: version)
        }
    }

    private static let step = GateStep(.recite(RequiredLines(kind: .affirmation, lines: [Sample.keep])))

    /// A run that rings after so many refusals of a score that is a little too low.
    private func refused(
        _ times: Int, minimum: Double = 0.72, verifier: GivenVerifier = GivenVerifier(score: 0.71)
    ) -> WakeSession {
        let line = RequiredLine(id: "keep", text: Sample.keep.text, minimumSimilarity: minimum)
        let step = GateStep(.recite(RequiredLines(kind: .affirmation, lines: [line])))
        var session = WakeSession(verifier: verifier)
        _ = session.handle(.fire(Sample.terms(steps: [step])), at: .seven())
        for number in 1...times {
            _ = session.handle(.timePassed, at: .seven(Double(number * 60)))
            _ = session.handle(
                .heardEnd(window: number, Sample.said("words of number \(number)")),
                at: .seven(Double(number * 60 + 3)))
        }
        return session
    }

    private func events(_ effects: [SessionEffect]) -> [RunEvent] {
        effects.flatMap { if case .append(let events) = $0 { events } else { [RunEvent]() } }
    }

    /// What one more attempt after the easing leads to.
    private func afterEasing(_ verifier: GivenVerifier) -> [RunEvent] {
        var session = refused(2, verifier: verifier)
        _ = session.handle(.easingChosen, at: .seven(130))
        return events(session.handle(.heardEnd(window: 3, Sample.said("the very words")), at: .seven(134)))
    }

    @Test("is offered after two refusals, and neither before nor in silence")
    func offered() {
        var early = refused(1)
        #expect(!early.screen.mayEase)
        #expect(events(early.handle(.easingChosen, at: .seven(70))).isEmpty)
        #expect(refused(2).screen.mayEase)
        var silent = WakeSession()
        _ = silent.handle(.fire(Sample.terms(steps: [Self.step])), at: .seven())
        for number in 1...3 {
            _ = silent.handle(.timePassed, at: .seven(Double(number * 60)))
            _ = silent.handle(.heardNothing(window: number), at: .seven(Double(number * 60 + 9)))
        }
        #expect(!silent.screen.mayEase)
    }

    @Test("is recorded, listens at once, and opens what came 0.01 short")
    func taken() {
        var session = refused(2)
        let effects = session.handle(.easingChosen, at: .seven(130))
        #expect(events(effects).first == .similarityLowered(step: 0, by: 0.02))
        #expect(session.screen.phase == .listening)
        #expect(session.screen.feedback == .eased)
        #expect(afterEasing(GivenVerifier(score: 0.71)).contains(.dismissed(mode: .spoken)))
        #expect(!afterEasing(GivenVerifier(score: 0.69)).contains(.dismissed(mode: .spoken)))
    }

    @Test("is taken once a run, also by whoever asks again")
    func once() {
        var session = refused(2)
        _ = session.handle(.easingChosen, at: .seven(130))
        #expect(!session.screen.mayEase)
        #expect(events(session.handle(.easingChosen, at: .seven(131))).isEmpty)
        #expect(session.state.easing.amount == 0.02)
    }

    @Test("lets no exchanged word, number or negation pass")
    func guards() {
        #expect(
            !afterEasing(GivenVerifier(score: 0.71, contradiction: 0.1)).contains(.dismissed(mode: .spoken)))
        for kind in [GuardFinding.Kind.number, .polarity, .opposite] {
            let finding = GuardFinding(kind: kind, expected: "four", heard: "five")
            #expect(
                !afterEasing(GivenVerifier(score: 0.9, guards: [finding])).contains(.dismissed(mode: .spoken))
            )
        }
        var session = WakeSession()
        _ = session.handle(.fire(Sample.terms(steps: [Self.step])), at: .seven())
        for number in 1...2 {
            _ = session.handle(.timePassed, at: .seven(Double(number * 60)))
            _ = session.handle(
                .heardEnd(window: number, Sample.said("five more minutes")),
                at: .seven(Double(number * 60 + 3)))
        }
        _ = session.handle(.easingChosen, at: .seven(130))
        _ = session.handle(
            .heardEnd(window: 3, Sample.said("I don't keep promises to myself")), at: .seven(134))
        #expect(!session.isEnded)
    }

    @Test("never leads below what a gate may be set to")
    func bounded() {
        #expect(!refused(2, minimum: 0.5, verifier: GivenVerifier(score: 0.4)).screen.mayEase)
        var session = refused(2, minimum: 0.51, verifier: GivenVerifier(score: 0.4))
        _ = session.handle(.easingChosen, at: .seven(130))
        #expect(session.state.currentStep?.lines.map(\.minimumSimilarity) == [0.5])
    }

    @Test("is over with the run: what its events give asks for as much as the alarm again")
    func tomorrow() {
        var session = refused(2)
        _ = session.handle(.easingChosen, at: .seven(130))
        #expect(session.state.currentStep?.lines.map(\.minimumSimilarity) == [0.72 - 0.02])
        var next = WakeSession()
        _ = next.handle(.fire(Sample.terms(steps: [Self.step])), at: .seven(86_400))
        #expect(next.state.currentStep?.lines.map(\.minimumSimilarity) == [0.72])
    }
}
