import Testing
import VowCore
import VowRecitation
import VowRuntime

@Suite struct WakeTextsTests {
    @Test(
        "G7: whoever types where only a voice counts is told the way out, in the words that open it",
        arguments: Language.allCases)
    func wayOut(_ language: Language) {
        let text = WakeTexts(language).feedback(.typingNotOpen)
        #expect(text.hasSuffix(WakeSession.emergencySentence(language)))
    }
}
