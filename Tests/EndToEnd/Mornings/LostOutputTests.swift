import Foundation
import Testing
import VowCore
import VowLog
import VowPorts
import VowRuntime

/// R12: who listens to the program's words decides nothing: a full, closed or missing output costs the words only.
@Suite("An output that takes nothing", .serialized)
struct LostOutputTests {
    /// How an output is broken, as a shell says it.
    private static let broken = [">/dev/full", ">&-", "> >(exec true)"]

    /// Runs a shell line with the program as `$0`; what arrives of its outputs, and its exit status.
    private func shell(_ line: String, _ home: QuietHome) throws -> (status: Int32, output: String) {
        let output = Pipe()
        // A reader that went away before the first word, also on a busy machine.
        let prologue = "set -o pipefail; vow() { sleep 0.2; \"$PROGRAM\" \"$@\"; }; "
        let process = try started(prologue + line, home, output: output)
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return (
            process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus, text
        )
    }

    @Test("a command whose answer was lost ends with 3 and says what was done", arguments: broken)
    func answer(output: String) throws {
        let home = try QuietHome()
        defer { home.clear() }
        let added = try shell("vow alarm add --time 07:10 --days mon-fri --label Lost \(output)", home)
        #expect(added.status == 3, "\(added)")
        #expect(added.output.contains("did its work") && added.output.contains("07:10  mon,tue"), "\(added)")
        #expect(try home.vow(["alarm", "list"]).output.components(separatedBy: "Lost").count == 2)
        for question in [
            "alarm list", "next", "next --json", "lines list", "log list", "log dump", "config show",
            "streak", "--help",
            "help alarm", "--version", "calendar export -", "next --time 06:30 --days mon",
            "alarm add --help",
        ] {
            let (status, text) = try shell("vow \(question) \(output)", home)
            #expect(status == 3 && text.contains("could not be written"), "\(question): \(status) \(text)")
        }
    }

    @Test("where nothing at all can be said, the command still does its work and ends with 3")
    func silence() throws {
        let home = try QuietHome()
        defer { home.clear() }
        for (number, outputs) in [
            ">/dev/full 2>/dev/full", ">&- 2>&-", ">&- 2>&- <&-", "> >(exec true) 2>&1",
        ].enumerated() {
            #expect(try shell("vow alarm add --time 07:1\(number) --days mon \(outputs)", home).status == 3)
            #expect(try home.vow(["alarm", "list"]).output.contains("07:1\(number)"))
            #expect(try shell("vow alarm add --time 25:00 --days mon \(outputs)", home).status == 2)
        }
        // The answer itself arrives where only the other output is broken.
        for errors in ["2>/dev/full", "2>&-", "2> >(exec true)"] {
            let (status, text) = try shell("vow alarm edit daily --volume 70 \(errors)", home)
            #expect(status == 0 && text.contains("70 %"), "\(errors): \(status) \(text)")
        }
        #expect(try home.vow(["log", "verify"]).status == 0)
    }

    @Test("who has read enough is told nothing")
    func enough() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let (_, text) = try shell("vow log dump | head -c 1 >/dev/null; vow --help | head -n 1", home)
        #expect(!text.contains("could not be written"), "\(text)")
    }

    @Test(
        "the daemon waits, rings and listens whatever its outputs are, and ends in good order",
        arguments: broken.map { $0 + " 2>/dev/full" } + [
            ">&- 2>&- <&-", "2>/dev/full", "> >(exec true) 2>&1",
        ])
    func daemon(outputs: String) throws {
        // Waiting for an alarm: the next one is shown, also after a change.
        try watched(outputs, isRinging: false, until: ["DaemonStarted"])
        // A run that is resumed rings at once; without a sound server the notifier tells of it, and no microphone opens.
        try watched(outputs, isRinging: true, until: ["RunResumed", "PartFailed"])
    }

    private func watched(_ outputs: String, isRinging: Bool, until wanted: Set<String>) throws {
        let home = try QuietHome()
        defer { home.clear() }
        if isRinging { try home.log.append([.run("run-1", home.firing)], at: Bedroom.now) }
        let process = try started("exec \"$PROGRAM\" run \(outputs)", home, output: nil)
        defer { if process.isRunning { process.terminate() } }
        let changed = DispatchSemaphore(value: 0)
        let follow = try home.log.store.follow { changed.signal() }
        defer { follow.cancel() }
        func names() throws -> Set<String> { Set(try home.log.history().map(\.stored.event.name)) }
        while try !wanted.isSubset(of: names()), changed.wait(timeout: .now() + 20) == .success {}
        let seen = try names()
        #expect(wanted.isSubset(of: seen), "\(outputs): \(seen)")
        #expect(try home.vow(["alarm", "edit", "daily", "--time", "06:31"]).status == 0)
        process.terminate()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 0, "\(outputs)")
        #expect(try names().contains("DaemonStopped"))
        #expect(try home.vow(["log", "verify"]).status == 0)
    }

    private func started(_ line: String, _ home: QuietHome, output: Pipe?) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(
            path: "vow")
        process.arguments = ["-c", line]
        process.environment = ProcessInfo.processInfo.environment.merging([
            "PROGRAM": program.path, "VOW_HOME": home.path, "PULSE_SERVER": "unix:/nowhere/pulse",
            "TZ": "UTC",
        ]) { $1 }
        if let output { (process.standardOutput, process.standardError) = (output, output) }
        process.standardInput = FileHandle.nullDevice
        try process.run()
        return process
    }
}
