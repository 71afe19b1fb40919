// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `count.…` of the catalogue, and the texts among them that take arguments.
package enum CountText: UInt16, TextKey {
    package static let part = "count"

    case alarms = 253
    case alarmsOn
    case attempts
    case days
    case entriesPassedOver
    case files
    case learnt
    case lines
    case linesThere
    case mornings
    case morningsJudged
    case recordings
    case records
    case rehearsed
    case runs
    case snoozes
    case times

    package static func alarms(count: Int) -> FilledText {
        FilledText(CountText.alarms, ["count": count.asText], count: count)
    }

    package static func alarmsOn(count: Int) -> FilledText {
        FilledText(CountText.alarmsOn, ["count": count.asText], count: count)
    }

    package static func attempts(count: Int) -> FilledText {
        FilledText(CountText.attempts, ["count": count.asText], count: count)
    }

    package static func days(count: Int) -> FilledText {
        FilledText(CountText.days, ["count": count.asText], count: count)
    }

    package static func entriesPassedOver(count: Int) -> FilledText {
        FilledText(CountText.entriesPassedOver, ["count": count.asText], count: count)
    }

    package static func files(count: Int) -> FilledText {
        FilledText(CountText.files, ["count": count.asText], count: count)
    }

    package static func learnt(count: Int) -> FilledText {
        FilledText(CountText.learnt, ["count": count.asText], count: count)
    }

    package static func lines(count: Int) -> FilledText {
        FilledText(CountText.lines, ["count": count.asText], count: count)
    }

    package static func linesThere(count: Int) -> FilledText {
        FilledText(CountText.linesThere, ["count": count.asText], count: count)
    }

    package static func mornings(count: Int) -> FilledText {
        FilledText(CountText.mornings, ["count": count.asText], count: count)
    }

    package static func morningsJudged(count: Int) -> FilledText {
        FilledText(CountText.morningsJudged, ["count": count.asText], count: count)
    }

    package static func recordings(count: Int) -> FilledText {
        FilledText(CountText.recordings, ["count": count.asText], count: count)
    }

    package static func records(count: Int) -> FilledText {
        FilledText(CountText.records, ["count": count.asText], count: count)
    }

    package static func rehearsed(count: Int) -> FilledText {
        FilledText(CountText.rehearsed, ["count": count.asText], count: count)
    }

    package static func runs(count: Int) -> FilledText {
        FilledText(CountText.runs, ["count": count.asText], count: count)
    }

    package static func snoozes(count: Int) -> FilledText {
        FilledText(CountText.snoozes, ["count": count.asText], count: count)
    }

    package static func times(count: Int) -> FilledText {
        FilledText(CountText.times, ["count": count.asText], count: count)
    }
}
