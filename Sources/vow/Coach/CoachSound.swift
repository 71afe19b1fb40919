import VowAnswers
import SpeechAdapters
import LinuxAdapters
import SoundAdapters
import VowCommandLine
import VowCore
import VowPorts
import VowRecitation
import VowRuntime

/// What the coach speaks with and hears through. Of one thread.
final class CoachSound {
    /// What came of listening.
    enum Heard {
        /// The person said something.
        case answer(CoachAnswer)
        /// Nothing that can be judged was heard.
        case unfit(AttemptReason)
    }

    /// How fast a slow replay is, in per cent of the rate that was set.
    private static let slowPercent = 65

    private let voice: any Voice
    private let named: (Language) -> String
    private let style: SpeakingStyle
    private let loudspeaker: any Loudspeaker
    private let source: any TranscriberSource
    private let engine: (Language) -> String
    private var room: RehearsalListener
    private let rater: any PronunciationRater
    private var embedders: [Language: (any Embedder)?] = [:]
    /// When the sentence had been spoken; nil where it was not.
    private var spokenAt: Instant?
    private let clock: any WakeClock

    init(home: String, settings: Settings) throws(PortFailure) {
        voice = CachedVoice(CoachVoice.of(settings, home: home))
        named = { settings.coachVoice(for: $0) }
        style = settings.coachStyle
        loudspeaker = PulseAudioLoudspeaker(server: nil)
        // The same engines as those that rate, each loaded once; the sound that was heard last is not heard again for
        // the rating.
        source = CachedTranscriberSource(speechEngines(home: home))
        engine = { settings.engine(for: $0) }
        clock = try LinuxWakeClock()
        let raters = CoachRaters(source: source, engine: { settings.engine(for: $0) }) { degradation in
            Exit.say(degradation.text(Wording(settings)))
        }
        rater = CoachRating.rater(raters, settings, home: home)
        room = RehearsalListener(
            source: source, microphone: PulseAudioMicrophone(server: nil), clock: clock, engine: engine,
            endMilliseconds: RehearsalListener.sentenceEndMilliseconds)
    }

    /// Whether the voice of a language was measured, and does not count.
    func isHardToFollow(_ language: Language) -> Bool {
        VoiceFigures.figure(of: named(language), in: language)?.counts == false
    }

    /// Speaks a sentence to its end.
    func speak(_ sentence: CoachSentence, slow: Bool) throws(PortFailure) {
        spokenAt = nil
        let language = sentence.language == .chinese ? "cmn" : sentence.language.rawValue
        let rate = slow ? style.ratePercent * Self.slowPercent / 100 : style.ratePercent
        let style = SpeakingStyle(ratePercent: rate, pitchPercent: style.pitchPercent)
        let samples = try voice.speech(for: sentence.text, language: language, style: style)
        try loudspeaker.play(samples)
        spokenAt = clock.now()
    }

    /// A typed answer.
    func typed(_ text: String, for sentence: CoachSentence, now: Instant) -> CoachAnswer {
        CoachAnswer(
            transcript: text, mode: .typed, closenessHundredths: closeness(text, to: sentence),
            answerMilliseconds: spokenAt.map { now.milliseconds(since: $0) })
    }

    /// What the person says into the microphone.
    func listen(to sentence: CoachSentence, now: () -> Instant, ready: () -> Void) throws(PortFailure)
        -> Heard
    {
        try room.prepare(sentence.language)
        let evidence = try room.hear(nil, language: sentence.language, ready: ready) { _ in }
        guard let evidence else { return .unfit(.noSpeech) }
        let ended = now().adding(milliseconds: -evidence.latencyMilliseconds)
        return answer(
            evidence, to: sentence, samples: room.lastTranscribedSound,
            answerMilliseconds: spokenAt.map { max(0, ended.milliseconds(since: $0)) })
    }

    /// Loads the engines of a language ahead, so that the first answer is not waited for.
    func prepare(_ language: Language) {
        // What fails here fails where it is needed, and is told there.
        try? room.prepare(language)
        _ = try? rater.rating(
            of: "1", in: language, heardIn: [Float](repeating: 0, count: 16_000))
        _ = closeness(
            "1", to: CoachSentence(id: "", text: "1", language: language, level: .easy, bucket: .common))
    }

    /// What a recording says.
    func hear(_ samples: [Float], of sentence: CoachSentence) throws(PortFailure) -> Heard {
        var judge = Judge(source: source, engine: engine(sentence.language))
        let evidence = try judge.evidence(
            for: JudgeQuestion(
                lines: [sentence.text], recitation: .sound(samples), language: sentence.language))
        return answer(evidence, to: sentence, samples: samples, answerMilliseconds: nil)
    }

    private func answer(
        _ evidence: AttemptEvidence, to sentence: CoachSentence, samples: [Float], answerMilliseconds: Int64?
    ) -> Heard {
        if let reason = RunState.unfitReason(evidence, language: sentence.language) { return .unfit(reason) }
        guard evidence.transcript.contains(where: { $0.isLetter || $0.isNumber }) else {
            return .unfit(.noSpeech)
        }
        // Without a rating the words alone count: practice goes on.
        let rated = try? rater.rating(of: sentence.text, in: sentence.language, heardIn: samples)
        return .answer(
            CoachAnswer(
                transcript: evidence.transcript, mode: .spoken, engine: evidence.engine,
                closenessHundredths: closeness(evidence.transcript, to: sentence),
                pronunciation: rated?.rating, rater: rated.map { "\($0.engine) \($0.model)" } ?? "",
                answerMilliseconds: answerMilliseconds))
    }

    /// How close in meaning, where a model of meanings is installed for the language; it is an extra.
    private func closeness(_ text: String, to sentence: CoachSentence) -> Int? {
        let embedder: (any Embedder)? =
            if let known = embedders[sentence.language] { known } else {
                source.embedder(for: sentence.language)
            }
        embedders[sentence.language] = .some(embedder)
        // Without a meaning the words alone count.
        guard let embedder, let closeness = try? embedder.closeness(of: sentence.text, text) else {
            return nil
        }
        return Int((max(0, closeness) * 100).rounded())
    }
}
