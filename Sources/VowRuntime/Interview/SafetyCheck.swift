package import VowAnswers
import VowCore
import VowPorts
package import VowRecitation

/// Words about a person's life outside the interview: they pass the same signs of danger before they are kept.
package enum SafetyCheck {
    /// The plain question about danger.
    static func question(in language: Language) -> String {
        let wording = Wording(setting: language.rawValue)
        return wording(SafetyText.ask) + " " + wording(SafetyText.answers)
    }
}

extension CommandService {
    /// Where to find help, for the place in which the device stands.
    package func help(in language: Language) throws(CommandError) -> HelpRow {
        HelpLines.row(in: language, zone: zones.deviceRules.identifier, locale: HelpLines.machineLocale)
    }

    /// Refuses words with a sign of danger, and shows where to find help; asks the plain question where the signs are
    /// unsure.
    /// - Parameter isSafe: the person's answer to the plain question; nil if it was not asked.
    package func checkSafety(_ texts: [String], isSafe: Bool?) throws(CommandError) {
        let reading = SafetySigns.read(texts)
        let language = reading.language ?? .english
        switch reading.level {
        case .clear: return
        case .unsure where isSafe == true: return
        case .unsure where isSafe == nil:
            throw .refused(Refusal(RefusalText.safetyAsk(question: SafetyCheck.question(in: language))))
        case .unsure, .danger:
            throw .refused(Refusal(RefusalText.safetyStop(help: try help(in: language).plain)))
        }
    }
}
