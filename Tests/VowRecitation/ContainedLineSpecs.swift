import Testing
import VowRecitation

/// A gate of which one line's words stand in another line, too: each has to be said, and each is found where it was.
@Suite("V2 V7: A line that is contained in another")
struct ContainedLineSpecs {
    private static let inner = "I keep promises."
    private static let outer = "I do not keep promises to strangers."

    private func passed(
        _ lines: [String], _ transcript: String, language: Language = .english,
        version: Int = VerifierSettings.currentVersion
    ) -> [Bool] {
        RecitationVerifier(settings: VerifierSettings(language: language, verifierVersion: version)).judge(
            lines: lines.map { RequiredLine(id: LineID($0), text: $0) }, transcript: transcript,
            challengeWord: nil
        ).lines.map(\.passed)
    }

    @Test(
        "both said in one breath: a \"not\" of the longer line is nothing to the shorter one, however it came out",
        arguments: [
            "i keep promises", "i kept promises", "i keep promise", "i keep premises", "i keeps promises",
        ])
    func bothSaid(heard: String) {
        let outer = "i do not keep promises to strangers"
        for transcript in [
            "\(heard) \(outer)", "\(outer) \(heard)", "\(heard) and \(outer)", "\(heard). \(outer).",
            "let me see \(heard) and then \(outer) that is it",
        ] {
            for lines in [[Self.inner, Self.outer], [Self.outer, Self.inner]] {
                #expect(passed(lines, transcript) == [true, true], "\(transcript)")
            }
        }
    }

    @Test("what was recorded under rules that are gone is judged by the oldest rules there are") func before()
    {
        let transcript = "i kept promises i do not keep promises to strangers"
        for version in [1, VerifierSettings.oldestVersion] {
            #expect(passed([Self.inner, Self.outer], transcript, version: version) == [true, true])
        }
        #expect(
            VerifierSettings(language: .english, verifierVersion: 1).verifierVersion
                == VerifierSettings.oldestVersion)
    }

    @Test(
        "the longer one alone, said twice, broken off or with something else beside it, is not the shorter one",
        arguments: [
            "", "i do not keep promises to strangers", "i don't keep promises", "i never keep promises",
            "i do not", "promises", "i do not keep premises", "nobody keeps promises", "i keep chickens",
            "the bed is so warm", "i break promises",
        ])
    func onlyOneSaid(beside: String) {
        let outer = "i do not keep promises to strangers"
        for transcript in ["\(outer) \(beside)", "\(beside) \(outer)", "\(beside). \(outer)."] {
            #expect(passed([Self.inner, Self.outer], transcript) == [false, true], "\(transcript)")
        }
    }

    @Test("in Spanish and in Chinese") func otherLanguages() {
        let spanish = ["Cumplo mis promesas.", "No cumplo mis promesas a desconocidos."]
        let outer = "no cumplo mis promesas a desconocidos"
        #expect(passed(spanish, "cumplo mi promesa \(outer)", language: .spanish) == [true, true])
        #expect(passed(spanish, outer, language: .spanish) == [false, true])
        let chinese = ["我遵守诺言。", "我不遵守诺言给陌生人。"]
        #expect(passed(chinese, "我遵守诺言我不遵守诺言给陌生人", language: .chinese) == [true, true])
        #expect(passed(chinese, "我不遵守诺言给陌生人", language: .chinese) == [false, true])
    }

    @Test("of lines that differ in a number, each is found where it was said") func numbers() {
        let lines = ["I walk 4 miles.", "I walk 5 miles to work."]
        #expect(passed(lines, "i walked four miles i walk five miles to work") == [true, true])
        #expect(passed(lines, "i walk five miles to work i walk five miles") == [false, true])
        #expect(passed(lines, "i walk five miles to work") == [false, true])
    }
}
