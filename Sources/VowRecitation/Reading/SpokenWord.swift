/// One word of a spoken form of a line.
struct SpokenWord: Equatable {
    let text: String
    /// The displayed word it says; nil for a word that only the spoken form has, such as "of" in a date.
    let display: Int?

    init(_ text: String, _ display: Int?) {
        self.text = text
        self.display = display
    }
}

/// A stretch of a line with every acceptable way to say it.
struct Segment: Equatable {
    /// At least one form; a form may be empty where a sign may be left unsaid.
    var forms: [[SpokenWord]]

    init(_ forms: [[SpokenWord]]) {
        var unique: [[SpokenWord]] = []
        for form in forms where !unique.contains(form) { unique.append(form) }
        self.forms = unique
    }

    /// One form in which every word says the same displayed word.
    init(_ words: [String], _ display: Int) {
        forms = [words.map { SpokenWord($0, display) }]
    }
}

/// One word of a transcript as it sounds, after digits and signs were put into words.
struct HeardWord: Equatable {
    let text: String
    /// Whether the recogniser set a full stop or comma before it.
    let afterPause: Bool
}

/// How one word counts in a comparison.
struct WordTraits: Sendable {
    enum Role: Sendable {
        /// Carries the meaning.
        case content
        /// Articles, pronouns, auxiliaries, light prepositions: recognisers drop and swap them.
        case function
        /// "um" and its like; never asked for.
        case filler
    }
    /// The spelling that variants, homophones and contractions share.
    let canonical: String
    /// The dictionary form.
    let lemma: String
    /// The group of words that mean the same; empty when there is none.
    let synonym: String
    let phones: [UInt8]
    let role: Role
    let isNegation: Bool
    /// Numbers, dates and times: nothing else may stand in their place.
    let isNumber: Bool
    /// Words that must be said by themselves because a neighbour in their set would change the meaning.
    let isExclusive: Bool
    /// What the word weighs in a comparison, in hundredths of a consonant.
    let weight: Int32
}

/// What a language knows about saying and hearing lines.
protocol LanguageRules: Sendable {
    /// Every acceptable way to say a line, stretch by stretch.
    func segments(of text: LexedText) -> [Segment]
    /// The words of a transcript as they sound.
    func heard(_ text: LexedText) -> [HeardWord]
    /// What is known of a word that `segments` or `heard` gave.
    func traits(of word: String) -> WordTraits
    /// The markers after which a speaker takes back what was said just before, as words.
    var corrections: [[String]] { get }
    /// Words that speakers put between others without meaning; free inside a line.
    var looseWords: Set<String> { get }
    /// The words after which a preceding negation still governs the line ("I don't think that …").
    var reportingWords: [String] { get }
    /// The words after a time that tell the half of the day, with "a.m." or "p.m.".
    var dayParts: [String: String] { get }
    /// The prefixes that turn a word into its opposite.
    var opposingPrefixes: [String] { get }
    /// The words that turn the meaning of a line round.
    var opposites: Opposites { get }
    /// The pronouns and articles that begin a clause, before which a negation belongs to something else.
    var clauseOpeners: [String] { get }
}
