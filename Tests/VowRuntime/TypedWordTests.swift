import Testing
import VowAnswers
import VowRuntime

/// A word typed at a prompt counts as a person reads it.
@Suite("Y3 Words typed at a prompt") struct TypedWordTests {
    @Test(
        "an easier morning is asked for in any language, however the keyboard writes it",
        arguments: ["easier", " EASIER ", "fácil", "facil", "Fácil.", "放宽", "放宽。", "　放宽", "ｅａｓｉｅｒ"])
    func easing(_ text: String) {
        #expect(TypedWord(text).is(WakeText.easingWord))
        #expect(!TypedWord(text).isYes)
    }

    @Test("yes is a word or its letter", arguments: ["yes", "Y", "sí", "si", "s", "是", "好", "ｙ", "是。"])
    func yes(_ text: String) { #expect(TypedWord(text).isYes) }

    @Test("anything else is no yes", arguments: ["", "。", "no", "n", "不", "不是", "否", "yes please", "放松"])
    func other(_ text: String) {
        #expect(!TypedWord(text).isYes)
        #expect(!TypedWord(text).is(WakeText.easingWord))
    }
}
