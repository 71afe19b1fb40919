// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `autopsy.…` of the catalogue, and the texts among them that take arguments.
public enum AutopsyText: UInt16, TextKey {
    public static let part = "autopsy"

    case because = 0
    case becauseBecause
    case becauseBecauseTheClock
    case becauseBecauseTheMachine
    case becauseBecauseVowDid
    case becauseBecauseVowS
    case becauseBecauseVowWas
    case broken
    case ending
    case endingAttempts
    case opening

    public static func becauseBecause(cause: some TextArgument) -> FilledText {
        FilledText(AutopsyText.becauseBecause, ["cause": cause.asText])
    }

    public static func becauseBecauseTheClock(from: some TextArgument, to: some TextArgument) -> FilledText {
        FilledText(AutopsyText.becauseBecauseTheClock, ["from": from.asText, "to": to.asText])
    }

    public static func becauseBecauseTheMachine(from: some TextArgument, to: some TextArgument) -> FilledText {
        FilledText(AutopsyText.becauseBecauseTheMachine, ["from": from.asText, "to": to.asText])
    }

    public static func becauseBecauseVowDid(from: some TextArgument, to: some TextArgument) -> FilledText {
        FilledText(AutopsyText.becauseBecauseVowDid, ["from": from.asText, "to": to.asText])
    }

    public static func becauseBecauseVowS(from: some TextArgument, to: some TextArgument) -> FilledText {
        FilledText(AutopsyText.becauseBecauseVowS, ["from": from.asText, "to": to.asText])
    }

    public static func becauseBecauseVowWas(from: some TextArgument, to: some TextArgument) -> FilledText {
        FilledText(AutopsyText.becauseBecauseVowWas, ["from": from.asText, "to": to.asText])
    }

    public static func broken(part: some TextArgument, message: some TextArgument) -> FilledText {
        FilledText(AutopsyText.broken, ["part": part.asText, "message": message.asText])
    }

    public static func opening(name: some TextArgument, when: some TextArgument) -> FilledText {
        FilledText(AutopsyText.opening, ["name": name.asText, "when": when.asText])
    }
}
