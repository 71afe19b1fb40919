import Testing
import VowLab

@Suite struct PlanTests {
    @Test func textFormReadsBack() {
        let plan = HistoryPlan(seed: 0x5f3a, morningCount: 20, faults: FaultKind.allCases)
        #expect(HistoryPlan(plan.description) == plan)
        #expect(HistoryPlan("zz") == nil)
        #expect(HistoryPlan("5f:1/0nobody") == nil)
        #expect(HistoryPlan("5f:1/0alert+diskFull@1000") == nil)
        #expect(HistoryPlan("5f:1x/0alert") == nil)
    }

    @Test("a history has cycles only if its text says so, and both come back")
    func cycles() throws {
        let plain = try #require(HistoryPlan("5f:2/0alert"))
        let cycling = try #require(HistoryPlan("5f:2c/0alert"))
        #expect(!plain.hasCycles && cycling.hasCycles)
        #expect(plain.description == "5f:2/0alert" && cycling.description == "5f:2c/0alert")
    }
}
