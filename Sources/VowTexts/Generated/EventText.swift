// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `event.…` of the catalogue, and the texts among them that take arguments.
package enum EventText: UInt16, TextKey {
    package static let part = "event"

    case attempt = 406
    case causeClockSet
    case causeKilled
    case causePoweredOff
    case causeStoodStill
    case causeStopped
    case causeSuspended
    case causeUnproven
    case challenges
    case checkPlanned
    case clock
    case clockSetBack
    case codeRight
    case codeWrong
    case consent
    case early
    case engineLooped
    case fired
    case from
    case lastSeen
    case lightEnough
    case lightTooLittle
    case linesAt
    case lowered
    case missed
    case movedEnough
    case movedTooLittle
    case number
    case passed
    case pauseEnded
    case pausedUntil
    case range
    case reasonFaint
    case reasonLinesMissing
    case reasonLittleSpeech
    case reasonNegation
    case reasonNoSpeech
    case reasonNoisy
    case reasonNumber
    case reasonOnceMore
    case reasonOpposite
    case reasonOrder
    case reasonUnclear
    case reasonWordLate
    case reasonWordMissing
    case recited
    case refused
    case resumed
    case ringStarted
    case scoreRange
    case scores
    case slept
    case snoozed
    case sounded
    case standIn
    case step
    case sumRight
    case sumWrong
    case tagRight
    case tagWrong
    case unreadable
    case until
    case wakeSet
    case wordsMissed
    case wouldNotPass
    case wouldPass
    case zone

    package static func challenges(count: some TextArgument) -> FilledText {
        FilledText(EventText.challenges, ["count": count.asText])
    }

    package static func checkPlanned(time: some TextArgument, number: some TextArgument) -> FilledText {
        FilledText(EventText.checkPlanned, ["time": time.asText, "number": number.asText])
    }

    package static func clock(milliseconds: some TextArgument) -> FilledText {
        FilledText(EventText.clock, ["milliseconds": milliseconds.asText])
    }

    package static func clockSetBack(milliseconds: some TextArgument) -> FilledText {
        FilledText(EventText.clockSetBack, ["milliseconds": milliseconds.asText])
    }

    package static func consent(purpose: some TextArgument, recipient: some TextArgument) -> FilledText {
        FilledText(EventText.consent, ["purpose": purpose.asText, "recipient": recipient.asText])
    }

    package static func early(minutes: some TextArgument) -> FilledText {
        FilledText(EventText.early, ["minutes": minutes.asText])
    }

    package static func fired(name: some TextArgument, due: some TextArgument, milliseconds: some TextArgument, needed: some TextArgument) -> FilledText {
        FilledText(EventText.fired, ["name": name.asText, "due": due.asText, "milliseconds": milliseconds.asText, "needed": needed.asText])
    }

    package static func from(date: some TextArgument) -> FilledText {
        FilledText(EventText.from, ["date": date.asText])
    }

    package static func lastSeen(time: some TextArgument, why: some TextArgument) -> FilledText {
        FilledText(EventText.lastSeen, ["time": time.asText, "why": why.asText])
    }

    package static func lightEnough(level: some TextArgument) -> FilledText {
        FilledText(EventText.lightEnough, ["level": level.asText])
    }

    package static func lightTooLittle(level: some TextArgument) -> FilledText {
        FilledText(EventText.lightTooLittle, ["level": level.asText])
    }

    package static func linesAt(range: some TextArgument) -> FilledText {
        FilledText(EventText.linesAt, ["range": range.asText])
    }

    package static func lowered(amount: some TextArgument) -> FilledText {
        FilledText(EventText.lowered, ["amount": amount.asText])
    }

    package static func missed(name: some TextArgument, due: some TextArgument, cause: some TextArgument) -> FilledText {
        FilledText(EventText.missed, ["name": name.asText, "due": due.asText, "cause": cause.asText])
    }

    package static func movedEnough(count: some TextArgument) -> FilledText {
        FilledText(EventText.movedEnough, ["count": count.asText])
    }

    package static func movedTooLittle(count: some TextArgument) -> FilledText {
        FilledText(EventText.movedTooLittle, ["count": count.asText])
    }

    package static func number(number: some TextArgument) -> FilledText {
        FilledText(EventText.number, ["number": number.asText])
    }

    package static func pausedUntil(date: some TextArgument) -> FilledText {
        FilledText(EventText.pausedUntil, ["date": date.asText])
    }

    package static func range(first: some TextArgument, last: some TextArgument) -> FilledText {
        FilledText(EventText.range, ["first": first.asText, "last": last.asText])
    }

    package static func recited(name: some TextArgument, attempt: some TextArgument, score: some TextArgument) -> FilledText {
        FilledText(EventText.recited, ["name": name.asText, "attempt": attempt.asText, "score": score.asText])
    }

    package static func refused(reasons: some TextArgument) -> FilledText {
        FilledText(EventText.refused, ["reasons": reasons.asText])
    }

    package static func resumed(milliseconds: some TextArgument) -> FilledText {
        FilledText(EventText.resumed, ["milliseconds": milliseconds.asText])
    }

    package static func ringStarted(means: some TextArgument, milliseconds: some TextArgument) -> FilledText {
        FilledText(EventText.ringStarted, ["means": means.asText, "milliseconds": milliseconds.asText])
    }

    package static func scoreRange(first: some TextArgument, last: some TextArgument) -> FilledText {
        FilledText(EventText.scoreRange, ["first": first.asText, "last": last.asText])
    }

    package static func scores(scores: some TextArgument) -> FilledText {
        FilledText(EventText.scores, ["scores": scores.asText])
    }

    package static func slept(milliseconds: some TextArgument) -> FilledText {
        FilledText(EventText.slept, ["milliseconds": milliseconds.asText])
    }

    package static func snoozed(until: some TextArgument, number: some TextArgument) -> FilledText {
        FilledText(EventText.snoozed, ["until": until.asText, "number": number.asText])
    }

    package static func sounded(attempt: some TextArgument, evidence: some TextArgument) -> FilledText {
        FilledText(EventText.sounded, ["attempt": attempt.asText, "evidence": evidence.asText])
    }

    package static func standIn(number: some TextArgument) -> FilledText {
        FilledText(EventText.standIn, ["number": number.asText])
    }

    package static func sumRight(question: some TextArgument, answer: some TextArgument) -> FilledText {
        FilledText(EventText.sumRight, ["question": question.asText, "answer": answer.asText])
    }

    package static func sumWrong(question: some TextArgument, answer: some TextArgument) -> FilledText {
        FilledText(EventText.sumWrong, ["question": question.asText, "answer": answer.asText])
    }

    package static func unreadable(cause: some TextArgument) -> FilledText {
        FilledText(EventText.unreadable, ["cause": cause.asText])
    }

    package static func until(time: some TextArgument) -> FilledText {
        FilledText(EventText.until, ["time": time.asText])
    }

    package static func wakeSet(means: some TextArgument, time: some TextArgument) -> FilledText {
        FilledText(EventText.wakeSet, ["means": means.asText, "time": time.asText])
    }

    package static func wordsMissed(words: some TextArgument) -> FilledText {
        FilledText(EventText.wordsMissed, ["words": words.asText])
    }

    package static func zone(zone: some TextArgument, version: some TextArgument) -> FilledText {
        FilledText(EventText.zone, ["zone": zone.asText, "version": version.asText])
    }
}
