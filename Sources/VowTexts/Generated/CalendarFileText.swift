// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `calendarFile.…` of the catalogue, and the texts among them that take arguments.
package enum CalendarFileText: UInt16, TextKey {
    package static let part = "calendarFile"

    case at = 159
    case changed
    case empty
    case exported
    case new
    case nothingImported
    case problem
    case tooMany
    case unchanged

    package static func at(name: some TextArgument, line: some TextArgument) -> FilledText {
        FilledText(CalendarFileText.at, ["name": name.asText, "line": line.asText])
    }

    package static func exported(alarms: some TextArgument, path: some TextArgument) -> FilledText {
        FilledText(CalendarFileText.exported, ["alarms": alarms.asText, "path": path.asText])
    }

    package static func problem(line: some TextArgument, message: some TextArgument) -> FilledText {
        FilledText(CalendarFileText.problem, ["line": line.asText, "message": message.asText])
    }

    package static func tooMany(count: some TextArgument) -> FilledText {
        FilledText(CalendarFileText.tooMany, ["count": count.asText])
    }
}
