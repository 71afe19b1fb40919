package import VowAnswers
package import VowLog

/// What Vow says when past mornings are judged again, and whether they are as they were written, in English and Spanish.
package struct HindsightTexts: Sendable {
    private let pick: Wording

    /// The texts in the language that was set for Vow's own texts.
    package init(_ settings: Settings) { pick = Wording(settings) }

    /// The texts in a language.
    package init(_ wording: Wording) { pick = wording }

    /// The English texts.
    package static let english = HindsightTexts(Settings())

    // MARK: The records

    /// The records that were read follow from each other.
    package var sound: String { pick(PageText.replayRecordsSound) }

    /// A report holds no chain by which to tell.
    package var unchecked: String {
        pick(HindsightText.unchecked)
    }

    /// The records that were read are not those that were written.
    package func altered(_ flaw: LogFlaw) -> String {
        pick(HindsightText.altered(flaw: pick(flaw)))
    }

    // MARK: A morning

    /// How far the judging of several mornings has come.
    package func judging(_ number: Int, of count: Int) -> String {
        pick(HindsightText.judging(number: "\(number)", count: "\(count)"))
    }

    /// A run that has not ended, so that nothing about its end can be said.
    package var inProgress: String { pick(HindsightText.inProgress) }

    /// A run that would have ended otherwise.
    /// - Parameter wouldBeDismissed: whether its gate would have opened, which then did not; or the other way round.
    package func flips(wouldBeDismissed: Bool) -> String {
        wouldBeDismissed
            ? pick(HindsightText.flips)
            : pick(HindsightText.flipsWouldNotHave)
    }

    /// Attempts, by their numbers, that would open a step which did not open then.
    package func wouldPass(_ attempts: [Int]) -> String {
        pick(HindsightText.wouldPass(attempts: "\(attempts)"))
    }

    /// Attempts that would not open a step which opened then.
    package func wouldNotPass(_ attempts: [Int]) -> String {
        pick(HindsightText.wouldNotPass(attempts: "\(attempts)"))
    }

    /// Attempts that came when the run would have been over.
    package func notNeeded(_ attempts: [Int]) -> String {
        pick(HindsightText.notNeeded(attempts: "\(attempts)"))
    }

    /// Attempts of which the engine that was asked took no notes.
    package func withoutNotes(_ attempts: [Int]) -> String {
        pick(HindsightText.withoutNotes(attempts: "\(attempts)"))
    }

    /// Why an answer is not certain.
    package func caveat(_ caveat: WhatIfOutcome.Caveat) -> String {
        switch caveat {
        case .noWordDrawn:
            pick(HindsightText.caveat)
        case .linesNotAsked:
            pick(HindsightText.caveatThisRunDid)
        case .sumsNotAsked:
            pick(HindsightText.caveatSumsNotAsked)
        case .soundNotAsked:
            pick(HindsightText.caveatNoWordsWere)
        }
    }

    // MARK: All mornings

    /// How many mornings were judged again, and how many would have ended otherwise.
    /// - Parameters:
    ///   - unknown: those that never rang or are erased.
    ///   - withoutNotes: those of which the engine that was asked took no notes.
    package func total(
        mornings: Int, wouldOpen: Int, wouldStayClosed: Int, unknown: Int, withoutNotes: Int
    ) -> String {
        let judged = pick(CountText.morningsJudged(count: mornings))
        var text = pick(
            HindsightText.totalJudged(judged: judged, wouldOpen: wouldOpen, wouldStayClosed: wouldStayClosed))
        if unknown > 0 {
            text += " " + pick(HindsightText.totalUnknown(unknown: unknown))
        }
        if withoutNotes > 0 {
            text += " " + pick(HindsightText.totalWithoutNotes(withoutNotes: withoutNotes))
        }
        return text
    }

    /// What cannot be known of mornings that would have gone on.
    package var nobodyKnows: String { pick(PageText.hindsightNobody) }

    // MARK: A rule to adopt

    /// The rule is the alarm's already.
    package var isTheRule: String {
        pick(HindsightText.isTheRule)
    }

    /// When the rule would hold.
    /// - Parameter date: the first date in ISO 8601, where it loosens the gate; nil where it holds at once.
    package func wouldHold(from date: String?) -> String {
        date.map {
            pick(HindsightText.wouldHoldFrom(date: "\($0)"))
        } ?? pick(HindsightText.wouldHold)
    }

    /// A setting was changed that makes gates easier.
    /// - Parameter date: the first date on which it holds, in ISO 8601.
    package func loosened(from date: String) -> String {
        pick(HindsightText.loosened(date: "\(date)"))
    }

    /// The rule was taken.
    /// - Parameter date: as for `wouldHold`.
    package func taken(from date: String?) -> String {
        date.map { pick(HindsightText.takenFrom(date: "\($0)")) }
            ?? pick(HindsightText.taken)
    }

    /// The question at a terminal.
    package var question: String { pick(HindsightText.question) + " " }

    /// Whether what was typed is a yes, in any language.
    package func isYes(_ answer: String) -> Bool { TypedWord(answer).isYes }

    /// Nobody agreed.
    package var notAgreed: String {
        pick(HindsightText.notAgreed)
    }

    /// The mornings that the rule was tried on are not those that were.
    package var notProven: String {
        pick(HindsightText.notProven)
    }
}

extension Wording {
    /// What is wrong with the log's records, in a sentence.
    package func callAsFunction(_ flaw: LogFlaw) -> String {
        let position = Int(flaw.position)
        return switch flaw.kind {
        case .changed: self(FlawText.changed(position: position))
        case .removed: self(FlawText.removed(position: position))
        case .inserted: self(FlawText.inserted(position: position))
        case .reordered: self(FlawText.reordered(position: position))
        case .truncated: self(FlawText.truncated(position: position))
        case .headBroken: self(FlawText.headBroken)
        case .forged: self(FlawText.forged(position: position))
        case .unreadable:
            self(FlawText.unreadable(position: position, cause: flaw.cause.map { " (\($0))" } ?? ""))
        }
    }
}
