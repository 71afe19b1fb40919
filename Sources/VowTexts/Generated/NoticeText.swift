// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `notice.…` of the catalogue, and the texts among them that take arguments.
package enum NoticeText: UInt16, TextKey {
    package static let part = "notice"

    case answerHere = 1197
    case bedtime
    case bedtimeOver
    case checkAsked
    case checkTitle
    case deviceZoneUsed
    case freshLines
    case logIsBack
    case logTitle
    case missed
    case missedTitle
    case nextAlarm
    case noCamera
    case noLightSensor
    case noMotionSensor
    case noTagReader
    case notOver
    case nothingWakes
    case noticeGiven
    case openWakeScreen
    case partBypassed
    case readinessTitle
    case repairDemanded
    case repairFirst
    case ringsAllTheSame
    case skipOnce
    case skippedOnce
    case tomorrow
    case unnamed
    case unreadableEvent
    case unreadableEvents
    case untried
    case wakeUp
    case zoneMeanwhile
    case zoneTitle

    package static func bedtime(sleep: some TextArgument, time: some TextArgument) -> FilledText {
        FilledText(NoticeText.bedtime, ["sleep": sleep.asText, "time": time.asText])
    }

    package static func bedtimeOver(sleep: some TextArgument) -> FilledText {
        FilledText(NoticeText.bedtimeOver, ["sleep": sleep.asText])
    }

    package static func deviceZoneUsed(zone: some TextArgument) -> FilledText {
        FilledText(NoticeText.deviceZoneUsed, ["zone": zone.asText])
    }

    package static func freshLines(line: some TextArgument, days: some TextArgument, id: some TextArgument) -> FilledText {
        FilledText(NoticeText.freshLines, ["line": line.asText, "days": days.asText, "id": id.asText])
    }

    package static func missed(name: some TextArgument, due: some TextArgument) -> FilledText {
        FilledText(NoticeText.missed, ["name": name.asText, "due": due.asText])
    }

    package static func nextAlarm(when: some TextArgument, alarm: some TextArgument) -> FilledText {
        FilledText(NoticeText.nextAlarm, ["when": when.asText, "alarm": alarm.asText])
    }

    package static func skippedOnce(date: some TextArgument, alarm: some TextArgument) -> FilledText {
        FilledText(NoticeText.skippedOnce, ["date": date.asText, "alarm": alarm.asText])
    }

    package static func unreadableEvent(place: some TextArgument) -> FilledText {
        FilledText(NoticeText.unreadableEvent, ["place": place.asText])
    }

    package static func unreadableEvents(count: some TextArgument, place: some TextArgument) -> FilledText {
        FilledText(NoticeText.unreadableEvents, ["count": count.asText, "place": place.asText])
    }

    package static func untried(alarm: some TextArgument) -> FilledText {
        FilledText(NoticeText.untried, ["alarm": alarm.asText])
    }
}
