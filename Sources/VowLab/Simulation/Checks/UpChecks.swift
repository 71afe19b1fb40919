import VowCore

// Whether the person is still up, asked after the gate has let go, by an account of its own.
extension Checks {
    /// Whether a run asks that now, by what the log says.
    var isAskedWhetherUp: Bool { openRuns.contains { $0.checkAskedAt != nil } }

    /// It is to be asked some time after the whole gate was met.
    func checkPlanned(_ index: Int, until: Instant, number: Int, at: Instant) {
        let run = openRuns[index]
        let after = run.terms.wakeCheck?.afterMilliseconds
        require(
            .wakeCheckHolds,
            number == run.plannedChecks + 1 && number <= (run.terms.wakeCheck?.limit ?? 0)
                && until.milliseconds(since: at) == after,
            "run \(run.id) is to ask for the \(number). time, at \(until.iso8601)")
        require(.gateHolds, isMet(run), "run \(run.id) rests without all that it asks for")
        openRuns[index].plannedChecks = number
        openRuns[index].restingMilliseconds = 0
    }

    func checkAsked(_ index: Int, number: Int) {
        let run = openRuns[index]
        require(
            .wakeCheckHolds, number == run.plannedChecks && run.checkAskedAt == nil,
            "run \(run.id) asks for the \(number). time")
        upChecks.asked += 1
        openRuns[index].checkAskedAt = turn
        openRuns[index].checkAnswers = []
        openRuns[index].awakeMilliseconds = 0
    }

    /// An answer counts where the person gave it.
    func checkUp(_ answer: Int, passed: Bool, index: Int) {
        guard passed else { return }
        require(
            .wakeCheckHolds,
            openRuns[index].checkAnswers.contains("\(answer)") || unrecordedAnswers.contains("\(answer)"),
            "run \(openRuns[index].id) takes the person for up, who did not answer")
        upChecks.answered += 1
        openRuns[index].isUp = true
    }

    /// Nobody answered in time, and everything is asked for again.
    func checkMissed(_ index: Int) {
        let run = openRuns[index]
        let waited = steady - (run.checkAskedAt ?? steady)
        require(
            .wakeCheckHolds,
            !run.isUp && waited * 100 >= (run.terms.wakeCheck?.answerMilliseconds ?? 0) * 95 || isLogFailing,
            "run \(run.id) rings again \(waited) ms after it asked")
        upChecks.missed += 1
        openRuns[index].checkAskedAt = nil
        openRuns[index].turnedAt = turn
        openRuns[index].beginAgain()
    }

    /// A run that is to ask ends with the person up, or with its gate met once more after the last time.
    func checkEndedUp(_ run: OpenRun) {
        guard let check = run.terms.wakeCheck else { return }
        let isLast = run.plannedChecks == check.limit && run.checkAskedAt == nil
        // The power may fail between the gate's last step and the plan to ask.
        let isTorn = run.isJustResumed && run.checkAskedAt == nil
        require(
            .wakeCheckHolds, run.isUp || isLast || isTorn,
            "run \(run.id) was dismissed, and did not ask whether the person is up")
    }

    /// A rest passes.
    func rest(_ passed: Int64, index: Int) {
        openRuns[index].restingMilliseconds += passed
        let (run, rested) = (openRuns[index], openRuns[index].restingMilliseconds)
        require(
            .wakeCheckHolds, rested <= (run.terms.wakeCheck?.afterMilliseconds ?? 0) + 10_000,
            "run \(run.id) rests for \(rested) ms")
    }
}

/// How often it was asked whether the person is still up, and what came of it.
package struct UpChecks: Hashable, Sendable {
    /// How often it was asked.
    package internal(set) var asked = 0
    /// How often the person answered.
    package internal(set) var answered = 0
    /// How often nobody did, and it rang again.
    package internal(set) var missed = 0

    mutating func add(_ other: UpChecks) {
        asked += other.asked
        answered += other.answered
        missed += other.missed
    }
}
