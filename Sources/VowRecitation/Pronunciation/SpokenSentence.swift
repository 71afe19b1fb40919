/// The words of a sentence to be said, each as it is written and as it is said.
///
/// Words are what stands between white space, and in Chinese each character with a sound. What has none, such as a dash
/// between spaces, is no word.
public struct SpokenSentence: Hashable, Sendable {
    /// One word.
    public struct Word: Hashable, Sendable {
        /// As the sentence has it, without the punctuation around it.
        public let written: String
        /// In lower case; several words for digits ("42" is "forty two").
        public let spoken: [String]
        /// As `SpokenWords` has it, for comparing with a transcript; empty for a filler ("um").
        public let compared: [String]
    }

    /// The sentence's language.
    public let language: Language
    /// The words, in order.
    public let words: [Word]

    /// Finds the words of a sentence.
    public init(_ text: String, language: Language) {
        self.language = language
        let tokens =
            language == .chinese
            ? Self.characters(of: text) : text.split(whereSeparator: \.isWhitespace).map { String($0) }
        words = tokens.compactMap { Self.word(of: $0, language) }
    }

    /// The words as they are said, one after the other.
    public var spoken: [String] { words.flatMap(\.spoken) }

    /// Which of `spoken` are the word's at a place.
    public func spokenPlace(of index: Int) -> Range<Int> {
        let start = words[..<index].reduce(0) { $0 + $1.spoken.count }
        return start..<start + words[index].spoken.count
    }

    private static func word(of token: String, _ language: Language) -> Word? {
        let folded = String(token.map { $0 == "\u{2019}" ? "'" : $0 })
        let inner = trimmed(folded)
        guard !inner.isEmpty else { return nil }
        let compared = SpokenWords.of(inner, language: language)
        let isPlain = inner.allSatisfy { $0.isLetter || $0 == "'" }
        let spoken = isPlain ? [inner.lowercased()] : compared
        guard !spoken.isEmpty else { return nil }
        return Word(written: trimmed(token), spoken: spoken, compared: compared)
    }

    /// Without what is neither letter nor digit at both ends. A sign that is said ("%", "$", "°") stays.
    private static func trimmed(_ token: String) -> String {
        func stays(_ character: Character) -> Bool {
            character.isLetter || character.isNumber || character == "°" || character == "%"
                || character.isCurrencySymbol
        }
        guard let first = token.firstIndex(where: stays), let last = token.lastIndex(where: stays) else {
            return ""
        }
        return String(token[first...last])
    }

    /// Single ideographs, and what else is written together (digits, Latin words) as one.
    private static func characters(of text: String) -> [String] {
        var tokens: [String] = []
        var joined = ""
        for character in text {
            let isIdeograph = character.unicodeScalars.first?.properties.isIdeographic ?? false
            if !isIdeograph, character.isLetter || character.isNumber {
                joined.append(character)
                continue
            }
            if !joined.isEmpty { tokens.append(joined) }
            joined = ""
            if isIdeograph { tokens.append(String(character)) }
        }
        if !joined.isEmpty { tokens.append(joined) }
        return tokens
    }
}
