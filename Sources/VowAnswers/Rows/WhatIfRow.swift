/// Past mornings judged again under other terms.
package struct WhatIfRow: Codable, Hashable, Sendable {
    /// One morning, as it went and as it would have gone.
    package struct Morning: Codable, Hashable, Sendable {
        package let run: String
        /// Whether it has not ended yet.
        package let inProgress: Bool
        /// Whether its gate dismissed it.
        package let wasDismissed: Bool
        /// Whether these attempts would have dismissed it.
        package let wouldBeDismissed: Bool
        /// The numbers of attempts that would open a step which did not open then.
        package let attemptsThatWouldOpen: [Int]
        /// Those that would not open a step which opened then.
        package let attemptsThatWouldNot: [Int]
        /// Those that came when the run would have been over.
        package let attemptsNotNeeded: [Int]
        /// The attempts that count and of which the engine that was asked took no note; their recorded words stand.
        package let attemptsWithoutNotes: [Int]
        /// Why the answer is not certain, where it is not.
        package let caveat: String?

        package init(
            run: String, inProgress: Bool, wasDismissed: Bool, wouldBeDismissed: Bool,
            attemptsThatWouldOpen: [Int], attemptsThatWouldNot: [Int], attemptsNotNeeded: [Int],
            attemptsWithoutNotes: [Int], caveat: String?
        ) {
            self.run = run
            self.inProgress = inProgress
            self.wasDismissed = wasDismissed
            self.wouldBeDismissed = wouldBeDismissed
            self.attemptsThatWouldOpen = attemptsThatWouldOpen
            self.attemptsThatWouldNot = attemptsThatWouldNot
            self.attemptsNotNeeded = attemptsNotNeeded
            self.attemptsWithoutNotes = attemptsWithoutNotes
            self.caveat = caveat
        }
    }

    /// How many were judged again.
    package let mornings: Int
    /// How many never rang, or are erased.
    package let notJudged: Int
    /// Of how many the engine that was asked took no note at all: they are not judged either.
    package let withoutNotes: Int
    /// Whether the records that were read are those that were written: `sound` or `altered`.
    package let records: String
    /// The first flaw where they are not.
    package let flaw: String?
    /// The record that it is at.
    package let flawPosition: Int64?
    /// How many would have opened, and did not.
    package let wouldOpen: Int
    /// How many would have stayed closed, and opened.
    package let wouldStayClosed: Int
    /// Each morning, the oldest first.
    package let runs: [Morning]

    /// Counts mornings.
    /// - Parameter flaw: what is wrong with the records, and at which of them, where anything is.
    package init(
        _ runs: [Morning], notJudged: Int, withoutNotes: Int, records: String,
        flaw: (kind: String, position: Int64)?
    ) {
        mornings = runs.count
        self.notJudged = notJudged
        self.withoutNotes = withoutNotes
        self.records = records
        self.flaw = flaw?.kind
        flawPosition = flaw?.position
        wouldOpen = runs.count { !$0.inProgress && !$0.wasDismissed && $0.wouldBeDismissed }
        wouldStayClosed = runs.count { $0.wasDismissed && !$0.wouldBeDismissed }
        self.runs = runs
    }
}
