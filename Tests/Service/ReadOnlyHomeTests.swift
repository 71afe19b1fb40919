import Foundation
import SmallFilesystem
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
            try small.run([VowProcess.program] + arguments, environment: environment)
        }
        #expect(try vow(["simulate", "--plan", "b:1/0cheating", "--into", small.path]).code == 0)
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
}
