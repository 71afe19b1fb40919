// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `rehearsal.…` of the catalogue, and the texts among them that take arguments.
package enum RehearsalText: UInt16, TextKey {
    package static let part = "rehearsal"

    case advice = 2706
    case adviceHeardDifferentlyTwice
    case adviceItWasNot
    case adviceItsNotOr
    case adviceLongWordsAre
    case adviceNotHeardHeard
    case adviceNumbersEachHave
    case heard
    case miscounted
    case opening
    case outcome
    case outcomeANotOr
    case outcomeLearntFromTomorrow
    case outcomeNoClearSpeech
    case outcomeTooFarFrom
    case prompt
    case readiness
    case summary

    package static func advice(words: some TextArgument, limit: some TextArgument) -> FilledText {
        FilledText(RehearsalText.advice, ["words": words.asText, "limit": limit.asText])
    }

    package static func adviceHeardDifferentlyTwice(first: some TextArgument, second: some TextArgument) -> FilledText {
        FilledText(RehearsalText.adviceHeardDifferentlyTwice, ["first": first.asText, "second": second.asText])
    }

    package static func adviceLongWordsAre(list: some TextArgument) -> FilledText {
        FilledText(RehearsalText.adviceLongWordsAre, ["list": list.asText])
    }

    package static func adviceNotHeardHeard(list: some TextArgument, heard: some TextArgument) -> FilledText {
        FilledText(RehearsalText.adviceNotHeardHeard, ["list": list.asText, "heard": heard.asText])
    }

    package static func adviceNumbersEachHave(count: some TextArgument) -> FilledText {
        FilledText(RehearsalText.adviceNumbersEachHave, ["count": count.asText])
    }

    package static func heard(words: some TextArgument) -> FilledText {
        FilledText(RehearsalText.heard, ["words": words.asText])
    }

    package static func miscounted(lines: some TextArgument, recordings: some TextArgument) -> FilledText {
        FilledText(RehearsalText.miscounted, ["lines": lines.asText, "recordings": recordings.asText])
    }

    package static func prompt(line: some TextArgument) -> FilledText {
        FilledText(RehearsalText.prompt, ["line": line.asText])
    }

    package static func summary(rehearsed: some TextArgument, learnt: some TextArgument, warned: some TextArgument) -> FilledText {
        FilledText(RehearsalText.summary, ["rehearsed": rehearsed.asText, "learnt": learnt.asText, "warned": warned.asText])
    }
}
