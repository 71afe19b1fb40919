import Testing
import VowLab

@Suite struct PlanTests {
    @Test func textFormReadsBack() {
        let plan = HistoryPlan(seed: 0x5f3a, morningCount: 20, faults: FaultKind.allCases)
        #expect(HistoryPlan(plan.description) == plan)
        #expect(HistoryPlan("zz") == nil)
        #expect(HistoryPlan("5f:1/0nobody") == nil)
        #expect(HistoryPlan("5f:1/0alert+diskFull@1000") == nil)
    }
}
