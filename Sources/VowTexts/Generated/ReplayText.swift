// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `replay.…` of the catalogue, and the texts among them that take arguments.
package enum ReplayText: UInt16, TextKey {
    package static let part = "replay"

    case clockStepped = 2734
    case drawn
    case effectAlertsOtherwise
    case effectAsksLess
    case effectAsksRepair
    case effectAsksWithoutTone
    case effectClosesMicrophone
    case effectCountsWindow
    case effectDrawsSum
    case effectEndsRun
    case effectLocksOut
    case effectNextEngine
    case effectOpensMicrophone
    case effectRingsAgain
    case effectRingsAgainOrSnoozes
    case effectRingsByBuiltIn
    case effectRingsByFile
    case effectRingsOn
    case effectShowsChallenge
    case effectSilencesTone
    case effectStartsToRing
    case effectStopsSound
    case effectStopsUntilAsking
    case effectStopsUntilSnoozeEnds
    case effectTellsPerson
    case effectTurnsToneDown
    case fault
    case inputEmergencyAgain
    case inputMovedTooShort
    case inputOtherCode
    case inputOtherTag
    case inputPersonUp
    case inputRightCode
    case inputRightTag
    case inputSnoozeAsked
    case inputSounded
    case inputOfAttempt
    case inputOfAttemptHeard
    case inputOfAttemptInMsOf
    case inputOfAttemptThePersonTook
    case inputOfAttemptThePersonTyped
    case inputOfAttemptThePromptHad
    case inputOfAttemptWhatAnAttempt
    case inputOfRun
    case inputOfRunFailed
    case inputOfRunItWasTime
    case inputOfRunNobodyAnsweredUntil
    case inputOfRunNobodyAnsweredWhether
    case inputOfRunTheEmergencySentence
    case inputOfRunTheMicrophoneHeard
    case inputOfRunTheOutputS
    case inputOfRunThePersonAsked
    case inputOfRunTheProcessRan
    case inputOfRunTheProcessStarted
    case inputOfRunTheRingerReported
    case inputOfRunTheRunIs
    case inputOfRunTheSnoozeWas
    case inputOfRunWasFoundTo
    case inputOfRunWasMissingIn
    case inputOfTask
    case inputOfTaskSomethingWasTo
    case inputOfTaskTheDeviceWas
    case inputOfTaskThePersonAnswered
    case inputOfTaskThePersonChose
    case inputRoomBright
    case inputRoomDark
    case label
    case partCamera
    case partEngine
    case partHearing
    case partLightSensor
    case partMicrophone
    case partMotionSensor
    case partRecogniser
    case partRinger
    case partSpeaker
    case partTagReader
    case partTone
    case phaseAbandoned
    case phaseActive
    case phaseBypassed
    case phaseDismissed
    case phaseMissed
    case phaseNone
    case phaseResting
    case phaseSnoozed
    case phaseUp
    case stateLine
    case stateNothingSaid

    package static func clockStepped(milliseconds: some TextArgument) -> FilledText {
        FilledText(ReplayText.clockStepped, ["milliseconds": milliseconds.asText])
    }

    package static func drawn(drawn: some TextArgument, listed: some TextArgument) -> FilledText {
        FilledText(ReplayText.drawn, ["drawn": drawn.asText, "listed": listed.asText])
    }

    package static func inputSounded(evidence: some TextArgument) -> FilledText {
        FilledText(ReplayText.inputSounded, ["evidence": evidence.asText])
    }

    package static func inputOfAttemptInMsOf(verdict: some TextArgument) -> FilledText {
        FilledText(ReplayText.inputOfAttemptInMsOf, ["verdict": verdict.asText])
    }

    package static func inputOfAttemptThePersonTook(amount: some TextArgument) -> FilledText {
        FilledText(ReplayText.inputOfAttemptThePersonTook, ["amount": amount.asText])
    }

    package static func inputOfRunThePersonAsked(part: some TextArgument) -> FilledText {
        FilledText(ReplayText.inputOfRunThePersonAsked, ["part": part.asText])
    }

    package static func inputOfRunTheProcessRan(away: some TextArgument) -> FilledText {
        FilledText(ReplayText.inputOfRunTheProcessRan, ["away": away.asText])
    }

    package static func inputOfRunTheProcessStarted(gap: some TextArgument) -> FilledText {
        FilledText(ReplayText.inputOfRunTheProcessStarted, ["gap": gap.asText])
    }

    package static func inputOfRunWasMissingIn(part: some TextArgument) -> FilledText {
        FilledText(ReplayText.inputOfRunWasMissingIn, ["part": part.asText])
    }

    package static func inputOfTask(shown: some TextArgument) -> FilledText {
        FilledText(ReplayText.inputOfTask, ["shown": shown.asText])
    }

    package static func inputOfTaskThePersonAnswered(answer: some TextArgument, question: some TextArgument) -> FilledText {
        FilledText(ReplayText.inputOfTaskThePersonAnswered, ["answer": answer.asText, "question": question.asText])
    }

    package static func inputOfTaskThePersonChose(standIn: some TextArgument) -> FilledText {
        FilledText(ReplayText.inputOfTaskThePersonChose, ["standIn": standIn.asText])
    }

    package static func stateLine(phase: some TextArgument, step: some TextArgument, attempts: some TextArgument, snoozes: some TextArgument, said: some TextArgument) -> FilledText {
        FilledText(ReplayText.stateLine, ["phase": phase.asText, "step": step.asText, "attempts": attempts.asText, "snoozes": snoozes.asText, "said": said.asText])
    }
}
