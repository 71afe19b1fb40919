package import VowRecitation

/// A typed text beside the sentence of the emergency exit. Case, quote marks, spaces, and the full stop at the end do not
/// count.
package enum TypedExit: Hashable, Sendable {
    /// It is the sentence.
    case whole
    /// It is nearly the sentence: this word is missing, or written otherwise.
    case missing(String)
    /// It is nearly the sentence, with this word too many.
    case extra(String)
    /// It is something else.
    case other

    /// Reads a typed text.
    package init(_ text: String, _ language: Language) {
        let typed = Self.words(text, language)
        let wanted = Self.words(WakeSession.emergencySentence(language), language)
        let (folded, sentence) = (typed.map { $0.lowercased() }, wanted.map { $0.lowercased() })
        // Of a text that differs in more than a third nobody can tell that it was meant as the sentence.
        guard VoiceCommand.distance(folded, sentence) <= sentence.count / 3 else {
            self = .other
            return
        }
        let place = zip(folded, sentence).prefix { $0 == $1 }.count
        if typed.count > wanted.count {
            self = .extra(typed[place])
        } else {
            self = place < wanted.count ? .missing(wanted[place]) : .whole
        }
    }

    private static let quotes: Set<Character> = [
        "\"", "'", "“", "”", "„", "‘", "’", "«", "»", "‹", "›", "「", "」",
    ]
    private static let stops: Set<Character> = [".", "。", "．", "｡"]

    /// The words of a text, of a Chinese text its signs.
    private static func words(_ text: String, _ language: Language) -> [String] {
        var signs = text.filter { !quotes.contains($0) }
        while let last = signs.last, last.isWhitespace { signs.removeLast() }
        if let last = signs.last, stops.contains(last) { signs.removeLast() }
        if language == .chinese { return signs.filter { !$0.isWhitespace }.map { String($0) } }
        return signs.split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
