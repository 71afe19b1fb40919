// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `parser.…` of the catalogue, and the texts among them that take arguments.
package enum ParserText: UInt16, TextKey {
    package static let part = "parser"

    case aUnknownOptionMeant = 2474
    case bUnknownOption
    case cMissingArgument
    case dMissingOneOf
    case eMissingValue
    case fInvalidOneOf
    case gInvalidBecause
    case hInvalid
    case iUnexpected
    case jUnexpectedSeveral

    package static func aUnknownOptionMeant(option: some TextArgument, name: some TextArgument) -> FilledText {
        FilledText(ParserText.aUnknownOptionMeant, ["option": option.asText, "name": name.asText])
    }

    package static func bUnknownOption(option: some TextArgument) -> FilledText {
        FilledText(ParserText.bUnknownOption, ["option": option.asText])
    }

    package static func cMissingArgument(name: some TextArgument) -> FilledText {
        FilledText(ParserText.cMissingArgument, ["name": name.asText])
    }

    package static func dMissingOneOf(names: some TextArgument) -> FilledText {
        FilledText(ParserText.dMissingOneOf, ["names": names.asText])
    }

    package static func eMissingValue(name: some TextArgument) -> FilledText {
        FilledText(ParserText.eMissingValue, ["name": name.asText])
    }

    package static func fInvalidOneOf(text: some TextArgument, name: some TextArgument, names: some TextArgument) -> FilledText {
        FilledText(ParserText.fInvalidOneOf, ["text": text.asText, "name": name.asText, "names": names.asText])
    }

    package static func gInvalidBecause(text: some TextArgument, name: some TextArgument, cause: some TextArgument) -> FilledText {
        FilledText(ParserText.gInvalidBecause, ["text": text.asText, "name": name.asText, "cause": cause.asText])
    }

    package static func hInvalid(text: some TextArgument, name: some TextArgument) -> FilledText {
        FilledText(ParserText.hInvalid, ["text": text.asText, "name": name.asText])
    }

    package static func iUnexpected(name: some TextArgument) -> FilledText {
        FilledText(ParserText.iUnexpected, ["name": name.asText])
    }

    package static func jUnexpectedSeveral(count: some TextArgument, names: some TextArgument) -> FilledText {
        FilledText(ParserText.jUnexpectedSeveral, ["count": count.asText, "names": names.asText])
    }
}
