import Foundation
import Testing

/// X1: what a shell and man(1) know of the commands is made from the commands, and read here by what reads it.
@Suite("X1 X10 Completions and the manual page", .serialized)
struct ShellTests {
    private let folder = NSTemporaryDirectory() + "vow-shell-\(UUID().uuidString)"

    private func made(_ arguments: [String], _ name: String) throws -> String {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let (status, output) = try ChildProcess(
            arguments, soundServer: "unix:/nowhere/pulse", keepsErrors: false
        )
        .finish()
        #expect(status == 0)
        try output.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
        return folder + "/" + name
    }

    private func run(_ words: [String]) throws -> (status: Int32, output: String, errors: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().path
        process.environment = ProcessInfo.processInfo.environment.merging([
            "PATH": program + ":/usr/bin:/bin", "MANWIDTH": "80", "LC_ALL": "C.UTF-8", "HOME": folder,
        ]) { $1 }
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        let told = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text, told)
    }

    @Test(
        "man shows the page without a warning in each language, with every command and option",
        arguments: [
            ("en", ["LOOKING BACK", "EXIT STATUS"]), ("es", ["REPASO", "CÓDIGO DE SALIDA"]),
            ("zh", ["回看", "退出码"]),
        ])
    func manual(language: String, headings: [String]) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let page = try made(["manual", "--language", language], "vow.1")
        let (status, text, warnings) = try run(["man", "--warnings", "-P", "cat", "-l", page])
        #expect(status == 0 && warnings.isEmpty, "\(warnings)")
        for words in ["vow alarm add", "--days", "vow log verify", "VOW_HOME"] + headings {
            #expect(text.contains(words), "\(words)")
        }
    }

    @Test("bash completes commands, their subcommands and options")
    func bash() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let script = try made(["--generate-completion-script", "bash"], "vow")
        for (line, wanted) in [
            ("vow al", "alarm"), ("vow alarm un", "unskip"), ("vow alarm add --da", "--date"),
        ] {
            let complete = """
                shopt -s extglob; source "$0"; COMP_LINE="\(line)"; COMP_POINT=${#COMP_LINE}; COMP_WORDS=(\(line))
                COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMP_TYPE=9; COMP_KEY=9
                function=$(complete -p vow | sed 's/.*-F \\([^ ]*\\).*/\\1/')
                "$function" vow "${COMP_WORDS[COMP_CWORD]}" ""; printf '%s\\n' "${COMPREPLY[@]}"
                """
            let (status, text, errors) = try run(["bash", "-c", complete, script])
            #expect(
                status == 0 && text.split(separator: "\n").contains { $0.hasPrefix(wanted) },
                "\(line): \(text)\(errors)")
        }
    }

    @Test("fish completes commands")
    func fish() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let script = try made(["--generate-completion-script", "fish"], "vow.fish")
        let (_, text, errors) = try run([
            "fish", "--no-config", "-c", "source \(script); complete -C 'vow al'",
        ])
        #expect(text.contains("alarm"), "\(text)\(errors)")
    }

    @Test("zsh takes the script in")
    func zsh() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let script = try made(["--generate-completion-script", "zsh"], "_vow")
        let line =
            "autoload -Uz compinit; compinit -u -d \(folder)/dump; source \(script); (( $+functions[_vow] )) && echo there"
        let (_, text, errors) = try run(["zsh", "-f", "-c", line])
        #expect(text.contains("there"), "\(text)\(errors)")
    }

    @Test("an error is JSON where JSON was asked for, and numbers are numbers")
    func errors() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let mistakes: [([String], String)] = [
            (["alarm", "add", "--time", "25:00", "--days", "mon"], "input.refused"),
            (["alarm", "show", "nope"], "input.refused"),
            (["alarm", "list", "--nope"], "input.misunderstood"),
            (["alrm"], "input.unknownCommand"),
            (["alarm", "add", "--time", "1:00", "--time", "2:00"], "input.repeated"),
            (["next", "--time", "x", "--days", "mon"], "input.refused"),
        ]
        for (arguments, code) in mistakes {
            let (status, output) = try home.vow(arguments + ["--json"])
            #expect(status == 2, "\(arguments): \(output)")
            let document =
                try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: [String: String]]
            let error = try #require(document?["error"], "\(output)")
            #expect(
                error["code"] == code && error["message"]?.isEmpty == false && error["repair"] != nil,
                "\(error)")
        }
        try FileManager.default.moveItem(atPath: home.path + "/keys.json", toPath: home.path + "/keys.away")
        let failed = try home.vow(["alarm", "list", "--json"])
        #expect(
            failed.status == 3 && failed.output.contains("\"code\" : \"vault.missing\""), "\(failed.output)")
        try FileManager.default.moveItem(atPath: home.path + "/keys.away", toPath: home.path + "/keys.json")
        #expect(try home.vow(["config", "show", "--json"]).output.contains("\"grace-minutes\" : 10"))
    }
}
