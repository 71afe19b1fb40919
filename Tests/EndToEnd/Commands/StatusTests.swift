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
        #expect(english.contains("✗ vow run: not running"), "\(english)")
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

    @Test("help shows ten commands first, and all of them in groups when asked")
    func groups() throws {
        let brief = try ChildProcess(["--help"], soundServer: "unix:/nowhere/pulse").finish()
        #expect(brief.status == 0)
        let commands = brief.output.split(separator: "\n").filter {
            $0.hasPrefix("  ") && !$0.hasPrefix("   ")
        }
        #expect(commands.count == 10, "\(brief.output)")
        #expect(brief.output.contains("vow --help-all"))
        let all = try ChildProcess(["--help-all"], soundServer: "unix:/nowhere/pulse").finish()
        #expect(all.status == 0)
        for group in ["MORNINGS", "LINES", "LOOKING BACK", "DEVICE", "DATA", "FOR ENGINEERS"] {
            #expect(all.output.contains(group + ":\n"), "\(group): \(all.output)")
        }
    }

    /// Words that only the argument parser's own pages have.
    private static let parsersWords = [
        "OVERVIEW", "USAGE", "Usage", "OPTIONS", "SUBCOMMANDS", "ARGUMENTS", "<subcommand>", "<options>",
        "Show help information", "Show the version", "(values", "(default", "for detailed help",
    ]

    @Test(
        "help is in the language set, the parser's own words too",
        arguments: [
            (["--help"], "es", ["Un despertador que se para", "ÓRDENES:", "Uso: vow", "vow --help-all"]),
            (["alarm", "add", "--help"], "es", ["Crea una alarma.", "OPCIONES:", "(valores: on, off)"]),
            (["help", "alarm", "add"], "zh", ["新建闹钟。", "选项:", "（可选值：on, off）"]),
            (["alarm", "-h"], "zh", ["闹钟：什么时候响", "命令:", "add"]),
            (["config", "--help"], "zh", ["web.port: 网页在本机的端口"]),
        ])
    func translated(arguments: [String], language: String, words: [String]) throws {
        let home = try QuietHome()
        defer { home.clear() }
        #expect(try home.vow(["config", "set", "language", language]).status == 0)
        // Not all of them take --home.
        let help = try ChildProcess(
            arguments, soundServer: "unix:/nowhere/pulse", variables: ["VOW_HOME": home.path]
        ).finish()
        #expect(help.status == 0, "\(help.output)")
        for word in words { #expect(help.output.contains(word), "\(word): \(help.output)") }
        for word in Self.parsersWords { #expect(!help.output.contains(word), "\(word): \(help.output)") }
    }

    #if DEBUG
        /// A command of the program as the parser describes it.
        private struct Described: Decodable {
            struct Argument: Decodable {
                let kind: String
                let shouldDisplay: Bool
                let valueName: String?
                let abstract, discussion: String?
            }
            struct Tool: Decodable { let command: Described }
            let commandName: String
            let abstract, discussion: String?
            let shouldDisplay: Bool?
            let subcommands: [Described]?
            let arguments: [Argument]?

            /// What is shown of it and of the commands below it, each with the command's name; not the parser's own words.
            var texts: [String] {
                guard shouldDisplay != false, commandName != "help" else { return [] }
                let shown = (arguments ?? []).filter {
                    $0.shouldDisplay && !["version", "help"].contains($0.valueName)
                }
                return
                    ([abstract ?? ""] + [discussion].compactMap(\.self)
                    + shown.flatMap { [$0.abstract ?? ""] + [$0.discussion].compactMap(\.self) })
                    .map { "\(commandName): \($0)" } + (subcommands ?? []).flatMap(\.texts)
            }
        }

        @Test("every command and option that is listed has its help from the catalogue")
        func catalogued() throws {
            let home = try QuietHome()
            defer { home.clear() }
            #expect(try home.vow(["config", "set", "language", "pseudo"]).status == 0)
            let dump = try ChildProcess(
                ["--experimental-dump-help"], soundServer: "unix:/nowhere/pulse",
                variables: ["VOW_HOME": home.path]
            ).finish()
            let tool = try JSONDecoder().decode(Described.Tool.self, from: Data(dump.output.utf8))
            let texts = tool.command.texts
            #expect(texts.count > 800)
            for text in texts where !text.contains(/: (\[|engine: \[)/) { Issue.record("\(text)") }
        }
    #endif

    @Test("a mistake is answered with usage in the language set, and with the help of what is missing")
    func mistaken() throws {
        let home = try QuietHome()
        defer { home.clear() }
        #expect(try home.vow(["config", "set", "language", "es"]).status == 0)
        let mistake = try home.vow(["alarm", "show"])
        #expect(mistake.status == 2)
        for words in [
            "Uso: vow alarm show", "Ayuda:  <id>  La alarma: su identificador", "vow alarm show --help",
        ] {
            #expect(mistake.output.contains(words), "\(words): \(mistake.output)")
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
