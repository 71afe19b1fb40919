import Foundation
import Testing
import VowCore
import LinuxAdapters

/// S3 against Python's zoneinfo, which reads the same database with other code.
@Suite("Python's opinion")
struct PythonTests {
    private struct Row: Decodable {
        let id: Int
        let zone: String
        let time: String
        let from: String
        let count: Int
        let days: [String]?
        let date: String?
        let expected: [String]
        let offset: Int
    }

    @Test("20,000 random questions have the answers zoneinfo gives")
    func agreement() throws {
        let database = ZoneDatabase()
        var zones: [String: ZoneRules] = [:]
        var rowCount = 0
        var disagreements: [String] = []
        for line in try PythonTests.output(ofScriptWith: ["20000", "20250330"]).split(separator: 10) {
            let row = try JSONDecoder().decode(Row.self, from: Data(line))
            let rules = try zones[row.zone] ?? database.rules(for: row.zone)
            zones[row.zone] = rules
            let from = try #require(Instant(iso8601: row.from))
            let recurrence: Recurrence =
                if let date = row.date {
                    .once(try #require(CivilDate(iso8601: date)))
                } else {
                    .weekly(WeekdaySet((row.days ?? []).compactMap { Weekday(code: $0) }))
                }
            let rule = OccurrenceRule(
                time: try #require(CivilTime(iso8601: row.time)), recurrence: recurrence)
            let actual = rule.occurrences(after: from, in: rules, limit: row.count).map(\.instant.iso8601)
            rowCount += 1
            if actual != row.expected || rules.offsetSeconds(at: from) != row.offset {
                disagreements.append("\(String(decoding: line, as: UTF8.self)) but \(actual)")
            }
        }
        #expect(disagreements.prefix(5) == [])
        #expect(rowCount == 20_000)
    }

    /// Runs the script beside the package with the same database this process reads.
    private static func output(ofScriptWith arguments: [String]) throws -> Data {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", root.path() + "scripts/zoneinfo_occurrences.py"] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["PYTHONTZPATH": ZoneDatabase().directory]) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return output
    }
}
