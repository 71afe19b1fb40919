package import VowAnswers
import VowRuntime

extension Refusal {
    /// The sentence on a terminal: what the catalogue says, with the command or option that helps.
    package func sentence(_ wording: Wording) -> String {
        if let whole { return wording(whole, data) }
        let text = text(wording)
        return hint.map { "\(text) \(wording($0, data))" } ?? text
    }

    /// The same with the argument's name as an option has it: `snooze-minutes` for `snoozeMinutes`.
    package var namingOption: Refusal {
        guard let key = RefusalText(code: code), let name = data["name"] else { return self }
        let option = name.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
        return Refusal(key, data.merging(["name": option]) { $1 })
    }

    /// What is said instead, where only options can say it.
    private var whole: TerminalText? {
        switch RefusalText(code: code) {
        case .skipWhich: .skipOptions
        case .pauseWhich: .pauseOptions
        // A number has the name of its option.
        case .numberRange: .optionRange
        default: nil
        }
    }

    private var hint: TerminalText? {
        switch RefusalText(code: code) {
        case .alarmUnknown, .alarmNotNamed: .alarmList
        case .lineUnknown, .lineNotNamed: .linesList
        case .goalUnknown: .goalsList
        case .runNotNamed: .runsList
        case .practiceUnknown, .practiceNotNamed: .practiceList
        case .practiceNotAgreed: .giveRecordingConsent
        case .alarmWithoutDays: .giveDays
        case .alarmNeverRings: .giveLaterDate
        case .lineScript: .otherScript
        case .consentNoRecipient: .giveRecipient
        case .consentNotAgreed: .giveConsent
        case .consentNoBroker: .giveBrokerConsent
        case .consentUnreadable: .verifyLog
        case .skipRangeOver: .laterTo
        case .skipNothing: .schedule
        case .pauseOver: .laterPause
        case .codeUnknown: .codesList
        case .tagUnknown: .tagsList
        default: nil
        }
    }
}
