import Testing
import VowRecitation

@testable import VowCore

/// What a refused attempt is answered with. The step asks for "I keep promises to myself." and "I get up when my alarm
/// rings.", in this order.
@Suite("V6 A refusal says one thing to do") struct OneThingToDoSpecs {
    private func feedback(on said: String) -> WakeScreen.Feedback? {
        var test = SessionUnderTest.listening()
        test.handle(.heardEnd(window: 1, Sample.said(said)), at: 9)
        return test.session.screen.feedback
    }

    @Test(
        "the first line that is open is the next thing to say, never words of several lines",
        arguments: ["I keep getting promises when my alarm", "I get up when my phone rings"])
    func firstLine(_ said: String) { #expect(feedback(on: said) == .notYet("I keep promises to myself.")) }

    @Test("a line that lacks one word asks for that word") func oneWord() {
        #expect(feedback(on: "I keep to myself I get up when my alarm rings") == .wordMissed("promises"))
    }

    @Test(
        "what fits no line is something else, and no word of a line is ticked for it",
        arguments: [
            "Five more minutes, please, the bed is so warm.",
            "and now the weather for the north of the country",
            "I will call my sister",
        ])
    func somethingElse(_ said: String) {
        var test = SessionUnderTest.listening()
        test.handle(.heardEnd(window: 1, Sample.said(said)), at: 9)
        #expect(test.session.screen.feedback == .somethingElse("I keep promises to myself."))
        #expect(test.session.screen.lines.flatMap(\.said).allSatisfy { !$0 })
    }

    @Test("words of a line light up from the first that carries its meaning") func ticks() {
        var test = SessionUnderTest.listening()
        test.handle(.heardPartial(window: 1, text: "i keep"), at: 7)
        #expect(test.session.screen.lines.map { $0.said.filter { $0 }.count } == [2, 0])
        test.handle(.heardPartial(window: 1, text: "i"), at: 8)
        #expect(test.session.screen.lines.flatMap(\.said).allSatisfy { !$0 })
    }

    @Test(
        "how many parts are left is said after each, and the last one is called so",
        arguments: [(2, 1), (4, 3)])
    func partsLeft(_ count: Int, _ left: Int) {
        let step = GateStep(.typeLines(RequiredLines(kind: .affirmation, lines: [Sample.keep])))
        var test = SessionUnderTest.listening(Sample.terms(steps: Array(repeating: step, count: count)))
        test.handle(.typed("I keep promises to myself."), at: 9)
        #expect(test.session.screen.feedback == .stepDone(left: left))
    }
}
