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
