import Foundation
import Testing
import VowCore
import VowRuntime

/// Commands as processes of their own, on a home in a folder of its own; none of them makes a sound.
@Suite("Commands on a home that is not as it should be", .serialized)
struct CommandLineTests {
    @Test("a log whose keys are gone is refused, keeps its place for them, and can be salvaged without")
    func missingKeys() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let keys = home.path + "/keys.json"
        try FileManager.default.moveItem(atPath: keys, toPath: keys + ".away")
        for command in [["log", "verify"], ["alarm", "list"], ["next"]] {
            let (status, output) = try home.vow(command)
            #expect(status == 3 && output.contains("keys.json"), "\(command): \(output)")
        }
        #expect(!FileManager.default.fileExists(atPath: keys))
        try FileManager.default.moveItem(atPath: keys + ".away", toPath: keys)
        #expect(try home.vow(["log", "verify"]).status == 0)

        try FileManager.default.removeItem(atPath: keys)
        #expect(try home.vow(["log", "salvage"]).status == 0)
        #expect(try home.vow(["log", "verify"]).status == 0)
        let next = try home.vow(["next"])
        #expect(next.status == 0 && next.output.contains("06:30"), "\(next.output)")
    }

    @Test("a command of the lab is named where the alarm clock is asked for it")
    func labCommands() throws {
        let home = try QuietHome()
        defer { home.clear() }
        for (words, meant) in [
            (["simulate"], "vow-lab simulate"), (["evaluate", "x.tsv"], "vow-lab evaluate"),
            (["coach", "rate"], "vow-lab rate"),
        ] {
            let (status, output) = try home.vow(words)
            #expect(status == 2 && output.contains("Did you mean: \(meant)?"), "\(words): \(output)")
        }
    }

    @Test("an engine that is not installed is not evaluated by another one's ears")
    func missingEngine() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let manifest = home.path + "/recordings.tsv"
        try "path\tspeaker\tlanguage\ttranscript\na.flac\tsomebody\ten\tI get up\n".write(
            toFile: manifest, atomically: true, encoding: .utf8)
        let (status, output) = try home.vow([
            "vow-lab", "evaluate", manifest, "--engine", "moonshine-base", "--tempo", "-4",
        ])
        #expect(status == 3 && output.contains("moonshine-base-en"), "\(output)")
    }

    @Test(
        "recordings of a language that an engine does not hear are told of, and wishes that exclude each other"
    )
    func unheardLanguage() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let manifest = home.path + "/recordings.tsv"
        let head = "path\tspeaker\tlanguage\ttranscript\n"
        let spanish = head + "a.flac\tsomebody\tes\tMe levanto\n"
        try spanish.write(toFile: manifest, atomically: true, encoding: .utf8)
        let refused = try home.vow(["vow-lab", "evaluate", manifest, "--engine", "pocketsphinx"])
        #expect(refused.status == 2, "\(refused)")
        #expect(refused.output.contains("pocketsphinx does not hear the language of the recordings (es)"))
        // An engine that is configured and does not hear a language is stood in for, as on a morning.
        #expect(try home.vow(["config", "set", "engine", "pocketsphinx"]).status == 0)
        try (spanish + "b.flac\tsomebody\ten\tI get up\n").write(
            toFile: manifest, atomically: true, encoding: .utf8)
        let both = try home.vow(["vow-lab", "evaluate", manifest]).output
        #expect(both.contains("pocketsphinx: 0 of 2"), "\(both)")
        let wishes = [
            ["--compare", "--engine", "moonshine"], ["--snr", "5"], ["--babble", manifest],
            ["--roc", "/nowhere/curve.svg"], ["--features", home.path],
        ]
        for wish in wishes {
            let (status, output) = try home.vow(["vow-lab", "evaluate", manifest] + wish)
            #expect(status == 2 && !output.contains("0 of"), "\(wish): \(output)")
        }
    }

    @Test("each problem of an evaluation is told of once, however many engines and conditions meet it")
    func problemsOnce() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let manifest = home.path + "/recordings.tsv"
        try
            "path\tspeaker\tlanguage\ttranscript\ngone.wav\tsomebody\ten\tI get up\nb.wav\tsomebody\tfr\tOui\n"
            .write(toFile: manifest, atomically: true, encoding: .utf8)
        // One engine, or every one that is installed, of which one never is: its model lies nowhere.
        for wish in [[], ["--compare"], ["--noise", "pink", "--snr", "20,10"]] {
            let (_, output) = try home.vow(["vow-lab", "evaluate", manifest] + wish)
            for problem in ["recordings.tsv, line 3: ", "gone.wav: "] {
                #expect(output.ranges(of: problem).count == 1, "\(wish): \(output)")
            }
            #expect(output.contains("problems, told of before"), "\(wish): \(output)")
        }
        // Programs read them in the answer.
        let (_, output) = try home.vow([
            "vow-lab", "evaluate", manifest, "--noise", "pink", "--snr", "20", "--json",
        ])
        let start = try #require(output.firstIndex(of: "{"))
        let report = try #require(
            try JSONSerialization.jsonObject(with: Data(output[start...].utf8)) as? [String: Any])
        #expect((report["problems"] as? [String])?.count == 2, "\(output)")
    }

    @Test("the settings stand in two columns, however long a name is")
    func settingsTable() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let rows = try home.vow(["config", "show"]).output.split(separator: "\n").map(Array.init)
        #expect(rows.count > 8)
        for row in rows { #expect(row.count > 19 && row[18] == " " && row[19] != " ", "\(String(row))") }
    }

    @Test("an engine that cannot listen yet is set, and what it lacks is told")
    func engineThatLacks() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let cloud = ["config", "set", "fallback-engine", "cloud:https://speech.example/v1"]
        let (status, output) = try home.vow(cloud)
        #expect(
            status == 0 && output.contains("consent give cloud-speech --to https://speech.example"),
            "\(output)")
        #expect(try home.vow(["config", "set", "language", "es"]).status == 0)
        #expect(try home.vow(cloud).output.contains("Para aceptar"))
        // Nobody listens at this port.
        let server = try home.vow(["config", "set", "engine", "wyoming:127.0.0.1:1"])
        #expect(server.status == 0 && server.output.contains("127.0.0.1:1"), "\(server.output)")
        #expect(server.output.contains("vow: "), "\(server.output)")
        #expect(try !home.vow(["config", "set", "shadow-engine", "off"]).output.contains("vow: "))
    }

    @Test("input that holds nothing to work on is refused with the reason")
    func nothingToWorkOn() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let manifest = home.path + "/recordings.tsv"
        let rows = ["", "a.flac\tsomebody\tes\tMe levanto\n"]
        for row in rows {
            try "path\tspeaker\tlanguage\ttranscript\n\(row)".write(
                toFile: manifest, atomically: true, encoding: .utf8)
            let (status, output) = try home.vow(["vow-lab", "evaluate", manifest, "--language", "en"])
            #expect(status == 2 && output.contains("holds no recording"), "\(output)")
        }
        let (status, output) = try home.vow(["vow-lab", "judge", "--batch", home.path])
        #expect(status == 2 && output.contains("cannot be read"), "\(output)")
    }

    @Test("a judgement is told in words, in the language that was set, and an empty line is none")
    func judgement() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let command = ["judge", "--line", "I keep promises.", "--transcript", "I do not keep promises"]
        let (status, output) = try home.vow(command)
        #expect(status == 1 && output.contains("a \"not\" was added or left out"), "\(output)")
        #expect(try home.vow(["config", "set", "language", "es"]).status == 0)
        let spanish = try home.vow(command).output
        #expect(spanish.contains("se añadió o se omitió un «no»"), "\(spanish)")
        #expect(try home.vow(["judge", "--line", " ", "--transcript", "I go"]).status == 2)
    }

    @Test("recordings for a rehearsal are counted in whole words")
    func countedRehearsals() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let command = ["rehearse-lines", "--sound", "a.wav", "b.wav"]
        let (status, output) = try home.vow(command)
        #expect(status == 2 && output.contains("There is 1 line but 2 recordings"), "\(output)")
        #expect(try home.vow(["config", "set", "language", "es"]).status == 0)
        let spanish = try home.vow(command).output
        #expect(spanish.contains("Hay 1 frase y 2 grabaciones"), "\(spanish)")
    }

    @Test("a table of recordings may begin with the mark of UTF-8, and a row that names no line is refused")
    func markedTable() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let table = home.path + "/recordings.tsv"
        for (rows, answer) in [
            ("\u{FEFF}I get up.\tnowhere.wav\r\n", "nowhere.wav"), ("\t\n", "No line fits"),
            ("I get up.\n", "No line fits"),
        ] {
            try rows.write(toFile: table, atomically: true, encoding: .utf8)
            let (status, output) = try home.vow(["rehearse-lines", "--manifest", table])
            #expect(status != 0 && output.contains(answer), "\(rows): \(status) \(output)")
            #expect(answer == "No line fits" || !output.contains("No line fits"), "\(output)")
        }
    }

    @Test("a plan to erase says when a run has to end first")
    func plannedErasure() throws {
        let home = try QuietHome()
        defer { home.clear() }
        #expect(try !home.vow(["wipe", "--dry-run"]).output.contains("run-1"))
        try home.log.append([.run("run-1", home.firing)], at: Bedroom.now)
        let (status, output) = try home.vow(["wipe", "--dry-run"])
        #expect(status == 0 && output.contains("end of run run-1"), "\(output)")
        #expect(try home.vow(["wipe", "--yes"]).status == 2)
        #expect(try home.vow(["wipe", "--dry-run", "--class", "alarms"]).output.contains("run-1") == false)
    }

    /// What only looks: each is asked of a folder that is not there, and of one that holds nothing.
    private static let queries = [
        ["next"], ["schedule"], ["alarm", "list"], ["lines", "list"], ["runs"], ["streak"], ["review"],
        ["autopsy"], ["ledger"], ["consent", "list"], ["config", "show"], ["config", "get", "grace-minutes"],
        ["engines"], ["log", "list"], ["log", "rebuild"], ["calendar", "export", "-"],
    ]

    @Test("a query on a folder that is not there says so, and makes nothing", arguments: [[], ["--json"]])
    func mistypedHome(options: [String]) throws {
        let folder = NSTemporaryDirectory() + "vow-test-" + UUID().uuidString
        for query in Self.queries + [
            ["log", "dump"], ["replay", "x"], ["whatif", "--verifier", "9"], ["report", "x"],
            ["certificate", "x"], ["alarm", "show", "x"], ["wipe", "--dry-run"], ["wipe", "--yes"],
            ["export", folder + ".tar"], ["alarm", "remove", "x"], ["lines", "edit", "x", "I get up."],
            ["adopt", "--alarm", "x", "--min-similarity", "0.9"], ["rehearse-lines", "--check"],
        ] {
            let options = query == ["log", "dump"] ? [] : options
            let (status, output) = try Self.vow(query + options, home: folder)
            #expect(status == 2 && output.contains("There is no folder \(folder)"), "\(query): \(output)")
        }
        #expect(try Self.vow(["log", "verify"], home: folder).status == 3)
        #expect(!FileManager.default.fileExists(atPath: folder))
    }

    @Test("a query on an empty folder answers that there is nothing, and leaves it empty")
    func emptyHome() throws {
        let folder = NSTemporaryDirectory() + "vow-test-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for query in Self.queries {
            let (status, output) = try Self.vow(query, home: folder)
            // "What rings next" and the like answer a "no".
            let answer: Int32 = ["next", "autopsy", "ledger"].contains(query[0]) ? 1 : 0
            #expect(status == answer && !output.isEmpty, "\(query): \(status) \(output)")
        }
        for query in [
            ["replay", "x"], ["report", "x"], ["whatif", "--verifier", "9"], ["alarm", "remove", "x"],
        ] {
            let (status, output) = try Self.vow(query, home: folder)
            #expect(status == 2, "\(query): \(output)")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
        #expect(try Self.vow(["lines", "add", "I get up."], home: folder).status == 0)
        #expect(try Self.vow(["log", "verify"], home: folder).status == 0)
    }

    @Test("`vow run` answers nothing, so a wish for JSON is refused, and nothing is begun")
    func runInJSON() throws {
        let folder = NSTemporaryDirectory() + "vow-test-" + UUID().uuidString
        let (status, output) = try Self.vow(["run", "--json"], home: folder)
        #expect(status == 2 && output.contains("`vow runs --json`"), "\(output)")
        #expect(!FileManager.default.fileExists(atPath: folder))
        #expect(try !Self.vow(["run", "--help"], home: folder).output.contains("--json"))
    }

    @Test("what records something makes the folder of its home")
    func madeHome() throws {
        let folder = NSTemporaryDirectory() + "vow-test-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (name, command) in [
            ("a", ["alarm", "add", "--time", "06:30", "--days", "weekdays"]),
            ("l", ["lines", "add", "I get up."]),
            ("s", ["config", "set", "language", "es"]),
            ("c", ["consent", "give", "speech-server", "--to", "wyoming:other.example:10300", "--yes"]),
        ] {
            let home = folder + "/" + name
            let (status, output) = try Self.vow(command, home: home)
            #expect(status == 0, "\(command): \(output)")
            #expect(try Self.vow(["log", "verify"], home: home).status == 0)
        }
    }

    /// The status and both outputs of a command on a home, without a sound server.
    private static func vow(_ arguments: [String], home: String) throws -> (status: Int32, output: String) {
        try ChildProcess(arguments + ["--home", home], soundServer: "unix:/nowhere/pulse").finish()
    }
}
