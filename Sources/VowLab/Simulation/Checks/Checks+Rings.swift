import VowCore
import VowRecitation

// What rang and what was missed, against what ought to.
extension Checks {
    func recordFired(_ terms: FiredTerms, run id: RunID, at: Instant) {
        firedCount += 1
        let entry = ledger.settle(terms.alarm, terms.due, date: terms.date)
        require(
            .ringsOnlyWhenDue, entry != nil, "\(terms.alarm) rang for \(terms.due.iso8601), which was not due"
        )
        checkLateness(entry, at: at)
        // A rule that was loosened waits for the device's tomorrow, which an alarm read in a zone behind has not reached.
        let today = SimulatedZone.all[ledger.deviceZone].rules.civil(at: at).date
        if let entry, let floor = ledger.definition(of: terms.alarm, beginning: max(entry.date, today)) {
            let weakest = terms.steps.flatMap(\.lines).map(\.minimumSimilarity).min() ?? 1
            require(
                .looseningWaits,
                weakest >= floor.gate.minimumSimilarity
                    && terms.snooze.maximumCount <= floor.snooze.maximumCount
                    && (!floor.gate.challengeWord || terms.steps.contains { $0.challengeWord != nil }
                        || !terms.steps.contains(where: \.challenge.isSpoken))
                    && Checks.asksForAllSums(of: floor.gate, terms)
                    && Checks.asksForAllThings(of: floor.gate, terms)
                    && Checks.asksForEnoughDrawn(of: floor.gate, terms)
                    && terms.standIns.count <= floor.gate.standIns.count,
                "\(terms.alarm) was loosened for the very next ring")
        }
        openRuns.append(
            OpenRun(
                id: id, terms: terms, abandonMilliseconds: terms.timings.abandonMilliseconds, turnedAt: turn,
                turnedBefore: turn))
    }

    /// Two hours are more than the grace and all the sleeps that a run may be interrupted by.
    private func checkLateness(_ entry: ExpectedRings.Expected?, at: Instant) {
        guard let entry, !entry.sawClockStep else { return }
        let late = at.milliseconds(since: entry.due) - entry.busyMilliseconds
        require(
            .ringsOnlyWhenDue, late < 7_200_000,
            "\(entry.alarm) rang \(late) ms after it was due, in which nothing else rang")
    }

    func recordMissed(_ alarm: AlarmID, _ due: Instant, _ date: CivilDate?, at: Instant) {
        endings[.missed, default: 0] += 1
        guard let entry = ledger.settle(alarm, due, date: date) else {
            require(
                .missedOnlyWhenAway, false, "\(alarm) is called missed for \(due.iso8601), which was not due")
            return
        }
        let late = at.milliseconds(since: due) - entry.busyMilliseconds
        require(
            .missedOnlyWhenAway, entry.sawClockStep || late > 600_000 - 15_000,
            "\(alarm) is called missed \(late) ms after it was due, of which it could have rung all")
    }

    /// Whether a run asks for the sums of a gate, in order, none of them easier; what is drawn may stand between them.
    private static func asksForAllSums(of gate: GatePolicy, _ terms: FiredTerms) -> Bool {
        let wanted = gate.challenges.compactMap(\.ask.sums).map { (rank($0.difficulty), $0.count) }
        let asked = terms.steps.compactMap(\.challenge.sums).map { (rank($0.difficulty), $0.count) }
        var rest = asked[...]
        return wanted.allSatisfy { sum in
            guard let place = rest.firstIndex(where: { $0.0 >= sum.0 && $0.1 >= sum.1 }) else { return false }
            rest = rest[(place + 1)...]
            return true
        }
    }

    /// Whether a run asks for each code, tag and sensed challenge of a gate.
    private static func asksForAllThings(of gate: GatePolicy, _ terms: FiredTerms) -> Bool {
        gate.challenges.allSatisfy { wanted in
            if let (kind, name) = wanted.ask.token {
                return terms.steps.contains {
                    $0.challenge.token?.kind == kind && $0.challenge.token?.name == name
                }
            }
            return wanted.ask.neededPart == nil
                || terms.steps.contains { SimulatedSensing.asks($0.challenge, for: wanted.ask) }
        }
    }

    /// Whether a run asks for as many challenges as each `pick` of a gate draws, each of them one that is listed, and
    /// says that the seed drew them.
    private static func asksForEnoughDrawn(of gate: GatePolicy, _ terms: FiredTerms) -> Bool {
        var rest = terms.steps[...]
        for case .pick(let count, let listed) in gate.challenges.map(\.ask) {
            var isListed = Array(repeating: true, count: listed.count)
            for _ in 0..<count {
                func index(of step: GateStep) -> Int? {
                    listed.indices.first { isListed[$0] && asks(step, for: listed[$0]) }
                }
                guard let place = rest.firstIndex(where: { index(of: $0) != nil }) else { return false }
                if let index = index(of: rest[place]) { isListed[index] = false }
                rest = rest[(place + 1)...]
            }
        }
        guard let challenge = terms.challenge, let seed = challenge.seed else { return true }
        return challenge.draws
            == ChallengeDraw.drawn(by: seed, challenge.draws.map { ($0.drawn.count, $0.listed) })
    }

    private static func asks(_ step: GateStep, for listed: ChallengePolicy) -> Bool {
        if let (kind, name) = listed.ask.token {
            return step.challenge.token?.kind == kind && step.challenge.token?.name == name
        }
        guard let task = step.challenge.sums, let (difficulty, count) = listed.ask.sums else { return false }
        return rank(task.difficulty) >= rank(difficulty) && task.count >= count
    }

    private static func rank(_ difficulty: SumDifficulty) -> Int {
        switch difficulty {
        case .easy: 0
        case .medium: 1
        case .hard: 2
        case .own(let lowest, let highest): 10 + lowest + highest
        }
    }
}
