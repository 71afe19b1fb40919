// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `autopsy.…` of the catalogue, and the texts among them that take arguments.
package enum AutopsyText: UInt16, TextKey {
    package static let part = "autopsy"

    case because = 42
    case becauseSlept
    case becauseStoodStill
    case becauseBecause
    case becauseBecauseTheClock
    case becauseBecauseTheMachine
    case becauseBecauseVowDid
    case becauseBecauseVowS
    case becauseBecauseVowWas
    case broken
    case brokenFaint
    case brokenFileChanged
    case brokenMoved
    case brokenMuted
    case brokenTone
    case endingBypassed
    case endingKept
    case endingMissed
    case endingNotFired
    case endingNotOpened
    case endingResting
    case endingRinging
    case endingSnoozed
    case endingUnanswered
    case gap
    case late
    case none
    case opening
    case putOffFor
    case snoozes

    package static func becauseSlept(from: some TextArgument, to: some TextArgument) -> FilledText {
        FilledText(AutopsyText.becauseSlept, ["from": from.asText, "to": to.asText])
    }

    package static func becauseStoodStill(from: some TextArgument, to: some TextArgument) -> FilledText {
        FilledText(AutopsyText.becauseStoodStill, ["from": from.asText, "to": to.asText])
    }

    package static func becauseBecause(cause: some TextArgument) -> FilledText {
        FilledText(AutopsyText.becauseBecause, ["cause": cause.asText])
    }

    package static func becauseBecauseTheClock(from: some TextArgument, to: some TextArgument) -> FilledText {
        FilledText(AutopsyText.becauseBecauseTheClock, ["from": from.asText, "to": to.asText])
    }

    package static func becauseBecauseTheMachine(from: some TextArgument, to: some TextArgument) -> FilledText {
        FilledText(AutopsyText.becauseBecauseTheMachine, ["from": from.asText, "to": to.asText])
    }

    package static func becauseBecauseVowDid(from: some TextArgument, to: some TextArgument) -> FilledText {
        FilledText(AutopsyText.becauseBecauseVowDid, ["from": from.asText, "to": to.asText])
    }

    package static func becauseBecauseVowS(from: some TextArgument, to: some TextArgument) -> FilledText {
        FilledText(AutopsyText.becauseBecauseVowS, ["from": from.asText, "to": to.asText])
    }

    package static func becauseBecauseVowWas(from: some TextArgument, to: some TextArgument) -> FilledText {
        FilledText(AutopsyText.becauseBecauseVowWas, ["from": from.asText, "to": to.asText])
    }

    package static func broken(part: some TextArgument, message: some TextArgument) -> FilledText {
        FilledText(AutopsyText.broken, ["part": part.asText, "message": message.asText])
    }

    package static func brokenFaint(message: some TextArgument) -> FilledText {
        FilledText(AutopsyText.brokenFaint, ["message": message.asText])
    }

    package static func brokenFileChanged(message: some TextArgument) -> FilledText {
        FilledText(AutopsyText.brokenFileChanged, ["message": message.asText])
    }

    package static func brokenMoved(message: some TextArgument) -> FilledText {
        FilledText(AutopsyText.brokenMoved, ["message": message.asText])
    }

    package static func brokenMuted(message: some TextArgument) -> FilledText {
        FilledText(AutopsyText.brokenMuted, ["message": message.asText])
    }

    package static func brokenTone(message: some TextArgument) -> FilledText {
        FilledText(AutopsyText.brokenTone, ["message": message.asText])
    }

    package static func endingBypassed(attempts: some TextArgument) -> FilledText {
        FilledText(AutopsyText.endingBypassed, ["attempts": attempts.asText])
    }

    package static func endingKept(attempts: some TextArgument) -> FilledText {
        FilledText(AutopsyText.endingKept, ["attempts": attempts.asText])
    }

    package static func endingMissed(because: some TextArgument) -> FilledText {
        FilledText(AutopsyText.endingMissed, ["because": because.asText])
    }

    package static func endingNotOpened(attempts: some TextArgument) -> FilledText {
        FilledText(AutopsyText.endingNotOpened, ["attempts": attempts.asText])
    }

    package static func endingResting(until: some TextArgument) -> FilledText {
        FilledText(AutopsyText.endingResting, ["until": until.asText])
    }

    package static func endingSnoozed(until: some TextArgument) -> FilledText {
        FilledText(AutopsyText.endingSnoozed, ["until": until.asText])
    }

    package static func gap(length: some TextArgument) -> FilledText {
        FilledText(AutopsyText.gap, ["length": length.asText])
    }

    package static func late(length: some TextArgument, because: some TextArgument) -> FilledText {
        FilledText(AutopsyText.late, ["length": length.asText, "because": because.asText])
    }

    package static func opening(name: some TextArgument, when: some TextArgument) -> FilledText {
        FilledText(AutopsyText.opening, ["name": name.asText, "when": when.asText])
    }

    package static func putOffFor(part: some TextArgument) -> FilledText {
        FilledText(AutopsyText.putOffFor, ["part": part.asText])
    }

    package static func snoozes(snoozes: some TextArgument) -> FilledText {
        FilledText(AutopsyText.snoozes, ["snoozes": snoozes.asText])
    }
}
