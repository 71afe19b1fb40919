package import VowRecitation

/// Whether what a model made of a line may stand in its place: by rules that the built-in generator's lines hold to,
/// and by the line itself. Nothing that a model writes is taken on trust.
package enum LineRewording {
    /// What is wrong with a wording.
    package enum Flaw: String, Hashable, Sendable {
        /// It is no short sentence that can be said aloud.
        case form
        /// It is of another language.
        case language
        /// It is not said of oneself in the present: a wish, an order, somebody else.
        case person
        /// It promises what no line may, or holds words that no line holds.
        case promise
        /// A number, day or time is another than in the line, or made up.
        case number
        /// A "not" was added or left out.
        case negation
        /// It is about something else.
        case meaning
    }

    /// What is wrong with a wording of a line; nil where nothing is wrong, and where the wording is the line itself.
    package static func flaw(in text: String, for draft: String, language: Language) -> Flaw? {
        if text == draft { return nil }
        guard language == .chinese ? isChineseSentence(text) : isSentence(text) else { return .form }
        guard LineCheck.isSound(text, language), SafetySigns.read([text]).level == .clear else {
            return .promise
        }
        let guess = InterviewLanguage.guess(text)
        guard guess == nil || guess == language else { return .language }
        let words = PlainWords.of(text)
        guard isOwn(words, language), !isAboutOther(text, language), !commands(words) else { return .person }
        guard Set(words).intersection(others).isSubset(of: PlainWords.of(draft)) else { return .person }
        let promised = Set(words).intersection(grand).subtracting(PlainWords.of(draft))
        guard promised.isEmpty else { return .promise }
        if language == .chinese {
            let made = { (word: String) in text.range(of: word) != nil && draft.range(of: word) == nil }
            guard !ChineseWords.persons.contains(where: made) else { return .person }
            guard !ChineseWords.grand.contains(where: made) else { return .promise }
        }
        let (new, old) = (roles(of: text, language), roles(of: draft, language))
        guard new[.number, default: []] == old[.number, default: []] else { return .number }
        guard new[.negation, default: []].isEmpty == old[.negation, default: []].isEmpty else {
            return .negation
        }
        let (said, meant) = (new[.content, default: []], old[.content, default: []])
        // Half of what carries the meaning has to come from the line; a new thought is not what was asked for.
        let shared = said.count { word in meant.contains { areForms(word, $0) } }
        guard shared > 0, shared * 2 >= min(said.count, meant.count) else { return .meaning }
        return nil
    }

    private static func isSentence(_ text: String) -> Bool {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        guard (2...LineShortening.mostWords).contains(words.count), !words.contains("") else { return false }
        guard text.first?.isUppercase == true, text.last == ".", !text.dropLast().contains(". ") else {
            return false
        }
        return text.dropLast().allSatisfy {
            $0.isLetter || $0.isNumber || " ,'’-:%$€£&/.".contains($0)
        } && !text.hasSuffix("..")
    }

    private static func isChineseSentence(_ text: String) -> Bool {
        (4...ChineseText.mostCharacters + 1).contains(text.count) && text.last == "。"
            && text.dropLast().allSatisfy { $0.isLetter || $0.isNumber || "，、%".contains($0) }
    }

    /// Whether it speaks of oneself, in the present, and addresses nobody.
    private static func isOwn(_ words: [String], _ language: Language) -> Bool {
        let said = Set(words)
        if language == .chinese {
            let line = words.joined()
            return line.contains("我") && !line.contains("我们")
                && !ChineseWords.holds(line, ChineseWords.foreign) && line.range(of: "让我") == nil
        }
        guard said.isDisjoint(with: language == .spanish ? spanishOthers : englishOthers) else {
            return false
        }
        if language == .spanish {
            return words.contains { word in
                ["me", "mi", "mis", "yo", "se", "he"].contains(word)
                    || word.count > 2 && (word.hasSuffix("o") || word.hasSuffix("oy"))
            }
        }
        let openings: Set = ["i", "im", "ive", "when", "if", "every", "each", "on", "before", "after"]
        return words.first.map(openings.contains) == true && !said.isDisjoint(with: ["i", "im", "ive"])
    }

    /// Whether somebody else is made to do something: "I make my kids walk".
    private static func commands(_ words: [String]) -> Bool {
        words.indices.dropLast(2).contains { place in
            ["make", "let", "get", "have", "force", "hago", "obligo", "dejo"].contains(words[place])
                && ["my", "our", "the", "que", "a", "al"].contains(words[place + 1])
                && words[(place + 2)...].prefix(2).contains(where: others.contains)
        }
    }

    private static func isAboutOther(_ text: String, _ language: Language) -> Bool {
        let grammar = LineMaker.grammar(language)
        return grammar.clauses(AnswerText.cleaned(text)).contains {
            grammar.goal($0, asPlan: false)?.aboutOther == true
        }
    }

    private static func roles(of text: String, _ language: Language) -> [SpokenWords.Role: [String]] {
        Dictionary(grouping: SpokenWords.of(text, language: language)) {
            SpokenWords.role(of: $0, language: language)
        }
    }

    /// "Walk" and "walking", "camino" and "caminar": the same beginning.
    private static func areForms(_ first: String, _ second: String) -> Bool {
        let common = zip(first, second).prefix { $0 == $1 }.count
        return first == second || common >= 4 && common * 3 >= max(first.count, second.count) * 2
    }

    private static let englishOthers = PhraseFile.englishLines.set("rewording others")

    private static let spanishOthers = PhraseFile.spanishLines.set("rewording others")

    /// People of a person's life: a wording brings in none that the line has not.
    private static let others = PhraseFile.lines.set("rewording others")

    private static let grand = PhraseFile.lines.set("rewording grand")
}
