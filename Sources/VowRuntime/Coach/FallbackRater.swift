import Synchronization
package import VowPorts
package import VowRecitation

/// Rates by one rater, and by another where the first fails: the person notices only another quality.
///
/// After a failure the first rater rests for some recordings, so that its time limit is not waited for with each. What is
/// the person's own (a sentence without words, a recording that is too long) is no failure of it. Used by one thread at a
/// time.
package final class FallbackRater: PronunciationRater {
    /// So many recordings the first rater rests after a failure.
    package static let usualRest = 10

    private let first: any PronunciationRater
    private let second: any PronunciationRater
    private let rest: Int
    /// For how many recordings the first rater still rests.
    private let restLeft = Atomic(0)

    /// Names the two, and for how many recordings the first rests after a failure.
    package init(
        _ first: any PronunciationRater, to second: any PronunciationRater, restsFor rest: Int = usualRest
    ) {
        self.first = first
        self.second = second
        self.rest = rest
    }

    /// See `PronunciationRater`; fails as the second rater does.
    package func rating(of sentence: String, in language: Language, heardIn samples: [Float])
        throws(PortFailure) -> RatedPronunciation
    {
        if restLeft.load(ordering: .relaxed) == 0 {
            do throws(PortFailure) {
                return try first.rating(of: sentence, in: language, heardIn: samples)
            } catch {
                if error.code.hasPrefix("rating.") { throw error }
                // Without consent nothing was asked, and asking costs nothing.
                restLeft.store(error.code == "rater.consent" ? 0 : rest, ordering: .relaxed)
            }
        } else {
            restLeft.wrappingSubtract(1, ordering: .relaxed)
        }
        return try second.rating(of: sentence, in: language, heardIn: samples)
    }
}
