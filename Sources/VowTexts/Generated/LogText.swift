// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `log.…` of the catalogue, and the texts among them that take arguments.
package enum LogText: UInt16, TextKey {
    package static let part = "log"

    case empty = 1115
    case notSound
    case passedOver
    case salvageLeftOut
    case salvageLost
    case salvageSaved
    case salvageSound
    case salvageUnproven
    case sound
    case unreadable
    case viewsCounts
    case viewsDifferent
    case viewsNone
    case viewsSame

    package static func notSound(flaw: some TextArgument, count: some TextArgument) -> FilledText {
        FilledText(LogText.notSound, ["flaw": flaw.asText, "count": count.asText])
    }

    package static func salvageLeftOut(position: some TextArgument) -> FilledText {
        FilledText(LogText.salvageLeftOut, ["position": position.asText])
    }

    package static func salvageLost(first: some TextArgument, last: some TextArgument) -> FilledText {
        FilledText(LogText.salvageLost, ["first": first.asText, "last": last.asText])
    }

    package static func salvageSaved(records: some TextArgument, path: some TextArgument) -> FilledText {
        FilledText(LogText.salvageSaved, ["records": records.asText, "path": path.asText])
    }

    package static func salvageSound(records: some TextArgument) -> FilledText {
        FilledText(LogText.salvageSound, ["records": records.asText])
    }

    package static func salvageUnproven(positions: some TextArgument) -> FilledText {
        FilledText(LogText.salvageUnproven, ["positions": positions.asText])
    }

    package static func sound(count: some TextArgument, hash: some TextArgument) -> FilledText {
        FilledText(LogText.sound, ["count": count.asText, "hash": hash.asText])
    }

    package static func unreadable(position: some TextArgument, cause: some TextArgument) -> FilledText {
        FilledText(LogText.unreadable, ["position": position.asText, "cause": cause.asText])
    }

    package static func viewsCounts(records: some TextArgument, alarms: some TextArgument, runs: some TextArgument, milliseconds: some TextArgument) -> FilledText {
        FilledText(LogText.viewsCounts, ["records": records.asText, "alarms": alarms.asText, "runs": runs.asText, "milliseconds": milliseconds.asText])
    }
}
