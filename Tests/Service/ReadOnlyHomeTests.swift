import Foundation
import Glibc
import TestSupport
import Testing

/// The built program on a home whose filesystem can only be read, as a backup on a disc.
@Suite("A home that can only be read", .serialized)
struct ReadOnlyHomeTests {
    @Test(
        "everything that is asked is answered, and what would change it is refused with the way out",
        .timeLimit(.minutes(1)), SmallFilesystem.permitted(.memory))
    func answered() throws {
        let small = try SmallFilesystem(.memory, kilobytes: 4096)
        let environment = ["VOW_HOME": small.path, "TZ": "UTC"]
        func vow(_ arguments: [String]) throws -> (code: Int32, text: String) {
            try small.run(VowProcess.words(arguments), environment: environment)
        }
        #expect(try vow(["vow-lab", "simulate", "--plan", "b:1/0cheating", "--into", small.path]).code == 0)
        let questions = [
            ["runs"], ["alarm", "list"], ["lines", "list"], ["next"], ["streak"], ["review"],
            ["log", "list"], ["log", "verify"], ["config", "show"], ["whatif", "--min-similarity", "0.9"],
        ]
        let before = try questions.map { try vow($0) }
        #expect(before.allSatisfy { $0.code == 0 })
        try small.run(["/bin/mount", "-o", "remount,ro", small.path])
        #expect(try small.run(["/usr/bin/touch", small.path + "/probe"]).code != 0)
        for (question, answer) in zip(questions, before) {
            let now = try vow(question)
            #expect(now.code == 0, "\(question): \(now.text)")
            // How long it is until the next alarm changes with the minute.
            if question == ["next"] || question == ["alarm", "list"] { continue }
            #expect(now.text == answer.text, "\(question)")
        }
        let refused = try vow(["lines", "add", "I keep promises to myself."])
        #expect(refused.code == 3)
        #expect(refused.text.contains("can only be read"), "\(refused.text)")
    }

    @Test("a copy that an ordinary user may not write to answers as well", .timeLimit(.minutes(1)))
    func copied() throws {
        let copy = NSTemporaryDirectory() + "vow-copy-\(UUID().uuidString)"
        let (superuser, ordinary) = (getuid() == 0, 65_534)
        defer {
            chmod(copy, 0o700)
            try? FileManager.default.removeItem(atPath: copy)
        }
        func vow(_ arguments: [String]) throws -> (code: Int32, text: String) {
            let process = Process()
            let user = ["--reuid=\(ordinary)", "--regid=\(ordinary)", "--clear-groups"]
            let words = (superuser ? ["/usr/bin/setpriv"] + user : []) + [VowProcess.program] + arguments
            process.executableURL = URL(filePath: words[0])
            process.arguments = Array(words.dropFirst()) + ["--home", copy]
            let output = Pipe()
            (process.standardOutput, process.standardError) = (output, output)
            try process.run()
            let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
            process.waitUntilExit()
            return (process.terminationStatus, text)
        }
        try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: false)
        if superuser { chown(copy, uid_t(ordinary), gid_t(ordinary)) }
        for command in [
            ["lines", "add", "I rise."], ["alarm", "add", "--time", "06:30", "--days", "mon-fri"],
        ] {
            let (code, text) = try vow(command)
            #expect(code == 0, "\(text)")
        }
        for name in try FileManager.default.contentsOfDirectory(atPath: copy) {
            chmod(copy + "/" + name, 0o400)
        }
        chmod(copy, 0o500)
        for question in [
            ["alarm", "list"], ["lines", "list"], ["next"], ["runs"], ["streak"], ["log", "list"],
            ["log", "verify"],
            ["config", "show"],
        ] {
            let (code, text) = try vow(question)
            #expect(code == 0, "\(question): \(text)")
        }
        let refused = try vow(["lines", "add", "I run."])
        #expect(refused.code == 3 && refused.text.contains("can only be read"), "\(refused.text)")
    }
}
