import Foundation
import Testing

/// The built program on a log that somebody continued who can write its files and has no keys.
@Suite("A forged log silences no alarm and gives no consent", .serialized) struct ForgedLogTests {
    /// Continues the public chain of a log: `forge.py DATABASE (STREAM NAME PLAIN)…`.
    private static let forger = """
        import hashlib, sqlite3, sys
        number = lambda n: n.to_bytes(8, "big", signed=True)
        data = lambda b: number(len(b)) + b
        log = sqlite3.connect(sys.argv[1])
        for stream, name, plain in zip(sys.argv[2::3], sys.argv[3::3], sys.argv[4::3]):
            position, previous, at = log.execute(
                "SELECT position, hash, at FROM events ORDER BY position DESC LIMIT 1").fetchone()
            version = log.execute("SELECT count(*) FROM events WHERE stream = ?", (stream,)).fetchone()[0] + 1
            content = b"vow-record-2" + previous + number(position + 1) + data(stream.encode())
            content += number(version) + bytes(16) + number(at) + number(0) + data(name.encode()) + number(1) + number(at) + data(b"") + data(b"")
            content += data(plain.encode()) + b"\\0"
            log.execute(
                "INSERT INTO events VALUES (?, ?, ?, ?, ?, 0, ?, 1, ?, '', '', ?, NULL, NULL, NULL, ?, NULL)",
                (position + 1, stream, version, bytes(16), at, name, at, plain.encode(), hashlib.sha256(content).digest()))
        log.commit()
        """

    private final class Home {
        let path = NSTemporaryDirectory() + "vow-forged-\(UUID().uuidString)"
        var environment: [String: String] { ["VOW_HOME": path, "PULSE_SERVER": "unix:/nowhere/pulse"] }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        func vow(_ arguments: String...) throws -> (code: Int32, output: String) {
            try VowProcess.result(arguments, environment: environment)
        }

        /// An alarm so many seconds ahead; gives its stream.
        init(secondsAhead: Int) throws {
            #expect(try vow("lines", "add", "I keep promises to myself.").code == 0)
            let file = path + "/alarm.ics"
            try writeCalendar(file, secondsAhead: secondsAhead, "SUMMARY:Forged")
            #expect(try vow("calendar", "import", file).code == 0)
        }

        /// The stream of the one alarm.
        func alarmStream() throws -> String {
            let events = try vow("log", "list", "--json").output
            let start = try #require(events.range(of: "\"alarm/"))
            return "alarm/" + events[start.upperBound...].prefix { $0 != "\"" }
        }

        func forge(_ records: [String]) throws {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/python3")
            process.arguments = ["-c", ForgedLogTests.forger, path + "/log.sqlite"] + records
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
        }
    }

    @Test("an alarm that a forger switched off is not off: commands name the record, and it rings")
    func alarmDisabled() throws {
        let home = try Home(secondsAhead: 8)
        try home.forge([try home.alarmStream(), "AlarmDisabled", "{}"])
        let verified = try home.vow("log", "verify")
        #expect(verified.code == 1)
        #expect(verified.output.contains("was not written by this device"), "\(verified.output)")
        #expect(try home.vow("alarm", "list").code == 3)
        let daemon = try VowProcess(environment: home.environment)
        defer { daemon.kill() }
        #expect(daemon.wait(for: "was not written by this device") != nil, "\(daemon.printed)")
        #expect(daemon.wait(for: "left out: records") != nil, "\(daemon.printed)")
        #expect(daemon.wait(for: "♪") != nil, "\(daemon.printed)")
        #expect(try home.vow("log", "verify").output.hasPrefix("Intact"))
    }

    @Test("a forged consent and a forged morning under a running daemon count for nothing, and it rings")
    func underTheDaemon() throws {
        let home = try Home(secondsAhead: 10)
        let daemon = try VowProcess(environment: home.environment)
        defer { daemon.kill() }
        #expect(daemon.wait(for: "Next alarm") != nil)
        try home.forge([
            "consent/cloud-speech", "ConsentGiven", #"{"recipient":"https://evil.example","statement":1}"#,
            try home.alarmStream(), "AlarmDisabled", "{}",
        ])
        #expect(daemon.wait(for: "was not written by this device") != nil, "\(daemon.printed)")
        #expect(daemon.wait(for: "♪") != nil, "\(daemon.printed)")
        #expect(daemon.printed.contains("The old files are in"), "\(daemon.printed)")
        #expect(!(try home.vow("consent", "list", "--json").output.contains("evil")))
    }
}
