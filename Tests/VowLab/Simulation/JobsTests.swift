import Testing
import VowLab

/// How many histories are lived through at a time changes nothing that is reported.
@Suite struct JobsTests {
    @Test("the same report comes out for any number of jobs", arguments: [2, 3, 7])
    func sameReport(_ jobs: Int) {
        let one = Simulation.run(seed: 9, mornings: 402, shrinks: false)
        let many = Simulation.run(seed: 9, mornings: 402, shrinks: false, jobs: jobs)
        #expect(many.morningCount == 402)
        #expect(many.digest == one.digest)
        #expect(many.historyCount == one.historyCount)
        #expect(many.eventCount == one.eventCount)
        #expect(many.endings == one.endings)
        #expect(many.injected == one.injected)
        #expect(many.persons == one.persons)
    }

    @Test("the first failure is the first by its place in the campaign, not the one that was seen first")
    func sameFailure() {
        let defect = Defect.forgetsSnoozes
        let one = Simulation.run(seed: 42, mornings: 20_000, defect: defect, shrinks: false)
        let many = Simulation.run(seed: 42, mornings: 20_000, defect: defect, shrinks: false, jobs: 4)
        #expect(one.failure != nil)
        #expect(many.failure?.found == one.failure?.found)
        #expect(many.failure?.violation.invariant == one.failure?.violation.invariant)
        #expect(many.morningCount == one.morningCount)
        #expect(many.digest == one.digest)
    }
}
