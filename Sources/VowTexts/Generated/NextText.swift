// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `next.…` of the catalogue, and the texts among them that take arguments.
package enum NextText: UInt16, TextKey {
    package static let part = "next"

    case gap = 1184
    case line
    case lineAsksIn
    case lineInterruptedWhileIt
    case lineNextAlarmIn
    case lineRingsAgainIn
    case never
    case note
    case noteTheFirstOf
    case overdue
    case overdueUnwatched
    case reading
    case unnoticed

    package static func line(name: some TextArgument) -> FilledText {
        FilledText(NextText.line, ["name": name.asText])
    }

    package static func lineAsksIn(wait: some TextArgument, name: some TextArgument, reading: some TextArgument) -> FilledText {
        FilledText(NextText.lineAsksIn, ["wait": wait.asText, "name": name.asText, "reading": reading.asText])
    }

    package static func lineInterruptedWhileIt(name: some TextArgument) -> FilledText {
        FilledText(NextText.lineInterruptedWhileIt, ["name": name.asText])
    }

    package static func lineNextAlarmIn(wait: some TextArgument, name: some TextArgument, reading: some TextArgument, place: some TextArgument) -> FilledText {
        FilledText(NextText.lineNextAlarmIn, ["wait": wait.asText, "name": name.asText, "reading": reading.asText, "place": place.asText])
    }

    package static func lineRingsAgainIn(wait: some TextArgument, name: some TextArgument, reading: some TextArgument) -> FilledText {
        FilledText(NextText.lineRingsAgainIn, ["wait": wait.asText, "name": name.asText, "reading": reading.asText])
    }

    package static func never(from: some TextArgument) -> FilledText {
        FilledText(NextText.never, ["from": from.asText])
    }

    package static func overdue(name: some TextArgument, reading: some TextArgument) -> FilledText {
        FilledText(NextText.overdue, ["name": name.asText, "reading": reading.asText])
    }

    package static func overdueUnwatched(name: some TextArgument, reading: some TextArgument) -> FilledText {
        FilledText(NextText.overdueUnwatched, ["name": name.asText, "reading": reading.asText])
    }

    package static func reading(reading: some TextArgument, universal: some TextArgument, wait: some TextArgument, note: some TextArgument) -> FilledText {
        FilledText(NextText.reading, ["reading": reading.asText, "universal": universal.asText, "wait": wait.asText, "note": note.asText])
    }

    package static func unnoticed(name: some TextArgument, reading: some TextArgument) -> FilledText {
        FilledText(NextText.unnoticed, ["name": name.asText, "reading": reading.asText])
    }
}
