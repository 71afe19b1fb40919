public import VowCore

/// Rejections in words: what is wrong and what to do.
public enum CommandTexts {
    /// Why an alarm command is refused.
    public static func text(for rejection: AlarmRejection, alarm: String) -> String {
        switch rejection {
        case .unknown: "There is no alarm \(alarm). `vow alarm list` shows them."
        case .alreadyThere: "There is already an alarm \(alarm)."
        case .neverRings: "Without any day the alarm would never ring. Give --days or --date."
        case .volumeOutOfRange(let value): "The volume \(value) is not between 0 and 100 per cent."
        case .rampOutOfRange(let value): "The ramp \(value) is not between 0 and 600 seconds."
        case .snoozeOutOfRange: "Snoozes can be 0 to 10, of 1 to 60 minutes each."
        case .similarityOutOfRange(let value): "The similarity \(value) is not between 0.5 and 1."
        case .rangeBackwards: "The range ends before it starts. Give the earlier date first."
        case .emptyGate: "The gate must ask for something: affirmations, goals or both."
        case .tooManyChallenges(let maximum): "A gate can hold \(maximum) challenges at most."
        case .linesAskedTwice: "The gate asks for the same lines twice in the same way. Name each once."
        case .sumsOutOfRange:
            "Sums can be 1 to 20, with own limits as LOW-HIGH, from 0 to \(SumDifficulty.largestLimit)."
        case .limitsOutOfRange:
            "A time-out can be 5 to 600 seconds; a lockout comes after 1 to 20 wrong answers and lasts 5 to 600 "
                + "seconds."
        case .spokenStandIn: "A recitation cannot stand in for a recitation. Allow type or sum."
        }
    }

    /// What is wrong with a stack of challenges as it was written.
    public static func text(for flaw: GateNotation.Flaw) -> String {
        switch flaw {
        case .empty: "The gate must ask for something, such as recite:affirmations,sum:medium."
        case .unknownChallenge(let name):
            "\"\(name)\" is no challenge. Choose recite, type or sum, separated by commas."
        case .unknownDetail(let detail, of: "sum"), .unknownDetail(let detail, of: "sums"):
            "\"\(detail)\" says nothing of sums. Write sum:easy, sum:medium, sum:hard or sum:10-99; with count=5, "
                + "timeout=60 or lockout=3/60 behind another colon."
        case .unknownDetail(let detail, let name):
            "\"\(detail)\" says nothing of \(name). Write \(name):affirmations or \(name):goals; with timeout=60 or "
                + "lockout=3/60 behind another colon."
        }
    }

    /// A consent of which one event cannot be read is denied, whatever the others say.
    static func unreadableConsent(_ position: Int64) -> String {
        "Record \(position) of this consent cannot be read, so nothing can be agreed to for this purpose, and nothing "
            + "leaves the device. `vow log verify` tells more; a newer version of vow may have written it."
    }

    static let neverRings =
        "The alarm would never ring: its date and time are over, or its last date comes before its first. Give a later "
        + "--date or --until, or --days."

    static func unheard(_ words: String) -> String {
        "No engine for English or Spanish hears \(words). A line in Chinese is added with --language zh; another script "
            + "has to be written in Latin letters."
    }

    /// Why nothing is learnt while a run is in progress.
    public static let rehearsalWhileRinging =
        "An alarm is ringing or put off. Rehearse when it is over; what is learnt holds from the next day."

    static func text(for rejection: LineRejection, line: String) -> String {
        switch rejection {
        case .unknown: "There is no line \(line). `vow lines list` shows them."
        case .alreadyThere: "There is already a line \(line)."
        case .nothingToSay:
            "There is nothing to say in it. Write a sentence, such as \"I keep promises to myself.\""
        case .tooLong(let count):
            "It has \(count) words; at most \(LineState.maximumWordCount) can be said in one breath. Make it shorter."
        }
    }
}
