// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `flaw.…` of the catalogue, and the texts among them that take arguments.
package enum FlawText: UInt16, TextKey {
    package static let part = "flaw"

    case changed = 555
    case forged
    case headBroken
    case inserted
    case removed
    case reordered
    case truncated
    case unreadable

    package static func changed(position: some TextArgument) -> FilledText {
        FilledText(FlawText.changed, ["position": position.asText])
    }

    package static func forged(position: some TextArgument) -> FilledText {
        FilledText(FlawText.forged, ["position": position.asText])
    }

    package static func inserted(position: some TextArgument) -> FilledText {
        FilledText(FlawText.inserted, ["position": position.asText])
    }

    package static func removed(position: some TextArgument) -> FilledText {
        FilledText(FlawText.removed, ["position": position.asText])
    }

    package static func reordered(position: some TextArgument) -> FilledText {
        FilledText(FlawText.reordered, ["position": position.asText])
    }

    package static func truncated(position: some TextArgument) -> FilledText {
        FilledText(FlawText.truncated, ["position": position.asText])
    }

    package static func unreadable(position: some TextArgument, cause: some TextArgument) -> FilledText {
        FilledText(FlawText.unreadable, ["position": position.asText, "cause": cause.asText])
    }
}
