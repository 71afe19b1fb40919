public import VowCore
public import VowRecitation

/// Sentences that are wanted for the coach.
public struct SentenceRequest: Hashable, Sendable {
    /// In which language.
    public let language: Language
    /// How hard.
    public let level: SentenceLevel
    /// Of which words.
    public let bucket: WordBucket
    /// What about, a word or two of the catalogue of topics ("home", "food"); nil for anything. Never a person's words.
    public let topic: String?
    /// The most words a sentence may have; characters in Chinese.
    public let mostWords: Int
    /// How many sentences.
    public let count: Int

    /// Makes a wish.
    public init(
        language: Language, level: SentenceLevel, bucket: WordBucket, topic: String? = nil, mostWords: Int,
        count: Int
    ) {
        self.language = language
        self.level = level
        self.bucket = bucket
        self.topic = topic
        self.mostWords = mostWords
        self.count = count
    }
}

/// Lines that are wanted for the interview: reworded from what the built-in generator made of a person's answers.
public struct LineRequest: Hashable, Sendable {
    /// What kind of line.
    public enum Kind: String, Hashable, Sendable {
        /// What the person does: present tense, concise, specific.
        case goal
        /// Who the person is: identity, anchored in a value.
        case affirmation
    }

    /// In which language.
    public let language: Language
    /// Which kind.
    public let kind: Kind
    /// The built-in generator's lines. They follow from a person's words: sent anywhere only with their consent.
    public let drafts: [String]

    /// Makes a wish.
    public init(language: Language, kind: Kind, drafts: [String]) {
        self.language = language
        self.kind = kind
        self.drafts = drafts
    }
}

/// A text that a model proposes, with what it says of it.
public struct ProposedText: Hashable, Sendable {
    /// One sentence.
    public let text: String
    /// How hard it is, where it was asked for or said.
    public let level: SentenceLevel?
    /// What it is about; nil for nothing in particular.
    public let topic: String?
    /// How sure its source is that it fits the wish, in hundredths; 100 for curated sentences.
    public let confidencePercent: Int

    /// Makes one.
    public init(text: String, level: SentenceLevel? = nil, topic: String? = nil, confidencePercent: Int) {
        self.text = text
        self.level = level
        self.topic = topic
        self.confidencePercent = confidencePercent
    }
}

/// Proposes texts: sentences for the coach, lines for the interview.
///
/// Stateless: what is asked now does not depend on what was asked before. What comes back is a proposal and nothing
/// more: whoever asked checks it as it would a person's own words, and has a built-in answer for every failure. A call
/// blocks, at most as long as the adapter documents. An adapter that asks another machine does so only while the person
/// agrees (`languageModel.consent` otherwise), within a time limit, and sends nothing beyond the wish.
public protocol LanguageModel: AnyObject, Sendable {
    /// Who proposes, as recorded with what is used: a model's name and its recipient, or "curated".
    var model: String { get }
    /// At most `wish.count` sentences, none of them empty or twice; none where it knows none.
    func sentences(for wish: SentenceRequest) throws(PortFailure) -> [ProposedText]
    /// Every text that `lines` with this wish would send to another machine or service, whole, so that it can be shown
    /// before; none where nothing leaves the process. Sends nothing.
    func sends(for wish: LineRequest) -> [String]
    /// At most one line for each draft; none where it knows no better ones.
    func lines(for wish: LineRequest) throws(PortFailure) -> [ProposedText]
}
