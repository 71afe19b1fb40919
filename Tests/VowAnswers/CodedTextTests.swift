import Testing
import VowAnswers
import VowCore
import VowRecitation

/// A text that was named where no language is known gets its words where it is shown.
@Suite("Coded texts") struct CodedTextTests {
    private let full = TextCode("trouble.logDamaged", ["path": "/a \"b\" \\c"])
    private let other = TextCode("trouble.chooseAnotherFile")
    private let english = Wording(in: .english)

    @Test("a text has its words in each language, with what fills it")
    func words() {
        #expect(english(full) == "The log /a \"b\" \\c is damaged.")
        #expect(Wording(in: .chinese)(full) == "日志 /a \"b\" \\c 已损坏。")
        let two = full.followed(by: other).followed(by: .none)
        #expect(english(two).hasSuffix("is damaged. Choose another file."))
        #expect(Wording(in: .chinese)(two).hasSuffix("已损坏。请换一个文件。"))
        #expect(
            english(other.followed(by: full.followed(by: other))).hasSuffix(
                "is damaged. Choose another file."))
        #expect(Wording(in: .spanish)(other) == "Elige otro archivo.")
        #expect(english(TextCode(worded: "Nobody wrote this.")) == "Nobody wrote this.")
    }

    @Test("a text within a text is said in the same language")
    func nested() {
        let deaf = TextCode("trouble.noSpeechEngineOnThis", ["language": Language.spanish.named])
        #expect(english(deaf) == "No speech engine on this device understands Spanish.")
        #expect(Wording(in: .spanish)(deaf).hasSuffix("entiende español."))
        #expect(Wording(in: .chinese)(deaf) == "这台设备上没有能听懂西班牙语的语音引擎。")
    }

    @Test("the written form is read back as it was, and other words stay as they are")
    func written() {
        let nested = TextCode("trouble.cause", ["cause": full.followed(by: other)])
        for text in [
            full, nested, nested.followed(by: full), other, .none,
            TextCode("a.b", ["empty": "", "brackets": "a(b=\"c\") ["]),
        ] {
            #expect(TextCode(written: text.description) == text)
        }
        for words in ["Muted.", "No (such) thing.", "a.b(", "a.b(c=\"d", "a.b(c=d)", "", " a.b"] {
            #expect(english(written: words) == words)
        }
        // Words of another language beside a text of the catalogue.
        let mixed = TextCode(worded: "Nada. (a.b)").followed(by: other)
        #expect(english(written: mixed.description) == "Nada. (a.b) Choose another file.")
        let caused = TextCode("trouble.cause", ["cause": other.description])
        #expect(english(caused) == "(Choose another file.)")
        let deep = String(repeating: "a.b(c=", count: 5_000)
        #expect(english(written: deep) == deep)
    }
}
