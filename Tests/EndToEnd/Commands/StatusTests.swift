import Foundation
import Testing
import VowCore
import VowRuntime

/// What somebody meets first: `vow` alone, its help, and a command that was mistyped.
@Suite("X10 The first words", .serialized)
struct StatusTests {
    @Test("`vow` alone says what is missing and how to begin, in an empty home without making one")
    func empty() throws {
        let home = NSTemporaryDirectory() + "vow-test-\(UUID().uuidString)/vow"
        func vow(_ arguments: [String]) throws -> (status: Int32, output: String) {
            let process = Process()
            let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            process.executableURL = folder.appending(path: "vow")
            process.arguments = arguments
            process.environment = ProcessInfo.processInfo.environment.merging([
                "XDG_DATA_HOME": (home as NSString).deletingLastPathComponent,
                "PULSE_SERVER": "unix:/nowhere/pulse", "TZ": "UTC",
            ]) { $1 }
            let output = Pipe()
            (process.standardOutput, process.standardError) = (output, output)
            try process.run()
            let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
            process.waitUntilExit()
            return (process.terminationStatus, text)
        }
        let (status, output) = try vow([])
        #expect(status == 0, "\(output)")
        for words in [
            "✗ alarms: none is planned", "✗ lines", "✗ speaker", "vow lines add", "vow alarm add", "vow run",
            "vow --help",
        ] {
            #expect(output.contains(words), "\(words): \(output)")
        }
        #expect(try vow(["status"]).status == 1)
        #expect(!FileManager.default.fileExists(atPath: home))
    }

    @Test("with an alarm and lines it begins with the next alarm, in the person's language")
    func planned() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let english = try home.vow([]).output
        #expect(english.hasPrefix("Next alarm in") && english.contains("✓ lines: 1 line\n"), "\(english)")
        #expect(english.contains("✗ watch: nobody watches"), "\(english)")
        #expect(try home.vow(["config", "set", "language", "es"]).status == 0)
        let spanish = try home.vow(["status"]).output
        #expect(
            spanish.hasPrefix("Próxima alarma en") && spanish.contains("✓ frases: 1 frase\n"), "\(spanish)")
        #expect(spanish.contains("Para empezar:"), "\(spanish)")
    }

    @Test("while it rings, the daemon is asked what goes on, and that comes first")
    func ringing() throws {
        let home = try QuietHome()
        defer { home.clear() }
        #expect(try !home.vow(["status", "--json"]).output.contains("\"live\""))
        try home.log.append([.run("run-1", home.firing)], at: Bedroom.now)
        let daemon = try ChildProcess(
            ["run", "--home", home.path], soundServer: "unix:" + home.path + "/no-server")
        defer { daemon.kill() }
        var status = try home.vow(["status"]).output
        for _ in 0..<100 where !status.hasPrefix("● Daily: ") { status = try home.vow(["status"]).output }
        #expect(status.hasPrefix("● Daily: ") && status.contains("→ vow wake-screen\n"), "\(status)")
        #expect(try home.vow(["status", "--json"]).output.contains("\"run\" : \"run-1\""))
    }

    @Test("help shows the commands in groups")
    func groups() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let help = try ChildProcess(["--help"], soundServer: "unix:/nowhere/pulse").finish()
        #expect(help.status == 0)
        let upper = help.output.uppercased()
        for group in ["MORNINGS", "LINES", "LOOKING BACK", "DEVICE", "DATA", "FOR ENGINEERS"] {
            #expect(upper.contains(group), "\(group): \(help.output)")
        }
    }

    @Test(
        "a command that was mistyped is answered with the one that was meant",
        arguments: [
            (["alrm"], "vow alarm"), (["alrm", "list"], "vow alarm"), (["line", "list"], "vow lines"),
            (["alarm", "ad"], "vow alarm add"), (["alarm", "lsit"], "vow alarm list"),
            (["stat"], "vow status"),
            (["nxt"], "vow next"), (["confg", "set"], "vow config"),
            (["rehearse-line"], "vow rehearse-lines"),
        ])
    func mistyped(arguments: [String], meant: String) throws {
        let (status, output) = try ChildProcess(arguments, soundServer: "unix:/nowhere/pulse").finish()
        #expect(status == 2 && output.contains("Did you mean: \(meant)?"), "\(output)")
    }

    @Test("what is like no command is told so, and what some command takes is left to it")
    func unlike() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let (status, output) = try ChildProcess(["xyzzy"], soundServer: "unix:/nowhere/pulse").finish()
        #expect(status == 2 && output.contains("no command") && !output.contains("Did you mean"), "\(output)")
        #expect(try home.vow(["alarm"]).status == 0)
        #expect(try home.vow(["log"]).status == 0)
    }
}
