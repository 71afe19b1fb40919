public import VowRecitation

/// What a rater made of a recording.
public struct RatedPronunciation: Hashable, Sendable {
    /// The scores.
    public let rating: PronunciationRating
    /// What was heard, whatever was to be said; empty where nothing was.
    public let transcript: String
    /// Who rated: the engine's stable name, for instance "moonshine+pocketsphinx".
    public let engine: String
    /// The version of the rating's formula and the models it rests on, as recorded with an attempt.
    public let model: String

    /// Makes one.
    public init(rating: PronunciationRating, transcript: String, engine: String, model: String) {
        self.rating = rating
        self.transcript = transcript
        self.engine = engine
        self.model = model
    }
}

/// Says how a known sentence was pronounced in a recording of it.
///
/// The same sound and sentence give the same rating on the same machine. Silence and noise are rated, not refused: no
/// words, completeness 0, accuracy 0. The words come back in the sentence's order, one for each word that
/// `SpokenSentence` finds in it. An instance is used by one thread at a time; a call blocks until the rating is there
/// and never longer than the adapter's documented limit. A rating is practice, neither a diagnosis nor a gate's verdict.
public protocol PronunciationRater: AnyObject, Sendable {
    /// The rating of `sentence` in `samples` (16,000 mono samples a second, at most 30 s).
    ///
    /// Fails with `rating.empty` where the sentence has no word, and as its engines fail.
    func rating(of sentence: String, in language: Language, heardIn samples: [Float]) throws(PortFailure)
        -> RatedPronunciation
}
