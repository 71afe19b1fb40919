package import VowRecitation

/// Which way an answer leans.
package enum TalkSide: String, CaseIterable, Hashable, Sendable {
    /// It argues for the change.
    case change
    /// It argues for leaving things as they are.
    case sustain
    /// It does neither.
    case neutral
}

/// What kind of argument it is (W. R. Miller, S. Rollnick, "Motivational Interviewing").
package enum TalkKind: String, CaseIterable, Hashable, Sendable {
    case desire, ability, reasons, need, commitment, steps
}

/// What was heard in an answer, and in which words.
package struct HeardTalk: Hashable, Sendable {
    /// A cue that was heard.
    package struct Cue: Hashable, Sendable {
        /// Its name in the table of cues.
        package let name: String
        /// The side that it argues for; neutral for a property of the sentence, such as its length.
        package let side: TalkSide
        /// Its kind; nil for a property of the sentence.
        package let kind: TalkKind?
        /// The words that it was heard in, as they were read; empty for the length of the sentence.
        package let words: String
        /// How much it counts towards change, in hundredths.
        package let towardsChange: Int
        /// How much it counts towards sustain, in hundredths.
        package let towardsSustain: Int
    }

    /// Which way the answer leans.
    package let side: TalkSide
    /// The kinds of argument heard for that side, each once, in the order of `TalkKind`.
    package let kinds: [TalkKind]
    /// The sentence that decided.
    package let sentence: String
    /// All that was heard in that sentence.
    package let cues: [Cue]
    /// What the cues come to towards change, in hundredths; neutral is 0.
    package let towardsChange: Int
    /// What the cues come to towards sustain, in hundredths; neutral is 0.
    package let towardsSustain: Int
}

/// Hears talk for a change and talk against it, by the words of a table.
///
/// Each cue of `talk.txt` that occurs adds its weights (`talk-weights.txt`) to two sums, for change and for sustain; the
/// larger decides when it is above 0, else the sentence is neutral. Of several sentences the one with the strongest
/// argument decides, the later where two are alike. It is used to choose what to ask and what to reflect, never to
/// judge a person.
package struct TalkListener: Sendable {
    private let language: Language
    private let cues: [TalkCue]
    private let lengths: [(change: Int, sustain: Int)]
    private let start: (change: Int, sustain: Int)
    private static let lengthNames = [
        "one or two words", "three to five words", "twelve words or more", "ends as a question",
    ]

    /// A listener for a language.
    package init(_ language: Language) {
        self.init(language, weights: TalkTables.weights)
    }

    /// A listener with other weights, towards change and sustain by name, as an evaluation learns them.
    package init(_ language: Language, weights: [String: [Int]]) {
        func weight(_ name: String) -> (change: Int, sustain: Int) {
            let found = weights[name] ?? [0, 0]
            return (found[0], found[1])
        }
        self.language = language
        cues = TalkTables.cues(language).map { row in
            let weight = weight(row.name)
            return TalkCue(row: row, towardsChange: weight.change, towardsSustain: weight.sustain)
        }
        lengths = Self.lengthNames.map(weight)
        start = weight("to begin with")
    }

    /// What is heard in a text.
    package func hear(_ text: String) -> HeardTalk {
        let heard = PlainSentences.of(text).map(hearSentence)
        var strongest = heard.first ?? hearSentence("")
        for next in heard.dropFirst() where Self.strength(next) >= Self.strength(strongest) {
            strongest = next
        }
        return strongest
    }

    /// English, Spanish or Chinese, by the words; English where nothing tells.
    package static func language(of text: String) -> Language {
        InterviewLanguage.guess(text) ?? .english
    }

    private static func strength(_ heard: HeardTalk) -> Int {
        max(heard.towardsChange, heard.towardsSustain)
    }

    private func hearSentence(_ sentence: String) -> HeardTalk {
        let words = PlainWords.spoken(sentence)
        let spans = cues.map { cue in cue.row.patterns.flatMap { $0.spans(in: words) } }
        let arguing = cues.indices.filter { cues[$0].row.side == .change }.flatMap { spans[$0] }
        let against = cues.indices.filter { cues[$0].row.side == .sustain }.flatMap { spans[$0] }
        var change = start.change
        var sustain = start.sustain
        var heard: [HeardTalk.Cue] = []
        for (index, cue) in cues.enumerated() {
            // "Don't want to" is not "want to": a longer phrase of the other side hides a shorter one within it.
            let rivals = cue.row.side == .change ? against : cue.row.side == .sustain ? arguing : []
            let open = spans[index].filter { span in
                !rivals.contains {
                    $0 != span && $0.lowerBound <= span.lowerBound && span.upperBound <= $0.upperBound
                }
            }
            guard let span = open.max(by: { $0.count < $1.count }) else { continue }
            heard.append(cue.heard(in: words[span].joined(separator: " ")))
        }
        // A word of Chinese has about two characters.
        let length = language == .chinese ? (words.count + 1) / 2 : words.count
        for (name, weight) in zip(Self.lengthNames, lengths) where Self.isTrue(name, length, sentence) {
            heard.append(
                HeardTalk.Cue(
                    name: name, side: .neutral, kind: nil, words: "", towardsChange: weight.change,
                    towardsSustain: weight.sustain))
        }
        for cue in heard {
            change += cue.towardsChange
            sustain += cue.towardsSustain
        }
        let side: TalkSide =
            max(change, sustain) <= 0 ? .neutral : change >= sustain ? .change : .sustain
        let kinds = heard.filter { side != .neutral && $0.side == side }.compactMap(\.kind)
        return HeardTalk(
            side: side, kinds: TalkKind.allCases.filter(kinds.contains), sentence: sentence, cues: heard,
            towardsChange: change, towardsSustain: sustain)
    }

    private static func isTrue(_ length: String, _ words: Int, _ sentence: String) -> Bool {
        switch length {
        case "one or two words": words <= 2
        case "three to five words": (3...5).contains(words)
        case "twelve words or more": words >= 12
        default: sentence.last { !$0.isWhitespace }.map { "?？".contains($0) } ?? false
        }
    }
}

private struct TalkCue: Sendable {
    let row: TalkTables.CueRow
    let towardsChange: Int
    let towardsSustain: Int

    func heard(in words: String) -> HeardTalk.Cue {
        HeardTalk.Cue(
            name: row.name, side: row.side, kind: row.kind, words: words, towardsChange: towardsChange,
            towardsSustain: towardsSustain)
    }
}
