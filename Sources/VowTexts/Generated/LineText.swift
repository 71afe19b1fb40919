// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `line.…` of the catalogue, and the texts among them that take arguments.
package enum LineText: UInt16, TextKey {
    package static let part = "line"

    case added = 1099
    case before
    case belief
    case fresh
    case inForce
    case kindAffirmation
    case kindGoal
    case mornings
    case none
    case reads
    case removed
    case setAside
    case setAsideFrom
    case sourceAnswer
    case sourceProposed
    case sourceTyped

    package static func before(text: some TextArgument) -> FilledText {
        FilledText(LineText.before, ["text": text.asText])
    }

    package static func belief(belief: some TextArgument) -> FilledText {
        FilledText(LineText.belief, ["belief": belief.asText])
    }

    package static func fresh(mornings: some TextArgument, line: some TextArgument) -> FilledText {
        FilledText(LineText.fresh, ["mornings": mornings.asText, "line": line.asText])
    }

    package static func inForce(line: some TextArgument, text: some TextArgument) -> FilledText {
        FilledText(LineText.inForce, ["line": line.asText, "text": text.asText])
    }

    package static func mornings(recited: some TextArgument, kept: some TextArgument) -> FilledText {
        FilledText(LineText.mornings, ["recited": recited.asText, "kept": kept.asText])
    }

    package static func reads(line: some TextArgument, text: some TextArgument) -> FilledText {
        FilledText(LineText.reads, ["line": line.asText, "text": text.asText])
    }

    package static func removed(line: some TextArgument) -> FilledText {
        FilledText(LineText.removed, ["line": line.asText])
    }

    package static func setAside(line: some TextArgument, date: some TextArgument) -> FilledText {
        FilledText(LineText.setAside, ["line": line.asText, "date": date.asText])
    }

    package static func setAsideFrom(date: some TextArgument) -> FilledText {
        FilledText(LineText.setAsideFrom, ["date": date.asText])
    }

    package static func sourceAnswer(answer: some TextArgument) -> FilledText {
        FilledText(LineText.sourceAnswer, ["answer": answer.asText])
    }
}
