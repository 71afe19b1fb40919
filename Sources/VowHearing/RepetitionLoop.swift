public import VowPorts

/// Finds where an engine fell into a loop: "football, football, football, …" up to the end of what it may write.
///
/// Networks that write word by word do so where the sound holds too little speech. A line that a person says a few
/// times over is no loop: a phrase of up to two words has to stand there five times, one of up to eight words six
/// times. The same happens within a word ("mamamama…"): up to four letters have to stand there six times, and be twelve
/// letters in all.
public enum RepetitionLoop {
    /// The longest phrase that is looked for, in words.
    private static let longestPhrase = 8

    /// The text up to the loop, with the phrase once; the text itself where there is none.
    ///
    /// A loop goes on to the end: repetitions that other words follow were heard.
    public static func cut(_ text: String) -> String {
        // Where words are not set apart, every character is one.
        let isSpaced = text.contains { $0.isWhitespace }
        let pieces: [Substring] =
            isSpaced
            ? text.split(whereSeparator: \.isWhitespace)
            : text.indices.map { text[$0...$0] }.filter { !$0.allSatisfy(\.isPunctuation) }
        var words = pieces.map { piece in piece.lowercased().filter { $0.isLetter || $0.isNumber } }
        mendLast(&words)
        guard let count = wordsBeforeRepeating(words) ?? wordsBeforeStutter(words) else { return text }
        let kept = text[..<pieces[count].startIndex]
        return String(kept).trimmingTrailing { $0.isWhitespace || $0 == "," || $0 == "，" || $0 == "、" }
    }

    /// How many words stand before a last one that ends in the same few letters over and over; nil where it does not.
    private static func wordsBeforeStutter(_ words: [String]) -> Int? {
        guard let last = words.last else { return nil }
        let letters = Array(last)
        let isStutter = (1...4).contains { length in
            // The last group may be cut off in its middle.
            var start = letters.count
            while start > length, letters[start - 1] == letters[start - 1 - length] { start -= 1 }
            let repeated = letters.count - (start - length)
            return start < letters.count && repeated >= max(12, 6 * length)
                && letters[(start - length)...].allSatisfy(\.isLetter)
        }
        return isStutter ? words.count - 1 : nil
    }

    /// Where writing stopped within a word, the whole word is meant.
    private static func mendLast(_ words: inout [String]) {
        guard let last = words.last, !last.isEmpty else { return }
        for phrase in 1...longestPhrase where phrase < words.count {
            let earlier = words[words.count - 1 - phrase]
            if earlier.hasPrefix(last) { return words[words.count - 1] = earlier }
        }
    }

    /// How many of the words stay where the end is a loop; nil where it is none.
    private static func wordsBeforeRepeating(_ words: [String]) -> Int? {
        for phrase in 1...longestPhrase {
            let least = phrase <= 2 ? 5 : 6
            guard words.count >= phrase * least else { continue }
            // The last phrase may be cut off in its middle.
            var start = words.count
            while start > phrase, words[start - 1] == words[start - 1 - phrase] { start -= 1 }
            let repeated = words.count - (start - phrase)
            guard start < words.count, repeated >= phrase * least,
                words[start - phrase..<start].contains(where: { !$0.isEmpty })
            else { continue }
            return start
        }
        return nil
    }
}

extension Transcript {
    /// What an engine wrote of a sound, without the loop that it may have fallen into.
    public init(written: String, engine: String, model: String) {
        let text = RepetitionLoop.cut(written)
        self.init(text: text, engine: engine, model: model, endedInLoop: text != written)
    }
}

extension String {
    fileprivate func trimmingTrailing(_ isLeftOut: (Character) -> Bool) -> String {
        var end = endIndex
        while end > startIndex, isLeftOut(self[index(before: end)]) { end = index(before: end) }
        return String(self[..<end])
    }
}
