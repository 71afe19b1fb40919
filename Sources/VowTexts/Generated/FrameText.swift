// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `frame.…` of the catalogue, and the texts among them that take arguments.
package enum FrameText: UInt16, TextKey {
    package static let part = "frame"

    case bracketed = 563
    case hours
    case labelled
    case list
    case minutes
    case seconds
    case sentence

    package static func bracketed(text: some TextArgument, inner: some TextArgument) -> FilledText {
        FilledText(FrameText.bracketed, ["text": text.asText, "inner": inner.asText])
    }

    package static func hours(hours: some TextArgument, minutes: some TextArgument) -> FilledText {
        FilledText(FrameText.hours, ["hours": hours.asText, "minutes": minutes.asText])
    }

    package static func labelled(label: some TextArgument, text: some TextArgument) -> FilledText {
        FilledText(FrameText.labelled, ["label": label.asText, "text": text.asText])
    }

    package static func list(before: some TextArgument, next: some TextArgument) -> FilledText {
        FilledText(FrameText.list, ["before": before.asText, "next": next.asText])
    }

    package static func minutes(minutes: some TextArgument) -> FilledText {
        FilledText(FrameText.minutes, ["minutes": minutes.asText])
    }

    package static func seconds(seconds: some TextArgument) -> FilledText {
        FilledText(FrameText.seconds, ["seconds": seconds.asText])
    }

    package static func sentence(text: some TextArgument) -> FilledText {
        FilledText(FrameText.sentence, ["text": text.asText])
    }
}
