// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `review.…` of the catalogue, and the texts among them that take arguments.
public enum ReviewText: UInt16, TextKey {
    public static let part = "review"

    case counts = 1623
    case countsAttempts
    case countsSnooze
    case countsSnoozes
    case excluded
    case excludedWhereTheMachine
    case line
    case lines
    case linesInterruptedVowEnded
    case linesTime
    case linesTimes
    case name
    case nameASpeakerOr
    case nameTheClockWas
    case nameTheOutputWas
    case nameTheRecogniserRepeated
    case outcome
    case outcomeDismissed
    case outcomeEmergencyExit
    case outcomeMissed
    case outcomeNotAnswered
    case outcomeSnoozed
    case word
    case wordInProgress
    case wordMachineFault
    case wordNotKept
    case wordSkipped

    public static func excluded(skipped: some TextArgument) -> FilledText {
        FilledText(ReviewText.excluded, ["skipped": skipped.asText])
    }

    public static func excludedWhereTheMachine(faults: some TextArgument) -> FilledText {
        FilledText(ReviewText.excludedWhereTheMachine, ["faults": faults.asText])
    }

    public static func line(length: some TextArgument) -> FilledText {
        FilledText(ReviewText.line, ["length": length.asText])
    }

    public static func lines(kept: some TextArgument, counted: some TextArgument, streak: some TextArgument) -> FilledText {
        FilledText(ReviewText.lines, ["kept": kept.asText, "counted": counted.asText, "streak": streak.asText])
    }

    public static func linesInterruptedVowEnded(times: some TextArgument) -> FilledText {
        FilledText(ReviewText.linesInterruptedVowEnded, ["times": times.asText])
    }
}
