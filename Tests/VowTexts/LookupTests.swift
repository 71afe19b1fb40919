import Foundation
import Testing

@testable import VowTexts

/// Texts are found by their keys, in the language asked for, with their arguments.
@Suite struct LookupTests {
    @Test("a key gives its text in each language, and English where a language lacks it")
    func languages() throws {
        #expect(TextLanguage.english.text(WakeText.lockedOut(seconds: 5)).contains(": 5 s."))
        #expect(TextLanguage.spanish.text(WakeText.lockedOut(seconds: "5")).hasPrefix("Una pausa corta"))
        #expect(TextLanguage.chinese.text(FilledText(LanguageText.spanish)) == "西班牙语")
        #expect(TextLanguage(code: "xx") == nil)
        // A language that was just begun has the first text of two.
        let begun = TextLanguage(
            code: "xx", plural: "0", table: TextTable(words: "Eins\n\n", places: "000000000005000006"))
        #expect(begun.text(FilledText(index: 0)) == "Eins")
        #expect(begun.form(1) == nil)
        #expect(begun.text(FilledText(index: 1)) == TextLanguage.english.text(FilledText(index: 1)))
    }

    @Test("every name is found again, and a name is its key's")
    func names() {
        let names = TextCatalogue.names
        #expect(names.count > 1500)
        for (index, name) in names.enumerated() { #expect(TextCatalogue.index(of: name) == index, "\(name)") }
        #expect(TextCatalogue.index(of: "wake.nothingOfTheKind") == nil)
        #expect(TextCatalogue.index(of: "") == nil)
        #expect(WakeText.lockedOut.name == "wake.lockedOut")
        #expect(RefusalText.lineTooLong.code == "line.tooLong")
        #expect(RefusalText(code: "line.tooLong") == .lineTooLong)
        for key in PageText.allCases { #expect(PageText(code: key.code) == key, "\(key)") }
    }

    @Test("arguments are filled in once, and their own braces stay")
    func filling() {
        #expect(TextForm.fill("{a} and {b}", ["a": "{b}", "b": "x"]) == "{b} and x")
        #expect(TextForm.fill("{a", ["a": "x"]) == "{a")
        #expect(TextForm.fill("}{}{a}", ["a": "x"]) == "}{}x")
        #expect(TextForm.arguments(of: "{words} of {count}") == ["words", "count"])
        #expect(
            TextLanguage.spanish.text(WakeText.snoozesUsedUp(count: 3))
                == "Ya has usado todos los aplazamientos: 3."
        )
    }

    #if DEBUG
        @Test("the pseudo-language marks every text, makes it longer, and keeps its arguments")
        func pseudo() throws {
            let pseudo = try #require(TextLanguage(code: "pseudo"))
            for index in TextCatalogue.names.indices {
                let english = try #require(TextLanguage.english.form(index))
                let form = try #require(pseudo.form(index))
                #expect(form.hasPrefix("[") && form.hasSuffix("]"), "\(form)")
                #expect(form.count >= english.count + max(3, english.count * 2 / 5), "\(form)")
                #expect(TextForm.arguments(of: form) == TextForm.arguments(of: english), "\(form)")
            }
        }
    #endif
}

/// Plural forms by the languages' own rules.
@Suite struct PluralRuleTests {
    @Test("the rules of Spanish, Chinese, Polish and Arabic choose their forms")
    func known() {
        #expect([0, 1, 2, 5].map(PluralRule("n != 1").form) == [1, 0, 1, 1])
        #expect([0, 1, 2].map(PluralRule("0").form) == [0, 0, 0])
        let polish = PluralRule(
            "(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)")
        #expect([1, 2, 4, 5, 12, 14, 22, 25, 102, 112].map(polish.form) == [0, 1, 1, 2, 2, 2, 1, 2, 1, 2])
        let arabic = PluralRule(
            "n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5")
        #expect(
            [0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 111].map(arabic.form) == [
                0, 1, 2, 3, 3, 4, 4, 5, 5, 3, 4,
            ])
    }

    @Test("a made-up rule is reckoned as C reckons it")
    func invented() {
        let rule = PluralRule("!(n % 7) || n * 2 - 1 == 9 ? 2 : (n + 1) / 3 < 2 && n != 0")
        #expect([0, 1, 3, 5, 6, 7, 14].map(rule.form) == [2, 1, 1, 2, 0, 2, 2])
    }

    @Test(
        "what is no rule has no value",
        arguments: [
            "", "n ==", "n ? 1", "n ? 1 : ", "(n", "n)", "m", "n % 0", "n / 0", "1 2", "n = 1",
            String(repeating: "(", count: 5000) + "n", String(repeating: "!", count: 5000) + "n",
        ])
    func broken(_ expression: String) {
        #expect(PluralRule(expression).value(of: 3) == nil)
        #expect(PluralRule(expression).form(of: 3) == 0)
    }
}
