import Testing
import VowAnswers
import VowRecitation
import VowRuntime

/// A language of the catalogue needs no other place to be chosen.
@Suite("The language of Vow's texts") struct LanguageSettingTests {
    @Test("every language of the catalogue can be set, and no other")
    func languages() {
        #expect(TextLanguage.all.map(\.code) == ["en", "es", "zh"])
        for language in TextLanguage.all { #expect(SettingKey.language.objection(to: language.code) == nil) }
        #expect(
            SettingKey.language.objection(to: "pseudo") == nil, "debug builds show what is not translated")
        for other in ["fr", "", "EN", "zh_CN"] { #expect(SettingKey.language.objection(to: other) != nil) }
        #expect(Wording(setting: "zh").ofLines == .chinese && Wording(setting: "pseudo").ofLines == .english)
    }
}
