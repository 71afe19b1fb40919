/// What a rating is computed from: one number a property, of the whole sentence and of each word.
public struct PronunciationFeatures: Hashable, Sendable {
    /// The properties of one word.
    public struct Word: Hashable, Sendable {
        /// How much of it stands in the transcript, from 0 to 1.
        public let heard: Double
        /// The logarithm of the likelihood that the engine gives to it in its place.
        public let likelihood: Double
        /// How much greater that is than the likelihood that the engine gives to the word in silence.
        public let added: Double
        /// How far it falls short of the best phones, for each 10 ms; see `AlignedWord.goodness`.
        public let goodness: Double
        /// The goodness of its worst phone.
        public let worstPhone: Double

        /// Whether it was said, well or badly: heard as itself or as something like it, or likely in the sound.
        public var isSaid: Bool { heard >= 0.5 || likelihood > -3 && added > 0 }
    }

    /// Each word's.
    public let words: [Word]
    /// All pauses between words together, in seconds.
    public let pauseSeconds: Double
    /// The longest of them.
    public let longestPauseSeconds: Double
    /// Syllables a second from the first word to the last, pauses included.
    public let syllablesPerSecond: Double

    /// Computes the features of evidence whose sentence has words.
    public init(_ evidence: PronunciationEvidence) {
        let heard = HeardWords.shares(of: evidence.sentence, in: evidence.transcript)
        words = evidence.sentence.words.indices.map { index in
            Self.word(index, of: evidence, heard: heard[index])
        }
        let pauses: [Int]
        let span: Int
        if let aligned = evidence.alignment, let first = aligned.first, let last = aligned.last {
            pauses = zip(aligned, aligned.dropFirst()).map {
                max(0, $1.startMilliseconds - $0.endMilliseconds)
            }
            span = last.endMilliseconds - first.startMilliseconds
        } else {
            pauses = evidence.timing.pausesMilliseconds
            span = evidence.timing.spanMilliseconds
        }
        pauseSeconds = Double(pauses.reduce(0, +)) / 1_000
        longestPauseSeconds = Double(pauses.max() ?? 0) / 1_000
        let syllables = evidence.sentence.spoken.reduce(0) {
            $0 + max(1, SpokenWords.syllableCount(of: $1, language: evidence.sentence.language))
        }
        syllablesPerSecond = Double(syllables) * 1_000 / Double(max(100, span))
    }

    private static func word(_ index: Int, of evidence: PronunciationEvidence, heard: Double) -> Word {
        let opinion = evidence.opinions[index]
        // For an engine without opinions: the likelihood that other engines mostly give to a word that was heard, or
        // was not.
        let likelihood = opinion.map { Double($0.likelihoodHundredths) / 100 } ?? -6 * (1 - heard)
        let silence = opinion?.silence.map { Double($0.likelihoodHundredths) / 100 }
        let added = silence.map { likelihood - $0 } ?? 5 * heard - 1
        let aligned = evidence.alignment.map { Array($0[evidence.sentence.spokenPlace(of: index)]) } ?? []
        let frames = Double(aligned.reduce(0) { $0 + $1.milliseconds }) / 10
        let shortfall = Double(aligned.reduce(0) { $0 + $1.score - $1.freeScore })
        let phones = aligned.flatMap(\.phones).map(\.goodness)
        return Word(
            heard: heard, likelihood: likelihood, added: added,
            goodness: frames > 0 ? shortfall / frames : usual.goodness - 20 * (1 - heard),
            worstPhone: phones.min() ?? usual.worstPhone)
    }

    /// Used where there are no phones: the means over the rated utterances.
    private static let usual = (goodness: -11.0, worstPhone: -37.0)
}
