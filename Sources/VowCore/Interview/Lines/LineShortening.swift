import VowRecitation

/// Keeps a line short enough to be said in one breath.
enum LineShortening {
    /// At most so many words.
    static let mostWords = 12

    /// The line with at most twelve words.
    ///
    /// Groups of words that begin with a preposition or a conjunction are left out from the end, first those without
    /// a number, day or trigger; what is still too long is cut before such a word.
    static func shortened(_ line: String, language: Language) -> String {
        if language == .chinese { return ChineseText.shortened(line) }
        var words = line.split(separator: " ").map { AnswerWord(String($0)) }
        guard words.count > mostWords else { return line }
        let openers = language == .spanish ? spanishOpeners : englishOpeners
        var groups: [[AnswerWord]] = [[]]
        for (index, word) in words.enumerated() {
            // "Instead of", "antes de": two words that open together.
            let isSecond =
                index > 0 && doubled.contains(words[index - 1].key) && ["of", "de"].contains(word.key)
            if index > 2, openers.contains(word.key), !isSecond, groups[groups.count - 1].count > 1 {
                groups.append([])
            }
            groups[groups.count - 1].append(word)
        }
        while groups.joined().count > mostWords, groups.count > 1 {
            // "From 6 hours to 2 hours": where it is to go matters more than where it comes from.
            let range = groups.indices.dropFirst().dropLast().first { index in
                ["from", "de", "desde"].contains(groups[index][0].key)
                    && ["to", "a"].contains(groups[index + 1][0].key)
            }
            let plain =
                range
                ?? groups.indices.dropFirst().last { !groups[$0].contains(where: Specifics.isSpecific) }
            groups.remove(at: plain ?? groups.count - 1)
        }
        words = Array(groups.joined().prefix(mostWords))
        while let last = words.last?.key, words.count > 3, endless.contains(last) { words.removeLast() }
        var text = words.map(\.text).joined(separator: " ")
        while let last = text.last, ",;:-".contains(last) { text.removeLast() }
        return text
    }

    /// Whether a line is said in one breath as it is.
    static func fits(_ line: String, language: Language) -> Bool {
        language == .chinese
            ? line.count <= ChineseText.mostCharacters : line.split(separator: " ").count <= mostWords
    }

    private static let doubled = PhraseFile.lines.set("shortening doubled")
    private static let englishOpeners = PhraseFile.englishLines.set("shortening openers")
    private static let spanishOpeners = PhraseFile.spanishLines.set("shortening openers")
    /// Words that no line may end with.
    static let endless = PhraseFile.lines.set("shortening endless")
}
