// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `goals.…` of the catalogue, and the texts among them that take arguments.
package enum GoalsText: UInt16, TextKey {
    package static let part = "goals"

    case evening = 570
    case eveningTitle
    case unknown
    case weekly
    case weeklyTitle

    package static func evening(goals: some TextArgument) -> FilledText {
        FilledText(GoalsText.evening, ["goals": goals.asText])
    }

    package static func unknown(id: some TextArgument) -> FilledText {
        FilledText(GoalsText.unknown, ["id": id.asText])
    }
}
