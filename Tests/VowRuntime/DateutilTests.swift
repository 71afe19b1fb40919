import Foundation
import LinuxAdapters
import Testing
import VowCore
import VowRuntime

/// S12 against python-dateutil and zoneinfo, which read the same rules and zones with other code.
@Suite("dateutil's opinion of rules (S12)")
struct DateutilTests {
    private struct Row: Decodable {
        let id: Int
        let expected: [String]
    }

    private static let rows = 3_000

    @Test(
        "3,000 random rules in all zones have the answers that dateutil gives",
        .enabled(if: DateutilTests.isInstalled, "the Python package dateutil is not installed"))
    func agreement() throws {
        var batch = NextBatch(source: ZoneDatabase())
        var rowCount = 0
        var disagreements: [String] = []
        for line in try DateutilTests.output(of: ["rrule_occurrences.py", "\(Self.rows)", "20261127"])
            .split(separator: 10)
        {
            let row = try JSONDecoder().decode(Row.self, from: Data(line))
            rowCount += 1
            let texts = row.expected.map { "\"\($0)\"" }.joined(separator: ",")
            let answer = batch.answer(to: Data(line))
            if answer != "{\"id\":\(row.id),\"occurrences\":[\(texts)]}" {
                disagreements.append("\(String(decoding: line, as: UTF8.self)) but \(answer ?? "")")
            }
        }
        #expect(disagreements.prefix(5) == [])
        #expect(rowCount == Self.rows)
    }

    private static let isInstalled = (try? run(["python3", "-c", "import dateutil"]).status) == 0

    private static func output(of arguments: [String]) throws -> Data {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let (output, status) = try run(
            ["python3", root.path() + "scripts/" + arguments[0]] + arguments.dropFirst())
        #expect(status == 0)
        return output
    }

    private static func run(_ arguments: [String]) throws -> (output: Data, status: Int32) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["PYTHONTZPATH": ZoneDatabase().directory, "PYTHONDONTWRITEBYTECODE": "1"]) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (output, process.terminationStatus)
    }
}
