// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `early.…` of the catalogue, and the texts among them that take arguments.
package enum EarlyText: UInt16, TextKey {
    package static let part = "early"

    case begunMeanwhile = 383
    case busy
    case done
    case nothing
    case tooEarly

    package static func done(time: some TextArgument) -> FilledText {
        FilledText(EarlyText.done, ["time": time.asText])
    }

    package static func tooEarly(opens: some TextArgument) -> FilledText {
        FilledText(EarlyText.tooEarly, ["opens": opens.asText])
    }
}
