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

    @Test(
        "Y3: what an alarm says is in the language of its lines",
        arguments: zip(
            Language.allCases, ["Say the lines aloud", "Di las frases en voz alta", "请大声说出句子"]))
    func spoken(_ language: Language, _ words: String) {
        #expect(WakeTexts(language).feedback(.typingNotOpen).hasPrefix(words))
    }

    @Test("Y3: the cause within a sentence is in its language")
    func cause() {
        let why = TextCode("trouble.noSpeechEngineOnThis", ["language": Language.chinese.named])
        #expect(WakeTexts(.chinese).feedback(.typingOpened("\(why)")).hasPrefix("这台设备上没有能听懂中文的语音引擎。"))
    }
}
