import Foundation
import OperationLimits
import Testing
import VowAnswers
import VowRuntime

/// `vow OPERATION --json -`: every operation can be scripted in one form.
@Suite("Operations with JSON from standard input", .serialized)
struct OperationFormTests {
    /// The status of an operation, and what it answered.
    private func ask(_ name: String, _ input: String, _ home: String) throws -> (
        status: Int32, answer: Any
    ) {
        let (status, output) = try ChildProcess(
            [name, "--json", "-", "--home", home], soundServer: "unix:/nowhere", input: input,
            keepsErrors: false
        ).finish()
        let answer = try JSONSerialization.jsonObject(with: Data(output.utf8))
        return (status, answer)
    }

    private func code(_ answer: Any) -> String? {
        ((answer as? [String: Any])?["error"] as? [String: Any])?["code"] as? String
    }

    @Test("what lies below, at or above a limit is refused or allowed as where the operation is made")
    func limits() throws {
        let home = try QuietHome()
        defer { home.clear() }
        var refused = 0
        for operation in Operations.all {
            for argument in operation.shape.arguments {
                for (value, code) in OperationLimits.values(argument.kind) {
                    let arguments = OperationLimits.complete(operation, argument.name, value)
                    let json = String(decoding: try JSONEncoder().encode(arguments), as: UTF8.self)
                    let (status, answer) = try ask(operation.name, json, home.path)
                    let what = "\(operation.name) \(argument.name) \(String(describing: value).prefix(40))"
                    let isMade = (try? operation.init(arguments)) != nil
                    #expect(isMade == (code == nil), "\(what)")
                    if let code {
                        #expect(status == 2 && self.code(answer) == code, "\(what): \(status) \(answer)")
                        refused += 1
                    } else {
                        let codes: Set = ["text.length", "number.range", "argument.wrong"]
                        #expect(!codes.contains(self.code(answer) ?? ""), "\(what): \(answer)")
                    }
                }
            }
        }
        #expect(refused > 20)
    }

    @Test("an operation answers as the command does, and what only asks makes no home")
    func answers() throws {
        let home = NSTemporaryDirectory() + "vow-form-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: home) }
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        #expect(try (ask("lines.list", "", home).answer as? [Any])?.isEmpty == true)
        #expect(try FileManager.default.contentsOfDirectory(atPath: home).isEmpty)
        let line = #"{"text":"I complete 4 workouts a week.","kind":"goal"}"#
        let (status, answer) = try ask("lines.add", line, home)
        let row = try #require(answer as? [String: Any])
        #expect(status == 0 && row["kind"] as? String == "goal", "\(answer)")
        let listed = try ChildProcess(
            ["lines", "list", "--json", "--home", home], soundServer: "unix:/nowhere", keepsErrors: false
        ).finish()
        let rows = try JSONSerialization.jsonObject(with: Data(listed.output.utf8)) as? [[String: Any]]
        #expect(rows?.first?["id"] as? String == row["id"] as? String)
        // A command that has the same name without a dot.
        #expect(try (ask("next", #"{"count":2}"#, home).answer as? [String: Any])?["now"] is String)
        #expect(try code(ask("next", #"{"count":0}"#, home).answer) == "number.range")
    }

    @Test("what is no operation, no object or no JSON is refused with exit code 2")
    func refused() throws {
        let home = try QuietHome()
        defer { home.clear() }
        for input in ["[1]", "{", "\"a0\"", #"{"id":{"a":1}}"#] {
            let (status, answer) = try ask("lines.show", input, home.path)
            #expect(status == 2 && code(answer) == "argument.noObject", "\(input): \(answer)")
        }
        let (status, answer) = try ask("lines.show", #"{"id":"a0","other":1}"#, home.path)
        #expect(status == 2 && code(answer) == "argument.unknown")
        let unknown = try home.vow(["lines.burn", "--json", "-"])
        #expect(unknown.status == 2, "\(unknown)")
        let bare = try home.vow(["lines.list"])
        #expect(bare.status == 2 && bare.output.contains("vow lines.list --json -"), "\(bare)")
        // A part that is missing is no wrong input.
        let reader = try ChildProcess(
            ["tags.add", "--json", "-", "--home", home.path], soundServer: "unix:/nowhere",
            input: #"{"name":"door"}"#, variables: ["PCSCLITE_CSOCK_NAME": home.path + "/no-readers"]
        ).finish()
        #expect(reader.status == 3, "\(reader)")
    }
}
