package import VowRecitation

/// Whether a sentence that a language model or another person wrote may be practised.
package enum ProposedSentences {
    /// Why a sentence may not be practised.
    package enum Flaw: String, Hashable, Sendable {
        /// It has too few or too many words.
        case length
        /// It is of another language than was wished for.
        case language
        /// It holds what cannot be said aloud: an address, a digit, markup, or a second line.
        case unspeakable
        /// It is among the known ones, but for marks and case.
        case known
    }

    /// What is wrong with a sentence; nil where nothing is.
    package static func flaw(
        in text: String, language: Language, mostWords: Int, known: [String]
    ) -> Flaw? {
        let words = SpokenSentence(text, language: language).words
        guard words.count >= (language == .chinese ? 4 : 3), words.count <= mostWords else { return .length }
        let plain = text.allSatisfy { character in
            character.isLetter || character.isWhitespace
                || ".,;:!?¿¡'’\"“”-–—…。，、；：！？《》（）()".contains(character)
        }
        guard plain, !text.contains(where: \.isNewline), !text.contains("www.") else { return .unspeakable }
        guard isWritten(text, words, in: language) else { return .language }
        let own = words.flatMap(\.spoken)
        return known.contains { SpokenSentence($0, language: language).spoken == own } ? .known : nil
    }

    /// Chinese has ideographs alone. English and Spanish are told apart by their commonest short words, and by letters that
    /// English does not have.
    private static func isWritten(_ text: String, _ words: [SpokenSentence.Word], in language: Language)
        -> Bool
    {
        let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
        let ideographs = letters.count(where: \.properties.isIdeographic)
        if language == .chinese { return ideographs == letters.count }
        guard letters.allSatisfy({ $0.value < 0x250 }) else { return false }
        let spoken = words.flatMap(\.spoken)
        let english = spoken.count(where: englishWords.contains)
        let spanish =
            spoken.count(where: spanishWords.contains) + text.count(where: { "ñáéíóú¿¡".contains($0) })
        return language == .english ? english >= spanish : spanish >= english
    }

    private static let englishWords = [
        "the", "and", "to", "of", "is", "it", "in", "you", "my", "for", "on", "with", "are", "was", "at",
        "this", "i",
        "we", "he", "she", "they", "please", "your", "have",
    ]
    private static let spanishWords = [
        "el", "la", "los", "las", "y", "de", "que", "es", "en", "un", "una", "por", "con", "para", "mi", "su",
        "se",
        "lo", "al", "del", "muy", "este", "esta", "yo",
    ]
}
