// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `engine.…` of the catalogue, and the texts among them that take arguments.
package enum EngineText: UInt16, TextKey {
    package static let part = "engine"

    case firstAttempts = 388
    case keep
    case mornings
    case noNotes
    case noShadow
    case notEnoughAttempts
    case notEnoughMornings
    case onlyOne
    case passed
    case promote
    case refusals
    case unknown
    case unknownAbandoned
    case unknownBypassed
    case unknownErased
    case unknownMissed
    case unknownOpen
    case unknownTyped

    package static func keep(engine: some TextArgument) -> FilledText {
        FilledText(EngineText.keep, ["engine": engine.asText])
    }

    package static func mornings(mornings: some TextArgument, genuine: some TextArgument) -> FilledText {
        FilledText(EngineText.mornings, ["mornings": mornings.asText, "genuine": genuine.asText])
    }

    package static func noNotes(engine: some TextArgument) -> FilledText {
        FilledText(EngineText.noNotes, ["engine": engine.asText])
    }

    package static func notEnoughAttempts(count: some TextArgument, least: some TextArgument) -> FilledText {
        FilledText(EngineText.notEnoughAttempts, ["count": count.asText, "least": least.asText])
    }

    package static func notEnoughMornings(count: some TextArgument, least: some TextArgument) -> FilledText {
        FilledText(EngineText.notEnoughMornings, ["count": count.asText, "least": least.asText])
    }

    package static func promote(engine: some TextArgument, name: some TextArgument) -> FilledText {
        FilledText(EngineText.promote, ["engine": engine.asText, "name": name.asText])
    }

    package static func refusals(first: some TextArgument, second: some TextArgument) -> FilledText {
        FilledText(EngineText.refusals, ["first": first.asText, "second": second.asText])
    }

    package static func unknown(list: some TextArgument) -> FilledText {
        FilledText(EngineText.unknown, ["list": list.asText])
    }
}
