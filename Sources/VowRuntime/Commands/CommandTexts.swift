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
        }
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
