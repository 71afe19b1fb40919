import Testing
import VowSimulation

/// The checker is checked: every bug put in on purpose is found, by the invariant it was made for or by another that
/// sees it sooner; and the invariant it was made for finds it also by itself, so that no invariant is idle.
@Suite("E5 The checker is checked") struct DefectTests {
    @Test(arguments: Defect.allCases)
    func isFound(_ defect: Defect) {
        let report = Simulation.run(seed: 42, mornings: 20_000, defect: defect, shrinks: false)
        #expect(report.failure != nil, "\(defect.rawValue) was not found in \(report.morningCount) mornings")
    }

    @Test(arguments: Defect.allCases)
    func isFoundByItsInvariant(_ defect: Defect) {
        let report = Simulation.run(
            seed: 42, mornings: 20_000, defect: defect, watched: defect.target, shrinks: false)
        #expect(report.failure?.violation.invariant == defect.target, "\(defect.rawValue)")
    }

    @Test func everyInvariantHasItsDefect() {
        let covered = Set(Defect.allCases.map(\.target))
        #expect(Invariant.allCases.filter { !covered.contains($0) } == [])
    }
}
