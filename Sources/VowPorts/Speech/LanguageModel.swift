package import VowCore
package import VowRecitation

/// A request for the coach's sentences.
package struct SentenceRequest: Hashable, Sendable {
    /// The language of the sentences.
    package let language: Language
    /// The difficulty.
    package let level: SentenceLevel
    /// The kind of words.
    package let bucket: WordBucket
    /// The topic, a word or two of the catalogue of topics ("home", "food"); nil for any. Never a person's words.
    package let topic: String?
    /// The most words per sentence; characters in Chinese.
    package let mostWords: Int
    /// The number of sentences.
    package let count: Int

    package init(
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

/// A request to reword lines that the built-in generator derived from a person's answers.
package struct LineRequest: Hashable, Sendable {
    /// The kind of line.
    package enum Kind: String, Hashable, Sendable {
        /// What the person does: present tense, concise, specific.
        case goal
        /// Who the person is: identity, anchored in a value.
        case affirmation
    }

    /// The language of the lines.
    package let language: Language
    /// The kind of line.
    package let kind: Kind
    /// The built-in generator's lines. They derive from a person's words, so they leave the device only with consent.
    package let drafts: [String]

    package init(language: Language, kind: Kind, drafts: [String]) {
        self.language = language
        self.kind = kind
        self.drafts = drafts
    }
}

/// A text proposed by a model.
package struct ProposedText: Hashable, Sendable {
    /// A sentence.
    package let text: String
    /// Its difficulty, if requested or stated.
    package let level: SentenceLevel?
    /// Its topic, or nil.
    package let topic: String?
    /// How sure its source is that it fits the request, in per cent; 100 for curated sentences.
    package let confidencePercent: Int

    package init(text: String, level: SentenceLevel? = nil, topic: String? = nil, confidencePercent: Int) {
        self.text = text
        self.level = level
        self.topic = topic
        self.confidencePercent = confidencePercent
    }
}

/// Proposes sentences for the coach and lines for the interview.
///
/// Stateless: answers do not depend on earlier requests. The caller checks each proposal like a person's own words, and
/// has a built-in fallback for every failure. Calls block at most as long as the adapter documents. An adapter that
/// uses another machine does so only with the person's consent (else `languageModel.consent`), within a time limit, and
/// sends only the request.
package protocol LanguageModel: AnyObject, Sendable {
    /// The proposer, as recorded with proposals in use: a model's name and its recipient, or "curated".
    var model: String { get }
    /// At most `wish.count` sentences, neither empty nor repeated; may be empty.
    func sentences(for wish: SentenceRequest) throws(PortFailure) -> [ProposedText]
    /// Every text that `lines` would send to another machine for this request, in full, to show before; empty if
    /// nothing leaves the process. Sends nothing.
    func sends(for wish: LineRequest) -> [String]
    /// At most one line per draft; may be empty.
    func lines(for wish: LineRequest) throws(PortFailure) -> [ProposedText]
}
