package import VowAnswers
package import VowCore
import VowRecitation

/// What the steps of a replayed run say, in a person's language.
package struct ReplayTexts: Sendable {
    private let pick: Wording

    /// The texts in a language.
    package init(_ wording: Wording) { pick = wording }

    /// The English texts.
    package static let english = ReplayTexts(Wording(in: .english))

    /// The clock of the device was set.
    package func clockStepped(byMilliseconds milliseconds: some BinaryInteger) -> String {
        pick(ReplayText.clockStepped(milliseconds: "\(milliseconds)"))
    }

    /// How a run stands after a step.
    package func state(_ state: RunState) -> String {
        let said = state.step.recitedLines.map(\.text).joined(separator: " ")
        let attempts = pick(CountText.attempts(count: state.attemptCount))
        let snoozes = pick(CountText.snoozes(count: state.snoozeCount))
        let told = said.isEmpty ? pick(ReplayText.stateNothingSaid) : said
        return pick(
            ReplayText.stateLine(
                phase: phase(state.phase), step: "\(state.stepIndex + 1)", attempts: attempts,
                snoozes: snoozes, said: told))
    }

    private func phase(_ phase: RunPhase) -> String {
        switch phase {
        case .awaited: pick(ReplayText.phaseNone)
        case .active, .ringing, .listening, .judging, .answering, .checking:
            pick(ReplayText.phaseActive)
        case .snoozed: pick(ReplayText.phaseSnoozed)
        case .up: pick(ReplayText.phaseUp)
        case .resting: pick(ReplayText.phaseResting)
        case .ended(.dismissed): pick(ReplayText.phaseDismissed)
        case .ended(.bypassed): pick(ReplayText.phaseBypassed)
        case .ended(.abandoned): pick(ReplayText.phaseAbandoned)
        case .ended(.missed): pick(ReplayText.phaseMissed)
        }
    }

    /// A part of the device, as events name it.
    private func part(_ part: DevicePart) -> String {
        switch part {
        case .microphone: pick(ReplayText.partMicrophone)
        case .engine: pick(ReplayText.partEngine)
        case .recogniser: pick(ReplayText.partRecogniser)
        case .hearing: pick(ReplayText.partHearing)
        case .ringer: pick(ReplayText.partRinger)
        case .tone: pick(ReplayText.partTone)
        case .speaker: pick(ReplayText.partSpeaker)
        default: ChallengeFaces.part(part, pick)
        }
    }

    /// What was drawn of each `pick` of a run's gate.
    package func draws(of terms: FiredTerms) -> [String] {
        terms.challenge?.draws.map { draw in
            // A place that the list does not have was written by somebody else.
            let drawn = draw.drawn.map { draw.listed.indices.contains($0) ? draw.listed[$0] : "?" }
            return pick(
                ReplayText.drawn(
                    drawn: drawn.joined(separator: ", "), listed: draw.listed.joined(separator: ", ")))
        } ?? []
    }

    /// What came in, by the first event that was recorded for it.
    package func input(_ event: RunEvent) -> String {
        inputOfAttempt(event) ?? inputOfTask(event) ?? inputOfRun(event)
    }

    /// What came in from somebody who recites or types.
    private func inputOfAttempt(_ event: RunEvent) -> String? {
        switch event {
        case .listeningStarted:
            pick(ReplayText.inputOfAttempt)
        case .listeningOpened: pick(ReplayText.inputOfAttemptThePromptHad)
        case .attemptJudged(let verdict) where verdict.evidence.mode == .typed:
            pick(ReplayText.inputOfAttemptThePersonTyped) + " \"\(verdict.evidence.transcript)\""
        case .attemptJudged(let verdict):
            "\(verdict.evidence.engine) \(pick(ReplayText.inputOfAttemptHeard)) \"\(verdict.evidence.transcript)\" "
                + pick(ReplayText.inputOfAttemptInMsOf(verdict: "\(verdict.evidence.speechMilliseconds)"))
                + fault(verdict.evidence.engineFault)
        case .similarityLowered(_, let amount):
            pick(ReplayText.inputOfAttemptThePersonTook(amount: "\(amount)"))
        case .cheatFlagged(let flag, _, let measured, let threshold):
            pick(
                ReplayText.inputSounded(
                    evidence: SoundFlagTexts(pick).evidence(flag, measured: measured, threshold: threshold)))
        case .lineRecited, .challengeWordSaid, .stepPassed, .challengeLocked, .dismissed, .wakeCheckPlanned:
            pick(ReplayText.inputOfAttemptWhatAnAttempt)
        default: nil
        }
    }

    /// What the engine did wrong of itself, so that nobody takes it for the person's.
    private func fault(_ fault: EngineFault?) -> String {
        switch fault {
        case nil: ""
        case .repetition:
            pick(ReplayText.fault)
        }
    }

    /// What came in for another challenge than reciting.
    private func inputOfTask(_ event: RunEvent) -> String? {
        switch event {
        case .challengePresented(_, let question):
            question.map { pick(ReplayText.inputOfTask(shown: "\($0.shown)")) }
                ?? pick(ReplayText.inputOfTaskSomethingWasTo)
        case .answered(_, let answer, let passed): ChallengeFaces.input(answer, passed: passed, pick)
        case .standInTaken(_, let standIn):
            pick(ReplayText.inputOfTaskThePersonChose(standIn: "\(standIn + 1)"))
        default: nil
        }
    }

    /// What came in of the run itself.
    private func inputOfRun(_ event: RunEvent) -> String {
        switch event {
        case .fired(let terms):
            ([label(terms.label) + " " + pick(ReplayText.inputOfRun)] + draws(of: terms)).joined(
                separator: "; ")
        case .missed(_, let name, _, _, _):
            "\(label(name.wrappedValue)) \(pick(ReplayText.inputOfRunWasFoundTo))"
        case .ringStarted: pick(ReplayText.inputOfRunTheRingerReported)
        case .soundMeasured(let measure):
            measure.place == .output
                ? pick(ReplayText.inputOfRunTheOutputS)
                : pick(ReplayText.inputOfRunTheMicrophoneHeard)
        case .partFailed(let name, let code, _):
            "\(part(name)) \(pick(ReplayText.inputOfRunFailed)) (\(code))"
        case .partBypassed(let name):
            pick(ReplayText.inputOfRunThePersonAsked(part: "\(part(name))"))
        case .repairDemanded(let name):
            pick(ReplayText.inputOfRunWasMissingIn(part: "\(part(name))"))
        case .snoozed: pick(ReplayText.inputSnoozeAsked)
        case .personUp: pick(ReplayText.inputPersonUp)
        case .snoozeEnded: pick(ReplayText.inputOfRunTheSnoozeWas)
        case .resumed(let gap, _) where gap < 0:
            pick(ReplayText.inputOfRunTheProcessStarted(gap: "\(-gap)"))
        case .resumed(let gap, let away):
            pick(ReplayText.inputOfRunTheProcessRan(away: "\(away ?? gap)"))
        case .emergencyAsked:
            pick(ReplayText.inputOfRunTheEmergencySentence)
        case .bypassed:
            pick(ReplayText.inputEmergencyAgain)
        case .abandoned: pick(ReplayText.inputOfRunNobodyAnsweredUntil)
        case .wakeCheckAsked: pick(ReplayText.inputOfRunItWasTime)
        case .wakeCheckMissed:
            pick(ReplayText.inputOfRunNobodyAnsweredWhether)
        case .challengeRevealed:
            pick(ReplayText.inputOfRunTheRunIs)
        default: ""
        }
    }

    private func label(_ label: String) -> String { label.isEmpty ? pick(ReplayText.label) : label }

    /// What the device did after an event.
    package func effects(_ event: RunEvent) -> [String] {
        switch event {
        case .fired, .snoozeEnded, .wakeCheckMissed: [pick(ReplayText.effectStartsToRing)]
        case .wakeCheckPlanned:
            [pick(ReplayText.effectStopsUntilAsking)]
        case .wakeCheckAsked: [pick(ReplayText.effectAsksWithoutTone)]
        case .resumed:
            [pick(ReplayText.effectRingsAgainOrSnoozes)]
        case .missed: [pick(ReplayText.effectTellsPerson)]
        case .listeningStarted:
            [pick(ReplayText.effectSilencesTone), pick(ReplayText.effectOpensMicrophone)]
        case .listeningOpened:
            [
                pick(ReplayText.effectCountsWindow)
            ]
        case .partFailed(_, "sound.file.changed", _):
            [pick(ReplayText.effectRingsByFile)]
        case .partFailed(let part, _, _):
            switch part {
            case .ringer: [pick(ReplayText.effectAlertsOtherwise)]
            case .tone: [pick(ReplayText.effectRingsByBuiltIn)]
            case .engine: [pick(ReplayText.effectNextEngine)]
            default:
                [pick(ReplayText.effectRingsOn)]
            }
        case .snoozed:
            [pick(ReplayText.effectStopsUntilSnoozeEnds)]
        case .dismissed, .bypassed, .abandoned:
            [pick(ReplayText.effectStopsSound), pick(ReplayText.effectEndsRun)]
        case .attemptJudged(let verdict):
            verdict.reasons.isEmpty ? [] : [pick(ReplayText.effectRingsAgain)]
        case .stepPassed, .standInTaken: [pick(ReplayText.effectClosesMicrophone)]
        case .challengePresented:
            [pick(ReplayText.effectTurnsToneDown), pick(ReplayText.effectShowsChallenge)]
        case .answered(_, let answer, let passed):
            passed || !answer.isAskedAfresh ? [] : [pick(ReplayText.effectDrawsSum)]
        case .challengeLocked:
            [pick(ReplayText.effectLocksOut)]
        case .repairDemanded: [pick(ReplayText.effectAsksRepair)]
        case .similarityLowered:
            [pick(ReplayText.effectAsksLess)]
        default: []
        }
    }
}
