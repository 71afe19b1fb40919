// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `terminal.…` of the catalogue, and the texts among them that take arguments.
public enum TerminalText: UInt16, TextKey {
    public static let part = "terminal"

    case alarmList = 2815
    case codeRemoved
    case codesList
    case giveBrokerConsent
    case giveConsent
    case giveDays
    case giveLaterDate
    case giveRecipient
    case giveRecordingConsent
    case goalsList
    case hintSnooze
    case hintSpeak
    case hintUntil
    case hintUp
    case hintWayOut
    case hintWayOutAgain
    case hintWayOutOpens
    case laterPause
    case laterTo
    case linesList
    case nextAlarm
    case noAlarm
    case noCodes
    case noTags
    case operationForm
    case optionRange
    case otherScript
    case pauseOptions
    case practiceList
    case runsList
    case schedule
    case silent
    case skipOptions
    case tagRemoved
    case tagsList
    case today
    case toneTried
    case typedYes
    case typedYesLetter
    case verifyLog

    public static func codeRemoved(name: some TextArgument) -> FilledText {
        FilledText(TerminalText.codeRemoved, ["name": name.asText])
    }

    public static func giveBrokerConsent(recipient: some TextArgument) -> FilledText {
        FilledText(TerminalText.giveBrokerConsent, ["recipient": recipient.asText])
    }

    public static func giveConsent(recipient: some TextArgument) -> FilledText {
        FilledText(TerminalText.giveConsent, ["recipient": recipient.asText])
    }

    public static func hintUntil(time: some TextArgument, left: some TextArgument) -> FilledText {
        FilledText(TerminalText.hintUntil, ["time": time.asText, "left": left.asText])
    }

    public static func hintWayOut(sentence: some TextArgument) -> FilledText {
        FilledText(TerminalText.hintWayOut, ["sentence": sentence.asText])
    }

    public static func hintWayOutAgain(sentence: some TextArgument) -> FilledText {
        FilledText(TerminalText.hintWayOutAgain, ["sentence": sentence.asText])
    }

    public static func hintWayOutOpens(left: some TextArgument) -> FilledText {
        FilledText(TerminalText.hintWayOutOpens, ["left": left.asText])
    }

    public static func nextAlarm(alarm: some TextArgument, when: some TextArgument) -> FilledText {
        FilledText(TerminalText.nextAlarm, ["alarm": alarm.asText, "when": when.asText])
    }

    public static func operationForm(operation: some TextArgument) -> FilledText {
        FilledText(TerminalText.operationForm, ["operation": operation.asText])
    }

    public static func optionRange(name: some TextArgument, least: some TextArgument, most: some TextArgument) -> FilledText {
        FilledText(TerminalText.optionRange, ["name": name.asText, "least": least.asText, "most": most.asText])
    }

    public static func tagRemoved(name: some TextArgument) -> FilledText {
        FilledText(TerminalText.tagRemoved, ["name": name.asText])
    }

    public static func toneTried(tone: some TextArgument) -> FilledText {
        FilledText(TerminalText.toneTried, ["tone": tone.asText])
    }
}
