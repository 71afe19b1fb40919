import Foundation
import Testing

/// The interview as a person leads it: typed at `vow interview`, in an empty home.
@Suite("Interview", .serialized)
struct InterviewTests {
    private let home = NSTemporaryDirectory() + "vow-interview-" + UUID().uuidString

    private func vow(_ arguments: [String], _ input: String = "") throws -> (status: Int32, output: String) {
        try ChildProcess(arguments + ["--home", home], soundServer: "unix:/nowhere/pulse", input: input)
            .finish()
    }

    private func json(_ arguments: [String]) throws -> [[String: Any]] {
        let output = try vow(arguments + ["--json"]).output
        return try #require(
            try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]], "\(output)")
    }

    @Test("M1 M2 N12: from an empty home to kept lines, stopped and gone on with, with goals and lineage")
    func whole() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        let first = try vow(["interview"], "yes\nI want to walk 20 minutes every day\n8\nmy back hurts\n")
        #expect(first.status == 1)
        #expect(first.output.contains("continues from this question"), "\(first.output)")
        let rest = "6\nshoes by the door\nenergy for my kids\nrain\nmy wife\nskip\nskip\nskip\nskip\nyes\n"
        let second = try vow(["interview"], rest + "drop 3\nyes\n9\n8\n7\n6\n5\n")
        #expect(second.status == 0, "\(second.output)")
        #expect(second.output.contains("Welcome back"))
        #expect(second.output.contains("I walk 20 minutes every day."))

        let lines = try json(["lines", "list"])
        #expect(
            lines.contains {
                $0["text"] as? String == "I walk 20 minutes every day." && $0["kind"] as? String == "goal"
            })
        let goals = try json(["goals"])
        let goal = try #require(goals.first?["id"] as? String)
        #expect((goals.first?["why"] as? String)?.contains("my back hurts") == true)

        let shown = try vow(["lines", "show", goal]).output
        #expect(shown.contains("from your answer: “I want to walk 20 minutes every day”"), "\(shown)")
        #expect(shown.contains("you believe it 9 out of 10"), "\(shown)")

        #expect(try vow(["goals", "edit", goal, "--text", "I walk 30 minutes every day."]).status == 0)
        #expect(try vow(["lines", "list"]).output.contains("I walk 30 minutes every day."))
        #expect(
            try vow(["goals", "tonight"], String(repeating: "y\n", count: goals.count)).output.contains(
                "kept your word"))
        let weekly = try vow(
            ["goals", "week"], "my shoes\nmeetings\nwalking 10 minutes after lunch\nyes\n\n\n\n\n"
        ).output
        #expect(weekly.contains("Your line: I walk 10 minutes after lunch."), "\(weekly)")
        #expect(try vow(["log", "list"]).output.contains("GoalsRefined"))

        #expect(try vow(["lines", "disable", goal]).output.contains("is off from"))
        #expect(try vow(["lines", "enable", goal]).status == 0)
        #expect(try vow(["log", "verify"]).status == 0)
    }

    @Test("D2: after a wipe nothing of the answers is left in the folder")
    func wiped() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        _ = try vow(["interview"], "yes\nlearn xylophone quietly\n8\n")
        let wiped = try vow(["wipe", "--yes"])
        #expect(wiped.status == 0, "\(wiped.output)")
        let folder = try FileManager.default.subpathsOfDirectory(atPath: home)
        for name in folder {
            let data = FileManager.default.contents(atPath: home + "/" + name) ?? Data()
            #expect(data.range(of: Data("xylophone".utf8)) == nil, "\(name)")
        }
    }

    @Test("M8: a sign of danger in a batch makes no line and shows where to find help")
    func batchOfDanger() throws {
        let rows =
            #"{"id":1,"change":"Descanso ya para siempre."}"# + "\n" + #"{"id":2,"change":"我不想活了"}"# + "\n"
            + #"{"id":3,"change":"My phone is killing me, I want to read 10 pages a day"}"# + "\n"
        let lines = try vow(["interview", "--batch", "-"], rows).output.split(separator: "\n")
        #expect(lines.count == 3)
        for line in lines.prefix(2) {
            #expect(line.contains(#""goalLines":[],"affirmationLines":[]"#), "\(line)")
            #expect(line.contains("findahelpline.com"), "\(line)")
        }
        #expect(lines[2].contains("10 pages"), "\(lines)")
    }

    @Test("M8: a line with a sign of danger is not added; after the plain question and a no it is")
    func addedLines() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        let stopped = try vow(["lines", "add", "I want to die."])
        #expect(stopped.status != 0)
        let asked = try vow(["lines", "add", "I want to disappear."], "yes\n")
        #expect(asked.status != 0)
        #expect(!(try vow(["lines", "list"]).output.contains("disappear")))
        _ = try vow(["lines", "add", "I want to disappear."], "no\n")
        #expect(try vow(["lines", "list"]).output.contains("disappear"))
    }

    @Test("M8: a sign of danger ends it with where to find help, and is recorded nowhere")
    func crisis() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        let stopped = try vow(["interview", "--language", "es"], "sí\nquiero morirme\n")
        #expect(stopped.status == 1)
        #expect(stopped.output.contains("024"), "\(stopped.output)")
        #expect(!(try vow(["log", "dump"]).output.contains("morirme")))
        #expect(try vow(["interview"], "").output.contains("¿Qué cambio importante"))
    }

    @Test("M2 M3: rows that cannot be read are told of, and the others go on")
    func batches() throws {
        let rows = "{\"id\":1,\"change\":\"run 5k\",\"importance\":\"8\"}\nnonsense\n{\"id\":\"b\"}\n"
        let lines = try vow(["interview", "--batch", "-"], rows).output.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[0].contains(#""goalLines":["I run 5k."]"#), "\(lines)")
        #expect(lines[1].hasPrefix(#"{"id":null,"error""#))
        #expect(lines[2].hasPrefix(#"{"id":"b","summary""#))
        let talk = try vow(
            ["interview", "--classify", "-"], "{\"id\":1,\"text\":\"I want to stop\"}\n{\"id\":2}\n"
        ).output
        #expect(talk.contains(#"{"id":1,"talk":"change","kinds":["desire","steps"]}"#), "\(talk)")
        #expect(talk.contains(#"{"id":2,"error""#))
        #expect(try vow(["interview", "--batch", "/nowhere"]).status == 2)
    }
}
