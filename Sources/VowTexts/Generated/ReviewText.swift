// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `review.…` of the catalogue, and the texts among them that take arguments.
package enum ReviewText: UInt16, TextKey {
    package static let part = "review"

    case attempts = 2836
    case completionRate
    case countedAbandoned
    case countedBypassed
    case countedKept
    case countedMissed
    case countedRinging
    case countedSnoozed
    case disturbances
    case excluded
    case excludedWhereTheMachine
    case headline
    case hour
    case line
    case linePutOffFor
    case lineSnoozes
    case lines
    case linesInterruptedVowEnded
    case name
    case nameASpeakerOr
    case nameTheClockWas
    case nameTheOutputWas
    case nameTheRecogniserRepeated
    case notCounted
    case outcome
    case outcomeDismissed
    case outcomeEmergencyExit
    case outcomeMissed
    case outcomeNotAnswered
    case outcomeSnoozed
    case similarity
    case sounds
    case streakImported
    case streakLine
    case streakStandIn
    case streakTyped
    case times
    case word
    case wordInProgress
    case wordMachineFault
    case wordNotKept
    case wordSkipped

    package static func attempts(attempts: some TextArgument, retries: some TextArgument, snoozes: some TextArgument, typed: some TextArgument) -> FilledText {
        FilledText(ReviewText.attempts, ["attempts": attempts.asText, "retries": retries.asText, "snoozes": snoozes.asText, "typed": typed.asText])
    }

    package static func completionRate(percent: some TextArgument) -> FilledText {
        FilledText(ReviewText.completionRate, ["percent": percent.asText])
    }

    package static func countedAbandoned(count: Int) -> FilledText {
        FilledText(ReviewText.countedAbandoned, ["count": count.asText], count: count)
    }

    package static func countedBypassed(count: Int) -> FilledText {
        FilledText(ReviewText.countedBypassed, ["count": count.asText], count: count)
    }

    package static func countedKept(count: Int) -> FilledText {
        FilledText(ReviewText.countedKept, ["count": count.asText], count: count)
    }

    package static func countedMissed(count: Int) -> FilledText {
        FilledText(ReviewText.countedMissed, ["count": count.asText], count: count)
    }

    package static func countedRinging(count: Int) -> FilledText {
        FilledText(ReviewText.countedRinging, ["count": count.asText], count: count)
    }

    package static func countedSnoozed(count: Int) -> FilledText {
        FilledText(ReviewText.countedSnoozed, ["count": count.asText], count: count)
    }

    package static func disturbances(list: some TextArgument) -> FilledText {
        FilledText(ReviewText.disturbances, ["list": list.asText])
    }

    package static func excluded(skipped: some TextArgument) -> FilledText {
        FilledText(ReviewText.excluded, ["skipped": skipped.asText])
    }

    package static func excludedWhereTheMachine(faults: some TextArgument) -> FilledText {
        FilledText(ReviewText.excludedWhereTheMachine, ["faults": faults.asText])
    }

    package static func headline(from: some TextArgument, through: some TextArgument, runs: some TextArgument) -> FilledText {
        FilledText(ReviewText.headline, ["from": from.asText, "through": through.asText, "runs": runs.asText])
    }

    package static func hour(hour: some TextArgument, kept: some TextArgument, runs: some TextArgument) -> FilledText {
        FilledText(ReviewText.hour, ["hour": hour.asText, "kept": kept.asText, "runs": runs.asText])
    }

    package static func line(length: some TextArgument) -> FilledText {
        FilledText(ReviewText.line, ["length": length.asText])
    }

    package static func linePutOffFor(part: some TextArgument) -> FilledText {
        FilledText(ReviewText.linePutOffFor, ["part": part.asText])
    }

    package static func lineSnoozes(snoozes: some TextArgument) -> FilledText {
        FilledText(ReviewText.lineSnoozes, ["snoozes": snoozes.asText])
    }

    package static func lines(kept: some TextArgument, counted: some TextArgument, streak: some TextArgument) -> FilledText {
        FilledText(ReviewText.lines, ["kept": kept.asText, "counted": counted.asText, "streak": streak.asText])
    }

    package static func linesInterruptedVowEnded(times: some TextArgument) -> FilledText {
        FilledText(ReviewText.linesInterruptedVowEnded, ["times": times.asText])
    }

    package static func notCounted(list: some TextArgument) -> FilledText {
        FilledText(ReviewText.notCounted, ["list": list.asText])
    }

    package static func similarity(list: some TextArgument) -> FilledText {
        FilledText(ReviewText.similarity, ["list": list.asText])
    }

    package static func sounds(list: some TextArgument) -> FilledText {
        FilledText(ReviewText.sounds, ["list": list.asText])
    }

    package static func streakImported(days: some TextArgument, count: some TextArgument) -> FilledText {
        FilledText(ReviewText.streakImported, ["days": days.asText, "count": count.asText])
    }

    package static func streakLine(current: some TextArgument, best: some TextArgument) -> FilledText {
        FilledText(ReviewText.streakLine, ["current": current.asText, "best": best.asText])
    }

    package static func streakStandIn(days: some TextArgument) -> FilledText {
        FilledText(ReviewText.streakStandIn, ["days": days.asText])
    }

    package static func streakTyped(days: some TextArgument) -> FilledText {
        FilledText(ReviewText.streakTyped, ["days": days.asText])
    }

    package static func times(median: some TextArgument, most: some TextArgument) -> FilledText {
        FilledText(ReviewText.times, ["median": median.asText, "most": most.asText])
    }
}
