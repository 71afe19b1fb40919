import Foundation
import Glibc
import Testing

/// The built program on a real log that is damaged, locked or cannot be written: it says so, and rings.
@Suite("A due alarm rings whatever state the log is in", .serialized)
struct DamagedLogTests {
    private final class Home {
        let path = NSTemporaryDirectory() + "vow-damaged-\(UUID().uuidString)"
        var database: String { path + "/log.sqlite" }
        // No sound server: what rings is the notifier of last resort.
        var environment: [String: String] { ["VOW_HOME": path, "PULSE_SERVER": "unix:/nowhere/pulse"] }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        @discardableResult func vow(_ arguments: String...) throws -> String {
            let (code, output) = try VowProcess.result(arguments, environment: environment)
            try #require(code == 0, "\(arguments): \(output)")
            return output
        }

        /// An alarm so many seconds ahead, after some other events.
        init(secondsAhead: Int) throws {
            try vow("lines", "add", "I keep promises to myself.")
            for minutes in 1...12 { try vow("config", "set", "grace-minutes", "\(minutes)") }
            let file = path + "/alarm.ics"
            try writeCalendar(file, secondsAhead: secondsAhead, "SUMMARY:Damage")
            try vow("calendar", "import", file)
        }

        /// Overwrites what stands in the database wherever a text is found.
        func overwrite(_ text: String, with other: String) throws -> Int {
            var bytes = try Data(contentsOf: URL(filePath: database))
            var count = 0
            while let range = bytes.range(of: Data(text.utf8)) {
                bytes.replaceSubrange(range, with: Data(other.utf8))
                count += 1
            }
            try bytes.write(to: URL(filePath: database))
            return count
        }
    }

    private func ringsAfterSaying(_ text: String, _ home: Home) throws {
        let daemon = try VowProcess(environment: home.environment)
        defer { daemon.kill() }
        #expect(daemon.wait(for: text) != nil, "\(daemon.printed)")
        #expect(daemon.wait(for: "♪") != nil, "\(daemon.printed)")
        #expect(daemon.printed.components(separatedBy: text).count == 2, "\(daemon.printed)")
    }

    @Test("pages that cannot be read: a new log with what is intact, the old one beside it") func pages()
        throws
    {
        let home = try Home(secondsAhead: 4)
        let file = try #require(FileHandle(forUpdatingAtPath: home.database))
        // The pages of the stream index: the records themselves are elsewhere.
        try file.seek(toOffset: 2 * 4096)
        try file.write(contentsOf: Data(repeating: 0xa5, count: 4096))
        try file.close()
        try ringsAfterSaying("The old files are in", home)
        #expect(FileManager.default.fileExists(atPath: home.path + "/damaged-1/log.sqlite"))
        #expect(try home.vow("log", "verify").hasPrefix("Intact"))
        #expect(try home.vow("runs", "--json").contains("active"))
    }

    @Test("a cut-off tail: said with what is lost, and the rest goes on") func truncated() throws {
        let home = try Home(secondsAhead: 4)
        try FileManager.default.copyItem(atPath: home.database, toPath: home.path + "/older")
        try home.vow("config", "set", "grace-minutes", "7")
        try FileManager.default.removeItem(atPath: home.database)
        try FileManager.default.moveItem(atPath: home.path + "/older", toPath: home.database)
        try ringsAfterSaying("lost: records 15", home)
    }

    @Test("a head that is gone, and a vault that cannot be read") func headAndVault() throws {
        let home = try Home(secondsAhead: 4)
        try FileManager.default.removeItem(atPath: home.path + "/log.head")
        try ringsAfterSaying("The old files are in", home)
        let other = try Home(secondsAhead: 4)
        try Data("not a vault".utf8).write(to: URL(filePath: other.path + "/keys.json"))
        try ringsAfterSaying("from 14 records that could be read", other)
    }

    @Test("another process holds the log: it rings, and the events are there once the lock is gone")
    func locked() throws {
        let home = try Home(secondsAhead: 6)
        let daemon = try VowProcess(environment: home.environment)
        defer { daemon.kill() }
        #expect(daemon.wait(for: "Next alarm") != nil)
        let holder = Process()
        holder.executableURL = URL(filePath: "/usr/bin/python3")
        holder.arguments = [
            "-c",
            "import sqlite3,sys;c=sqlite3.connect(sys.argv[1],isolation_level=None);c.execute('BEGIN IMMEDIATE');"
                + "print('held',flush=True);sys.stdin.read()", home.database,
        ]
        let (stop, told) = (Pipe(), Pipe())
        holder.standardInput = stop
        holder.standardOutput = told
        try holder.run()
        #expect(String(decoding: told.fileHandleForReading.availableData, as: UTF8.self).hasPrefix("held"))
        #expect(daemon.wait(for: "keeps the log") != nil, "\(daemon.printed)")
        #expect(daemon.wait(for: "♪") != nil, "\(daemon.printed)")
        try stop.fileHandleForWriting.close()
        holder.waitUntilExit()
        #expect(daemon.wait(for: "nothing was lost") != nil, "\(daemon.printed)")
        #expect(try home.vow("runs", "--json").contains("active"))
    }

    @Test("the disk is full when it rings: it rings, and nothing written before is lost")
    func full() throws {
        let home = try Home(secondsAhead: 4)
        // What the daemon may write to a file ends after some records, as on a disk that fills up.
        let daemon = try VowProcess(environment: home.environment, fileBlocks: 72)
        defer { daemon.kill() }
        #expect(daemon.wait(for: "is full") != nil, "\(daemon.printed)")
        #expect(daemon.wait(for: "♪") != nil, "\(daemon.printed)")
        daemon.kill()
        #expect(try home.vow("log", "verify").hasPrefix("Intact"))
    }

    @Test("a folder that belongs to somebody else: it rings from what can be read") func readOnly() throws {
        let home = try Home(secondsAhead: 4)
        // Only the superuser can give a folder away; for anyone else the rights are enough.
        let isRoot = getuid() == 0
        for name in try FileManager.default.contentsOfDirectory(atPath: home.path) {
            chmod(home.path + "/" + name, isRoot ? 0o644 : 0o400)
        }
        chmod(home.path, isRoot ? 0o755 : 0o500)
        defer { chmod(home.path, 0o755) }
        let daemon = try VowProcess(environment: home.environment, user: isRoot ? 65_534 : nil)
        defer { daemon.kill() }
        #expect(daemon.wait(for: "cannot be written") != nil, "\(daemon.printed)")
        #expect(daemon.wait(for: "♪") != nil, "\(daemon.printed)")
    }
}
