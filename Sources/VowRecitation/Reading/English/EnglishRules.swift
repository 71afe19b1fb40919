/// How English lines are said and heard.
struct EnglishRules: LanguageRules {
    let looseWords = EnglishWords.looseWords
    let corrections: [[String]] = [
        ["no", "wait"], ["wait", "no"], ["wait"], ["no", "sorry"], ["sorry"], ["i", "mean"], ["i", "meant"],
        ["or", "rather"],
        ["rather"], ["scratch", "that"], ["correction"], ["no", "i", "mean"], ["uh", "no"], ["oops"],
        ["no", "no"],
        ["let", "me", "start", "again"], ["let", "me", "start", "over"], ["start", "again"],
        ["excuse", "me"],
        ["make", "that"], ["no"],
    ]
    let reportingWords = [
        "that", "think", "believe", "true", "sure", "want", "say", "claim", "case", "promise", "if", "mean",
        "to", "like",
    ]
    let dayParts = [
        "a.m.": "a.m.", "p.m.": "p.m.", "morning": "a.m.", "evening": "p.m.", "afternoon": "p.m.",
        "night": "p.m.",
    ]
    let opposingPrefixes: [String] = ["un", "in", "im", "ir", "il", "dis", "non", "mis"]
    let clauseOpeners = [
        "i", "we", "you", "he", "she", "it", "they", "my", "our", "your", "the", "a", "an", "this", "these",
        "each", "every",
        "today", "to",
    ]

    var opposites: Opposites { Self.opposites }

    private static let opposites = Opposites(
        sets: EnglishOpposites.sets.split(separator: "\n").map(String.init)
            + EnglishOpposites.antonyms.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init),
        turning: EnglishOpposites.turning, rules: EnglishRules())

    func segments(of text: LexedText) -> [Segment] {
        EnglishLineReader(items: EnglishItems.read(text.lexemes)).read()
    }

    func heard(_ text: LexedText) -> [HeardWord] {
        EnglishTranscriptReader(items: EnglishItems.read(text.lexemes)).read()
    }

    func traits(of word: String) -> WordTraits {
        let canonical = EnglishSpelling.canonical(word)
        let phones: [UInt8]
        switch word {
        case "a.m.": phones = Array("Eem".utf8)
        case "p.m.": phones = Array("piem".utf8)
        case "o'clock": phones = Array("oklak".utf8)
        case "may.": return monthTraits("may")
        case "march.": return monthTraits("march")
        default: phones = EnglishPhonetics.phones(of: canonical.filter { $0 != "'" })
        }
        let role: WordTraits.Role =
            EnglishWords.fillers.contains(word)
            ? .filler
            : EnglishWords.functionWords.contains(word) || word == "o'clock" ? .function : .content
        let lemma = EnglishSpelling.lemma(canonical)
        let full = Phones.weight(of: phones)
        return WordTraits(
            canonical: EnglishWords.homophoneGroup[canonical] ?? canonical, lemma: lemma,
            synonym: Self.synonyms[lemma] ?? "", phones: phones, role: role,
            isNegation: EnglishWords.negations.contains(word),
            isNumber: EnglishWords.numberWords.contains(word),
            isExclusive: EnglishWords.exclusives.contains(word),
            weight: role == .function ? full * 6 / 10 : full)
    }

    /// The months that are also other words, where a line means the month.
    private func monthTraits(_ name: String) -> WordTraits {
        let phones = EnglishPhonetics.phones(of: name)
        return WordTraits(
            canonical: name, lemma: name, synonym: "", phones: phones, role: .content, isNegation: false,
            isNumber: false, isExclusive: true, weight: Phones.weight(of: phones))
    }

    private static let synonyms: [String: String] = {
        var groups: [String: String] = [:]
        for set in EnglishWords.synonymSets {
            for word in set where groups[word] == nil { groups[word] = set[0] }
        }
        return groups
    }()
}
