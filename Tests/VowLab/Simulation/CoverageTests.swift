import Testing
import VowCore
import VowLab

/// A fault that only stands in plans tests nothing: each has to take effect, and each kind of person has to be rung
/// for.
@Suite struct CoverageTests {
    private static let report = Simulation.run(seed: 20, mornings: 4_000, shrinks: false)

    @Test func everyInvariantHeldMeanwhile() {
        #expect(Self.report.failure == nil, "\(String(describing: Self.report.failure?.violation))")
        #expect(Self.report.morningCount == 4_000)
    }

    @Test(arguments: FaultKind.allCases)
    func takesEffect(_ kind: FaultKind) {
        let count = Self.report.injected[kind, default: 0]
        #expect(count >= 10, "\(kind.rawValue) took effect \(count) times")
    }

    @Test(arguments: PersonKind.allCases)
    func isRungFor(_ kind: PersonKind) {
        let count = Self.report.persons[kind, default: 0]
        #expect(count >= 50, "\(kind.rawValue) was rung for \(count) times")
    }

    @Test func faultsThatAreNotAskedForStayAway() {
        let report = Simulation.run(seed: 20, mornings: 200, faults: [.zoneChange])
        #expect(Set(report.injected.keys) == [.zoneChange])
        #expect(Simulation.run(seed: 20, mornings: 200, faults: []).injected.isEmpty)
    }

    @Test func someAnswerThatTheyAreUpAndSomeSleepOn() {
        let checks = Self.report.upChecks
        #expect(checks.answered >= 50 && checks.missed >= 50, "\(checks)")
        #expect(checks.asked >= checks.answered + checks.missed)
    }

    @Test func runsEndInEveryWay() {
        #expect(Set(Self.report.endings.keys) == [.dismissed, .bypassed, .abandoned, .missed])
    }
}
