import Foundation
import TestSupport
import Testing

/// Simulated mornings through the built program, and what a person does with one: replay, what-if, report.
@Suite struct SimulatedRunTests {
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// A folder of its own, with a home in it that holds simulated mornings: as a rule, one of somebody who
    /// cheats at three sums.
    private struct CommandService {
        let folder: String
        var home: String { folder + "/home" }

        init(plan: String = "b:1/0cheating") throws {
            folder = NSTemporaryDirectory() + "vow-simulated-\(UUID().uuidString)"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            _ = try vow("vow-lab", "simulate", "--plan", plan, "--into", home)
        }

        /// A home, and a run in it that ended because its lines were said, at a gate that asks for nothing
        /// else and not once more later on: only of such a run is it certain that other words would have left
        /// it closed.
        ///
        /// What a gate asks for follows from the seed. So the first seeds are looked through in order;
        /// several of them lead to such a gate, and it is the same one each time.
        static func recited() throws -> (service: CommandService, run: String) {
            for seed in 1...12 {
                let service = try CommandService(plan: "\(String(seed, radix: 16)):1/0alert/1alert")
                let alarm = try service.json("alarm", "show", "alarm0")
                let gate = alarm["gate"] as? [String] ?? []
                let isRecitation =
                    !gate.isEmpty && gate.allSatisfy { $0.hasPrefix("recite:") }
                    && alarm["checkAfter"] as? Int == nil
                let run = try service.rows().first {
                    $0["state"] as? String == "dismissed" && $0["attempts"] as? Int ?? 0 > 0
                }
                if isRecitation, let name = run?["run"] as? String { return (service, name) }
                service.clear()
            }
            throw NoRecitation()
        }

        /// None of the first seeds leads to a recitation.
        struct NoRecitation: Error {}

        func clear() { try? FileManager.default.removeItem(atPath: folder) }

        func vow(_ arguments: String...) throws -> String {
            try #require(try VowProcess.output(arguments, environment: ["VOW_HOME": home]), "\(arguments)")
        }

        func json(_ arguments: String...) throws -> [String: Any] {
            let output = try #require(
                try VowProcess.output(arguments + ["--json"], environment: ["VOW_HOME": home]), "\(arguments)"
            )
            return try #require(
                try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        }

        /// The rows of the runs, oldest first.
        func rows() throws -> [[String: Any]] {
            try JSONSerialization.jsonObject(with: Data(vow("runs", "--json").utf8)) as? [[String: Any]] ?? []
        }

        /// The runs, oldest first.
        func runs() throws -> [String] { try rows().compactMap { $0["run"] as? String } }

