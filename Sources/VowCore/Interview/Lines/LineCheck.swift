import VowRecitation

/// The rules that every line must meet before a person sees it.
enum LineCheck {
    /// The sentence as it is shown: short, beginning large, with a full stop.
    static func finished(_ line: String, _ language: Language) -> String {
        let short = LineShortening.shortened(line, language: language)
        return short.prefix(1).uppercased() + short.dropFirst() + (language == .chinese ? "。" : ".")
    }

    /// Whether a line makes no medical or grand promise, and holds nothing that cannot be said aloud.
    static func isSound(_ line: String, _ language: Language) -> Bool {
        let words = PlainWords.of(line)
        guard words.count >= 2 else { return false }
        if isTooMuch(line, language) { return false }
        if line.contains(where: { "@#<>{}[]|\\".contains($0) }) || line.contains("://")
            || line.contains("www.")
        {
            return false
        }
        if words.contains(where: { $0.count > 24 }) { return false }
        if language == .chinese, ChineseWords.holds(line, ChineseWords.rude) { return false }
        return !words.contains(where: rude.contains)
    }

    /// Whether a text is about what no line may promise: an illness cured, a medicine stopped, a fortune, hunger.
    static func isTooMuch(_ text: String, _ language: Language) -> Bool {
        if language == .chinese {
            let plain = ChineseText.simplified(text)
            return ChineseWords.holds(plain, ChineseWords.tooMuch)
                && !ChineseWords.holds(plain, ChineseWords.medicine)
        }
        let words = PlainWords.of(AnswerText.cleaned(text))
        guard !taking.spans(in: words).isEmpty else {
            return tooMuch.contains { !$0.spans(in: words).isEmpty }
        }
        return false
    }

    /// Whether two lines say the same: all content words of the shorter are in the longer.
    static func areAlike(_ first: String, _ second: String) -> Bool {
        let left = Set(PlainWords.of(first)).subtracting(LineShortening.endless)
        let right = Set(PlainWords.of(second)).subtracting(LineShortening.endless)
        if ChineseText.isChinese(first) {
            // Characters are fewer than words: most of the shorter line's in the longer say the same.
            let (one, other) = (left.subtracting(ChineseWords.frames), right.subtracting(ChineseWords.frames))
            let fewest = min(one.count, other.count)
            return fewest == 0 ? first == second : one.intersection(other).count * 10 >= fewest * 7
        }
        return left.isSubset(of: right) || right.isSubset(of: left)
    }

    /// To take a medicine as agreed is a deed, no promise of a cure.
    private static let taking = WordPattern(
        "take/taking/tomar/tomarme * meds/pills/medication/medicine/insulin/pastillas/medicacion")

    private static let rude = PhraseFile.lines.set("check rude")

    private static let tooMuch = PhraseFile.lines["check too much"].map { WordPattern($0) }
}
