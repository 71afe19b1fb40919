/// The Spanish word lists, without accents.
enum SpanishWords {
    private static func table(_ section: String) -> [String: [String]] {
        PhraseFile.spanishWords.spellings(section)
    }

    private static func words(_ section: String) -> Set<String> { PhraseFile.spanishWords.set(section) }

    static let months = [
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre",
        "noviembre", "diciembre",
    ]

    static let monthAbbreviations = [
        "ene": 0, "feb": 1, "mar": 2, "abr": 3, "may": 4, "jun": 5, "jul": 6, "ago": 7, "sep": 8, "sept": 8,
        "set": 8, "setiembre": 8, "oct": 9, "nov": 10, "dic": 11,
    ]

    static let functionWords = words("function words")

    static let fillers = words("fillers")

    static let looseWords = words("loose words")

    static let negations = words("negations")

    static let numberWords: Set<String> = {
        var all = Set(
            SpanishNumbers.small + SpanishNumbers.tens + SpanishNumbers.hundreds + SpanishNumbers.ordinals)
        all.formUnion(words("number words"))
        all.subtract(["", "uno"])
        return all
    }()

    static let exclusives: Set<String> = {
        var all = words("exclusives")
        all.formUnion(months)
        return all
    }()

    static let synonymSets = PhraseFile.spanishWords["synonyms"].map {
        $0.split(separator: " ").map(String.init)
    }

    /// Spellings that mean the same word.
    static let variants = table("variants")

    static let abbreviations = table("abbreviations")

    static let units = table("units")
}
