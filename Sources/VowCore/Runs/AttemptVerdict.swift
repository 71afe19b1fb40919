package import VowRecitation

/// A fault of the engine that does not depend on what was said.
package enum EngineFault: String, CaseIterable, Codable, Hashable, Sendable {
    /// It fell into a loop and wrote the same words up to the end of its output; they were cut off and never shown.
    case repetition
}

/// What was captured in one attempt: the only facts that a verdict may rest on.
package struct AttemptEvidence: Codable, Hashable, Sendable {
    /// What the engine heard, or what was typed.
    @Sealed package private(set) var transcript: String
    /// Spoken or typed.
    package let mode: RecitationMode
    /// The engine's name; empty when typed.
    package let engine: String
    /// The model's name and version.
    package let model: String
    /// How much of the window held speech, by the voice activity detector.
    package let speechMilliseconds: Int64
    /// The level of the speech in decibels of full scale, when measured.
    package let speechLevelDecibels: Double?
    /// The level of the pauses in decibels of full scale, when measured.
    package let noiseLevelDecibels: Double?
    /// From the last speech to the transcript, in milliseconds.
    package let latencyMilliseconds: Int64
    /// The challenge word at the time of speaking, if another word is asked for by now; nil if it is still the same.
    package let askedWord: String?
    /// What the engine made of lines that it did not hear word for word, where it can tell.
    @Sealed @OmittedWhenEmpty package private(set) var opinions: [LineOpinion]
    /// How close in meaning lines are to what was heard, where a model of meanings is installed.
    @Sealed @OmittedWhenEmpty package private(set) var meanings: [LineMeaning]
    /// What was measured of the sound, where anything was.
    @Sealed package private(set) var sound: SoundMeasurements?
    @Sealed private var likenessToEarlier: Double?
    @Sealed private var likenessToOwn: Double?
    /// The microphone that heard it; nil if unknown.
    @Sealed package private(set) var microphone: String?
    /// An error of the engine itself; nil if there was none.
    package let engineFault: EngineFault?

    /// Makes evidence.
    package init(
        transcript: String, mode: RecitationMode, engine: String, model: String, speechMilliseconds: Int64,
        speechLevelDecibels: Double? = nil, noiseLevelDecibels: Double? = nil, latencyMilliseconds: Int64 = 0,
        askedWord: String? = nil,
        opinions: [LineOpinion] = [], meanings: [LineMeaning] = [], sound: SoundMeasurements? = nil,
        resemblance: SoundResemblance? = nil, microphone: String? = nil, engineFault: EngineFault? = nil
    ) {
        self.transcript = transcript
        self.mode = mode
        self.engine = engine
        self.model = model
        self.speechMilliseconds = speechMilliseconds
        self.speechLevelDecibels = speechLevelDecibels
        self.noiseLevelDecibels = noiseLevelDecibels
        self.latencyMilliseconds = latencyMilliseconds
        self.askedWord = askedWord
        self.opinions = opinions
        self.meanings = meanings
        self.sound = sound
        likenessToEarlier = resemblance?.earlier
        likenessToOwn = resemblance?.own
        self.microphone = microphone
        self.engineFault = engineFault
    }
}

extension AttemptEvidence {
    /// How like known sounds it is, or nil if that was not asked, or was erased.
    package var resemblance: SoundResemblance? {
        guard let likenessToEarlier, let likenessToOwn else { return nil }
        return SoundResemblance(earlier: likenessToEarlier, own: likenessToOwn)
    }

    /// The same, with the word that its window asked for, where another one is asked for by now.
    func saidIn(_ word: String?, asked present: String?) -> AttemptEvidence {
        guard let word, word != present else { return self }
        return AttemptEvidence(
            transcript: transcript, mode: mode, engine: engine, model: model,
            speechMilliseconds: speechMilliseconds, speechLevelDecibels: speechLevelDecibels,
            noiseLevelDecibels: noiseLevelDecibels, latencyMilliseconds: latencyMilliseconds, askedWord: word,
            opinions: opinions, meanings: meanings, sound: sound, resemblance: resemblance,
            microphone: microphone, engineFault: engineFault)
    }
}

