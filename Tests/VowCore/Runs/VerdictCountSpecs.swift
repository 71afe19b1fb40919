import Synchronization
import Testing
import VowCore
import VowRecitation

/// How often the verifier is asked: once for what was said, however often that is looked at.
@Suite("A verdict") struct VerdictCountSpecs {
    private final class CountingVerifier: StepVerifier {
        let number = Mutex(0)

        func verdict(
            on transcript: String, opinions: [LineOpinion], lines: RequiredLines, language: Language,
            version: Int
        ) -> RecitationVerdict {
            number.withLock { $0 += 1 }
            return RulesVerifier().verdict(
                on: transcript, opinions: opinions, lines: lines, language: language, version: version)
        }
    }

    @Test("is computed once for a pause, the screen that shows it and the end that follows")
    func once() {
        let verifier = CountingVerifier()
        var session = WakeSession(verifier: verifier)
        _ = session.handle(.fire(Sample.terms()), at: .seven())
        _ = session.handle(.timePassed, at: .seven(5))
        let half = Sample.said("I keep promises to myself.")
        _ = session.handle(.heardPause(window: 1, half), at: .seven(8))
        #expect(verifier.number.withLock { $0 } == 1)
        _ = session.handle(.heardEnd(window: 1, half), at: .seven(9))
        #expect(verifier.number.withLock { $0 } == 1)
        #expect(session.state.step.recitedLines == ["keep"])
        _ = session.handle(.timePassed, at: .seven(20))
        _ = session.handle(.heardPause(window: 2, Sample.said(Sample.bothAffirmations)), at: .seven(24))
        #expect(session.state.stepIndex == 1)
        #expect(verifier.number.withLock { $0 } == 2)
    }

    @Test("is remembered while the screen shows other words, and its own words are marked by it again")
    func remembered() {
        let verifier = CountingVerifier()
        var session = WakeSession(verifier: verifier)
        _ = session.handle(.fire(Sample.terms()), at: .seven())
        _ = session.handle(.timePassed, at: .seven(5))
        let half = Sample.said("I keep promises to myself.")
        _ = session.handle(.heardPause(window: 1, half), at: .seven(8))
        let shown = session.screen.lines
        _ = session.handle(.heardPartial(window: 1, text: "I keep promises to my"), at: .seven(8.5))
        #expect(session.screen.lines != shown)
        #expect(verifier.number.withLock { $0 } == 2)
        _ = session.handle(.heardEnd(window: 1, half), at: .seven(9))
        #expect(session.screen.lines.map(\.said) == shown.map(\.said))
        #expect(verifier.number.withLock { $0 } == 2)
    }
}
