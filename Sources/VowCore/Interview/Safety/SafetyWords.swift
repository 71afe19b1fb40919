/// Sentences as `SafetySigns` compares them: small letters without accents, and each Chinese character as a word of its
/// own, in its simplified form.
enum SafetyWords {
    /// The sentences of a text, each in its words.
    static func sentences(of text: String) -> [[String]] {
        sentences(text).map(words(of:)).filter { !$0.isEmpty }
    }

    private static func sentences(_ text: String) -> [String] {
        PlainSentences.of(text).flatMap { sentence in
            sentence.split { "。！？；".contains($0) }.map(String.init)
        }
    }

    private static func words(of sentence: String) -> [String] {
        var words: [String] = []
        var rest = ""
        for character in sentence {
            guard isChinese(character) else {
                rest.append(character)
                continue
            }
            // A pause keeps the characters at its sides apart.
            if rest.contains(where: { "，、, ".contains($0) }), !words.isEmpty { words.append(",") }
            words += PlainWords.of(rest)
            rest = ""
            words.append(String(simplified[character] ?? character))
        }
        return words + PlainWords.of(rest)
    }

    /// The words of a pattern of the Chinese table: each character by itself, `*` and `a/b` as everywhere.
    static func spaced(_ pattern: String) -> String {
        var spaced = ""
        var previous: Character = "/"
        for character in pattern {
            if character != "/", previous != "/" { spaced.append(" ") }
            spaced.append(character)
            previous = character
        }
        return spaced
    }

    static func isChinese(_ character: Character) -> Bool {
        character.unicodeScalars.first.map { (0x3400...0x9FFF).contains($0.value) } ?? false
    }

    private static let simplified: [Character: Character] = {
        let pairs = Array(ChineseSafetySigns.simplified.filter { !$0.isWhitespace })
        var forms: [Character: Character] = [:]
        for place in stride(from: 0, to: pairs.count - 1, by: 2) { forms[pairs[place]] = pairs[place + 1] }
        return forms
    }()
}
