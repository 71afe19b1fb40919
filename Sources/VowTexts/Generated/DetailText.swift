// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `detail.…` of the catalogue, and the texts among them that take arguments.
public enum DetailText: UInt16, TextKey {
    public static let part = "detail"

    case askedFor = 261
    case line
    case lines
    case linesProposed
    case off
    case otherCode
    case otherTag
    case registered
    case removed

    public static func line(line: some TextArgument) -> FilledText {
        FilledText(DetailText.line, ["line": line.asText])
    }

    public static func lines(count: some TextArgument) -> FilledText {
        FilledText(DetailText.lines, ["count": count.asText])
    }

    public static func linesProposed(count: some TextArgument, maker: some TextArgument) -> FilledText {
        FilledText(DetailText.linesProposed, ["count": count.asText, "maker": maker.asText])
    }

    public static func otherCode(date: some TextArgument) -> FilledText {
        FilledText(DetailText.otherCode, ["date": date.asText])
    }

    public static func otherTag(date: some TextArgument) -> FilledText {
        FilledText(DetailText.otherTag, ["date": date.asText])
    }

    public static func registered(name: some TextArgument) -> FilledText {
        FilledText(DetailText.registered, ["name": name.asText])
    }
}
