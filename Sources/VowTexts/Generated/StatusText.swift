// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `status.…` of the catalogue, and the texts among them that take arguments.
public enum StatusText: UInt16, TextKey {
    public static let part = "status"

    case addLine = 1663
    case begin
    case beginToBeginWith
    case lines
    case linesLines
    case more
    case name
    case nameBackup
    case nameCamera
    case nameClock
    case nameDisk
    case nameDisplay
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
    case unspoken
    case unspokenGoals
    case unspokenTheAlarmAsks
    case unspokenTheAlarmS
    case unwatched
    case watched

    public static func unspokenTheAlarmAsks(alarm: some TextArgument, wanted: some TextArgument) -> FilledText {
        FilledText(StatusText.unspokenTheAlarmAsks, ["alarm": alarm.asText, "wanted": wanted.asText])
    }

    public static func unspokenTheAlarmS(add: some TextArgument, alarm: some TextArgument) -> FilledText {
        FilledText(StatusText.unspokenTheAlarmS, ["add": add.asText, "alarm": alarm.asText])
    }
}
