// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `remark.…` of the catalogue, and the texts among them that take arguments.
package enum RemarkText: UInt16, TextKey {
    package static let part = "remark"

    case alarmLanguage = 2724
    case alarmOtherLines
    case alarmSilent
    case alarmTwin
    case gateUntried
    case languageKept
    case lineLanguage
    case lineNoEngine
    case lineTwin
    case runInProgress

    package static func alarmLanguage(asked: some TextArgument, own: some TextArgument, command: some TextArgument) -> FilledText {
        FilledText(RemarkText.alarmLanguage, ["asked": asked.asText, "own": own.asText, "command": command.asText])
    }

    package static func alarmOtherLines(count: Int, language: some TextArgument) -> FilledText {
        FilledText(RemarkText.alarmOtherLines, ["count": count.asText, "language": language.asText], count: count)
    }

    package static func alarmSilent(id: some TextArgument) -> FilledText {
        FilledText(RemarkText.alarmSilent, ["id": id.asText])
    }

    package static func alarmTwin(other: some TextArgument) -> FilledText {
        FilledText(RemarkText.alarmTwin, ["other": other.asText])
    }

    package static func gateUntried(alarm: some TextArgument) -> FilledText {
        FilledText(RemarkText.gateUntried, ["alarm": alarm.asText])
    }

    package static func languageKept(asked: some TextArgument, command: some TextArgument) -> FilledText {
        FilledText(RemarkText.languageKept, ["asked": asked.asText, "command": command.asText])
    }

    package static func lineLanguage(seen: some TextArgument, kept: some TextArgument, command: some TextArgument) -> FilledText {
        FilledText(RemarkText.lineLanguage, ["seen": seen.asText, "kept": kept.asText, "command": command.asText])
    }

    package static func lineNoEngine(language: some TextArgument, command: some TextArgument) -> FilledText {
        FilledText(RemarkText.lineNoEngine, ["language": language.asText, "command": command.asText])
    }

    package static func lineTwin(other: some TextArgument, id: some TextArgument) -> FilledText {
        FilledText(RemarkText.lineTwin, ["other": other.asText, "id": id.asText])
    }
}
