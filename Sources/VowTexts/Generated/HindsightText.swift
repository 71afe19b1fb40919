// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `hindsight.…` of the catalogue, and the texts among them that take arguments.
public enum HindsightText: UInt16, TextKey {
    public static let part = "hindsight"

    case caveat = 232
    case caveatNoWordsWere
    case caveatThisRunDid
    case flips
    case flipsWouldNotHave
    case inProgress
    case isTheRule
    case loosened
    case notAgreed
    case notNeeded
    case notProven
    case taken
    case unchecked
    case withoutNotes
    case wouldHold
    case wouldNotPass
    case wouldPass

    public static func loosened(date: some TextArgument) -> FilledText {
        FilledText(HindsightText.loosened, ["date": date.asText])
    }

    public static func notNeeded(attempts: some TextArgument) -> FilledText {
        FilledText(HindsightText.notNeeded, ["attempts": attempts.asText])
    }

    public static func withoutNotes(attempts: some TextArgument) -> FilledText {
        FilledText(HindsightText.withoutNotes, ["attempts": attempts.asText])
    }

    public static func wouldNotPass(attempts: some TextArgument) -> FilledText {
        FilledText(HindsightText.wouldNotPass, ["attempts": attempts.asText])
    }

    public static func wouldPass(attempts: some TextArgument) -> FilledText {
        FilledText(HindsightText.wouldPass, ["attempts": attempts.asText])
    }
}
