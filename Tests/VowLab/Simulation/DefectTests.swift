import Foundation
import Testing
import VowLab

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
        // In one home of seed 42 a forgotten run is met again and again, which only the invariants left out would end.
        let report = Simulation.run(
            seed: 43, mornings: 20_000, defect: defect, watched: defect.target, shrinks: false)
        #expect(report.failure?.violation.invariant == defect.target, "\(defect.rawValue)")
    }

    @Test func everyInvariantHasItsDefect() {
        let covered = Set(Defect.allCases.map(\.target))
        #expect(Invariant.allCases.filter { !covered.contains($0) } == [])
    }

    @Test("each invariant stands in the table of Specs/Simulation, and nothing else does")
    func everyInvariantIsInTheTable() throws {
        let file = packageFolder.appendingPathComponent("Specs/Simulation/README.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let start = try #require(text.range(of: "| promise | invariants |"))
        let end = try #require(text.range(of: "\n\n", range: start.upperBound..<text.endIndex))
        let named = text[start.upperBound..<end.lowerBound].matches(of: #/`(\w+)`/#).map { String($0.1) }
        #expect(Set(named) == Set(Invariant.allCases.map(\.rawValue)))
    }
}
