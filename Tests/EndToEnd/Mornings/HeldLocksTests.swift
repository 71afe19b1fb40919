import Foundation
import Glibc
import Testing
import VowCore
import VowPorts
import VowRuntime

/// Whoever holds a lock of the home, or the database, holds up neither the ring nor, for long, a command.
@Suite("A home that somebody holds", .serialized)
struct HeldLocksTests {
    /// How each lock is taken, by a program that says "held" and keeps it.
    private static let ways = [
        "flock:log.head", "flock:keys.json.lock", "flock:daemon.lock", "flock:.", "sqlite:log.sqlite",
        "sqlite:views.sqlite",
    ]

    private func hold(_ way: String, in home: QuietHome) throws -> Process {
        let parts = way.split(separator: ":").map(String.init)
        let script =
            parts[0] == "flock"
            ? """
            import fcntl, os, sys
            f = os.open(sys.argv[1], os.O_RDONLY if os.path.isdir(sys.argv[1]) else os.O_RDWR | os.O_CREAT, 0o600)
            fcntl.flock(f, fcntl.LOCK_EX); os.write(1, b"held\\n"); sys.stdin.read()
            """
            : """
            import os, sqlite3, sys
            c = sqlite3.connect(sys.argv[1], isolation_level=None); c.execute("BEGIN EXCLUSIVE")
            os.write(1, b"held\\n"); sys.stdin.read()
            """
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/python3")
        process.arguments = ["-c", script, home.path + "/" + parts[1]]
        let (input, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        #expect(output.fileHandleForReading.availableData == Data("held\n".utf8), "\(way)")
        return process
    }

    /// At once: a process that a test starts may have inherited that SIGTERM waits.
    private static func end(_ holder: Process) {
        kill(holder.processIdentifier, SIGKILL)
        holder.waitUntilExit()
    }

    @Test("an alarm rings while the lock is held", arguments: ways)
    func rings(way: String) throws {
        let home = try QuietHome()
        defer { home.clear() }
        #expect(try home.vow(["next"]).status == 0)
        try home.log.append([.run("run-1", home.firing)], at: Bedroom.now)
        let holder = try hold(way, in: home)
        defer {
            Self.end(holder)
        }
        let began = Date()
        let daemon = try ChildProcess(["run", "--home", home.path], soundServer: "unix:/nowhere/pulse")
        #expect(daemon.prints("♪", withinSeconds: 20), "\(way): \(daemon.output)")
        #expect(Date().timeIntervalSince(began) < 15)
        #expect(daemon.stop() == 0, "\(way): \(daemon.output)")
    }

    @Test("a command ends soon and says who is in the way, or does its work", arguments: ways)
    func commands(way: String) throws {
        let home = try QuietHome()
        defer { home.clear() }
        let holder = try hold(way, in: home)
        defer {
            Self.end(holder)
        }
        let began = Date()
        let (status, output) = try home.vow(["alarm", "edit", "daily", "--volume", "70"])
        #expect(Date().timeIntervalSince(began) < 15, "\(way)")
        #expect(status == 0 || status == 3 && output.contains("nother p"), "\(way): \(status) \(output)")
        if way == "flock:daemon.lock" {
            #expect(try home.vow(["next"]).output.contains("`vow run` is not running"))
        }
    }
}
