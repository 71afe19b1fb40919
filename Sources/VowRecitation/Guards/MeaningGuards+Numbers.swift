// Numbers that cannot be told from single words: a "one" that is part of a larger number, and numbers at the edges of a
// line.
extension MeaningGuards {
    /// "One" in a language's words; by itself it is as often a pronoun or an article.
    private static let ones = ["one", "uno", "una", "un", "一"]
    /// Words within a spoken number that are none by themselves: "seven oh one", "cincuenta y uno".
    private static let joints = ["oh", "o", "and", "y", "zero", "cero"]
    /// Words that follow a number without making it another one.
    private static let companions = ["a.m.", "p.m.", "percent", "half", "quarter", "second", "point"]

    /// Whether a word of the line is the "one" of a larger number, as in "fifty one".
    func isOneOfNumber(_ index: Int) -> Bool {
        let words = alignment.expected
        guard Self.ones.contains(words[index].text) else { return false }
        var before = index - 1
        if before > 0, Self.joints.contains(words[before].text) { before -= 1 }
        return before >= 0 && isCertainNumber(words[before].traits, words[before].text)
    }

    private func isCertainNumber(_ traits: WordTraits, _ text: String) -> Bool {
        traits.isNumber && !Self.ones.contains(text) && !Self.companions.contains(text)
    }

    /// A number right before or after the stretch, where the line begins or ends with one: "five", of which "fifty
    /// five" was heard, or "one" at the end, of which "two" was.
    ///
    /// What another line claims, what stands beyond a pause, and a number that was only said again change nothing.
    func checkNumbersAround(_ findings: inout [GuardFinding]) {
        guard !alignment.span.isEmpty, let first = alignment.expected.first,
            let last = alignment.expected.last
        else { return }
        if isCertainNumber(first.traits, first.text) { checkNumberBefore(first, &findings) }
        if Self.ones.contains(last.text) || isCertainNumber(last.traits, last.text) {
            checkNumberAfter(last, &findings)
        }
    }

    private func checkNumberBefore(_ word: ExpectedWord, _ findings: inout [GuardFinding]) {
        let start = alignment.span.lowerBound
        var place = start - 1
        if place > 0, Self.joints.contains(heard[place].text), isSaidWithLine(place) { place -= 1 }
        guard place >= 0, !heard[start].afterPause, !heard[place + 1].afterPause else { return }
        checkNumber(place, beside: word, &findings)
    }

    private func checkNumberAfter(_ word: ExpectedWord, _ findings: inout [GuardFinding]) {
        var place = alignment.span.upperBound
        guard place < heard.count, isSaidWithLine(place) else { return }
        if Self.joints.contains(heard[place].text), place + 1 < heard.count { place += 1 }
        guard isSaidWithLine(place) else { return }
        // A "one" beside another number word changes that number.
        if Self.ones.contains(heard[place].text), !Self.ones.contains(word.text) {
            findings.append(GuardFinding(kind: .number, expected: word.text, heard: heard[place].text))
        } else {
            checkNumber(place, beside: word, &findings)
        }
    }

    private var isTime: Bool {
        line.line.text.contains(":") || line.holds("a.m.") || line.holds("p.m.") || line.holds("o'clock")
    }

    private func isSaidWithLine(_ place: Int) -> Bool { !claimed[place] && !heard[place].afterPause }

    private func checkNumber(_ place: Int, beside word: ExpectedWord, _ findings: inout [GuardFinding]) {
        let token = heard[place]
        // Hours are said by the hundred, too: "thirteen hundred".
        if token.text == "hundred", isTime { return }
        guard !claimed[place], isCertainNumber(token.traits, token.text),
            !alignment.expected.contains(where: { $0.traits.canonical == token.traits.canonical })
        else { return }
        findings.append(GuardFinding(kind: .number, expected: word.text, heard: token.text))
    }
}
