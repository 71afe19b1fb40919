import VowAnswers
package import VowCore
import VowRecitation

// The defaults of a new alarm.
extension Settings {
    /// A new alarm by a rule, with the sound and the score that were set for new alarms.
    /// - Parameter lines: the person's lines. The alarm asks for them in the language of most. The language of Vow's texts
    ///   changes no gate; it counts only while there is no line yet.
    package func newAlarm(_ rule: OccurrenceRule, lines: LineList) -> AlarmDefinition {
        var definition = AlarmDefinition(rule: rule)
        definition.sound.tone = self[.alarmTone]
        definition.sound.volumePercent = Int(self[.alarmVolume]) ?? definition.sound.volumePercent
        definition.sound.vibrate = self[.alarmVibrate] == "on"
        definition.gate.minimumSimilarity =
            Double(self[.alarmSimilarity]) ?? definition.gate.minimumSimilarity
        definition.gate.language =
            lines.mainLanguage ?? Language(rawValue: self[.language]) ?? definition.gate.language
        return definition
    }
}

extension SettingKey {
    /// Why a tone cannot be one of new alarms: a name is a word, a sound file a whole path. That there is such a tone
    /// is checked where an alarm names it; where one is gone, the built-in tone rings.
    static func objection(toTone value: String) -> Refusal? {
        let isName = !value.isEmpty && value.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
        if isName || value.hasPrefix("/") && value.utf8.count <= 1024 { return nil }
        return Refusal(RefusalText.settingTone, value: value)
    }
}
