import Foundation
import Testing
import VowCore
import VowPorts
import VowRuntime

/// Words of other machines and programs, before they are shown or kept.
@Suite("D5 Foreign words steer nothing")
struct ForeignWordsSpecs {
    /// Sets a window's title, clears the screen, turns the direction of writing, and ends like a picture.
    private static let evil = "\u{1B}]0;owned\u{07}\u{1B}[2Jtxt\u{202E}gnp.\u{2066}exe\u{9B}31m\u{200F}\u{0}"

    private func isSeemly(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { scalar in
            let isControl =
                scalar.value < 0x20 && scalar != "\n" && scalar != "\t"
                || (0x7F...0x9F).contains(scalar.value)
            let isDirection =
                [0x061C, 0x200E, 0x200F].contains(scalar.value)
                || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
            return !isControl && !isDirection
        }
    }

    @Test(
        "an error holds no sign that steers, ends, and stays out of the log where it may repeat what was sent"
    )
    func errors() {
        let failure = PortFailure(
            code: "speech.wyoming", message: TextCode(Self.evil + "m"), repair: TextCode(Self.evil),
            cause: Self.evil + "my secret words" + String(repeating: "A", count: 100_000))
        #expect(isSeemly(failure.description) && failure.description.count < 5_000)
        #expect(failure.description.contains("my secret words"))
        #expect(
            !failure.recorded.description.contains("secret") && failure.recorded.description.contains("m"))
        let own = PortFailure(
            code: "sound.gone", message: TextCode(worded: "Gone."), repair: TextCode(worded: "Plug it in."),
            cause: "EIO")
        #expect(own.recorded == own.told)
    }

    @Test("shown text keeps what is meant to be read, in every language")
    func shown() {
        #expect(isSeemly(ForeignWords.shown(Self.evil)))
        for text in ["¿Qué tal, Íñigo?", "请把水杯放在桌子上。", "a\tb\nc", "👩‍🚀 e\u{301}", "“…” – ½"] {
            #expect(ForeignWords.shown(text) == text)
        }
        #expect(ForeignWords.shown("abcdef", atMost: 3) == "abc…")
        #expect(ForeignWords.shown("áé", atMost: 2) == "áé")
    }

    @Test("JSON says the same, with such signs by their number")
    func json() throws {
        let said = ["text": Self.evil + "é…"]
        let plain = String(decoding: try JSONEncoder().encode(said), as: UTF8.self)
        let shown = ForeignWords.shown(json: plain)
        #expect(isSeemly(shown))
        #expect(try JSONDecoder().decode([String: String].self, from: Data(shown.utf8)) == said)
    }

    @Test("no cell is a formula, whatever stands before its sign, and numbers stay numbers")
    func cells() {
        for text in ["=1+1", "+A1", "-A1", "@SUM(1)", " =1+1", "\t=1", "\r=1", "＝1+1", "\u{202E}=1+1"] {
            let row = ForeignWords.row([text])
            #expect(row.hasPrefix("'") || row.hasPrefix("\"'"), "\(text): \(row)")
            #expect(isSeemly(row))
        }
        #expect(
            ForeignWords.row(["-1.5", "2", "a,b", "say \"x\"", "a\nb"])
                == "-1.5,2,\"a,b\",\"say \"\"x\"\"\",\"a\nb\"")
    }
}
