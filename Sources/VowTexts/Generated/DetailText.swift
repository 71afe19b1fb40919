// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `detail.…` of the catalogue, and the texts among them that take arguments.
package enum DetailText: UInt16, TextKey {
    package static let part = "detail"

    case askedFor = 270
    case line
    case lines
    case linesProposed
    case off
    case otherCode
    case otherTag
    case registered
    case removed

    package static func line(line: some TextArgument) -> FilledText {
        FilledText(DetailText.line, ["line": line.asText])
    }

    package static func lines(count: some TextArgument) -> FilledText {
        FilledText(DetailText.lines, ["count": count.asText])
    }

    package static func linesProposed(count: some TextArgument, maker: some TextArgument) -> FilledText {
        FilledText(DetailText.linesProposed, ["count": count.asText, "maker": maker.asText])
    }

    package static func otherCode(date: some TextArgument) -> FilledText {
        FilledText(DetailText.otherCode, ["date": date.asText])
    }

    package static func otherTag(date: some TextArgument) -> FilledText {
        FilledText(DetailText.otherTag, ["date": date.asText])
    }

    package static func registered(name: some TextArgument) -> FilledText {
        FilledText(DetailText.registered, ["name": name.asText])
    }
}
