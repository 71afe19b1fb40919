public import VowPorts
public import VowRecitation

/// Rates pronunciation with a recogniser and, where there is one, an aligner.
///
/// What the recogniser heard, how likely it finds each word of the sentence where it stands (if it weighs wordings), how
/// well the aligner finds the phones, and the pauses: `PronunciationFormula` makes scores of these. Without an aligner,
/// places come from the loudness of the sound; without likelihoods, from the words that were heard. Takes as long as the
/// two take together, about half of the sound's length on one core, and fails as they do. Used by one thread at a time.
public final class EnginePronunciationRater: PronunciationRater {
    private static let mostSamples = 30 * 16_000

    private let transcriber: any Transcriber
    private let aligner: (any SpeechAligner)?

    /// Makes a rater of the ears of one language.
    public init(transcriber: any Transcriber, aligner: (any SpeechAligner)?) {
        self.transcriber = transcriber
        self.aligner = aligner
    }

    /// See `PronunciationRater`.
    public func rating(of sentence: String, in language: Language, heardIn samples: [Float])
        throws(PortFailure) -> RatedPronunciation
    {
        let evidence = try evidence(of: sentence, in: language, heardIn: samples)
        let aligned = evidence.alignment != nil
        return RatedPronunciation(
            rating: PronunciationFormula.rating(evidence), transcript: evidence.transcript,
            engine: transcriber.engine + (aligned ? "+pocketsphinx" : ""),
            model: ([PronunciationFormula.version, transcriber.model]
                + (aligned ? [aligner?.model ?? ""] : [])).joined(separator: " "))
    }

    /// What the rating of a sentence follows from; fails as `rating` does.
    public func evidence(of sentence: String, in language: Language, heardIn samples: [Float])
        throws(PortFailure) -> PronunciationEvidence
    {
        let said = SpokenSentence(sentence, language: language)
        guard !said.words.isEmpty else {
            throw PortFailure(
                code: "rating.empty", message: "The sentence has no word that could be rated.",
                repair: "Give a sentence with words in it.")
        }
        guard samples.count <= Self.mostSamples else {
            throw PortFailure(
                code: "rating.tooLong", message: "A recording of more than thirty seconds is not rated.",
                repair: "Say one sentence at a time.")
        }
        let timing = try SpeechTiming.timing(of: samples)
        // Without speech there is nothing to rate: in silence and steady noise engines and aligners still find words.
        guard timing.spanMilliseconds > 0 else {
            return PronunciationEvidence(
                sentence: said, transcript: "", opinions: [], alignment: nil, timing: timing)
        }
        let heard = try transcriber.transcribe(samples)
        return PronunciationEvidence(
            sentence: said, transcript: heard.text, opinions: try opinions(on: said, heard, samples),
            alignment: try aligner?.alignment(of: said.spoken, in: samples), timing: timing)
    }

    private func opinions(on said: SpokenSentence, _ heard: Transcript, _ samples: [Float])
        throws(PortFailure) -> [LineOpinion?]
    {
        // The formula was fitted to opinions on English words, in the sound and in silence.
        guard transcriber.weighsWordings, said.language == .english else { return [] }
        let words = SpokenSentence(heard.text, language: said.language).spoken
        let questions = said.words.indices.map { index in
            WordingQuestion(
                line: String(index), heard: words,
                wordings: [.init(words: said.spoken, linePlace: said.spokenPlace(of: index))], similarity: 1)
        }
        let given = try transcriber.weigh(questions, in: samples)
        return questions.map { question in given.first { $0.line == question.line } }
    }
}

/// Where there is speech in a recording, by its loudness alone.
enum SpeechTiming {
    /// As `PronunciationEvidence.Timing` counts pauses.
    private static let shortestPauseMilliseconds = 120

    static func timing(of samples: [Float]) throws(PortFailure) -> PronunciationEvidence.Timing {
        let detector = EnergyVoiceActivityDetector()
        let chunk = detector.chunkLengthSamples
        var speaking: [Bool] = []
        for start in stride(from: 0, to: samples.count - chunk + 1, by: chunk) {
            speaking.append(try detector.hearsSpeech(in: Array(samples[start..<start + chunk])))
        }
        guard let first = speaking.firstIndex(of: true), let last = speaking.lastIndex(of: true) else {
            return PronunciationEvidence.Timing(spanMilliseconds: 0, pausesMilliseconds: [])
        }
        var pauses: [Int] = []
        var silent = 0
        for isSpeech in speaking[first...last] {
            if !isSpeech {
                silent += 1
                continue
            }
            if silent > 0 { pauses.append(silent * chunk / 16) }
            silent = 0
        }
        return PronunciationEvidence.Timing(
            spanMilliseconds: (last - first + 1) * chunk / 16,
            pausesMilliseconds: pauses.filter { $0 >= shortestPauseMilliseconds })
    }
}
