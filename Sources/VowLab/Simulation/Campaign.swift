import Synchronization
import VowCore

/// Hands out the histories of a campaign and puts together what came of them, in their order.
///
/// A history follows from the campaign's seed and its number alone, so that several can be lived through at a time and
/// in any order. What is reported is what living through them one after the other would have given: outcomes count in
/// the order of their numbers, and none after the first that broke an invariant. Safe from any thread.
final class Campaign: Sendable {
    private struct State {
        var next = 0
        /// How many histories count so far, from the first.
        var counted = 0
        /// Outcomes that came before one of a smaller number.
        var early: [Int: HistoryOutcome] = [:]
        var report: SimulationReport
        /// The smallest number of a history in which an invariant broke.
        var broken: Int?
        var violation: Violation?
    }

    private let seed: UInt64
    private let mornings: Int
    private let faults: [FaultKind]
    private let state: Mutex<State>

    init(seed: UInt64, mornings: Int, faults: [FaultKind]) {
        self.seed = seed
        self.mornings = mornings
        self.faults = faults
        state = Mutex(State(report: SimulationReport(seed: seed)))
    }

    private func plan(_ number: Int) -> HistoryPlan {
        let lived = number * Simulation.morningsPerHistory
        return HistoryPlan(
            seed: RandomBits.derive(seed, number),
            morningCount: min(Simulation.morningsPerHistory, mornings - lived), faults: faults)
    }

    /// The next history to live through; nil when enough mornings are handed out, or an invariant broke.
    func next() -> (number: Int, plan: HistoryPlan)? {
        let number = state.withLock { state -> Int? in
            guard state.broken == nil, state.next * Simulation.morningsPerHistory < mornings else {
                return nil
            }
            defer { state.next += 1 }
            return state.next
        }
        return number.map { ($0, plan($0)) }
    }

    /// Takes in what came of a history.
    func finish(_ number: Int, _ outcome: HistoryOutcome) {
        state.withLock { state in
            if outcome.violation != nil { state.broken = min(state.broken ?? number, number) }
            state.early[number] = outcome
            while state.violation == nil, let outcome = state.early.removeValue(forKey: state.counted) {
                state.counted += 1
                state.report.count(outcome)
                state.violation = outcome.violation
            }
        }
    }

    /// Takes in how many verdicts a worker remembered and computed.
    func count(_ verdicts: (remembered: Int, computed: Int)) {
        state.withLock { state in
            state.report.verdicts.remembered += verdicts.remembered
            state.report.verdicts.computed += verdicts.computed
        }
    }

    /// The report, once all that was handed out is finished.
    /// - Parameter shortened: the shortest history that still shows a violation.
    func report(
        shortened: (HistoryPlan, Violation) -> (plan: HistoryPlan, violation: Violation)
    ) -> SimulationReport {
        let end = state.withLock { $0 }
        var report = end.report
        if let violation = end.violation {
            let found = plan(end.counted - 1)
            let shortest = shortened(found, violation)
            report.failure = SimulationReport.Failure(
                found: found, shortest: shortest.plan, violation: shortest.violation)
        }
        return report
    }
}

extension SimulationReport {
    /// Adds what came of one more history.
    mutating func count(_ outcome: HistoryOutcome) {
        morningCount += outcome.morningCount
        historyCount += 1
        eventCount += outcome.eventCount
        firedCount += outcome.firedCount
        endings.merge(outcome.endings, uniquingKeysWith: +)
        injected.merge(outcome.injected, uniquingKeysWith: +)
        persons.merge(outcome.persons, uniquingKeysWith: +)
        upChecks.add(outcome.upChecks)
        digest.add(outcome.digest)
    }
}
