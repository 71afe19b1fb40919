import Foundation
import Glibc
import Testing
import VowCore
import VowPorts
import VowRecitation
import VowRuntime

/// D1: what a crash leaves on the disk holds nothing of the person.
@Suite("A core of a daemon that rings", .serialized)
struct PrivateMemoryTests {
    /// Whether a crash leaves its core in the process's own folder, where a test can look at it.
    private static let leavesCores: Bool = {
        let pattern = try? String(contentsOfFile: "/proc/sys/kernel/core_pattern", encoding: .utf8)
        return pattern.map { !$0.hasPrefix("|") && !$0.contains("/") } ?? false
    }()

    /// Starts a daemon in a folder that takes cores, and has it crash while it rings; gives the core.
    /// - Parameter filter: what the process is told to put into cores after all (core(5)); nil leaves it.
    private func core(of home: QuietHome, filter: String?) throws -> Data {
        let folder = home.path + "-core" + (filter ?? "")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "vow")
        process.arguments = ["run", "--home", home.path]
        process.currentDirectoryURL = URL(filePath: folder)
        // Swift's backtracer handles the signal, and a process that was signalled by another one then runs on.
        process.environment = ProcessInfo.processInfo.environment.merging(
            [
                "PULSE_SERVER": "unix:/nowhere/pulse", "SWIFT_BACKTRACE": "enable=no", "TZ": "UTC",
                "VOW_WEB_PORT": "0",
            ]) { $1 }
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        (process.standardOutput, process.standardError) = (output, output)
        // A child inherits the mask of the thread that starts it, and those of the test runner block signals.
        var (none, before) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try process.run()
        let started = process.processIdentifier
        let limit = DispatchWorkItem { kill(started, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: limit)
        defer { limit.cancel() }
        var printed = ""
        while !printed.contains("Say your affirmations") {
            let data = output.fileHandleForReading.availableData
            try #require(!data.isEmpty, "\(printed)")
            printed += String(decoding: data, as: UTF8.self)
        }
        if let filter {
            try filter.write(toFile: "/proc/\(started)/coredump_filter", atomically: false, encoding: .utf8)
        }
        // Somebody allows it a core after all.
        let allowing = try Process.run(
            URL(filePath: "/usr/bin/prlimit"), arguments: ["--core=unlimited", "--pid", "\(started)"])
        allowing.waitUntilExit()
        try #require(allowing.terminationStatus == 0)
        kill(started, SIGABRT)
        process.waitUntilExit()
        let name = try #require(
            try FileManager.default.contentsOfDirectory(atPath: folder).first { $0.hasPrefix("core") })
        return try Data(contentsOf: URL(filePath: folder + "/" + name))
    }

    @Test(
        "holds no word of a line and no key; what it would hold otherwise is found by the same search",
        .enabled(if: leavesCores && geteuid() == 0))
    func holdsNothing() throws {
        let home = try QuietHome()
        defer { home.clear() }
        try home.log.append(
            [.line("a1", .added(kind: .affirmation, text: "I water the orchids.", language: .english))],
            at: Bedroom.now)
        let step = GateStep(
            kind: .affirmation, lines: [RequiredLine(id: "a1", text: "I water the orchids.")],
            challengeWord: nil)
        try home.log.append(
            [.run("run-1", .fired(home.terms(due: Bedroom.now, step: step)))], at: Bedroom.now)
        let keys = try home.log.vault.keys()
        #expect(keys.count >= 3)
        var wanted: [(name: String, bytes: Data)] = [("a word", Data("orchids".utf8))]
        for key in keys {
            wanted.append((key.id, Data(key.bytes)))
            wanted.append((key.id, Data(key.bytes.map { String(format: "%02x", $0) }.joined().utf8)))
        }
        home.log.opened?.close()
        let core = try core(of: home, filter: nil)
        #expect(core.count > 1_000)
        for (name, bytes) in wanted { #expect(core.range(of: bytes) == nil, "\(name)") }
        // Were the program to leave its memory in cores, this would find it.
        let open = try self.core(of: home, filter: "0x33")
        #expect(open.range(of: wanted[0].bytes) != nil)
        // Of the file of keys nothing is left even then. (The library that seals frees its own copies of a key, and
        // their memory holds them until it is used again.)
        for key in keys {
            let digits = key.bytes.map { String(format: "%02x", $0) }.joined()
            #expect(open.range(of: Data(digits.utf8)) == nil, "\(key.id)")
        }
    }
}
