import Foundation
import Testing
import VowPorts
import VowRuntime

/// What a person may type by mistake: each is refused with the reason, and nothing is recorded.
@Suite("Input that makes no sense", .serialized)
struct InputTests {
    @Test("is refused with exit code 2 and the reason, and the log stays as it is")
    func refused() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let before = try home.log.store.head()
        let add = ["alarm", "add", "--time", "06:30"]
        let soon = add + ["--days", "mon"]
        let mistakes: [([String], String)] = [
            (add + ["--date", "2020-01-01"], "would never ring"),
            (soon + ["--from", "2031-02-01", "--until", "2031-01-01"], "would never ring"),
            (["alarm", "edit", "daily", "--until", "2020-01-01"], "would never ring"),
            (["alarm", "duplicate", "daily", "--date", "2020-01-01"], "would never ring"),
            (["alarm", "skip", "daily", "--date", "2020-01-01"], "nothing to skip"),
            (["alarm", "skip", "daily", "--from", "2020-01-01", "--to", "2020-01-09"], "already past"),
            (["alarm", "pause", "daily", "--until", "2020-01-01"], "already past"),
            (soon + ["--label", String(repeating: "x", count: 201)], "200 characters"),
            (soon + ["--recite", "goals,goals"], "twice"),
            (soon + ["--gate", ""], "must ask for something"),
            (soon + ["--gate", "sing"], "not a challenge"),
            (soon + ["--gate", "sum:4e2"], "not a kind of sum"),
            (soon + ["--gate", "sum:9-3"], "LOW-HIGH"), (soon + ["--gate", "sum:easy:count=0"], "1 to 20"),
            (soon + ["--gate", "recite:poems"], "recite:affirmations"),
            (soon + ["--gate", "recite,recite:goals"], "same lines twice"),
            (soon + ["--gate", "type:timeout=1"], "5 to 600"),
            (soon + ["--gate", "sum", "--recite", "goals"], "not both"),
            (soon + ["--instead", "recite"], "cannot replace"),
            (["alarm", "add", "--time", "06:5", "--days", "mon"], "not a time of day"),
            (soon + ["--tone", "/etc"], "not a regular file"),
            (soon + ["--tone", "/etc/passwd"], "WAV, FLAC, OGG or MP3"),
            (["alarm", "edit", "daily", "--tone", "/nowhere/tone.wav"], "Check the path"),
            (["lines", "add", "I run.", "--goal", "--kind", "affirmation"], "not both"),
            (["lines", "add", "我每天跑步"], "--language zh"),
            (["lines", "edit", "a0", "Я бегу."], "Latin letters"),
            (["runs", "--last", "0"], "--last"), (["log", "list", "--last=-1"], "--last"),

            (["models", "install", "--from", home.path + "/nowhere"], "--from"),
            (["review", "--month", "--days", "3"], "not both"), (["cloud", "key"], "No key was given"),
            (
                ["judge", "--line", "I run.", "--transcript", "i run", "--challenge-word", " "],
                "not one word"
            ),
            (
                ["judge", "--line", "I run.", "--transcript", "i run", "--challenge-word", "two words"],
                "not one word"
            ), (["judge", "--batch", home.path + "/keys.json", "--line", "I run."], "--batch"),
        ]
        for (arguments, reason) in mistakes {
            let (status, output) = try home.vow(arguments)
            #expect(status == 2 && output.contains(reason), "\(arguments): \(status) \(output)")
        }
        #expect(try home.log.store.head() == before)
    }

    @Test("an option that holds one value is refused when it is given twice; those that list things add up")
    func repeated() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let before = try home.log.store.head()
        let add = ["alarm", "add", "--time", "06:30", "--days", "mon"]
        let twice: [([String], String)] = [
            (add + ["--time", "07:30"], "--time"), (add + ["--label", "a", "--label=b"], "--label"),
            (["alarm", "edit", "daily", "--volume", "10", "--volume", "90"], "--volume"),
            (["runs", "--home", "/nowhere"], "--home"),
            (["consent", "give", "x", "--to", "a", "--to", "b"], "--to"),
            (["vow-lab", "evaluate", "x.tsv", "--tempo", "-5", "--tempo", "-5"], "--tempo"),
        ]
        for (arguments, option) in twice {
            let (status, output) = try home.vow(arguments)
            #expect(status == 2 && output.contains("\(option) was given twice"), "\(arguments): \(output)")
        }
        #expect(try home.log.store.head() == before)
        let added = try home.vow(
            add + ["--days", "tue", "--recite", "goals", "--recite", "affirmations", "--json"])
        #expect(added.status == 0, "\(added.output)")
        let row = try #require(
            try JSONSerialization.jsonObject(with: Data(added.output.utf8.prefix { $0 != 0 }))
                as? [String: Any])
        #expect(row["days"] as? [String] == ["mon", "tue"])
        #expect(row["recite"] as? [String] == ["goal", "affirmation"])
        #expect(try home.vow(["alarm", "edit", "daily", "--label", "--", "--label"]).status == 2)
        #expect(try home.vow(["runs", "--json", "--json"]).status == 0)
    }

    @Test("a file that something else wrote is left as it is, an earlier one of the same kind is replaced")
    func otherFiles() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let manifest = home.path + "/recordings.tsv"
        try "path\tspeaker\tlanguage\ttranscript\na.wav\tsomebody\ten\tI get up\n".write(
            toFile: manifest, atomically: true, encoding: .utf8)
        let diary = home.path + "/diary"
        let evaluate = ["vow-lab", "evaluate", manifest, "--engine", "pocketsphinx"]
        for command in [
            ["calendar", "export", diary], ["export", diary], evaluate + ["--roc", diary],
            evaluate + ["--features", diary],
        ] {
            try "Dear diary,".write(toFile: diary, atomically: true, encoding: .utf8)
            let (status, output) = try home.vow(command)
            #expect(status == 2 && output.contains("left as it is"), "\(command): \(output)")
            #expect(try String(contentsOfFile: diary, encoding: .utf8) == "Dear diary,")
        }
        try FileManager.default.removeItem(atPath: diary)
        for _ in 0..<2 { #expect(try home.vow(["calendar", "export", diary]).status == 0) }
        let speech = [Float](repeating: 0, count: 16_000)
        try RehearsedMorningTests.wave(speech).write(to: URL(filePath: home.path + "/a.wav"))
        let (roc, table) = (home.path + "/roc.svg", home.path + "/features.tsv")
        for _ in 0..<2 {
            let answer = try home.vow(evaluate + ["--roc", roc, "--features", table])
            #expect(answer.status == 0, "\(answer.output)")
        }
    }

    @Test("a date on which an alarm rings is skipped, and may be skipped again; another one is told of")
    func skipping() throws {
        let home = try QuietHome()
        defer { home.clear() }
        #expect(try home.vow(["alarm", "edit", "daily", "--days", "mon"]).status == 0)
        for (date, status) in [("2031-01-06", Int32(0)), ("2031-01-06", 0), ("2031-01-07", 2)] {
            let answer = try home.vow(["alarm", "skip", "daily", "--date", date])
            #expect(answer.status == status, "\(date): \(answer.output)")
        }
        #expect(
            try home.vow(["alarm", "skip", "daily", "--from", "2031-02-01", "--to", "2031-02-09"]).status == 0
        )
    }

    @Test("a file that is silent is no tone, one that sounds is")
    func tone() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let file = home.path + "/tone.wav"
        for (level, status) in [(Float(0), Int32(2)), (0.5, 0)] {
            let samples = (0..<8_000).map { level * sin(Float($0) / 4) }
            try RehearsedMorningTests.wave(samples).write(to: URL(filePath: file))
            let answer = try home.vow(["alarm", "edit", "daily", "--tone", file])
            #expect(answer.status == status, "\(answer)")
        }
    }

    @Test("control characters reach neither the log nor a terminal, other letters do")
    func controlCharacters() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let commands = [
            ["lines", "add", "I rise\u{1B}[2J early."], ["lines", "edit", "a0", "I\u{7} get up."],
            ["lines", "add", "--language", "es", "Mañana corro más."],
            ["alarm", "edit", "daily", "--label", "Früh\u{1B}]0;x\u{7} \u{1F305}"],
        ]
        for command in commands {
            let (status, output) = try home.vow(command)
            #expect(status == 0, "\(command): \(output)")
            #expect(!output.contains("\u{1B}") && !output.contains("\u{7}"), "\(command): \(output)")
        }
        let shown = try home.vow(["lines", "list"]).output + home.vow(["alarm", "list"]).output
        #expect(!shown.contains("\u{1B}") && !shown.contains("\u{7}"), "\(shown)")
        for text in ["I rise [2J early.", "I get up.", "Mañana corro más.", "Früh ]0;x  \u{1F305}"] {
            #expect(shown.contains(text), "\(text): \(shown)")
        }
    }
}

