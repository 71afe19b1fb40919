package import VowRecitation

/// Everything that was decided when an alarm fired. With its events, this is all that is needed to judge the run again.
package struct FiredTerms: Codable, Hashable, Sendable {
    /// The alarm.
    package let alarm: AlarmID
    /// The person's name for it.
    @Sealed package private(set) var label: String
    /// The instant it was due.
    package let due: Instant
    /// How late it fired, in milliseconds; the cause of a large value is in the device's own stream.
    package let lateMilliseconds: Int64
    /// The date it was meant for by the clock of its zone; nil where an earlier version recorded the run.
    package let date: CivilDate?
    /// The zone in which its time was read, such as "Europe/Madrid".
    package let zone: String
    /// The version of the zone rules.
    package let zoneVersion: String
    /// What it takes to stop, lines and challenge word included.
    package let steps: [GateStep]
    /// What may stand in for a recitation, in the order in which it was allowed.
    package let standIns: [StandIn]
    /// How it sounds.
    package let sound: SoundSettings
    /// How it may be put off.
    package let snooze: SnoozePolicy
    /// The language of lines and prompts.
    package let language: Language
    /// The version of the verifier's rules.
    package let verifierVersion: Int
    /// How long each phase may take.
    package let timings: SessionTimings
    /// What is done about liveness; nil where nothing is.
    package let liveness: LivenessTerms?
    /// What was drawn for the recitations; nil where an earlier version recorded the run, or no word is asked for.
    package let challenge: ChallengeTerms?
    /// How it asks again after the gate has let go; nil where it does not.
    package let wakeCheck: WakeCheck?
    /// What is asked of recitations beside each line's own score.
    package let recitation: RecitationTerms

    /// Makes terms.
    package init(
        alarm: AlarmID, label: String, due: Instant, lateMilliseconds: Int64, date: CivilDate? = nil,
        zone: String, zoneVersion: String,
        steps: [GateStep], standIns: [StandIn] = [], sound: SoundSettings, snooze: SnoozePolicy,
        language: Language,
        verifierVersion: Int, timings: SessionTimings, liveness: LivenessTerms? = nil,
        challenge: ChallengeTerms? = nil, wakeCheck: WakeCheck? = nil,
        recitation: RecitationTerms = RecitationTerms()
    ) {
        self.alarm = alarm
        self.label = label
        self.due = due
        self.lateMilliseconds = lateMilliseconds
        self.date = date
        self.zone = zone
        self.zoneVersion = zoneVersion
        self.steps = steps
        self.standIns = standIns
        self.sound = sound
        self.snooze = snooze
        self.language = language
        self.verifierVersion = verifierVersion
        self.timings = timings
        self.liveness = liveness
        self.challenge = challenge
        self.wakeCheck = wakeCheck
        self.recitation = recitation
    }
}

/// How long the phases of a run last.
package struct SessionTimings: Codable, Hashable, Sendable {
    /// The first ring, before the first prompt.
    package var firstRingMilliseconds: Int64
    /// Each later ring, between two listening windows.
    package var ringMilliseconds: Int64
    /// How long a window stays open while nobody speaks.
    package var silenceMilliseconds: Int64
    /// How long a window stays open at most.
    package var windowMilliseconds: Int64
    /// After how long without an answer the run ends as abandoned, counted from its firing or last snooze.
    package var abandonMilliseconds: Int64
    /// The wait between the two typings of the emergency sentence.
    package var emergencyWaitMilliseconds: Int64

    /// Makes timings; the defaults are those of the product description.
    package init(
        firstRingMilliseconds: Int64 = 5_000, ringMilliseconds: Int64 = 8_000,
        silenceMilliseconds: Int64 = 7_000, windowMilliseconds: Int64 = 20_000,
        abandonMilliseconds: Int64 = 30 * 60_000, emergencyWaitMilliseconds: Int64 = 30_000
    ) {
        self.firstRingMilliseconds = firstRingMilliseconds
        self.ringMilliseconds = ringMilliseconds
        self.silenceMilliseconds = silenceMilliseconds
        self.windowMilliseconds = windowMilliseconds
        self.abandonMilliseconds = abandonMilliseconds
        self.emergencyWaitMilliseconds = emergencyWaitMilliseconds
    }
}

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
    /// The challenge word that was asked for when this was said, where another word is asked for by now; nil where it
    /// is still the same word.
    package let askedWord: String?
    /// What the engine made of lines that it did not hear word for word, where it can tell.
    @Sealed @OmittedWhenEmpty package private(set) var opinions: [LineOpinion]
    /// How close in meaning lines are to what was heard, where a model of meanings is installed.
    @Sealed @OmittedWhenEmpty package private(set) var meanings: [LineMeaning]
    /// What was measured of the sound, where anything was.
    @Sealed package private(set) var sound: SoundMeasurements?
    @Sealed private var likenessToEarlier: Double?
    @Sealed private var likenessToOwn: Double?
    /// The microphone that it was heard by; nil where that is not known.
    @Sealed package private(set) var microphone: String?
    /// What the engine did wrong of itself; nil where nothing.
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
    /// Whether the challenge word was heard; nil where none was asked for.
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

/// How a run ended.
package enum RunEnding: String, Codable, Hashable, Sendable {
    /// The gate let go: the lines were said.
    case dismissed
    /// Nobody answered until the limit.
    case abandoned
    /// The person took the emergency exit.
    case bypassed
    /// It could not ring in time.
    case missed
}

