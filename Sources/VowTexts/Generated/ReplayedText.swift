// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `replayed.…` of the catalogue, and the texts among them that take arguments.
package enum ReplayedText: UInt16, TextKey {
    package static let part = "replayed"

    case allSame = 2823
    case differs
    case keys
    case labelEffect
    case labelEvent
    case labelIn
    case labelState
    case labelToday
    case labelTodayDiffers
    case same
    case sameWhereWords
    case shortened

    package static func differs(step: some TextArgument) -> FilledText {
        FilledText(ReplayedText.differs, ["step": step.asText])
    }
}
