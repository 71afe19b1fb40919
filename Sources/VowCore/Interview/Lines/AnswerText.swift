import VowRecitation

/// A word as it was typed, and as it is compared.
struct AnswerWord: Hashable, Sendable {
    /// As typed, without punctuation around it.
    var text: String
    /// Small letters without accents and apostrophes.
    let key: String

    init(_ text: String) {
        self.text = text
        key = PlainWords.fold(text)
    }
}

/// An answer made ready for the rules: emoji and signs left out, text in capitals made lower case, cut into clauses.
enum AnswerText {
    /// The answer without emoji, control characters and repeated punctuation; all capitals become small ones.
    static func cleaned(_ text: String) -> String {
        var clean = ""
        for character in withoutTags(bounded(text)) {
            switch character {
            case "，": clean.append(", ")
            case "。": clean.append(". ")
            case "！": clean.append("! ")
            case "？": clean.append("? ")
            case "；": clean.append("; ")
            case "：": clean.append(": ")
            case "（", "）": clean.append(character == "（" ? "(" : ")")
            case "、": clean.append(character)
            case "０"..."９": clean.append(contentsOf: character.wholeNumberValue.map(String.init) ?? "")
            case "\u{2019}", "\u{2018}", "\u{00B4}", "`": clean.append("'")
            case "“", "”", "\"", "*", "_", "#", "~", "<", ">", "|", "[", "]", "{", "}", "\\", "«", "»",
                "¡",
                "¿":
                clean.append(" ")
            case _ where character.isLetter || character.isNumber || character.isWhitespace:
                clean.append(
                    character.unicodeScalars.contains { $0.properties.isEmojiPresentation } ? " " : character)
            case ".", ",", ";", ":", "!", "?", "'", "-", "/", "%", "$", "€", "£", "&", "+", "(", ")", "–",
                "—", "…":
                clean.append(character)
            default: clean.append(" ")
            }
        }
        return isShouted(clean) ? clean.lowercased() : clean
    }

    /// A very long answer without its middle: the wish stands at the beginning or at the end.
    private static func bounded(_ text: String) -> String {
        text.count <= 3_000 ? text : text.prefix(1_500) + "\n" + text.suffix(1_500)
    }

    /// The text without what stands in angle brackets.
    private static func withoutTags(_ text: String) -> String {
        var plain = ""
        var tag: String?
        for character in text {
            if character == "<" {
                plain += tag ?? ""
                tag = "<"
            } else if character == ">", tag != nil {
                tag = nil
            } else if tag != nil {
                tag?.append(character)
            } else {
                plain.append(character)
            }
        }
        return plain + (tag ?? "")
    }

    private static func isShouted(_ text: String) -> Bool {
        let letters = text.filter(\.isLetter)
        return letters.count >= 4 && letters.count(where: \.isUppercase) * 10 >= letters.count * 8
    }

    /// The words of a clause.
    static func words(_ text: String) -> [AnswerWord] {
        text.split(whereSeparator: \.isWhitespace).compactMap { piece in
            let edge: (Character) -> Bool = { !($0.isLetter || $0.isNumber || "$€£%".contains($0)) }
            let inner = String(piece.drop(while: edge).reversed().drop(while: edge).reversed())
            let word = AnswerWord(inner)
            return word.key.isEmpty || curses.contains(word.key) ? nil : word
        }.reduce(into: []) { words, word in
            // "Run run run" is said once.
            if words.last?.key != word.key { words.append(word) }
        }
    }

    private static let curses = PhraseFile.lines.set("answer curses")

    /// The sentences, each cut into the parts between commas, dashes, colons and brackets.
    ///
    /// A number's own comma, dot or colon ("6:30", "2.5") cuts nothing.
    static func parts(_ text: String) -> [[String]] {
        PlainSentences.of(separated(text)).map { sentence in
            var parts = [""]
            let characters = Array(sentence)
            for (index, character) in characters.enumerated() {
                let isLast = index + 1 == characters.count || characters[index + 1].isWhitespace
                if "()–—…".contains(character) || (",:".contains(character) && isLast)
                    || (character == "-" && isLast && index > 0 && characters[index - 1].isWhitespace)
                {
                    parts.append("")
                } else {
                    parts[parts.count - 1].append(character)
                }
            }
            return parts.filter { part in part.contains { $0.isLetter || $0.isNumber } }
        }.filter { !$0.isEmpty }
    }

    /// A space after every comma, full stop and the like that stands between letters.
    private static func separated(_ text: String) -> String {
        var spaced = ""
        let characters = Array(text)
        for (index, character) in characters.enumerated() {
            spaced.append(character)
            if ".,;:!?".contains(character), index + 1 < characters.count, characters[index + 1].isLetter,
                index > 0, characters[index - 1].isLetter
            {
                spaced.append(" ")
            }
        }
        return spaced
    }

    /// Whether an answer says nothing that a line can be made of: empty, "idk", "nothing", "?", "n/a".
    static func saysNothing(_ text: String) -> Bool {
        let words = PlainWords.of(text)
        if ChineseWords.nothing.contains(words.joined()) { return true }
        return !text.contains(where: \.isLetter)
            || words.count <= 6 && words.allSatisfy(emptyWords.contains)
    }

    private static let emptyWords = PhraseFile.lines.set("answer empty words")
}

/// Which of the languages of the interview a text is in.
enum InterviewLanguage {
    private static let english = PhraseFile.englishLines.set("language words")
    private static let spanish = PhraseFile.spanishLines.set("language words")

    /// English, Spanish or Chinese; nil if the words do not say.
    static func guess(_ text: String) -> Language? {
        let words = PlainWords.of(text)
        let englishWords = words.count { english.contains($0) }
        var spanishWords = words.count { spanish.contains($0) }
        if text.contains(where: "ñáéíóú¿¡".contains) { spanishWords += 2 }
        let characters = text.count(where: ChineseText.isChinese)
        if characters > max(englishWords, spanishWords) { return .chinese }
        return englishWords == spanishWords ? nil : englishWords > spanishWords ? .english : .spanish
    }
}
