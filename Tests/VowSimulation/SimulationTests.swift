import Foundation
import Testing
import VowSimulation

/// The seed of this build: the commit, where git is at hand, so that every commit lives through other mornings.
private let freshSeed: UInt64 = {
    let text = ProcessInfo.processInfo.environment["VOW_SEED"] ?? head()
    return text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}()

private let packageFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

private func head() -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", packageFolder.path, "rev-parse", "HEAD"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return "no commit" }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
}

@Suite struct SimulationTests {
    @Test func everyInvariantHoldsOnFreshMornings() {
        let report = Simulation.run(seed: freshSeed, mornings: 1_000)
        if let failure = report.failure {
            Issue.record(
                """
                seed \(freshSeed): \(failure.violation.invariant.rawValue): \(failure.violation.detail)
                again: vow simulate --plan '\(failure.shortest)'
                """)
        }
        #expect(report.firedCount > 500)
    }

    @Test func everyHistoryThatEverFailedHolds() throws {
        let file = packageFolder.appendingPathComponent("Specs/Simulation/seeds.txt")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let histories = lines.filter { !$0.hasPrefix("#") }
        #expect(!histories.isEmpty)
        for line in histories {
            let plan = try #require(HistoryPlan(String(line.prefix { $0 != " " })), "no history: \(line)")
            let violation = Simulation.live(plan).violation
            #expect(violation == nil, "\(line)")
        }
    }

    @Test func theSameSeedGivesTheSameLog() {
        let first = Simulation.run(seed: 7, mornings: 24)
        let second = Simulation.run(seed: 7, mornings: 24)
        #expect(first.digest == second.digest)
        #expect(first.eventCount > 300)
        #expect(Simulation.run(seed: 8, mornings: 24).digest != first.digest)
    }
}