        /// The newest run that can be judged again.
        func run() throws -> String {
            let judged = try json("whatif", "--min-similarity", "0.99", "--last", "100")
            let rows = try #require(judged["runs"] as? [[String: Any]])
            return try #require(rows.last?["run"] as? String)
        }
    }

    @Test("E5: the same seed gives the same log in two processes, and the kept one")
    func digests() throws {
        let text = try String(
            contentsOf: Self.package.appendingPathComponent("Specs/Simulation/digests.txt"), encoding: .utf8)
        let kept = try #require(text.split(separator: "\n").first { !$0.hasPrefix("#") }).split(
            separator: " ")
        for _ in 0..<2 {
            let output = try #require(
                try VowProcess.output(
                    [
                        "vow-lab", "simulate", "--seed", String(kept[0]), "--mornings", String(kept[1]),
                        "--json",
                    ],
                    environment: [:]))
            #expect(output.contains("\"\(kept[2])\""), "\(output)")
        }
    }

    @Test(
        "N1: replays every step of a run, from the log and from a report on a fresh home, with the same decisions"
    )
    func replayed() throws {
        let service = try CommandService()
        defer { service.clear() }
        let run = try service.run()
        let replay = try service.json("replay", run)
        let steps = try #require(replay["steps"] as? [[String: Any]])
        #expect(steps.count > 3)
        #expect(replay["firstDifference"] == nil || replay["firstDifference"] is NSNull)
        let file = service.folder + "/report.json"
        let shown = try service.vow("report", run, "--output", file)
        let written = try String(contentsOfFile: file, encoding: .utf8)
        #expect(shown.trimmingCharacters(in: .newlines) == written.trimmingCharacters(in: .newlines))
        // From an archive, on a device that knows nothing else.
        let archive = service.folder + "/vow.tar"
        _ = try service.vow("export", archive)
        let carried = try #require(
            try VowProcess.output(
                ["replay", run, "--archive", archive, "--json", "--home", service.folder + "/fresh"],
                environment: [:]))
        let exported = try #require(
            try JSONSerialization.jsonObject(with: Data(carried.utf8)) as? [String: Any])
        #expect((exported["steps"] as? NSArray) == (replay["steps"] as? NSArray))
        // On another device: nothing but the file.
        let fresh = try #require(
            try VowProcess.output(
                ["replay", file, "--json", "--home", service.folder + "/fresh"], environment: [:]))
        let again = try #require(
            try JSONSerialization.jsonObject(with: Data(fresh.utf8)) as? [String: Any])
        let others = try #require(again["steps"] as? [[String: Any]])
        #expect(again["firstDifference"] == nil || again["firstDifference"] is NSNull)
        #expect(others.count == steps.count)
        // States name lines by their identifiers only, so they are the same on both sides.
        #expect(others.compactMap { $0["state"] as? String } == steps.compactMap { $0["state"] as? String })
        #expect(others.compactMap { $0["check"] as? String } == steps.compactMap { $0["check"] as? String })
    }

    @Test(
        "a log longer than what is read at a time comes back record by record; a cut archive leaves an empty log"
    )
    func longArchive() throws {
        let service = try CommandService()
        defer { service.clear() }
        let mornings = (0..<12).map { "/\($0)erratic" }.joined()
        let (home, again) = (service.folder + "/long", service.folder + "/again")
        _ = try service.vow("vow-lab", "simulate", "--plan", "c:2" + mornings, "--into", home)
        let archive = service.folder + "/long.tar"
        _ = try service.vow("export", archive, "--home", home)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: archive))
        #expect(bytes.count > 3 << 16)
        let cut = service.folder + "/cut.tar"
        try bytes.prefix(bytes.count / 2).write(to: URL(fileURLWithPath: cut))
        #expect(try VowProcess.result(["import", cut, "--home", again], environment: [:]).code == 2)
        #expect(try service.vow("log", "verify", "--home", again).contains("Intact: 0 records"))
        _ = try service.vow("import", archive, "--home", again)
        #expect(try service.vow("log", "verify", "--home", again).contains("Intact:"))
        #expect(
            try service.vow("log", "dump", "--home", again).hasPrefix(
                service.vow("log", "dump", "--home", home)))
    }

    @Test("an imported morning is shown as imported, in the streak and in its certificate")
    func imported() throws {
        let service = try CommandService()
        defer { service.clear() }
        let run = try #require(service.runs().first)
        let archive = service.folder + "/vow.tar"
        let again = service.folder + "/again"
        _ = try service.vow("export", archive)
        _ = try service.vow("import", archive, "--home", again)
        #expect(try service.json("streak")["imported"] as? Int == 0)
        #expect(try service.json("streak", "--home", again)["imported"] as? Int == 1)
        #expect(try service.vow("streak", "--home", again).contains("1 in all"))
        func check(_ home: String, _ change: (String) -> String = { $0 }) throws -> (
            code: Int32, text: String
        ) {
            let file = service.folder + "/certificate.json"
            try change(service.vow("certificate", run, "--home", home))
                .write(toFile: file, atomically: true, encoding: .utf8)
            let key = try service.vow("certificate", "--public-key", "--home", home)
            return try runToEnd(
                [
                    "/usr/bin/python3", Self.package.path + "/Specs/Certificates/verify_certificate.py", file,
                    "--key", key.trimmingCharacters(in: .whitespacesAndNewlines),
                ])
        }
        let (own, copy) = try (check(service.home), check(again))
        #expect(own.code == 0 && !own.text.contains("IMPORTED"), "\(own.text)")
        #expect(copy.code == 0 && copy.text.contains("IMPORTED"), "\(copy.text)")
        // It is signed with the rest.
        let mark = "\"imported\":true,"
        #expect(try check(again) { $0.replacingOccurrences(of: mark, with: "") }.code == 1)
        #expect(try check(again) { $0.replacingOccurrences(of: "true,", with: "false,") }.code == 1)
        #expect(
            try check(service.home) {
                $0.replacingOccurrences(of: "\"records\":", with: mark + "\"records\":")
            }.code == 1)
    }

    @Test("N15: a report holds no word of a line, of a transcript, of a label or of the challenge word")
    func wordless() throws {
        let service = try CommandService()
        defer { service.clear() }
        let file = service.folder + "/report.json"
        let run = try service.run()
        _ = try service.vow("report", run, "--output", file)
        let report = try String(contentsOfFile: file, encoding: .utf8)
        // Names of fields, such as lengthMinutes, are one word each.
        let reported = Set(report.split { !$0.isLetter }.map { $0.lowercased() })
        let replay = try service.vow("replay", run)
        // Everything between quotes in the replay was heard, typed or asked for.
        let quoted = replay.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
        let lines = try service.vow("lines", "list")
        let words = Set(
            (quoted + [lines]).flatMap { $0.lowercased().split { !$0.isLetter } }.map(String.init)
        )
        .filter { $0.count > 4 }
        // What the form itself is made of.
        let form: Set = ["affirmation", "affirmations", "goals"]
        #expect(words.count > 4)
        for word in words.subtracting(form).sorted() {
            #expect(!reported.contains(word), "\(word) is in the report")
        }
    }

    @Test("E4 N3: what-if flips both ways, by score, word, lines, verifier and another engine's words")
    func whatIf() throws {
        let (service, run) = try CommandService.recited()
        defer { service.clear() }
        let same = try service.json("whatif", run, "--verifier", "9")
        #expect(same["wouldOpen"] as? Int == 0)
        #expect(same["wouldStayClosed"] as? Int == 0)
        let file = service.folder + "/heard.jsonl"
        let rows = (1...20).map {
            "{\"run\":\"\(run)\",\"attempt\":\($0),\"transcript\":\"the bed is so warm\"}\n"
        }
        try rows.joined().write(toFile: file, atomically: true, encoding: .utf8)
        let deaf = try service.json("whatif", run, "--transcripts", file)
        #expect(deaf["wouldStayClosed"] as? Int == 1)
        #expect(deaf["wouldOpen"] as? Int == 0)
        let lines = try service.json("whatif", run, "--recite", "affirmations", "--challenge-word", "off")
        #expect(lines["mornings"] as? Int == 1)
        #expect(try VowProcess.output(["whatif", run], environment: ["VOW_HOME": service.home]) == nil)
        #expect(
            try VowProcess.output(
                ["whatif", run, "--verifier", "99"], environment: ["VOW_HOME": service.home])
                == nil)
    }

    @Test("N4: a rule is shown on past mornings before it is taken, and waits a night where it loosens")
    func adopted() throws {
        let service = try CommandService()
        defer { service.clear() }
        let environment = ["VOW_HOME": service.home]
        let looser = ["adopt", "--alarm", "alarm0", "--min-similarity", "0.6"]
        let before = try service.vow("log", "list", "--json")
        let asked = try VowProcess.result(looser, environment: environment)
        #expect(asked.code == 2)
        #expect(asked.output.contains("judged again"))
        #expect(asked.output.contains("so it would apply from"))
        let refused = try VowProcess.result(looser + ["--json"], environment: environment)
        #expect(refused.code == 2)
        #expect(refused.output.contains("\"taken\" : false"))
        #expect(try service.vow("log", "list", "--json") == before)
        let taken = try service.json("adopt", "--alarm", "alarm0", "--min-similarity", "0.6", "--yes")
        #expect(taken["taken"] as? Bool == true)
        #expect(taken["mornings"] as? Int ?? 0 > 0)
        #expect(taken["holdsFrom"] is String)
        #expect(try service.vow("alarm", "show", "alarm0").contains("until then as before"))
        let again = try service.json("adopt", "--alarm", "alarm0", "--min-similarity", "0.6", "--yes")
        #expect(again["isNew"] as? Bool == false)
        #expect(again["taken"] as? Bool == false)
        let stricter = try service.json("adopt", "--alarm", "alarm0", "--min-similarity", "0.9", "--yes")
        #expect(stricter["taken"] as? Bool == true)
        #expect(stricter["holdsFrom"] is NSNull)
    }

    @Test("what cannot be replayed, judged again or adopted is refused as wrong input; nothing is changed")
    func refused() throws {
        let service = try CommandService()
        defer { service.clear() }
        let run = try service.run()
        let before = try service.vow("log", "list", "--json")
        let other = service.folder + "/other.txt"
        try "mine".write(toFile: other, atomically: true, encoding: .utf8)
        let wrong = [
            ["replay", "nosuch"], ["replay", run, "--at", "0"], ["replay", run, "--at", "999"],
            ["replay", run, "--verifier", "99"], ["replay", other], ["replay", run, "--archive", other],
            ["whatif", run, "--last", "3", "--min-similarity", "0.7"],
            ["whatif", "--last", "0", "--min-similarity", "0.7"], ["whatif", "--min-similarity", "0.4"],
            ["whatif", "--min-similarity", "nan"], ["whatif", "--recite", ""], ["whatif", run],
            ["whatif", "--min-similarity", "0.7", "--home", service.folder + "/fresh"],
            ["adopt", "--alarm", "nosuch", "--min-similarity", "0.7", "--yes"],
            ["adopt", "--alarm", "alarm0", "--recite", "", "--yes"],
            ["adopt", "--alarm", "alarm0", "--min-similarity", "2", "--yes"],
            ["adopt", "--alarm", "alarm0", "--yes"], ["report", "nosuch"],
            ["report", run, "--output", other], ["vow-lab", "simulate", "--plan", "5f3a:1/0nobody"],
            ["vow-lab", "simulate", "--mornings", "0"], ["vow-lab", "simulate", "--faults", "nosuch"],
            ["vow-lab", "simulate", "--faults", "", "--mornings", "1"],
            ["vow-lab", "simulate", "--faults", "diskFull,", "--mornings", "1"],
            ["vow-lab", "simulate", "--plan", "b:1/0alert", "--digests", other],
            ["vow-lab", "simulate", "--plan", "b:1/0alert", "--seeds", other],
            ["vow-lab", "simulate", "--plan", "b:1/0alert", "--defect", "all"],
            ["vow-lab", "simulate", "--plan", "b:1/0cheating", "--into", service.home],
        ]
        for arguments in wrong {
            let result = try VowProcess.result(arguments, environment: ["VOW_HOME": service.home])
            #expect(result.code == 2, "\(arguments)")
        }
        #expect(try service.vow("log", "list", "--json") == before)
        #expect(try String(contentsOfFile: other, encoding: .utf8) == "mine")
    }
}
