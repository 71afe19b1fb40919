import Foundation
import Synchronization
import Testing
import VowLab

/// What the seed of this build is made of: the commit, where git is at hand, so that every commit lives through other
/// mornings.
private let freshText = ProcessInfo.processInfo.environment["VOW_SEED"] ?? head()
private let freshSeed = freshText.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
    ($0 ^ UInt64($1)) &* 0x100_0000_01B3
}

let packageFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

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
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
}

@Suite("E5 N16 Simulated mornings") struct SimulationTests {
    @Test func everyInvariantHoldsOnFreshMornings() {
        let report = Simulation.run(seed: freshSeed, mornings: 1_000)
        if let failure = report.failure {
            Issue.record(
                """
                seed \(freshSeed), of \(freshText)
                commit \(head())
                \(failure.violation.invariant.rawValue): \(failure.violation.detail)
                again: vow-lab simulate --plan '\(failure.shortest)'
                """)
        }
        #expect(report.firedCount > 500)
    }

    @Test("a campaign that is broken off tells what it lived through")
    func brokenOff() {
        let histories = Counter()
        let report = Simulation.run(seed: 1, mornings: 1_000) { histories.next() <= 3 }
        #expect(report.historyCount == 3)
        #expect(report.morningCount == 24)
        #expect(report.digest == Simulation.run(seed: 1, mornings: 24).digest)
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
}

/// Counts from any thread.
private final class Counter: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock {
            $0 += 1
            return $0
        }
    }
}
