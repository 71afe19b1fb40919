// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `schedule.…` of the catalogue, and the texts among them that take arguments.
package enum ScheduleText: UInt16, TextKey {
    package static let part = "schedule"

    case back = 2885
    case byDevice
    case byZone
    case clockDevice
    case clockZone
    case forward
    case gap
    case heading
    case noSuchDate
    case nothing
    case overlap
    case paused
    case silent
    case skipped

    package static func back(size: some TextArgument) -> FilledText {
        FilledText(ScheduleText.back, ["size": size.asText])
    }

    package static func byZone(zone: some TextArgument) -> FilledText {
        FilledText(ScheduleText.byZone, ["zone": zone.asText])
    }

    package static func clockZone(zone: some TextArgument) -> FilledText {
        FilledText(ScheduleText.clockZone, ["zone": zone.asText])
    }

    package static func forward(size: some TextArgument) -> FilledText {
        FilledText(ScheduleText.forward, ["size": size.asText])
    }

    package static func gap(time: some TextArgument, place: some TextArgument) -> FilledText {
        FilledText(ScheduleText.gap, ["time": time.asText, "place": place.asText])
    }

    package static func heading(zone: some TextArgument, version: some TextArgument, from: some TextArgument, until: some TextArgument) -> FilledText {
        FilledText(ScheduleText.heading, ["zone": zone.asText, "version": version.asText, "from": from.asText, "until": until.asText])
    }

    package static func overlap(time: some TextArgument, place: some TextArgument) -> FilledText {
        FilledText(ScheduleText.overlap, ["time": time.asText, "place": place.asText])
    }
}
