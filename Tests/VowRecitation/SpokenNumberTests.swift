import Testing
import VowRecitation

/// G2: an answer that was said, as an engine writes it down.
@Suite("A number that was said") struct SpokenNumberTests {
    @Test(
        "is read in words and in digits",
        arguments: [
            ("eighty nine", Language.english, 89), ("Eighty-nine.", .english, 89), ("89.", .english, 89),
            ("It's one hundred and five", .english, 105), ("minus nine", .english, -9), ("zero", .english, 0),
            ("two thousand and forty", .english, 2_040), ("twelve", .english, 12), ("forty", .english, 40),
            ("ochenta y nueve", .spanish, 89), ("Veintidós.", .spanish, 22),
            ("son ciento cinco", .spanish, 105),
            ("menos nueve", .spanish, -9), ("uno", .spanish, 1), ("mil doscientos", .spanish, 1_200),
            ("dieciséis", .spanish, 16), ("un", .spanish, 1),
        ])
    func read(text: String, language: Language, value: Int) {
        #expect(SpokenNumber.value(text, in: language) == value)
    }

    @Test(
        "and nothing else is one",
        arguments: [
            "", "4e2", "1.5", "\0", "fortieth", "eighty nine or ninety", "eighty nine ninety", "good morning",
            "９", "99999999999999", "minus", "--5", "five more minutes",
        ])
    func refused(text: String) {
        #expect(SpokenNumber.value(text, in: .english) == nil)
    }

    @Test("another language's words are no number here, and Chinese has none")
    func languages() {
        #expect(SpokenNumber.value("ochenta", in: .english) == nil)
        #expect(SpokenNumber.value("eighty", in: .spanish) == nil)
        #expect(SpokenNumber.value("五", in: .chinese) == nil)
    }
}
