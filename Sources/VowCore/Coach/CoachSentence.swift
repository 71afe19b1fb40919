package import VowRecitation

/// A sentence to listen to and to say.
package struct CoachSentence: Codable, Hashable, Sendable {
    /// The identifier, unique among all sentences.
    @Sealed package private(set) var id: CoachSentenceID
    /// The words.
    @Sealed package private(set) var text: String
    /// Their language.
    package let language: Language
    /// How long and involved it is.
    package let level: SentenceLevel
    /// How usual its rarest word is.
    package let bucket: WordBucket

    package init(
        id: CoachSentenceID, text: String, language: Language, level: SentenceLevel, bucket: WordBucket
    ) {
        self.id = id
        self.text = text
        self.language = language
        self.level = level
        self.bucket = bucket
    }

    private enum CodingKeys: String, CodingKey {
        case id, text, language, level
        case bucket = "wordBucket"
    }

    /// How difficult it is, from 0: the level decides, and within it the words.
    package var difficulty: Int {
        let level = SentenceLevel.allCases.firstIndex(of: level) ?? 0
        return level * WordBucket.allCases.count + (WordBucket.allCases.firstIndex(of: bucket) ?? 0)
    }
}
