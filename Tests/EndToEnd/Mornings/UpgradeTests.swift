import Foundation
import Testing
import VowCore
import VowPorts
import VowRuntime

/// What another version of the program makes of a home: a newer one goes on with it, an older one leaves it alone.
@Suite("Another version of Vow", .serialized)
struct UpgradeTests {
    /// Runs statements on the log as another version would have left it.
    private func alter(_ home: QuietHome, _ statements: String) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/python3")
        process.arguments = [
            "-c",
            "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.executescript(sys.argv[2]); c.close()",
            home.path + "/log.sqlite", statements,
        ]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    /// What the files of the log and its keys hold.
    private func content(_ home: QuietHome) throws -> [String: Data] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: home.path).filter {
            $0.hasPrefix("log.") || $0 == "keys.json" || $0.hasPrefix("damaged") || $0.hasPrefix("salvage")
        }
        return names.reduce(into: [:]) { found, name in
            // An index that SQLite makes beside a log and takes away again holds nothing of it.
            guard !name.hasSuffix("-shm") else { return }
            let data = FileManager.default.contents(atPath: home.path + "/" + name) ?? Data()
            if !data.isEmpty || !name.hasSuffix("-wal") { found[name] = data }
        }
    }

    /// A home in which a run rings, whose daemon was killed.
    private func interrupted() throws -> QuietHome {
        let home = try QuietHome()
        try home.log.append([.run("run-1", home.firing)], at: Bedroom.now)
        home.log.opened?.close()
        let daemon = try ChildProcess(["run", "--home", home.path], soundServer: "unix:/nowhere/pulse")
        #expect(daemon.prints("♪", withinSeconds: 20), "\(daemon.output)")
        daemon.kill()
        try waitForProcesses(of: home)
        return home
    }

    /// Waits for what the daemon started and left behind. As it rings, it asks `vow buttons`, which opens the log and
    /// moves the write-ahead log into the database as it ends, whenever that is.
    private func waitForProcesses(of home: QuietHome) throws {
        for _ in 0..<400 {
            let left = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { name in
                guard Int(name) != nil,
                    let line = FileManager.default.contents(atPath: "/proc/\(name)/cmdline")
                else { return false }
                return String(decoding: line, as: UTF8.self).contains(home.path)
            }
            if left.isEmpty { return }
            usleep(50_000)
        }
        Issue.record("processes of \(home.path) still run")
    }

    /// Expects that no file of the log or its keys has changed.
    private func expectUntouched(_ home: QuietHome, since before: [String: Data], by what: String) throws {
        let after = try content(home)
        let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }.sorted()
        #expect(changed == [], "\(what)")
    }

    @Test("a program leaves a log from before 1.0 as it is, and says how its content comes over")
    func former() throws {
        let home = try interrupted()
        defer { home.clear() }
        try alter(home, "CREATE TABLE earlier (less TEXT); PRAGMA user_version = 3;")
        let before = try content(home)
        for arguments in [
            ["alarm", "list"], ["alarm", "add", "--time", "06:00"], ["log", "verify"], ["log", "salvage"],
        ] {
            let (status, output) = try home.vow(arguments)
            #expect(status == 3, "\(arguments): \(status) \(output)")
            #expect(output.contains("vow export") && output.contains("vow import"), "\(arguments): \(output)")
            #expect(try content(home) == before, "\(arguments)")
        }
    }

    @Test("an older program refuses a log of a newer one without writing to it, and rings what it can read")
    func downgraded() throws {
        let home = try interrupted()
        defer { home.clear() }
        try alter(home, "CREATE TABLE later (more TEXT); PRAGMA user_version = 99;")
        let before = try content(home)
        #expect(before.count >= 3)
        for arguments in [
            ["alarm", "add", "--time", "06:00"], ["lines", "add", "I run."], ["alarm", "disable", "daily"],
            ["config", "set", "grace-minutes", "9"], ["log", "salvage"], ["log", "verify"],
            ["next"], ["lines", "list"], ["export", home.path + "/x.tar"],
        ] {
            let (status, output) = try home.vow(arguments)
            #expect(status == 3, "\(arguments): \(status) \(output)")
            #expect(output.contains("99"), "\(arguments): \(output)")
            try expectUntouched(home, since: before, by: "\(arguments)")
        }
        let daemon = try ChildProcess(["run", "--home", home.path], soundServer: "unix:/nowhere/pulse")
        #expect(daemon.prints("♪", withinSeconds: 20), "\(daemon.output)")
        #expect(daemon.output.contains("99"), "\(daemon.output)")
        #expect(daemon.stop() == 0)
        try waitForProcesses(of: home)
        try expectUntouched(home, since: before, by: "the daemon")
        // The version that wrote it goes on where it was.
        try alter(home, "DROP TABLE later; PRAGMA user_version = 4;")
        #expect(try home.vow(["log", "verify"]).output.hasPrefix("Intact"))
        #expect(try home.vow(["alarm", "list"]).output.contains("Daily"))
    }
}
