import Dispatch
package import VowCore

/// What a campaign found.
package struct SimulationReport: Sendable {
    /// A failure with the shortest history that still shows it.
    package struct Failure: Sendable {
        /// The history in which it was seen first.
        package let found: HistoryPlan
        /// The shortest history found that breaks the same invariant.
        package let shortest: HistoryPlan
        /// What the shortest history breaks.
        package let violation: Violation
    }

    /// The seed of the campaign.
    package let seed: UInt64
    /// The mornings that were lived.
    package internal(set) var morningCount = 0
    /// The histories that they belong to.
    package internal(set) var historyCount = 0
    /// The events that were recorded.
    package internal(set) var eventCount = 0
    /// The runs that fired.
    package internal(set) var firedCount = 0
    /// How the runs ended.
    package internal(set) var endings: [RunEnding: Int] = [:]
    /// How often each kind of fault took effect.
    package internal(set) var injected: [FaultKind: Int] = [:]
    /// How many rings each kind of person met.
    package internal(set) var persons: [PersonKind: Int] = [:]
    /// How often it was asked whether the person is still up, and what came of it.
    package internal(set) var upChecks = UpChecks()
    /// How many verdicts were remembered, and how many computed.
    package internal(set) var verdicts: (remembered: Int, computed: Int) = (0, 0)
    /// The digest of all logs, in order.
    package internal(set) var digest = Digest()
    /// The first failure; nil when every invariant held.
    package internal(set) var failure: Failure?
}

/// Lives through histories, one after the other, until enough mornings are done or an invariant breaks.
package enum Simulation {
    /// How many mornings one history has: long enough for weeks and snoozes to interact, short enough to shrink.
    static let morningsPerHistory = 8

    /// Runs a campaign.
    /// - Parameters:
    ///   - seed: everything follows from it.
    ///   - mornings: how many mornings to live; the last history is cut to fit.
    ///   - faults: the kinds of faults that may occur.
    ///   - defect: a bug to put in, for checking the checks.
    ///   - watched: the only invariant that is looked at; nil for all.
    ///   - shrinks: whether a failure's history is shortened, which lives through it many times.
    ///   - jobs: how many histories are lived through at a time, each on a thread of its own; the report is the same
    ///     for any number.
    ///   - goesOn: asked before each history, on any of the threads; no ends the campaign with what it has lived
    ///     through.
    package static func run(
        seed: UInt64, mornings: Int, faults: [FaultKind] = FaultKind.allCases, defect: Defect? = nil,
        watched: Invariant? = nil, shrinks: Bool = true, jobs: Int = 1,
        goesOn: @escaping @Sendable () -> Bool = { true }
    ) -> SimulationReport {
        let campaign = Campaign(seed: seed, mornings: mornings, faults: faults)
        @Sendable func work(_: Int) {
            let memory = CampaignMemory(defect: defect)
            while goesOn(), let (number, plan) = campaign.next() {
                campaign.finish(number, live(plan, defect: defect, watched: watched, memory))
            }
            campaign.count(memory.verdicts.counts)
        }
        if jobs > 1 { DispatchQueue.concurrentPerform(iterations: jobs, execute: work) } else { work(0) }
        return campaign.report { plan, violation in
            shrinks ? shrink(plan, violation, defect: defect) : (plan: plan, violation: violation)
        }
    }

    /// Lives through one history.
    package static func live(_ plan: HistoryPlan, defect: Defect? = nil) -> HistoryOutcome {
        live(plan, defect: defect, watched: nil, CampaignMemory(defect: defect))
    }

    /// Lives through one history and gives its log, oldest event first.
    package static func log(of plan: HistoryPlan) -> [(event: DomainEvent, at: Instant)] {
        let runner = HistoryRunner(plan: plan, memory: CampaignMemory(defect: nil))
        _ = runner.run()
        return runner.world.log.history
    }

    private static func live(
        _ plan: HistoryPlan, defect: Defect?, watched: Invariant?, _ memory: CampaignMemory
    ) -> HistoryOutcome {
        HistoryRunner(plan: plan, defect: defect, watched: watched, memory: memory).run()
    }

    /// Takes away mornings, faults, people and alarms as long as the same invariant still breaks.
    static func shrink(_ plan: HistoryPlan, _ violation: Violation, defect: Defect?) -> (
        plan: HistoryPlan, violation: Violation
    ) {
        var best = (plan: plan, violation: violation)
        var isShrinking = true
        while isShrinking {
            isShrinking = false
            for candidate in smaller(than: best.plan) {
                guard let found = live(candidate, defect: defect).violation,
                    found.invariant == violation.invariant
                else { continue }
                best = (candidate, found)
                isShrinking = true
                break
            }
        }
        return best
    }

    private static func smaller(than plan: HistoryPlan) -> [HistoryPlan] {
        var candidates: [HistoryPlan] = []
        for index in plan.mornings.indices where plan.mornings.count > 1 {
            var candidate = plan
            candidate.mornings.remove(at: index)
            candidates.append(candidate)
        }
        if plan.alarmCount > 1 {
            var candidate = plan
            candidate.alarmCount -= 1
            candidates.append(candidate)
        }
        if plan.hasCycles {
            var candidate = plan
            candidate.hasCycles = false
            candidates.append(candidate)
        }
        for index in plan.mornings.indices {
            for fault in plan.mornings[index].faults.indices {
                var candidate = plan
                candidate.mornings[index].faults.remove(at: fault)
                candidates.append(candidate)
            }
            for person in [PersonKind.alert, .absent] where plan.mornings[index].person != person {
                var candidate = plan
                candidate.mornings[index].person = person
                candidates.append(candidate)
            }
        }
        return candidates.filter { $0.size < plan.size }
    }
}
