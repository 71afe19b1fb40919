/// How a sentence was pronounced, each score a whole number from 0 (not at all) to 100.
public struct PronunciationRating: Codable, Hashable, Sendable {
    /// One word of the sentence.
    public struct Word: Codable, Hashable, Sendable {
        /// The word as the sentence has it, without the punctuation around it; a character in Chinese.
        public let text: String
        /// How well it was pronounced; 0 where it was not said.
        public let accuracy: Int

        /// Makes one; a score beyond 0 to 100 is cut off there.
        public init(text: String, accuracy: Int) {
            self.text = text
            self.accuracy = PronunciationRating.clipped(accuracy)
        }
    }

    /// How well sounds and words were pronounced.
    public let accuracy: Int
    /// How smooth it was: rate and pauses.
    public let fluency: Int
    /// The share of the sentence's words that were said.
    public let completeness: Int
    /// How natural rhythm, stress and intonation were.
    public let prosody: Int
    /// The sentence's words, in order.
    public let words: [Word]

    /// Makes a rating; scores beyond 0 to 100 are cut off there.
    public init(accuracy: Int, fluency: Int, completeness: Int, prosody: Int, words: [Word]) {
        self.accuracy = Self.clipped(accuracy)
        self.fluency = Self.clipped(fluency)
        self.completeness = Self.clipped(completeness)
        self.prosody = Self.clipped(prosody)
        self.words = words
    }

    private static func clipped(_ score: Int) -> Int { max(0, min(100, score)) }
}
