// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `alarm.…` of the catalogue, and the texts among them that take arguments.
package enum AlarmText: UInt16, TextKey {
    package static let part = "alarm"

    case answerNo = 0
    case answerYes
    case check
    case loosenedFrom
    case minimum
    case movedOnce
    case nap
    case never
    case next
    case none
    case or
    case outputEvery
    case outputUsual
    case pausedUntil
    case ramp
    case range
    case removed
    case rowAsksAgain
    case rowDayTimes
    case rowEasier
    case rowFrom
    case rowInstead
    case rowMoved
    case rowOutput
    case rowPaused
    case rowSkipped
    case rowSnooze
    case rowSound
    case rowStopsFor
    case rowUntil
    case rowVibrates
    case rowZone
    case snooze
    case stateOff
    case stateOn
    case thenNext
    case withChallengeWord
    case zoneOfDevice

    package static func check(minutes: some TextArgument, count: some TextArgument) -> FilledText {
        FilledText(AlarmText.check, ["minutes": minutes.asText, "count": count.asText])
    }

    package static func loosenedFrom(date: some TextArgument) -> FilledText {
        FilledText(AlarmText.loosenedFrom, ["date": date.asText])
    }

    package static func minimum(score: some TextArgument, language: some TextArgument) -> FilledText {
        FilledText(AlarmText.minimum, ["score": score.asText, "language": language.asText])
    }

    package static func movedOnce(date: some TextArgument, time: some TextArgument, usual: some TextArgument) -> FilledText {
        FilledText(AlarmText.movedOnce, ["date": date.asText, "time": time.asText, "usual": usual.asText])
    }

    package static func next(time: some TextArgument, wait: some TextArgument) -> FilledText {
        FilledText(AlarmText.next, ["time": time.asText, "wait": wait.asText])
    }

    package static func pausedUntil(date: some TextArgument) -> FilledText {
        FilledText(AlarmText.pausedUntil, ["date": date.asText])
    }

    package static func ramp(seconds: some TextArgument) -> FilledText {
        FilledText(AlarmText.ramp, ["seconds": seconds.asText])
    }

    package static func range(first: some TextArgument, last: some TextArgument) -> FilledText {
        FilledText(AlarmText.range, ["first": first.asText, "last": last.asText])
    }

    package static func removed(alarm: some TextArgument) -> FilledText {
        FilledText(AlarmText.removed, ["alarm": alarm.asText])
    }

    package static func snooze(count: some TextArgument, minutes: some TextArgument) -> FilledText {
        FilledText(AlarmText.snooze, ["count": count.asText, "minutes": minutes.asText])
    }

    package static func zoneOfDevice(zone: some TextArgument) -> FilledText {
        FilledText(AlarmText.zoneOfDevice, ["zone": zone.asText])
    }
}
