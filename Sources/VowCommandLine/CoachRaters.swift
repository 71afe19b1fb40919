import Synchronization
import VowAnswers
import VowHearing
import VowCore
package import VowPorts
package import VowRecitation
import VowRuntime

/// The raters of pronunciation of this machine, one a language, each made at its first use.
///
/// What computes is in a child process. An aligner that cannot be had is told of once, and recordings are rated without
/// it; an engine that broke is asked for anew with the next recording.
package final class CoachRaters: PronunciationRater {
    private let source: any TranscriberSource
    private let engine: @Sendable (Language) -> String
    private let degraded: @Sendable (PortFailure) -> Void
    private let state = Mutex(State())

    private struct State {
        var raters: [Language: EnginePronunciationRater] = [:]
        var hasReportedAligner = false
    }

    /// - Parameter engine: as a setting names it; "auto" for the best one of a language.
    package init(
        source: any TranscriberSource, engine: @escaping @Sendable (Language) -> String,
        degraded: @escaping @Sendable (PortFailure) -> Void
    ) {
        self.source = source
        self.engine = engine
        self.degraded = degraded
    }

    package func rating(of sentence: String, in language: Language, heardIn samples: [Float])
        throws(PortFailure)
        -> RatedPronunciation
    {
        do throws(PortFailure) {
            return try rater(of: language).rating(of: sentence, in: language, heardIn: samples)
        } catch {
            // What the person gave is at fault, not a part.
            if error.code.hasPrefix("rating.") { throw error }
            // On a busy machine an engine may not answer in time: nobody waits in the night here, so it is asked again.
            state.withLock { $0.raters[language] = nil }
            source.forgetFaults()
            return try rater(of: language).rating(of: sentence, in: language, heardIn: samples)
        }
    }

    /// What a rating follows from, for who measures the ratings.
    package func evidence(of sentence: String, in language: Language, heardIn samples: [Float])
        throws(PortFailure)
        -> PronunciationEvidence
    {
        try rater(of: language).evidence(of: sentence, in: language, heardIn: samples)
    }

    private func rater(of language: Language) throws(PortFailure) -> EnginePronunciationRater {
        if let cached = state.withLock({ $0.raters[language] }) { return cached }
        let transcriber = try source.transcriber(engine: engine(language), language: language)
        let rater = EnginePronunciationRater(transcriber: transcriber, aligner: aligner(of: language))
        state.withLock { $0.raters[language] = rater }
        return rater
    }

    private func aligner(of language: Language) -> (any SpeechAligner)? {
        do throws(PortFailure) { return try source.aligner(for: language) } catch {
            let isReported = state.withLock { state in
                defer { state.hasReportedAligner = true }
                return state.hasReportedAligner
            }
            if !isReported { degraded(error.instead(.ratedWithoutAligner)) }
            return nil
        }
    }
}

/// The raters of a home.
package func coachRaters(home: String?) -> CoachRaters {
    CoachRaters(source: speechEngines(home: home), engine: { _ in "auto" }) {
        Exit.say($0.text(HomeLanguage.wording(of: home)))
    }
}
