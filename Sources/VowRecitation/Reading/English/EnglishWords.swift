/// The English word lists: variants, contractions, roles, numbers, negations, lemmas and synonyms.
enum EnglishWords {
    private static func table(_ section: String) -> [String: [String]] {
        PhraseFile.englishWords.spellings(section)
    }

    private static func words(_ section: String) -> Set<String> { PhraseFile.englishWords.set(section) }

    /// Contracted and shortened spellings, and the words they are said as; the same on both sides.
    static let contractions = table("contractions")

    /// Abbreviations and signs in running text, with every way to say them.
    static let abbreviations = table("abbreviations")

    /// Abbreviations that are also words, which a transcript means as words.
    static let plainWords = words("plain words")

    /// Abbreviations of units that hold only after a number, with every way to say them.
    static let units = table("units")

    static let ambiguous = table("ambiguous")

    /// British and other spellings, and homophones whose sounds the rules do not find equal.
    static let variants = table("variants")

    static let homophones = words("homophones")

    /// Each homophone's group, named by its first member.
    static let homophoneGroup: [String: String] = {
        var groups: [String: String] = [:]
        let lists = homophones.map { $0.split(separator: "+").map(String.init) }.sorted { $0[0] < $1[0] }
        for list in lists where groups[list[0]] == nil {
            for word in list where groups[word] == nil { groups[word] = list[0] }
        }
        return groups
    }()

    static let functionWords = words("function words")

    static let fillers = words("fillers")

    /// Words that speakers put between others without meaning; free inside a line.
    static let looseWords = words("loose words")

    static let negations = words("negations")

    static let numberWords: Set<String> = {
        var all = Set(EnglishNumbers.units + EnglishNumbers.tens + EnglishNumbers.unitOrdinals)
        all.formUnion(EnglishNumbers.tensOrdinals)
        all.formUnion(words("number words"))
        all.remove("")
        return all
    }()

    static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
        "november",
        "december",
    ]

    static let monthAbbreviations = [
        "jan": 0, "feb": 1, "mar": 2, "apr": 3, "jun": 5, "jul": 6, "aug": 7, "sep": 8, "sept": 8, "oct": 9,
        "nov": 10,
        "dec": 11,
    ]

    /// Words of which only the same word will do: a neighbour in the set changes the promise.
    static let exclusives: Set<String> = {
        var all = words("exclusives")
        all.formUnion(months)
        all.remove("may")
        all.remove("march")
        return all
    }()

    /// Sets of words that mean the same in a promise.
    static let synonymSets = PhraseFile.englishWords["synonyms"].map {
        $0.split(separator: " ").map(String.init)
    }

    /// Irregular forms and their dictionary form.
    static let irregularLemmas = table("irregular lemmas")
}