/// An alarm that nobody watches over stays silent, so whoever plans one or asks for it is told.
@Suite("A home that nobody watches over", .serialized)
struct WatchedTests {
    @Test("is pointed out where an alarm is planned, and not while `vow run` watches")
    func watched() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let commands = [["next"], ["alarm", "show", "daily"], ["alarm", "edit", "daily", "--volume", "70"]]
        func answers() throws -> [Bool] {
            try commands.map { try home.vow($0).output.contains("`vow run` is not running") }
        }
        #expect(try answers() == [true, true, true])
        #expect(try home.vow(["next", "--json"]).output.contains("\"watched\" : false"))
        #expect(try home.vow(["config", "set", "language", "es"]).status == 0)
        #expect(try home.vow(["next"]).output.contains("`vow run` no está en marcha"))

        let daemon = try ChildProcess(["run", "--home", home.path], soundServer: "unix:/nowhere/pulse")
        #expect(daemon.prints("Next alarm", withinSeconds: 20), "\(daemon.output)")
        #expect(try !home.vow(["next"]).output.contains("vow run"))
        #expect(try home.vow(["next", "--json"]).output.contains("\"watched\" : true"))
        #expect(daemon.stop() == 0)

        #expect(try home.vow(["alarm", "disable", "daily"]).output.contains("vow run") == false)
    }
}
