package import VowRecitation

/// The words a person may be asked to say within a recitation, at least 400 in each language.
///
/// Common names of things, of two to four syllables, that sound unlike each other and unlike any other common word; each
/// was heard by the language's own engine when a voice said it after a line. The rule, the voices, the figures and the
/// command stand in `Specs/ChallengeWords/README.md`.
package enum ChallengeWords {
    /// The words of a language, in a fixed order that the draw indexes.
    package static func all(_ language: Language) -> [String] {
        switch language {
        case .english: english
        case .spanish: spanish
        case .chinese: chinese
        }
    }

    /// Counts a language's lists and the way of drawing from them; a certificate is checked against the list of its
    /// number (`Specs/ChallengeWords`).
    package static func listNumber(_ language: Language) -> Int {
        switch language {
        case .english: 2
        case .spanish, .chinese: 3
        }
    }

    /// The challenges of a seed, in the order in which they are asked for, each of so many words.
    ///
    /// The list is shuffled from its front by Fisher and Yates (Knuth, The Art of Computer Programming 2, algorithm P)
    /// with `RandomBits`; words that stand in the person's lines, or begin one of theirs, such as "doctor" in
    /// "doctors", are passed over. Where so few are left that the list ends, it begins again.
    package static func challenges(
        by seed: UInt64, count: Int, of wordCount: Int, language: Language, avoiding texts: [String]
    ) -> [String] {
        challenges(by: seed, count: count, of: wordCount, language: language, avoiding: SaidWords(texts))
    }

    /// The same for texts that were read before.
    static func challenges(
        by seed: UInt64, count: Int, of wordCount: Int, language: Language, avoiding said: SaidWords
    ) -> [String] {
        var bits = RandomBits(seed: seed)
        let words = all(language)
        var order = Array(words.indices)
        var drawn: [String] = []
        for place in order.indices {
            if drawn.count == count * wordCount { break }
            order.swapAt(place, place + Int(bits.next() % UInt64(order.count - place)))
            let word = words[order[place]]
            if !said.hold(word, language) { drawn.append(word) }
        }
        if drawn.isEmpty { drawn = order.map { words[$0] } }
        return (0..<count).map { number in
            (0..<wordCount).map { drawn[(number * wordCount + $0) % drawn.count] }.joined(separator: " ")
        }
    }

    /// Picks a word by unpredictable bits, passing over words that stand in the person's lines.
    package static func draw(_ draw: UInt64, language: Language, avoiding texts: [String]) -> String {
        challenges(by: draw, count: 1, of: 1, language: language, avoiding: texts)[0]
    }

    /// Picks several words, none twice, and writes them as a person reads them.
    package static func draw(_ draw: UInt64, count: Int, language: Language, avoiding texts: [String])
        -> String
    {
        challenges(by: draw, count: 1, of: count, language: language, avoiding: texts)[0]
    }
}

/// The words of a person's lines, which no challenge asks for.
struct SaidWords {
    private var words: [String]

    init(_ texts: [String]) { words = texts.flatMap(SaidWords.words) }

    /// Adds what is to be avoided besides.
    mutating func add(_ text: String) { words += SaidWords.words(text) }

    private static func words(_ text: String) -> [String] {
        // A mark counts with the letter that it stands over, and not by itself.
        text.lowercased().unicodeScalars.split { !$0.isLetterPart }
            .map { String($0.drop(while: \.isMark)) }
    }

    /// Whether a word stands among them, or begins one of them.
    func hold(_ word: String, _ language: Language) -> Bool {
        // Chinese is written without spaces between words.
        words.contains { language == .chinese ? $0.contains(word) : $0.hasPrefix(word) }
    }
}
