package import VowPorts

/// Detects an engine's repetition loop: "football, football, football, …" up to its output limit.
///
/// Networks that write word by word do this if the sound has too little speech. A line that a person repeats a few
/// times is no loop: a phrase of up to two words must occur five times, one of up to eight words six times. The same
/// within a word ("mamamama…"): up to four letters must occur six times, twelve letters in all.
package enum RepetitionLoop {
    /// The longest phrase to look for, in words.
    private static let longestPhrase = 8

    /// The text up to the loop, without the repeated phrase; the whole text if there is no loop.
    ///
    /// A loop continues to the end: repetitions followed by other words were really heard.
    package static func cut(_ text: String) -> String {
        // Without spaces between words, treat each character as a word.
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

    /// The number of words before a last word that ends in repeated letters, or nil.
    private static func wordsBeforeStutter(_ words: [String]) -> Int? {
        guard let last = words.last else { return nil }
        let letters = Array(last)
        let isStutter = (1...4).contains { length in
            // The last repetition may be incomplete.
            var start = letters.count
            while start > length, letters[start - 1] == letters[start - 1 - length] { start -= 1 }
            let repeated = letters.count - (start - length)
            return start < letters.count && repeated >= max(12, 6 * length)
                && letters[(start - length)...].allSatisfy(\.isLetter)
        }
        return isStutter ? words.count - 1 : nil
    }

    /// Completes a last word that was cut off.
    private static func mendLast(_ words: inout [String]) {
        guard let last = words.last, !last.isEmpty else { return }
        for phrase in 1...longestPhrase where phrase < words.count {
            let earlier = words[words.count - 1 - phrase]
            if earlier.hasPrefix(last) { return words[words.count - 1] = earlier }
        }
    }

    /// The number of words before a loop at the end, or nil.
    private static func wordsBeforeRepeating(_ words: [String]) -> Int? {
        for phrase in 1...longestPhrase {
            let least = phrase <= 2 ? 5 : 6
            guard words.count >= phrase * least else { continue }
            // The last phrase may be incomplete.
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
    /// Creates a transcript from an engine's output, without its repetition loop.
    package init(written: String, engine: String, model: String) {
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
