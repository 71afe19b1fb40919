import Foundation
import Synchronization
package import VowAnswers
import VowLog
import VowPorts
package import VowRuntime

extension Refusal {
    /// The sentence on a terminal: what the catalogue says, with the command or option that helps, in the language of the
    /// home that the command works on.
    package var sentence: String {
        let wording = RefusalLanguage.wording
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

/// The language in which this process refuses: that of the log it opened last, which is asked only where something is
/// refused.
package enum RefusalLanguage {
    private static let log = Mutex<EventLog?>(nil)
    /// The language that was found last.
    private static let known = Mutex<Wording?>(nil)

    package static func follow(_ log: EventLog) { self.log.withLock { $0 = log } }

    /// The log of the home that the arguments name, for what is refused before any was opened.
    private static let ofHome: EventLog? = {
        let arguments = CommandLine.arguments
        let named = arguments.firstIndex(of: "--home").flatMap { arguments.dropFirst($0 + 1).first }
        let joined = arguments.first { $0.hasPrefix("--home=") }.map { String($0.dropFirst(7)) }
        let home = Home.path(option: named ?? joined)
        guard Home.logStorage(home).presence() == .something else { return nil }
        // A log that cannot be opened has no language; the machine's is used.
        return try? Home.open(home, busyTimeoutMilliseconds: 300)
    }()

    package static var wording: Wording {
        let log = log.withLock { $0 } ?? ofHome
        // A log that was closed has none; see below.
        if let settings = try? log.map(CommandService.settings) {
            let wording = Wording(settings)
            known.withLock { $0 = wording }
            return wording
        }
        // The log was closed meanwhile, as by an erasure.
        if let known = known.withLock({ $0 }) { return known }
        // Nothing was opened yet, or cannot be.
        return machine
    }

    /// As the machine speaks (locale(7)).
    package static var machine: Wording {
        let environment = ProcessInfo.processInfo.environment
        let machine = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first {
            !$0.isEmpty
        }
        // A locale is named like zh_CN.UTF-8@variant.
        let code = machine?.prefix { $0.isLetter }.lowercased()
        return Wording(in: TextLanguage.all.first { $0.code == code } ?? .english)
    }
}
