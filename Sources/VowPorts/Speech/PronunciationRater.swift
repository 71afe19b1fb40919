package import VowRecitation

/// A rater's result for a recording.
package struct RatedPronunciation: Hashable, Sendable {
    /// The scores.
    package let rating: PronunciationRating
    /// The recognised words, whatever the sentence; may be empty.
    package let transcript: String
    /// The engine's stable name, for instance "moonshine+pocketsphinx".
    package let engine: String
    /// The versions of the rating's formula and models, as recorded with an attempt.
    package let model: String

    package init(rating: PronunciationRating, transcript: String, engine: String, model: String) {
        self.rating = rating
        self.transcript = transcript
        self.engine = engine
        self.model = model
    }
}

/// Rates the pronunciation of a known sentence in a recording.
///
/// The same sound and sentence give the same rating on the same machine. Silence and noise get a rating, not an error:
/// no words, completeness 0, accuracy 0. Returns a word for each word that `SpokenSentence` finds, in order. Not
/// thread-safe; calls block at most as long as the adapter documents. A rating is practice, neither a diagnosis nor a
/// gate's verdict.
package protocol PronunciationRater: AnyObject, Sendable {
    /// The rating of `sentence` in `samples` (mono at 16 kHz, at most 30 s).
    ///
    /// Throws `rating.empty` if the sentence has no word, and its engines' errors.
    func rating(of sentence: String, in language: Language, heardIn samples: [Float]) throws(PortFailure)
        -> RatedPronunciation
}
