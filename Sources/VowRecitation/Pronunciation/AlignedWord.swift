/// A word of a known sentence in its place in a recording.
///
/// Scores are an acoustic model's, in its own whole units: the higher (nearer to 0), the better the sound fits.
public struct AlignedWord: Hashable, Sendable {
    /// A phone of the word in its place.
    public struct Phone: Hashable, Sendable {
        /// Its name in the model's alphabet, for instance "AE".
        public let name: String
        /// Where it begins in the recording.
        public let startMilliseconds: Int
        /// Where it ends.
        public let endMilliseconds: Int
        /// How well the phone fits the sound there.
        public let score: Int
        /// How well the phones fit that the model finds there when it may choose any.
        public let freeScore: Int

        /// Makes one.
        public init(
            name: String, startMilliseconds: Int, endMilliseconds: Int, score: Int, freeScore: Int
        ) {
            self.name = name
            self.startMilliseconds = startMilliseconds
            self.endMilliseconds = endMilliseconds
            self.score = score
            self.freeScore = freeScore
        }

        /// What the expected phone falls short of the best ones, for each 10 ms: the goodness of pronunciation of Witt and
        /// Young (Speech Communication 30, 2000), with a phone loop in the denominator. Mostly below 0.
        public var goodness: Double {
            Double(score - freeScore) / max(1, Double(endMilliseconds - startMilliseconds) / 10)
        }
    }

    /// The word, in lower case.
    public let word: String
    /// Where it begins in the recording.
    public let startMilliseconds: Int
    /// Where it ends.
    public let endMilliseconds: Int
    /// How well the word fits the sound there.
    public let score: Int
    /// How well the phones fit that the model finds there when it may choose any.
    public let freeScore: Int
    /// Its phones, in order; empty where they could not be told apart.
    public let phones: [Phone]

    /// Makes one.
    public init(
        word: String, startMilliseconds: Int, endMilliseconds: Int, score: Int, freeScore: Int,
        phones: [Phone]
    ) {
        self.word = word
        self.startMilliseconds = startMilliseconds
        self.endMilliseconds = endMilliseconds
        self.score = score
        self.freeScore = freeScore
        self.phones = phones
    }

    /// How long the word took, in milliseconds, at least one frame.
    public var milliseconds: Int { max(10, endMilliseconds - startMilliseconds) }

    /// What the word falls short of the best phones, for each 10 ms; see `Phone.goodness`.
    public var goodness: Double { Double(score - freeScore) * 10 / Double(milliseconds) }
}
