import VowAnswers
package import VowCore
import VowLog

/// The tone that a person chose for an alarm, as the alarm keeps it.
package struct ChosenTone: Hashable, Sendable {
    /// A built-in tone's name, or the whole path of a file.
    package let name: String
    /// The SHA-256 of the file, in hexadecimal; nil for a built-in tone.
    package let digest: String?

    package init(_ name: String, digest: String? = nil) {
        self.name = name
        self.digest = digest
    }
}

extension SoundSettings {
    /// Takes another tone.
    package mutating func take(_ tone: ChosenTone) {
        self.tone = tone.name
        toneDigest = tone.digest
    }
}

extension CommandService {
    /// Has every alarm whose tone lies at the same path ring with the file that is there now.
    /// - Returns: those alarms.
    package func replace(_ tone: ChosenTone) throws(CommandError) -> [AlarmEntry] {
        let overview = try present()
        let alarms = overview.alarms.filter { $0.state.definition?.sound.tone == tone.name }
        for alarm in alarms {
            try decideAndAppend(to: Aggregates.alarm, alarm.id) { (recorded, now) throws(CommandError) in
                guard var changed = recorded.state.definition, changed.sound.tone == tone.name else {
                    return []
                }
                changed.sound.take(tone)
                do throws(AlarmRejection) {
                    return try recorded.state.decide(.change(changed, today: overview.today), at: now)
                } catch { throw .refused(Refusal(error, alarm: alarm.id)) }
            }
        }
        return alarms
    }
}