/// What happened in a run.
package enum RunEvent: Codable, Hashable, Sendable {
    /// The alarm fired; the run begins.
    indirect case fired(FiredTerms)
    /// The alarm could not ring in time; the run is over before it began. `date` is the one it was meant for; nil
    /// where an earlier version recorded it.
    indirect case missed(
        alarm: AlarmID, label: Sealed<String>, due: Instant, date: CivilDate? = nil, cause: MissCause)
    /// Sound began, so many milliseconds after it was asked for; `means` names how. The output was open and took
    /// samples after `sinkReadyMilliseconds`; nil where that was not measured.
    case ringStarted(means: RingMeans, delayMilliseconds: Int64, sinkReadyMilliseconds: Int64? = nil)
    /// What became of the sound that was sent: on its way out of the device, or in the room.
    case soundMeasured(SoundMeasure)
    /// A part broke and the run went on without it.
    case partFailed(part: DevicePart, code: String, message: String)
    /// The tone fell silent and the microphone listens for a step.
    case listeningStarted(step: Int)
    /// A prompt was spoken first, and the microphone opened only now: the time in which the challenge word is to be said
    /// did not pass meanwhile.
    case listeningOpened(step: Int)
    /// An attempt was judged, whether it passed or not.
    indirect case attemptJudged(AttemptVerdict)
    /// A line was said well enough and counts from now on.
    case lineRecited(line: LineID, attempt: Int, score: Sealed<Double>)
    /// The challenge word was heard within a recitation.
    case challengeWordSaid(step: Int, attempt: Int)
    /// Something in the sound of an attempt speaks against a live voice: what it is, its value and its threshold. What
    /// follows from it stands in the attempt's reasons.
    case cheatFlagged(flag: LivenessFlag.Kind, attempt: Int, measured: Double, threshold: Double)
    /// The run is over, and the seed of its challenge words may be known: it leads to the commitment that `fired` holds.
    case challengeRevealed(seed: SeedDigits)
    /// A challenge without a microphone was shown; `question` is the sum that it asked, where it asks sums.
    case challengePresented(step: Int, question: SumQuestion?)
    /// A challenge was answered by hand or by a part of the device, rightly or not.
    indirect case answered(step: Int, ChallengeAnswer, passed: Bool)
    /// After too many wrong answers none is taken until an instant.
    case challengeLocked(step: Int, until: Instant)
    /// The person cannot speak: the allowed stand-in of this number, from 0, takes the place of the recitation.
    case standInTaken(step: Int, standIn: Int)
    /// After refusals the person took the offer of an easier run: until its end every line needs a score lower by `by`.
    case similarityLowered(step: Int, by: Double)
    /// A part of the device was missing, and the run was put off for it without progress at the gate; at most once in a
    /// run.
    case partBypassed(part: DevicePart)
    /// An earlier run was put off because this part was missing, and it was not found since: this run cannot be put off
    /// for it.
    case repairDemanded(part: DevicePart)
    /// A step's challenge was met.
    case stepPassed(step: Int)
    /// The gate was passed, and at an instant the run asks once more whether the person is still up.
    case wakeCheckPlanned(until: Instant, number: Int)
    /// It asks, without a tone.
    case wakeCheckAsked(number: Int)
    /// Nobody answered, and it rings again, with the whole gate.
    case wakeCheckMissed(number: Int)
    /// The run was put off.
    case snoozed(until: Instant, count: Int)
    /// During a snooze the person said that they are up: until it is over, the gate is asked for without a tone, once for
    /// each time they say so.
    case personUp
    /// A snooze was over and it rings again.
    case snoozeEnded
    /// The process had ended or stood still, and the run goes on. `gapMilliseconds` have passed since its last event.
    /// For the last `awayMilliseconds` of them no process ran, or nil if no mark tells, and none may have run for the
    /// whole gap. A negative gap says that the clock was set back meanwhile, by at least as
    /// much.
    case resumed(gapMilliseconds: Int64, awayMilliseconds: Int64? = nil)
    /// The emergency sentence was typed for the first time.
    case emergencyAsked
    /// The gate let go.
    case dismissed(mode: DismissalMode)
    /// Nobody answered until the limit.
    case abandoned
    /// The emergency exit was taken.
    case bypassed

    /// The wire names. Answers have those of their kinds.
    private enum CodingKeys: String, CodingKey {
        case fired = "AlarmFired"
        case missed = "AlarmMissed"
        case ringStarted = "RingStarted"
        case soundMeasured = "SoundMeasured"
        case partFailed = "PartFailed"
        case listeningStarted = "ListeningStarted"
        case listeningOpened = "ListeningOpened"
        case attemptJudged = "AttemptJudged"
        case lineRecited = "LineRecited"
        case challengeWordSaid = "ChallengeWordSaid"
        case cheatFlagged = "CheatFlagged"
        case challengeRevealed = "ChallengeRevealed"
        case challengePresented = "ChallengePresented"
        case answered
        case challengeLocked = "ChallengeLocked"
        case standInTaken = "StandInTaken"
        case similarityLowered = "SimilarityLowered"
        case partBypassed = "PartBypassed"
        case repairDemanded = "RepairDemanded"
        case stepPassed = "StepPassed"
        case wakeCheckPlanned = "WakeCheckPlanned"
        case wakeCheckAsked = "WakeCheckAsked"
        case wakeCheckMissed = "WakeCheckMissed"
        case snoozed = "Snoozed"
        case personUp = "PersonUp"
        case snoozeEnded = "SnoozeEnded"
        case resumed = "RunResumed"
        case emergencyAsked = "EmergencyAsked"
        case dismissed = "Dismissed"
        case abandoned = "RunAbandoned"
        case bypassed = "RunBypassed"
    }
}
