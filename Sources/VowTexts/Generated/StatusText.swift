// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `status.…` of the catalogue, and the texts among them that take arguments.
package enum StatusText: UInt16, TextKey {
    package static let part = "status"

    case addLine = 2985
    case begin
    case beginToBeginWith
    case erasedToken
    case erasedTokenRepair
    case kindsJoined
    case linesIn
    case more
    case name
    case nameBackup
    case nameCamera
    case nameClock
    case nameDisk
    case nameDisplay
    case nameLightSensor
    case nameLines
    case nameLog
    case nameMicrophone
    case nameMotionSensor
    case nameNotifications
    case namePower
    case nameService
    case nameSpeaker
    case nameSpeech
    case nameTagReader
    case nameVibration
    case nameWakingTheMachine
    case nameWatch
    case noAlarm
    case noLines
    case unregisteredCode
    case unregisteredCodeRepair
    case unregisteredTag
    case unregisteredTagRepair
    case unspoken
    case unspokenGoals
    case unspokenTheAlarmAsks
    case unspokenTheAlarmS
    case unwatched
    case watched

    package static func erasedToken(alarm: some TextArgument) -> FilledText {
        FilledText(StatusText.erasedToken, ["alarm": alarm.asText])
    }

    package static func erasedTokenRepair(alarm: some TextArgument) -> FilledText {
        FilledText(StatusText.erasedTokenRepair, ["alarm": alarm.asText])
    }

    package static func kindsJoined(first: some TextArgument, second: some TextArgument) -> FilledText {
        FilledText(StatusText.kindsJoined, ["first": first.asText, "second": second.asText])
    }

    package static func linesIn(lines: some TextArgument, language: some TextArgument) -> FilledText {
        FilledText(StatusText.linesIn, ["lines": lines.asText, "language": language.asText])
    }

    package static func unregisteredCode(alarm: some TextArgument, name: some TextArgument) -> FilledText {
        FilledText(StatusText.unregisteredCode, ["alarm": alarm.asText, "name": name.asText])
    }

    package static func unregisteredCodeRepair(name: some TextArgument, alarm: some TextArgument) -> FilledText {
        FilledText(StatusText.unregisteredCodeRepair, ["name": name.asText, "alarm": alarm.asText])
    }

    package static func unregisteredTag(alarm: some TextArgument, name: some TextArgument) -> FilledText {
        FilledText(StatusText.unregisteredTag, ["alarm": alarm.asText, "name": name.asText])
    }

    package static func unregisteredTagRepair(name: some TextArgument, alarm: some TextArgument) -> FilledText {
        FilledText(StatusText.unregisteredTagRepair, ["name": name.asText, "alarm": alarm.asText])
    }

    package static func unspokenTheAlarmAsks(alarm: some TextArgument, wanted: some TextArgument) -> FilledText {
        FilledText(StatusText.unspokenTheAlarmAsks, ["alarm": alarm.asText, "wanted": wanted.asText])
    }

    package static func unspokenTheAlarmS(add: some TextArgument, alarm: some TextArgument) -> FilledText {
        FilledText(StatusText.unspokenTheAlarmS, ["add": add.asText, "alarm": alarm.asText])
    }
}
