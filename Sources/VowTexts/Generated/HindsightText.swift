// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `hindsight.…` of the catalogue, and the texts among them that take arguments.
package enum HindsightText: UInt16, TextKey {
    package static let part = "hindsight"

    case altered = 1044
    case caveat
    case caveatSumsNotAsked
    case caveatNoWordsWere
    case caveatThisRunDid
    case flips
    case flipsWouldNotHave
    case inProgress
    case isTheRule
    case judging
    case loosened
    case notAgreed
    case notNeeded
    case notProven
    case question
    case taken
    case takenFrom
    case totalJudged
    case totalUnknown
    case totalWithoutNotes
    case unchecked
    case withoutNotes
    case wouldHold
    case wouldHoldFrom
    case wouldNotPass
    case wouldPass

    package static func altered(flaw: some TextArgument) -> FilledText {
        FilledText(HindsightText.altered, ["flaw": flaw.asText])
    }

    package static func judging(number: some TextArgument, count: some TextArgument) -> FilledText {
        FilledText(HindsightText.judging, ["number": number.asText, "count": count.asText])
    }

    package static func loosened(date: some TextArgument) -> FilledText {
        FilledText(HindsightText.loosened, ["date": date.asText])
    }

    package static func notNeeded(attempts: some TextArgument) -> FilledText {
        FilledText(HindsightText.notNeeded, ["attempts": attempts.asText])
    }

    package static func takenFrom(date: some TextArgument) -> FilledText {
        FilledText(HindsightText.takenFrom, ["date": date.asText])
    }

    package static func totalJudged(judged: some TextArgument, wouldOpen: some TextArgument, wouldStayClosed: some TextArgument) -> FilledText {
        FilledText(HindsightText.totalJudged, ["judged": judged.asText, "wouldOpen": wouldOpen.asText, "wouldStayClosed": wouldStayClosed.asText])
    }

    package static func totalUnknown(unknown: some TextArgument) -> FilledText {
        FilledText(HindsightText.totalUnknown, ["unknown": unknown.asText])
    }

    package static func totalWithoutNotes(withoutNotes: some TextArgument) -> FilledText {
        FilledText(HindsightText.totalWithoutNotes, ["withoutNotes": withoutNotes.asText])
    }

    package static func withoutNotes(attempts: some TextArgument) -> FilledText {
        FilledText(HindsightText.withoutNotes, ["attempts": attempts.asText])
    }

    package static func wouldHoldFrom(date: some TextArgument) -> FilledText {
        FilledText(HindsightText.wouldHoldFrom, ["date": date.asText])
    }

    package static func wouldNotPass(attempts: some TextArgument) -> FilledText {
        FilledText(HindsightText.wouldNotPass, ["attempts": attempts.asText])
    }

    package static func wouldPass(attempts: some TextArgument) -> FilledText {
        FilledText(HindsightText.wouldPass, ["attempts": attempts.asText])
    }
}
