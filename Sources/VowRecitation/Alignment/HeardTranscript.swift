/// One heard word with what is known of it.
struct HeardToken {
    let text: String
    let traits: WordTraits
    let afterPause: Bool
}

/// A transcript made ready for lines to be looked for in it.
struct HeardTranscript {
    let tokens: [HeardToken]

    init(_ words: [HeardWord], rules: some LanguageRules, keeping asked: (String) -> Bool) {
        var known = KnownWords()
        self.init(words, rules: rules, known: &known, keeping: asked)
    }

    init(
        _ words: [HeardWord], rules: some LanguageRules, known: inout KnownWords,
        keeping asked: (String) -> Bool
    ) {
        var tokens: [HeardToken] = []
        var pause = false
        for word in words {
            let traits = known.traits(of: word.text, rules)
            pause = pause || word.afterPause
            if traits.role == .filler && !asked(word.text) { continue }
            tokens.append(HeardToken(text: word.text, traits: traits, afterPause: pause))
            pause = false
        }
        self.tokens = tokens
    }
}

extension HeardTranscript {
    /// The transcript without the words of a range, as though they had not been said.
    func removing(_ range: Range<Int>) -> HeardTranscript {
        HeardTranscript(tokens: Array(tokens[..<range.lowerBound]) + Array(tokens[range.upperBound...]))
    }

    /// The words of a range, as though no others had been said.
    func only(_ range: Range<Int>) -> HeardTranscript { HeardTranscript(tokens: Array(tokens[range])) }

    private init(tokens: [HeardToken]) { self.tokens = tokens }
}

/// What is known of words, worked out once for those that come again and again.
package struct KnownWords: Sendable {
    private var known: [String: WordTraits] = [:]

    /// Nothing is known yet.
    package init() {}

    /// How many words are known.
    package var count: Int { known.count }

    mutating func traits(of word: String, _ rules: some LanguageRules) -> WordTraits {
        if let traits = known[word] { return traits }
        let traits = rules.traits(of: word)
        known[word] = traits
        return traits
    }
}

/// One word of a line's spoken form with what is known of it.
struct ExpectedWord {
    let text: String
    let display: Int?
    let traits: WordTraits
}

/// A line made ready to be looked for: every form of every stretch, with traits.
struct ExpectedLine {
    let line: RequiredLine
    let displayed: [String]
    let segments: [[[ExpectedWord]]]

    init(_ line: RequiredLine, language: Language, rules: some LanguageRules) {
        var known = KnownWords()
        self.init(line, language: language, rules: rules, known: &known)
    }

    init(_ line: RequiredLine, language: Language, rules: some LanguageRules, known: inout KnownWords) {
        self.line = line
        let text = LexedText(line.text, language: language)
        displayed = text.displayed
        segments = rules.segments(of: text).map { segment in
            segment.forms.map { form in
                form.map { word in
                    ExpectedWord(
                        text: word.text, display: word.display, traits: known.traits(of: word.text, rules))
                }
            }
        }
    }

    /// Whether a word stands in any form of the line.
    func holds(_ word: String) -> Bool {
        segments.contains { $0.contains { $0.contains { $0.text == word } } }
    }
}
