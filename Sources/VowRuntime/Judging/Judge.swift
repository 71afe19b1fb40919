package import VowCore
package import VowPorts
package import VowRecitation

/// What a judge is asked.
package struct JudgeQuestion: Hashable, Sendable {
    /// What was recited.
    package enum Recitation: Hashable, Sendable {
        /// Words, taken as heard.
        case transcript(String)
        /// Sound: 16,000 mono samples a second.
        case sound([Float])
    }

    /// The lines that had to be said.
    package var lines: [String]
    /// What was recited.
    package var recitation: Recitation
    /// The language of both.
    package var language: Language
    /// A word that had to be said too.
    package var challengeWord: String?
    /// The score each line needs.
    package var minimumSimilarity: Double
    /// How the person's lines came out when they were rehearsed.
    package var renderings: [LineRendering] = []
    /// Whether its sound is measured, too.
    package var liveness = false

    package init(
        lines: [String], recitation: Recitation, language: Language = .english, challengeWord: String? = nil,
        minimumSimilarity: Double = 0.72
    ) {
        self.lines = lines
        self.recitation = recitation
        self.language = language
        self.challengeWord = challengeWord
        self.minimumSimilarity = minimumSimilarity
    }
}

/// What a judge answers.
package struct JudgeAnswer: Hashable, Sendable {
    /// Whether the gate would have been passed.
    package let passed: Bool
    /// The mean of the lines' scores.
    package let score: Double
    /// Each line's result, in the order asked.
    package let lines: [LineResult]
    /// The line texts, in the same order.
    package let texts: [String]
    /// What was heard.
    package let transcript: String
    /// Why it did not pass.
    package let flags: [String]
    /// The engine that heard it; "text" where words were given.
    package let engine: String
    /// What each line's score was made from, in the order asked; empty where the sound could not be judged at all.
    package let parts: [LineParts]
    /// What its sound says of a live voice, besides; nil where it was not measured. It does not change `passed`.
    package let liveness: [LivenessFlag]?
}

/// What a line's score was made from.
package struct LineParts: Hashable, Sendable {
    /// The measured parts.
    package let components: ScoreComponents
    /// The objections of meaning.
    package let guards: [GuardFinding]
    /// What the engine made of the line's words, where it was asked.
    package let opinion: LineOpinion?
    /// What a model of meanings makes of them, where one is installed.
    package let meaning: LineMeaning?
}

