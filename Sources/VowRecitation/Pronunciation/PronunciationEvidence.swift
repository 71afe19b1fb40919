/// Everything that a rating of pronunciation follows from.
public struct PronunciationEvidence: Hashable, Sendable {
    /// Where there is speech in a recording, found without knowing the words.
    public struct Timing: Hashable, Sendable {
        /// From the first speech to the last, in milliseconds.
        public let spanMilliseconds: Int
        /// The pauses between, of at least 120 ms, in order.
        public let pausesMilliseconds: [Int]

        /// Makes one.
        public init(spanMilliseconds: Int, pausesMilliseconds: [Int]) {
            self.spanMilliseconds = spanMilliseconds
            self.pausesMilliseconds = pausesMilliseconds
        }
    }

    /// What was to be said.
    public let sentence: SpokenSentence
    /// What an engine heard.
    public let transcript: String
    /// What the engine makes of each word of the sentence in its place; nil where it was not asked or cannot tell.
    public let opinions: [LineOpinion?]
    /// The words as they are said (`SpokenSentence.spoken`) in their places; nil where no aligner could place them.
    public let alignment: [AlignedWord]?
    /// Where there was speech.
    public let timing: Timing

    /// Makes evidence; `opinions` has one place for each word, or none at all.
    public init(
        sentence: SpokenSentence, transcript: String, opinions: [LineOpinion?], alignment: [AlignedWord]?,
        timing: Timing
    ) {
        self.sentence = sentence
        self.transcript = transcript
        self.opinions =
            opinions.count == sentence.words.count ? opinions : sentence.words.map { _ in nil }
        self.alignment = alignment?.map(\.word) == sentence.spoken ? alignment : nil
        self.timing = timing
    }
}
