import Foundation
import Testing
import VowRuntime
import VowCore
import LinuxAdapters

/// S7 seen by a program that shares no code with Vow: the package icalendar reads what Vow wrote.
@Suite("A peer reads Vow's calendar (S7)")
struct PeerTests {
    private struct Opinion: Decodable {
        struct Event: Decodable {
            let uid: String
            let summary: String
            let alarms: Int
            let instants: [String]
        }
        let events: [Event]
    }

    @Test(
        "it sees the same alarms at the same instants, and nothing that is skipped",
        .enabled(
            if: PeerTests.python != nil, "the Python package icalendar is neither installed nor reachable"))
    func agreement() throws {
        let python = try #require(PeerTests.python)
        let file = NSTemporaryDirectory() + "vow-calendar-\(UUID().uuidString).ics"
        defer { try? FileManager.default.removeItem(atPath: file) }
        try Data(try CalendarTests.exported().utf8).write(to: URL(fileURLWithPath: file))
        let from = Instant(iso8601: "2026-03-01T00:00:00Z")!
        let output = try PeerTests.run(
            python, [PeerTests.script, file, from.iso8601, "365", "Europe/Madrid"])
        let opinion = try JSONDecoder().decode(Opinion.self, from: output)
        let database = ZoneDatabase()
        #expect(opinion.events.count == CalendarTests.samples.count)
        for (event, alarm) in zip(opinion.events, CalendarTests.samples) {
            let definition = alarm.definition
            let zone = if case .fixed(let name) = definition.zone { name } else { "Europe/Madrid" }
            let own = definition.rule.occurrences(
                after: from.adding(milliseconds: -1), through: from.adding(seconds: 365 * 86_400 - 1),
                in: try database.rules(for: zone), limit: 1_000)
            #expect(event.uid == alarm.id.text + "@vow")
            #expect(event.summary == definition.label)
            #expect(event.alarms == 1)
            // Peers disagree about a time in a gap; Vow's own rule for it is tested elsewhere.
            let gaps = own.filter { $0.kind == .gap }.count
            #expect(event.instants.count == own.count)
            if gaps == 0 { #expect(event.instants == own.map(\.instant.iso8601)) }
        }
    }

    private static let script =
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Support/peer_opinion.py"

    /// A Python with the packages: the system's, or a virtual environment under .deps made once.
    private static let python: String? = {
        let probe = ["-c", "import icalendar, dateutil"]
        if (try? run("/usr/bin/python3", probe)) != nil { return "/usr/bin/python3" }
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let environment = root.path + "/.deps/calendar-peer"
        let python = environment + "/bin/python3"
        if (try? run(python, probe)) != nil { return python }
        do {
            try FileManager.default.createDirectory(
                atPath: root.path + "/.deps", withIntermediateDirectories: true)
            _ = try run("/usr/bin/python3", ["-m", "venv", environment])
            _ = try run(
                python,
                [
                    "-m", "pip", "install", "--disable-pip-version-check", "--timeout", "10", "--retries",
                    "1",
                    "icalendar==6.3.1", "python-dateutil==2.9.0.post0",
                ])
            return python
        } catch {
            return nil
        }
    }()

    private struct Failure: Error {
        let message: String
    }

    private static func run(_ program: String, _ arguments: [String]) throws -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        let (output, complaints) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = complaints
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        let said = try complaints.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(message: String(decoding: said, as: UTF8.self))
        }
        return data
    }
}
