// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `rehearsal.…` of the catalogue, and the texts among them that take arguments.
public enum RehearsalText: UInt16, TextKey {
    public static let part = "rehearsal"

    case advice = 2507
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

    public static func advice(words: some TextArgument, limit: some TextArgument) -> FilledText {
        FilledText(RehearsalText.advice, ["words": words.asText, "limit": limit.asText])
    }

    public static func adviceHeardDifferentlyTwice(first: some TextArgument, second: some TextArgument) -> FilledText {
        FilledText(RehearsalText.adviceHeardDifferentlyTwice, ["first": first.asText, "second": second.asText])
    }

    public static func adviceLongWordsAre(list: some TextArgument) -> FilledText {
        FilledText(RehearsalText.adviceLongWordsAre, ["list": list.asText])
    }

    public static func adviceNotHeardHeard(list: some TextArgument, heard: some TextArgument) -> FilledText {
        FilledText(RehearsalText.adviceNotHeardHeard, ["list": list.asText, "heard": heard.asText])
    }

    public static func adviceNumbersEachHave(count: some TextArgument) -> FilledText {
        FilledText(RehearsalText.adviceNumbersEachHave, ["count": count.asText])
    }

    public static func heard(words: some TextArgument) -> FilledText {
        FilledText(RehearsalText.heard, ["words": words.asText])
    }

    public static func miscounted(lines: some TextArgument, recordings: some TextArgument) -> FilledText {
        FilledText(RehearsalText.miscounted, ["lines": lines.asText, "recordings": recordings.asText])
    }

    public static func prompt(line: some TextArgument) -> FilledText {
        FilledText(RehearsalText.prompt, ["line": line.asText])
    }

    public static func summary(rehearsed: some TextArgument, learnt: some TextArgument, warned: some TextArgument) -> FilledText {
        FilledText(RehearsalText.summary, ["rehearsed": rehearsed.asText, "learnt": learnt.asText, "warned": warned.asText])
    }
}
