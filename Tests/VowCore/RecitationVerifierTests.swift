import Testing
import VowCore

@Suite("Recitation verifier")
struct RecitationVerifierTests {
    private func judge(_ line: String, _ transcript: String, challenge: String? = nil) -> RecitationVerdict {
        RecitationVerifier(settings: VerifierSettings(language: .english))
            .judge(
                lines: [RequiredLine(id: "line", text: line)], transcript: transcript,
                challengeWord: challenge)
    }

    @Test("V1: numbers, dates and times pass however they are said")
    func spokenForms() {
        #expect(judge("I complete 4 workouts/week.", "i complete four workouts a week").passed)
        #expect(judge("I call mom on Nov 15.", "I call mum on the fifteenth of November").passed)
        #expect(judge("I wake up at 6:30.", "um, I wake up at half past six").passed)
    }

    @Test("V7: a changed negation or number fails whatever the score")
    func guards() {
        let negated = judge("I keep promises to myself.", "I don't keep promises to myself")
        #expect(!negated.passed)
        #expect(negated.reasons.contains(.polarityChanged))
        let counted = judge("I complete 4 workouts/week.", "I complete two workouts a week")
        #expect(!counted.passed)
        #expect(counted.reasons.contains(.numberChanged))
    }

    @Test("V7: nothing heard, or nothing to say, never passes")
    func nothing() {
        #expect(!judge("I keep promises to myself.", "").passed)
        #expect(!judge("…", "").passed)
        #expect(!judge("…", "anything at all").passed)
    }

    @Test("V2: the words that were missed are named as displayed")
    func missedWords() {
        let verdict = judge("I keep promises to myself.", "I keep secrets to myself")
        #expect(!verdict.passed)
        #expect(verdict.lines[0].missed == ["promises"])
    }

    @Test("L1: the challenge word has to be heard, and costs the lines nothing")
    func challengeWord() {
        let plain = judge("I keep promises to myself.", "I keep promises to myself")
        let heard = judge(
            "I keep promises to myself.", "I keep lantern promises to myself", challenge: "lantern")
        #expect(heard.passed)
        #expect(heard.challengeWordHeard == true)
        #expect(heard.score == plain.score)
        #expect(
            !judge("I keep promises to myself.", "I keep promises to myself", challenge: "lantern").passed)
    }
}
