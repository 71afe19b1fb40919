import Testing
import VowCore
import VowRecitation

/// How the sentence of the emergency exit may be typed.
@Suite("G7 The typed emergency exit") struct TypedExitSpecs {
    @Test(
        "case, quote marks, spaces and the full stop at the end do not count", arguments: Language.allCases)
    func forgiven(language: Language) {
        let sentence = WakeSession.emergencySentence(language)
        for text in [
            sentence, sentence.lowercased(), sentence.uppercased(), String(sentence.dropLast()),
            "  \(sentence) ",
            "“\(sentence)”", "'\(sentence.dropLast())'.",
        ] { #expect(TypedExit(text, language) == .whole, "\(text)") }
    }

    @Test("another difference is named") func named() {
        #expect(
            TypedExit("I stop this alarm without my word.", .english) == .missing("keeping"))
        #expect(TypedExit("I stop the alarm without keeping my word", .english) == .missing("this"))
        #expect(TypedExit("I stop this alarm without keeping my", .english) == .missing("word"))
        #expect(
            TypedExit("I stop this alarm now without keeping my word", .english) == .extra("now"))
        #expect(TypedExit("我没有遵守诺言就停止这个闹钟。", .chinese) == .missing("了"))
        #expect(TypedExit("Detengo esta alarma sin cumplir palabra", .spanish) == .missing("mi"))
    }

    @Test("what is something else is no exit", arguments: Language.allCases) func others(language: Language) {
        for text in [
            "", ".", "7", "I keep promises to myself.", "stop", String(repeating: "word ", count: 500),
        ] {
            #expect(TypedExit(text, language) == .other, "\(text)")
        }
    }

    @Test("words that are heard take away what was told of the attempt before")
    func stale() {
        var test = SessionUnderTest.listening()
        test.handle(.heardNothing(window: 1), at: 8)
        #expect(test.session.screen.feedback == .nothingHeard)
        test.handle(.personReady, at: 30)
        test.handle(.heard(window: test.session.screen.window, .partial("I keep")), at: 31)
        #expect(test.session.screen.feedback == nil)
    }
}
