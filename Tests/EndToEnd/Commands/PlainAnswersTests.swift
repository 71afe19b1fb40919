import Foundation
import Testing
import VowCore
import VowLog
import VowPorts
import VowRecitation
import VowRuntime

/// Answers that contradicted themselves, or said something else than what was so.
@Suite("Answers say what is so", .serialized)
struct PlainAnswersTests {
    /// An alarm for one due instant that lies so many minutes back, made an hour before it.
    private func plan(minutesBack: Int64, in home: QuietHome) throws {
        let due = Instant(secondsSinceEpoch: Bedroom.now.secondsSinceEpoch - minutesBack * 60)
        let reading = ZoneRules.utc.civil(at: due)
        let once = AlarmDefinition(
            label: "Once", rule: OccurrenceRule(time: reading.time, recurrence: .once(reading.date)),
            zone: .fixed("UTC"))
        try home.log.append(
            [.alarm("once", .scheduled(once))], at: due.adding(milliseconds: -3_600_000))
    }

    @Test("S2 a run that nothing watches over is interrupted, not ringing")
    func interrupted() throws {
        let home = try QuietHome()
        defer { home.clear() }
        try home.log.append([.run("run-1", home.firing)], at: Bedroom.now)
        let next = try home.vow(["next"]).output
        #expect(next.contains("interrupted") && !next.contains("ringing now"), "\(next)")
        #expect(try home.vow(["config", "set", "language", "es"]).status == 0)
        #expect(try home.vow(["next"]).output.contains("interrumpida"))
    }

