import Testing
import VowHearing
import VowPorts

@Suite("V10 An engine's repetition loop") struct RepetitionLoopTests {
    @Test(
        "is cut to what stood before it, with the phrase once",
        arguments: [
            (
                "I like football, football, football, football, football, football, foot", "I like football"
            ),
            (String(repeating: "Football, ", count: 40), "Football"),
            (
                "We go to the park. " + String(repeating: "and then and ", count: 12),
                "We go to the park. and then and"
            ),
            (String(repeating: "I keep my word. ", count: 7), "I keep my word."),
            ("我每天跑步跑步跑步跑步跑步跑步跑步", "我每天跑步"),
            ("I complete four workouts a week, MMAMAMAMAMAMAMAMAMA", "I complete four workouts a week"),
            ("I keep Hmmmmmmmmmmmmmm.", "I keep"),
        ])
    func cut(_ heard: String, _ kept: String) { #expect(RepetitionLoop.cut(heard) == kept) }

    @Test(
        "is not what a person says a few times, or goes on after",
        arguments: [
            "", "No.", "I keep promises to myself.", "very very very very good", "no no no no",
            "I keep my word. I keep my word. I keep my word.",
            "I keep my word. I keep my word. I keep my word. I keep my word. I keep my word.",
            "one two one two one two one two", "ha ha ha ha ha ha ha and then I got up", "好好好", "我每天跑步。",
            "I count to 1000000000000", "hahahaha", "mamamama",
        ])
    func kept(_ heard: String) { #expect(RepetitionLoop.cut(heard) == heard) }
}

extension RepetitionLoopTests {
    @Test("is told of what was written, and of nothing else")
    func told() {
        let looped = String(repeating: "Football, ", count: 40)
        let heard = Transcript(written: looped, engine: "whisper", model: "base")
        #expect(heard.endedInLoop && heard.text == "Football")
        let plain = Transcript(written: "I keep my word.", engine: "whisper", model: "base")
        #expect(!plain.endedInLoop && plain.text == "I keep my word.")
    }
}

@Suite("The order of engines") struct EngineOrderTests {
    private let names = ["best", "next", "last"]

    @Test("asks the wished engine first, one that broke after those that held, and none a third time")
    func order() {
        var order = EngineOrder()
        #expect(order.order(of: names) == names)
        order.noteFault(of: "best")
        #expect(order.order(of: names) == ["next", "last", "best"])
        order.noteFault(of: "next")
        #expect(order.order(of: names) == ["last", "best", "next"])
        order.noteFault(of: "best")
        #expect(order.isSpent("best") && !order.isSpent("next"))
        #expect(order.order(of: names) == ["last", "next"])
        for name in ["next", "last", "last"] { order.noteFault(of: name) }
        #expect(order.order(of: names) == [])
    }
}
