/// A number that was said by itself, as an engine wrote it down: in words or in digits.
public enum SpokenNumber {
    /// Words that people put before an answer, and that change nothing.
    private static let before: [Language: Set<String>] = [
        .english: ["it's", "its", "it", "is", "that's", "the", "answer", "equals", "makes", "um", "uh"],
        .spanish: ["es", "son", "la", "respuesta", "igual", "a", "hacen", "eh", "este"],
    ]
    /// What stands for a minus sign.
    private static let minus: [Language: Set<String>] = [
        .english: ["minus", "negative"], .spanish: ["menos"],
    ]

    /// Whether numbers of a language are read.
    public static func isRead(in language: Language) -> Bool { language == .english || language == .spanish }

    /// Reads a text that holds one whole number and nothing else of meaning; nil for anything else, and in languages
    /// other than English and Spanish.
    public static func value(_ text: String, in language: Language) -> Int? {
        guard text.utf8.count <= 120, isRead(in: language),
            !text.hasPrefix("-"), !text.contains("--"), !text.contains(" -")
        else { return nil }
        var words = words(of: text)
        while let first = words.first, before[language]?.contains(first) == true { words.removeFirst() }
        let isNegative = words.first.map { minus[language]?.contains($0) == true } ?? false
        if isNegative { words.removeFirst() }
        guard let value = whole(words, language) else { return nil }
        return isNegative ? -value : value
    }

    private static func whole(_ words: [String], _ language: Language) -> Int? {
        guard !words.isEmpty else { return nil }
        if words.count == 1, (1...9).contains(words[0].utf8.count),
            words[0].utf8.allSatisfy({ (0x30...0x39).contains($0) })
        {
            return Int(words[0])
        }
        if language == .english {
            guard let parsed = EnglishNumbers.parse(words, at: 0), !parsed.isOrdinal,
                parsed.length == words.count, parsed.value <= 999_999_999
            else { return nil }
            return parsed.value
        }
        // "Uno" is a number, and as a word before another one an article, which the reader of lines leaves alone.
        if words == ["un"] || words == ["una"] { return 1 }
        guard let parsed = SpanishNumbers.parse(words, at: 0), !parsed.isOrdinal,
            parsed.length == words.count, parsed.value <= 999_999_999
        else { return nil }
        return parsed.value
    }

    /// The words in lower case and without accents; a hyphen parts them, other signs at their ends fall away. A sign
    /// within a word stays, so that "4e2" and "1.5" are no numbers.
    private static func words(of text: String) -> [String] {
        text.split(whereSeparator: { $0 == " " || $0 == "-" || $0 == "\n" || $0 == "\t" }).compactMap {
            part in
            var word = part[...]
            while let last = word.last, ".,!?;:¿¡".contains(last) { word.removeLast() }
            while let first = word.first, "¿¡".contains(first) { word.removeFirst() }
            guard !word.isEmpty else { return nil }
            return word.unicodeScalars.reduce(into: "") { folded, scalar in
                folded += LetterFolding.fold(scalar) ?? String(Character(scalar))
            }
        }
    }
}