/// Why an attempt did not open its step, apart from the lines themselves.
package enum AttemptReason: String, Codable, Hashable, Sendable {
    /// A line was not said, or not closely enough.
    case linesMissing
    /// A line was said with a "not" added or left out.
    case polarityChanged
    /// A line was said with another number, date or time.
    case numberChanged
    /// The opposite of a word of a line was heard, which the engine may have written for the right word.
    case oppositeHeard
    /// Lines were said in another order than the one that was drawn.
    case orderChanged
    /// Each line reached its own threshold, but the mean over the step's lines is below the threshold for the whole
    /// step.
    case overallLow
    /// The challenge word was not heard.
    case challengeWordMissing
    /// The challenge word was heard, but too long after it was asked for.
    case challengeWordLate
    /// There was no speech, whatever an engine imagined.
    case noSpeech
    /// More words than the speech that was heard can hold.
    case wordsWithoutSpeech
    /// The voice is too faint against the noise to be judged.
    case tooNoisy
    /// The voice is too faint to be judged.
    case tooQuiet
    /// Something in the sound speaks against a live voice: the attempt is asked for once more, with a new word.
    case onceMore

    /// Whether it says what was wrong with lines, beside that they are missing; the others follow from the evidence.
    package var isOfLines: Bool {
        switch self {
        case .polarityChanged, .numberChanged, .oppositeHeard, .orderChanged, .overallLow: true
        case .linesMissing, .challengeWordMissing, .challengeWordLate, .noSpeech, .wordsWithoutSpeech,
            .tooNoisy, .tooQuiet, .onceMore:
            false
        }
    }
}

/// One line's result within an attempt.
package struct LineResult: Codable, Hashable, Sendable {
    /// The line.
    package let line: LineID
    /// Its score, 0 to 1.
    package let score: Double
    /// Whether it passed.
    package let passed: Bool
    /// The words that were missed.
    package let missed: [String]

    /// Makes a result.
    package init(line: LineID, score: Double, passed: Bool, missed: [String]) {
        self.line = line
        self.score = score
        self.passed = passed
        self.missed = missed
    }
}

/// A judged attempt.
package struct AttemptVerdict: Codable, Hashable, Sendable {
    /// Counts the attempts of the run, from 1.
    package let number: Int
    /// The step it was for, from 0.
    package let step: Int
    /// What was captured.
    package let evidence: AttemptEvidence
    /// Each line of the step.
    @Sealed package private(set) var lines: [LineResult]
    /// Whether the challenge word was heard; nil if none was asked for.
    package let challengeWordHeard: Bool?
    /// Why the step stays closed; empty when it opens.
    package let reasons: [AttemptReason]

    private enum CodingKeys: String, CodingKey {
        case number, step
        case evidence = "_0"
        case lines, challengeWordHeard, reasons
    }

    /// Makes a verdict.
    package init(
        number: Int, step: Int, evidence: AttemptEvidence, lines: [LineResult], challengeWordHeard: Bool?,
        reasons: [AttemptReason]
    ) {
        self.number = number
        self.step = step
        self.evidence = evidence
        self.lines = lines
        self.challengeWordHeard = challengeWordHeard
        self.reasons = reasons
    }

    /// Whether the person answered, and wrongly: silence and noise are no answers, and an engine's fault is not theirs.
    var isWrongAnswer: Bool {
        !reasons.isEmpty && evidence.engineFault == nil
            && reasons.allSatisfy { reason in
                switch reason {
                case .linesMissing, .polarityChanged, .numberChanged, .oppositeHeard, .orderChanged,
                    .overallLow,
                    .challengeWordMissing,
                    .challengeWordLate:
                    true
                case .noSpeech, .wordsWithoutSpeech, .tooNoisy, .tooQuiet, .onceMore: false
                }
            }
    }
}
