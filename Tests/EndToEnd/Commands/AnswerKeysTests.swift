import Foundation
import Testing

/// Every key that a command answers in JSON stands in Specs/Answers.
@Suite("Keys of answers", .serialized)
struct AnswerKeysTests {
    private static let document = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Specs/Answers/README.md")

    /// The keys of each heading's table, by the commands that the heading names.
    private static func documented() throws -> [String: [String]] {
        var keys: [String: [String]] = [:]
        var commands: [String] = []
        for line in try String(contentsOf: document, encoding: .utf8).split(separator: "\n") {
            let quoted = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
            if line.hasPrefix("## ") {
                commands = quoted.map { $0.hasPrefix("vow ") ? String($0.dropFirst("vow ".count)) : $0 }
            } else if line.hasPrefix("| `") {
                let cell = line.dropFirst(2).prefix { $0 != "|" }
                let named = quoted.filter { cell.contains("`\($0)`") }
                for command in commands { keys[command, default: []] += named }
            }
        }
        return keys
    }

    /// Every key of an answer with the way to it.
    private static func keys(of value: Any, below path: String = "") -> Set<String> {
        switch value {
        case let object as [String: Any]:
            object.reduce(into: []) { found, entry in
                let key = path.isEmpty ? entry.key : path + "." + entry.key
                found.insert(key)
                found.formUnion(keys(of: entry.value, below: key))
            }
        case let list as [Any]: list.reduce(into: []) { $0.formUnion(keys(of: $1, below: path + "[]")) }
        default: []
        }
    }

    /// Whether a key is named, with a `*` for any one and all below it, or leads to one that is.
    private static func isNamed(_ key: String, in names: [String]) -> Bool {
        names.contains { name in
            if name == key || name.hasPrefix(key + ".") || name.hasPrefix(key + "[]") { return true }
            return name == "*" || name.hasSuffix(".*") && key.hasPrefix(name.dropLast())
        }
    }

    let home = NSTemporaryDirectory() + "vow-answers-\(UUID().uuidString)"
    let seen = Seen()

    /// The keys that were answered, by the heading of their command.
    final class Seen { var keys: [String: Set<String>] = [:] }

    /// What a command prints in JSON. The home is made known to it, but for what has none.
    func answer(
        _ arguments: [String], home: String?, soundServer: String = "unix:/nowhere/pulse", input: String = ""
    ) throws -> Any {
        let place = home.map { ["--home", $0] } ?? []
        let (_, output) = try ChildProcess(
            arguments + ["--json"] + place, soundServer: soundServer, input: input, keepsErrors: false
        ).finish()
        let answer = try? JSONSerialization.jsonObject(with: Data(output.utf8), options: .fragmentsAllowed)
        return try #require(answer, "\(arguments): \(output)")
    }

    /// Notes the keys of an answer, and fails on one that its heading does not name.
    func check(_ answer: Any, of arguments: [String], as heading: String, within list: String = "") throws {
        let names = try #require(try Self.documented()[heading], "\(heading)")
        let found = Self.keys(of: answer, below: list)
        #expect(!found.isEmpty, "\(arguments)")
        for key in found.sorted() where !Self.isNamed(key, in: names) {
            Issue.record("vow \(arguments.joined(separator: " ")): \(key) is not under \(heading)")
        }
        seen.keys[heading, default: []].formUnion(found)
    }

    func check(_ arguments: [String], as heading: String, within list: String = "") throws {
        try check(try answer(arguments, home: home), of: arguments, as: heading, within: list)
    }

    @Test("every answer has only keys that are documented, and every key that is documented was answered")
    func everyAnswer() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        try askPastMornings()
        try askChanges()
        try askSound()
        try askRunInProgress()
        try askWithoutHome()
        try askDamagedLog()
        let documented = try Self.documented()
        for (heading, names) in documented {
            // Commands that one heading names answer its keys between them.
            let found = seen.keys.filter { documented[$0.key] == names }.reduce(into: Set<String>()) {
                $0.formUnion($1.value)
            }
            let unasked = Self.unasked[heading] ?? []
            for name in names where !unasked.contains(name) {
                let isFound =
                    name.hasSuffix("*")
                    ? found.contains { $0.hasPrefix(name.dropLast()) && $0.count >= name.count }
                    : found.contains(name)
                #expect(isFound, "\(name) under \(heading) was never answered")
            }
        }
    }

    private func askPastMornings() throws {
        let plan = "a1:1/0alert/1cheating/2absent/3speechless+powerOff@301"
        let made = try ChildProcess(
            ["vow-lab", "simulate", "--plan", plan, "--into", home], soundServer: "unix:/nowhere/pulse"
        ).finish()
        try #require(made.status == 0, "\(made)")
        let runs = try #require(try answer(["runs"], home: home) as? [[String: Any]])
        let run = try #require(runs.first?["run"] as? String)
        let queries: [([String], String)] = [
            (["alarm", "list"], "alarm list"), (["lines", "list"], "lines list"), (["runs"], "runs"),
            (["runs", run], "runs RUN"), (["streak"], "streak"), (["metrics"], "metrics"),
            (["review", "--days", "3000"], "review"),
            (["review", "--days", "3000", "--rates"], "review"), (["engines"], "engines"),
            (["next"], "next"), (["status"], "status"), (["doctor"], "doctor"),
            (["next", "--time", "06:30", "--days", "mon"], "next --time"),
            (["schedule", "--days", "366"], "schedule"), (["autopsy", run], "autopsy"),
            (["ledger", run], "ledger"), (["rehearse-lines", "--check"], "rehearse-lines"),
            (["config", "show"], "config"), (["consent", "list"], "consent list"),
            (["models", "list"], "models list"), (["log", "list"], "log list"),
            (["log", "list", "--reliability"], "log list --reliability"),
            (["log", "verify"], "log verify"), (["log", "rebuild"], "log rebuild"),
            (["log", "rebuild"], "log rebuild"), (["replay", run], "replay"), (["report", run], "report"),
            (["certificate", run], "certificate"), (["whatif", "--min-similarity", "0.99"], "whatif"),
            (["adopt", "--alarm", "alarm0", "--min-similarity", "0.99", "--yes"], "adopt"),
            (["calendar", "export", home + "/a.ics"], "calendar export"),
            (["calendar", "import", home + "/a.ics", "--dry-run"], "calendar import"),
            (["export", home + "/a.tar"], "export"),
        ]
        for (arguments, heading) in queries { try check(arguments, as: heading) }
        let dated = "BEGIN:VEVENT\nUID:x\nDTSTART:20401224T083000\nEND:VEVENT\n"
        let monthly = "BEGIN:VEVENT\nUID:y\nDTSTART:20401224T083000\nRRULE:FREQ=MONTHLY\nEND:VEVENT\n"
        let todo = "BEGIN:VCALENDAR\n\(dated)\(monthly)BEGIN:VTODO\nEND:VTODO\nEND:VCALENDAR\n"
        try todo.write(toFile: home + "/todo.ics", atomically: true, encoding: .utf8)
        try check(["calendar", "import", home + "/todo.ics", "--dry-run"], as: "calendar import")
        let copy = ["import", home + "/a.tar"]
        try check(try answer(copy, home: home + "/copy"), of: copy, as: "import")
        let shown = ["certificate", run]
        try check(try answer(shown, home: home + "/copy"), of: shown, as: "certificate")
    }
}