/// Judges a recitation as a run does: with the same state and decision, and with evidence from the same engine.
package struct Judge {
    private let source: any TranscriberSource
    private let engine: String
    private var loaded: [Language: (transcriber: any Transcriber, detector: any VoiceActivityDetector)] = [:]
    /// The models of meanings; nil where it is known that there is none.
    private var embedders: [Language: (any Embedder)?] = [:]
    /// What was heard last, since the same sound is often judged against several lines.
    private var last:
        (language: Language, liveness: Bool, samples: [Float], heard: WindowListener.WholeRecording)?

    /// Makes a judge; engines are loaded on first use.
    package init(source: any TranscriberSource, engine: String) {
        self.source = source
        self.engine = engine
    }

    /// The answer to a question.
    package mutating func answer(_ question: JudgeQuestion) throws(PortFailure) -> JudgeAnswer {
        Judge.answer(question, to: try evidence(for: question))
    }

    /// The answer that evidence gives, without hearing anything: what was recited is not looked at.
    package static func answer(_ question: JudgeQuestion, to evidence: AttemptEvidence) -> JudgeAnswer {
        let required = question.lines.enumerated().map { index, text in
            RequiredLine(id: "\(index)", text: text, minimumSimilarity: question.minimumSimilarity)
        }
        let lines = RequiredLines(
            kind: .affirmation, lines: required, challengeWord: question.challengeWord,
            renderings: question.renderings)
        let step = GateStep(.lines(lines, given: evidence.mode))
        let terms = FiredTerms(
            alarm: "", label: "", due: Judge.epoch, lateMilliseconds: 0, zone: "", zoneVersion: "",
            steps: [step],
            sound: SoundSettings(), snooze: SnoozePolicy(), language: question.language,
            verifierVersion: VerifierSettings(language: question.language).verifierVersion,
            timings: SessionTimings())
        let state = RunState().evolved(by: .fired(terms), at: Judge.epoch)
        let events = state.accepted(.judge(evidence), at: Judge.epoch) ?? []
        guard case .attemptJudged(let verdict)? = events.first else {
            preconditionFailure("an active run judges every attempt")
        }
        let passed = events.contains { if case .dismissed = $0 { true } else { false } }
        let scores = verdict.lines.map(\.score)
        return JudgeAnswer(
            passed: passed, score: scores.isEmpty ? 0 : scores.reduce(0, +) / Double(scores.count),
            lines: verdict.lines, texts: question.lines, transcript: evidence.transcript,
            flags: verdict.reasons.map(\.rawValue),
            engine: evidence.mode == .typed ? "text" : evidence.engine,
            parts: parts(required, question, evidence),
            liveness: question.liveness ? evidence.sound.map { LivenessRules.flags($0) } ?? [] : nil)
    }

    private static func parts(
        _ lines: [RequiredLine], _ question: JudgeQuestion, _ evidence: AttemptEvidence
    ) -> [LineParts] {
        guard RunState.unfitReason(evidence, language: question.language) == nil else { return [] }
        let verdict = RecitationVerifier(settings: VerifierSettings(language: question.language)).judge(
            lines: lines, transcript: evidence.transcript, challengeWord: question.challengeWord,
            opinions: evidence.opinions)
        return verdict.lines.map { line in
            LineParts(
                components: line.components, guards: line.guards,
                opinion: evidence.opinions.first { $0.line == line.text },
                meaning: evidence.meanings.first { $0.line == line.text })
        }
    }

    /// The engine that listens for a language, loaded when it is not yet.
    package mutating func transcriber(for language: Language) throws(PortFailure) -> any Transcriber {
        try ears(for: language).transcriber
    }

    private static let epoch = Instant(millisecondsSinceEpoch: 0)

    /// The evidence that the engine gives of what was recited.
    package mutating func evidence(for question: JudgeQuestion) throws(PortFailure) -> AttemptEvidence {
        switch question.recitation {
        case .transcript(let text):
            return AttemptEvidence(
                transcript: text, mode: .typed, engine: "", model: "", speechMilliseconds: 0,
                meanings: LineMeanings(
                    embedder: embedder(for: question.language), language: question.language,
                    lines: question.lines
                ).on(text))
        case .sound(let samples):
            do throws(PortFailure) { return try heard(samples, for: question) } catch {
                // What broke is loaded anew for the next question.
                loaded[question.language] = nil
                embedders[question.language] = nil
                last = nil
                throw error
            }
        }
    }

    private mutating func heard(_ samples: [Float], for question: JudgeQuestion) throws(PortFailure)
        -> AttemptEvidence
    {
        let ears = try ears(for: question.language)
        try ears.transcriber.expect(
            lines: question.lines, words: question.challengeWord.map { [$0] } ?? [])
        let heard: WindowListener.WholeRecording
        if let last, last.language == question.language, last.samples == samples,
            last.liveness == question.liveness
        {
            heard = last.heard
        } else {
            heard = try WindowListener.hear(
                samples, transcriber: ears.transcriber, detector: ears.detector,
                analyst: question.liveness ? analyst() : nil)
            // An engine that leans towards other lines might hear the same sound otherwise.
            last =
                ears.transcriber.leansTowardsExpectedLines
                ? nil : (question.language, question.liveness, samples, heard)
        }
        return heard.evidence(
            lines: question.lines, renderings: question.renderings, language: question.language,
            transcriber: ears.transcriber,
            embedder: embedder(for: question.language))
    }

    /// What measures sound; fails where nothing does, for an answer without a measurement would look like a clean one.
    private func analyst() throws(PortFailure) -> any SoundAnalyst {
        if let analyst = source.soundAnalyst() { return analyst }
        throw PortFailure(
            code: "liveness.unavailable", message: .nothingHereMeasuresSound,
            repair: .runVowModelsVerifyTry)
    }

    private mutating func embedder(for language: Language) -> (any Embedder)? {
        if let known = embedders[language] { return known }
        let embedder = source.embedder(for: language)
        embedders[language] = .some(embedder)
        return embedder
    }

    private mutating func ears(for language: Language) throws(PortFailure)
        -> (transcriber: any Transcriber, detector: any VoiceActivityDetector)
    {
        if let known = loaded[language] { return known }
        let ears = (
            transcriber: try source.transcriber(engine: engine, language: language),
            detector: try source.voiceActivityDetector()
        )
        loaded[language] = ears
        return ears
    }
}
