import CloudRating
import CurlHTTP
import SpeechEngines
import VowAnswers
import VowHearing
import VowCore
import VowPorts
import VowRecitation
import VowRuntime

/// The raters of pronunciation of this machine, one a language, each made at its first use.
///
/// What computes is in a child process. An aligner that cannot be had is told of once, and recordings are rated without
/// it; an engine that broke is asked for anew with the next recording.
final class CoachRaters: PronunciationRater, @unchecked Sendable {
    private let source: any TranscriberSource
    private let engine: @Sendable (Language) -> String
    private let degraded: @Sendable (PortFailure) -> Void
    // One thread uses a rater at a time, as the port demands.
    private var raters: [Language: EnginePronunciationRater] = [:]
    private var hasToldOfAligner = false

    /// - Parameter engine: as a setting names it; "auto" for the best one of a language.
    init(
        source: any TranscriberSource, engine: @escaping @Sendable (Language) -> String,
        degraded: @escaping @Sendable (PortFailure) -> Void
    ) {
        self.source = source
        self.engine = engine
        self.degraded = degraded
    }

    func rating(of sentence: String, in language: Language, heardIn samples: [Float]) throws(PortFailure)
        -> RatedPronunciation
    {
        do throws(PortFailure) {
            return try rater(of: language).rating(of: sentence, in: language, heardIn: samples)
        } catch {
            // What the person gave is at fault, not a part.
            if error.code.hasPrefix("rating.") { throw error }
            // On a busy machine an engine may not answer in time: nobody waits in the night here, so it is asked again.
            raters[language] = nil
            source.forgetFaults()
            return try rater(of: language).rating(of: sentence, in: language, heardIn: samples)
        }
    }

    /// What a rating follows from, for who measures the ratings.
    func evidence(of sentence: String, in language: Language, heardIn samples: [Float]) throws(PortFailure)
        -> PronunciationEvidence
    {
        try rater(of: language).evidence(of: sentence, in: language, heardIn: samples)
    }

    private func rater(of language: Language) throws(PortFailure) -> EnginePronunciationRater {
        if let known = raters[language] { return known }
        let transcriber = try source.transcriber(engine: engine(language), language: language)
        let rater = EnginePronunciationRater(transcriber: transcriber, aligner: aligner(of: language))
        raters[language] = rater
        return rater
    }

    private func aligner(of language: Language) -> (any SpeechAligner)? {
        do throws(PortFailure) { return try source.aligner(for: language) } catch {
            if !hasToldOfAligner {
                degraded(
                    error.instead(
                        RefusalLanguage.wording(
                            "Pronunciation is rated without it.", "La pronunciación se evalúa sin ella.")))
            }
            hasToldOfAligner = true
            return nil
        }
    }
}

/// The rater that practice goes by: the service that was set, where the person agrees to it, and this device's own.
enum CoachRating {
    static func rater(_ local: CoachRaters, _ settings: Settings, home: String) -> any PronunciationRater {
        guard let service = service(settings, home: home) else { return local }
        return FallbackRater(service, to: local)
    }

    /// nil where none is set.
    private static func service(_ settings: Settings, home: String) -> CloudPronunciationRater? {
        guard let address = CloudAddress(engine: settings[.coachRater]) else { return nil }
        return CloudPronunciationRater(
            service: CloudService(address, at: address.ratingURL, for: .pronunciation, home: home))
    }
}

/// The raters of a home.
func coachRaters(home: String?) -> CoachRaters {
    CoachRaters(source: speechEngines(home: home), engine: { _ in "auto" }) {
        Exit.say($0.text(RefusalLanguage.wording))
    }
}
