import VowRecitation

/// Words as the interview compares them: small letters without accents, apostrophes left out ("don't" is "dont"), each
/// Chinese character a word of its own, in its simplified form.
enum PlainWords {
    static func of(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        for character in text.lowercased() {
            if character == "'" || character == "\u{2019}" || character == "\u{2018}" { continue }
            let letter = folded(character)
            let isChinese = ChineseText.isChinese(character)
            if letter.isEmpty {
                if !word.isEmpty { words.append(word) }
                word = ""
                if isChinese { words.append(ChineseTraditional.simplified(String(character))) }
            } else {
                word += letter
            }
        }
        if !word.isEmpty { words.append(word) }
        return words
    }

    /// The words as one phrase, with spaces between them except between Chinese characters.
    static func phrase(_ text: String) -> String {
        of(text).reduce(into: "") { phrase, word in
            let isClose =
                (phrase.last.map { ChineseText.isChinese($0) } ?? true) && ChineseText.isChinese(word)
            phrase += (phrase.isEmpty || isClose ? "" : " ") + word
        }
    }

    /// The words without fillers ("um") and without a word said twice in a row, where anything else is said.
    static func spoken(_ text: String) -> [String] {
        let all = of(text)
        let rest = all.filter { !fillers.contains($0) }.reduce(into: [String]()) { words, word in
            if words.last != word || ChineseText.isChinese(word) { words.append(word) }
        }
        return rest.isEmpty ? all : rest
    }

    private static let fillers = PhraseFile.lines.set("fillers")

    /// One word, folded.
    static func fold(_ word: String) -> String { of(word).joined() }

    /// The letter or digit without its accent; empty for anything else.
    private static func folded(_ character: Character) -> String {
        guard let scalar = character.unicodeScalars.first else { return "" }
        switch scalar {
        case "a"..."z", "0"..."9": return String(Character(scalar))
        case "á", "à", "â", "ä", "ã", "å": return "a"
        case "é", "è", "ê", "ë": return "e"
        case "í", "ì", "î", "ï": return "i"
        case "ó", "ò", "ô", "ö", "õ": return "o"
        case "ú", "ù", "û", "ü": return "u"
        case "ñ": return "n"
        case "ç": return "c"
        default: return ""
        }
    }
}

/// The sentences of a text: they end at `.`, `?`, `!`, `;` before a space, at the full stops of Chinese, and at a
/// line's end.
enum PlainSentences {
    static func of(_ text: String) -> [String] {
        var sentences: [String] = []
        var sentence = ""
        var mayEnd = false
        for character in text {
            if character.isNewline || (mayEnd && character.isWhitespace) {
                sentences.append(sentence)
                sentence = ""
                mayEnd = false
                continue
            }
            mayEnd = ".?!;…".contains(character)
            sentence.append(character)
            if "。！？；".contains(character) {
                sentences.append(sentence)
                sentence = ""
                mayEnd = false
            }
        }
        sentences.append(sentence)
        return sentences.filter { sentence in sentence.contains { !$0.isWhitespace } }
    }
}
