/// The words of a text as they sound, for comparing what was said with what was heard.
public enum SpokenWords {
    /// The words, in lower case and without punctuation; digits, dates, times and signs in words; Chinese as
    /// single simplified characters. The same for a line and for a transcript, so that two spellings of one
    /// utterance count as equal.
    public static func of(_ text: String, language: Language) -> [String] {
        let lexed = LexedText(text, language: language)
        return rules(language).heard(lexed).map(\.text)
    }

    /// The rules of a language.
    static func rules(_ language: Language) -> any LanguageRules {
        switch language {
        case .english: english
        case .spanish: spanish
        case .chinese: chinese
        }
    }

    /// Made once, because the tables in them take longer to make than some transcripts to judge.
    private static let english = EnglishRules()
    private static let spanish = SpanishRules()
    private static let chinese = ChineseRules()
}

extension SpokenWords {
    /// What a word does in a sentence.
    public enum Role: Hashable, Sendable {
        /// Carries the meaning.
        case content
        /// Articles, pronouns, auxiliaries, light prepositions, fillers.
        case light
        /// Turns the meaning round.
        case negation
        /// A number, or part of a date or time.
        case number
    }

    /// What a word that `of(_:language:)` gave does in a sentence.
    public static func role(of word: String, language: Language) -> Role {
        let traits = rules(language).traits(of: word)
        if traits.isNegation { return .negation }
        if traits.isNumber { return .number }
        return traits.role == .content ? .content : .light
    }

    /// How many syllables a word that `of(_:language:)` gave has, counted as vowels of its sound.
    public static func syllableCount(of word: String, language: Language) -> Int {
        rules(language).traits(of: word).phones.count { Phones.vowels.contains($0) }
    }

    /// How differently two words sound, from 0 (the same, or forms of one word) to 1.
    public static func soundDistance(_ first: String, _ second: String, language: Language) -> Double {
        let rules = rules(language)
        let (one, other) = (rules.traits(of: first), rules.traits(of: second))
        if one.canonical == other.canonical || one.lemma == other.lemma { return 0 }
        let longer = max(1, max(Phones.weight(of: one.phones), Phones.weight(of: other.phones)))
        return min(1, Double(Phones.distance(one.phones[...], other.phones[...])) / Double(longer))
    }
}
