package import VowPorts
package import VowRecitation

/// Rates pronunciation with a recogniser and, if available, an aligner.
///
/// `PronunciationFormula` computes the scores from the transcript, the likelihood of each word in its position (if the
/// recogniser weighs wordings), the fit of the phones, and the pauses. Without an aligner, positions come from
/// loudness; without likelihoods, the recognised words decide. Takes as long as both engines, about half of the sound's
/// length on one core, and throws their errors. Not safe for use by several threads at once.
package final class EnginePronunciationRater: PronunciationRater {
    private static let mostSamples = 30 * 16_000

    private let transcriber: any Transcriber
    private let aligner: (any SpeechAligner)?

    /// Creates a rater from the engines of a language.
    package init(transcriber: any Transcriber, aligner: (any SpeechAligner)?) {
        self.transcriber = transcriber
        self.aligner = aligner
    }

    /// See `PronunciationRater`.
    package func rating(of sentence: String, in language: Language, heardIn samples: [Float])
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

    /// The evidence for the rating of a sentence; throws as `rating`.
    package func evidence(of sentence: String, in language: Language, heardIn samples: [Float])
        throws(PortFailure) -> PronunciationEvidence
    {
        let said = SpokenSentence(sentence, language: language)
        guard !said.words.isEmpty else {
            throw PortFailure(
                code: "rating.empty", message: .sentenceHasNoWordThat,
                repair: .giveSentenceWithWordsIn)
        }
        guard samples.count <= Self.mostSamples else {
            throw PortFailure(
                code: "rating.tooLong", message: .recordingOfMoreThanThirty,
                repair: .oneSentenceAtTime)
        }
        let timing = try SpeechTiming.timing(of: samples)
        // Without speech there is nothing to rate, but engines and aligners still find words in silence and steady
        // noise.
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
        // The formula was fitted to opinions on English words, in sound and in silence.
        guard transcriber.weighsWordings, said.language == .english else { return [] }
        let words = SpokenSentence(heard.text, language: said.language).spoken
        let questions = said.words.indices.map { index in
            WordingQuestion(
                line: String(index), heard: words,
                wordings: [.init(words: said.spoken, linePlace: said.spokenPlace(of: index))], similarity: 1)
        }
        let opinions = try transcriber.weigh(questions, in: samples)
        return questions.map { question in opinions.first { $0.line == question.line } }
    }
}

/// Locates speech in a recording by its loudness.
enum SpeechTiming {
    /// The same limit as in `PronunciationEvidence.Timing`.
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
