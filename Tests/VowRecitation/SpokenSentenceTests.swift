import Testing
import VowRecitation

@Suite("The words of a sentence that is to be said")
struct SpokenSentenceTests {
    @Test("What stands between white space is a word, without its punctuation")
    func english() {
        let sentence = SpokenSentence("“Don’t stop,” he said - 42 times.", language: .english)
        #expect(sentence.words.map(\.written) == ["Don’t", "stop", "he", "said", "42", "times"])
        #expect(sentence.spoken == ["don't", "stop", "he", "said", "forty", "two", "times"])
        #expect(sentence.spokenPlace(of: 4) == 4..<6)
    }

    @Test("In Chinese each character is a word")
    func chinese() {
        let sentence = SpokenSentence("请把水杯，放在桌子上。", language: .chinese)
        #expect(sentence.words.map(\.written).joined() == "请把水杯放在桌子上")
        #expect(sentence.words.count == 9)
    }

    @Test("A text without words has none", arguments: ["", " ", "... - !"])
    func nothing(_ text: String) {
        for language in Language.allCases {
            #expect(SpokenSentence(text, language: language).words.isEmpty)
        }
    }
}