    @Test("P3 what ends a practice is said in the person's language, the cause of it too")
    func practice() throws {
        let home = try QuietHome()
        defer { home.clear() }
        #expect(try home.vow(["config", "set", "language", "es"]).status == 0)
        #expect(
            try home.vow(["practice", "add", "--language", "en", "I keep promises."]).status == 0)
        let listed = try home.vow(["practice", "list"]).output
        let id = try #require(listed.split(separator: " ").first.map(String.init))
        let (status, output) = try home.vow(["practice", "say", id])
        // Where the machine leaves no engine the time to be loaded, that is what is said.
        let why = ["Ahora no puedo oír: Vow no puede conectar con", "Ningún motor de voz"]
        #expect(status == 3 && why.contains(where: output.contains), "\(output)")
    }

    @Test(
        "A2 a past morning is told in the person's language, with the words of its lines and of its reasons")
    func timeline() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let evidence = AttemptEvidence(
            transcript: "I get", mode: .spoken, engine: "moonshine", model: "tiny", speechMilliseconds: 900)
        let verdict = AttemptVerdict(
            number: 1, step: 0, evidence: evidence,
            lines: [LineResult(line: "a0", score: 0.5, passed: false, missed: ["up"])],
            challengeWordHeard: nil, reasons: [.linesMissing])
        try home.log.append(
            [.run("run-1", home.firing), .run("run-1", .attemptJudged(verdict))], at: Bedroom.now)
        for form in [["runs", "run-1"], ["runs", "run-1", "--json"]] {
            let english = try home.vow(form).output
            #expect(english.contains("refused: a line is missing; scores “I get up.” 0.50"), "\(english)")
        }
        #expect(try home.vow(["config", "set", "language", "es"]).status == 0)
        for form in [["runs", "run-1"], ["runs", "run-1", "--json"]] {
            let spanish = try home.vow(form).output
            #expect(spanish.contains("rechazado: falta una frase; puntos “I get up.” 0.50"), "\(spanish)")
        }
    }

    @Test(
        "S10 changing, switching off or removing an alarm that rings says that this run goes on",
        arguments: [
            ["alarm", "edit", "daily", "--volume", "60"], ["alarm", "disable", "daily"],
            ["alarm", "pause", "daily", "--until", "2031-01-01"], ["alarm", "remove", "daily"],
        ])
    func ringing(arguments: [String]) throws {
        let home = try QuietHome()
        defer { home.clear() }
        #expect(try !home.vow(["alarm", "edit", "daily", "--volume", "61"]).output.contains("goes on"))
        try home.log.append([.run("run-1", home.firing)], at: Bedroom.now)
        let (status, output) = try home.vow(arguments)
        #expect(status == 0 && output.contains("goes on as before"), "\(output)")
    }

    @Test("a sentence without a language is in the one that Vow speaks, and one with it in that one")
    func ownLanguage() throws {
        let home = try QuietHome()
        defer { home.clear() }
        // Behind the answer it may be remarked that no engine here hears the language.
        func language(_ arguments: [String]) throws -> String? {
            try home.vow(arguments + ["--json"]).output.firstMatch(of: /"language" : "(\w+)"/)
                .map { String($0.1) }
        }
        #expect(try language(["lines", "add", "I run."]) == "en")
        #expect(try home.vow(["config", "set", "language", "es"]).status == 0)
        for command in ["lines", "practice"] {
            #expect(try language([command, "add", "Corro cada mañana."]) == "es")
            #expect(try language([command, "add", "I walk each day.", "--language", "en"]) == "en")
        }
    }

    @Test("S5 a due alarm without a daemon is due, and then missed, and never just gone")
    func overdue() throws {
        let home = try QuietHome()
        defer { home.clear() }
        #expect(try home.vow(["alarm", "remove", "daily"]).status == 0)
        try plan(minutesBack: 3, in: home)
        let late = try home.vow(["next"])
        #expect(late.status == 0 && late.output.contains("not rung yet"), "\(late.output)")
        #expect(late.output.contains("as soon as `vow run`") && !late.output.contains("No alarm is planned"))
        let json = try home.vow(["next", "--json"]).output
        #expect(json.contains("\"cause\" : \"overdue\""), "\(json)")
        #expect(try home.vow(["config", "set", "grace-minutes", "1"]).status == 0)
        let missed = try home.vow(["next"])
        #expect(missed.status == 1 && missed.output.contains("missed: once Once"), "\(missed.output)")
    }

    @Test("N2 a sound log is not rewritten by a salvage")
    func soundLog() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let before = try home.log.store.head()
        let salvage = try home.vow(["log", "salvage"])
        #expect(salvage.status == 0 && salvage.output.contains("nothing was changed"), "\(salvage.output)")
        #expect(try home.log.store.head() == before && home.vow(["log", "verify"]).status == 0)
        #expect(!FileManager.default.fileExists(atPath: home.path + "/damaged-1"))
    }

    @Test("N2 where nothing is left of the log, nobody is told that alarms go on")
    func emptiedLog() throws {
        let home = try QuietHome()
        defer { home.clear() }
        for file in ["log.sqlite", "log.sqlite-wal", "log.sqlite-shm"] {
            try? Data(count: 8192).write(to: URL(filePath: home.path + "/" + file))
        }
        let daemon = try ChildProcess(["run", "--home", home.path], soundServer: "unix:/nowhere/pulse")
        defer { daemon.kill() }
        #expect(daemon.prints("No alarm is planned", withinSeconds: 30), "\(daemon.output)")
        #expect(!daemon.output.contains("Your alarms still ring"), "\(daemon.output)")
    }

    @Test("S7 the same calendar twice names the alarms that are here; an unreadable file is called that")
    func calendar() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let other = try QuietHome()
        defer { other.clear() }
        let file = home.path + "/other.ics"
        #expect(try other.vow(["alarm", "edit", "daily", "--time", "07:07", "--label", "Other"]).status == 0)
        #expect(try other.vow(["calendar", "export", file]).status == 0)
        // As if it had come from another home, under a name that means nothing here.
        let foreign = try String(contentsOfFile: file, encoding: .utf8).replacing("daily", with: "elsewhere")
        try foreign.write(toFile: file, atomically: true, encoding: .utf8)
        let first = try home.vow(["calendar", "import", file])
        #expect(first.status == 0 && first.output.hasPrefix("new"), "\(first.output)")
        let made = try #require(first.output.split(separator: " ").dropFirst().first)
        let again = try home.vow(["calendar", "import", file])
        #expect(again.output.hasPrefix("unchanged  \(made)"), "\(again.output)")
        for (path, word) in [(home.path, "cannot be read"), (home.path + "/none.ics", "cannot be read")] {
            let (status, output) = try home.vow(["calendar", "import", path])
            #expect(status == 2 && output.contains(word) && !output.contains("UTF-8"), "\(output)")
        }
        try Data([0x42, 0xFF, 0xFE]).write(to: URL(filePath: file))
        #expect(try home.vow(["calendar", "import", file]).output.contains("not UTF-8"))
    }

    @Test("N6 the table of alarms in an export has their days")
    func exportedDays() throws {
        let home = try QuietHome()
        defer { home.clear() }
        #expect(
            try home.vow(["alarm", "edit", "daily", "--days", "mon-wed", "--until", "2031-05-01"]).status == 0
        )
        let archive = home.path + "/export.tar"
        #expect(try home.vow(["export", archive]).status == 0)
        let text = String(decoding: try Data(contentsOf: URL(filePath: archive)), as: UTF8.self)
        #expect(text.contains("mon tue wed,,,2031-05-01,,"))
    }

    @Test("X4 a terminal that draws nothing gets no sequences")
    func dumbTerminal() throws {
        let home = try QuietHome()
        defer { home.clear() }
        try home.log.append([.run("run-1", home.firing)], at: Bedroom.now)
        let terminal = try PseudoTerminal(["run", "--home", home.path], type: "dumb")
        defer { terminal.end() }
        #expect(terminal.prints { $0.contains("I get up.") }, "\(terminal.output)")
        terminal.interrupt()
        #expect(terminal.prints { $0.contains("The alarm is not over") }, "\(terminal.output)")
        #expect(!terminal.output.contains("\u{1B}"), "\(terminal.output)")
    }
}
