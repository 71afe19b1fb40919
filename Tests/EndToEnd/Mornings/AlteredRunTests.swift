import Foundation
import Testing

/// A run whose records someone changed, replayed by the built program: it says so, whatever today's code decides.
@Suite("A replay tells when what it reads is not what was written")
struct AlteredRunTests {
    private struct Home {
        let path = NSTemporaryDirectory() + "vow-altered-\(UUID().uuidString)"
        let run: String

        init() throws {
            let made = try Self.vow(["vow-lab", "simulate", "--plan", "b:1/0cheating", "--into", path])
            try #require(made.status == 0, "\(made)")
            let listed = try Self.vow(["runs", "--json", "--home", path])
            let rows = try #require(
                try JSONSerialization.jsonObject(with: Data(listed.output.utf8)) as? [[String: Any]])
            run = try #require(rows.first?["run"] as? String)
        }

        func clear() { try? FileManager.default.removeItem(atPath: path) }

        private static func vow(_ arguments: [String]) throws -> (status: Int32, output: String) {
            try ChildProcess(arguments, soundServer: "unix:/nowhere/pulse").finish()
        }

        func vow(_ arguments: String...) throws -> (status: Int32, output: String) {
            try vow(arguments)
        }

        func vow(_ arguments: [String]) throws -> (status: Int32, output: String) {
            try Self.vow(arguments + ["--home", path])
        }

        func json(_ arguments: String...) throws -> [String: Any] {
            let output = try Self.vow(arguments + ["--json", "--home", path]).output
            return try #require(
                try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        }

        /// Where the newest event of a name stands in the log.
        func position(of name: String) throws -> Int {
            let output = try vow("log", "list", "--last", "10000", "--json").output
            let rows = try #require(
                try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]])
            let own = rows.filter { $0["stream"] as? String == "run/\(run)" }
            return try #require(own.last { $0["name"] as? String == name }?["position"] as? Int)
        }

        /// Changes the database as someone with a database tool would who puts the triggers back afterwards.
        func tamper(_ statement: String) throws {
            let tool = Process()
            tool.executableURL = URL(filePath: "/usr/bin/python3")
            tool.arguments = [
                "-c",
                """
                import sqlite3, sys
                log = sqlite3.connect(sys.argv[1])
                triggers = log.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").fetchall()
                for name, _ in triggers: log.execute("DROP TRIGGER " + name)
                assert log.execute(sys.argv[2]).rowcount == 1
                for _, sql in triggers: log.execute(sql)
                log.commit()
                """, path + "/log.sqlite", statement,
            ]
            try tool.run()
            tool.waitUntilExit()
            try #require(tool.terminationStatus == 0)
        }
    }

    @Test("as written: said once, with exit code 0") func sound() throws {
        let home = try Home()
        defer { home.clear() }
        let (status, text) = try home.vow("replay", home.run)
        #expect(status == 0 && text.contains("The records are as they were written."), "\(text)")
        let answer = try home.json("replay", home.run)
        #expect(answer["records"] as? String == "sound")
        #expect(answer["flaw"] == nil && answer["flawPosition"] == nil)
    }

    @Test("a measurement that was changed: the same decisions, and yet a no") func changed() throws {
        let home = try Home()
        defer { home.clear() }
        let place = try home.position(of: "RingStarted")
        try home.tamper("UPDATE events SET at = at + 1 WHERE position = \(place)")
        let (status, text) = try home.vow("replay", home.run)
        #expect(status == 1, "\(text)")
        #expect(text.contains("Today's code makes every decision the same way."), "\(text)")
        #expect(text.contains("The log is not as it was written: Record \(place) was changed."), "\(text)")
        let answer = try home.json("replay", home.run)
        #expect(answer["records"] as? String == "altered")
        #expect(answer["flaw"] as? String == "changed" && answer["flawPosition"] as? Int == place)
        #expect(answer["firstDifference"] == nil)
        let report = try home.vow("report", home.run)
        #expect(report.output.contains("Record \(place) was changed."), "\(report.output)")
    }

    @Test("a record that was taken out is missed, also the first of the run") func removed() throws {
        let home = try Home()
        defer { home.clear() }
        let place = try home.position(of: "RingStarted")
        let first = try home.position(of: "AlarmFired")
        try home.tamper("DELETE FROM events WHERE position = \(place)")
        let answer = try home.json("replay", home.run)
        #expect(answer["records"] as? String == "altered")
        #expect(answer["flaw"] as? String == "removed" && answer["flawPosition"] as? Int == place)
        #expect(try home.vow("replay", home.run).status == 1)

        try home.tamper("DELETE FROM events WHERE position = \(first)")
        let (status, text) = try home.vow("replay", home.run)
        #expect(status == 2 && text.contains("Record \(first) was removed."), "\(text)")
    }

    @Test("what was changed before the run began is no matter of the run's") func elsewhere() throws {
        let home = try Home()
        defer { home.clear() }
        try home.tamper("UPDATE events SET at = at + 1 WHERE position = 2")
        #expect(try home.vow("log", "verify").status == 1)
        #expect(try home.vow("replay", home.run).status == 0)
    }

    @Test("a what-if says so, too, and answers with a no") func hindsight() throws {
        let home = try Home()
        defer { home.clear() }
        let asked = ["whatif", "--min-similarity", "0.99"]
        for asked in [asked, asked + [home.run]] {
            let (status, text) = try home.vow(asked)
            #expect(status == 0 && text.contains("\nThe records are as they were written.\n"), "\(text)")
        }
        let sound = try home.json("whatif", "--min-similarity", "0.99")
        #expect(sound["records"] as? String == "sound" && sound["flaw"] == nil)

        // What was changed before the first of the mornings is no matter of theirs.
        try home.tamper("UPDATE events SET at = at + 1 WHERE position = 2")
        #expect(try home.vow(asked).status == 0)
        let place = try home.position(of: "RingStarted")
        try home.tamper("UPDATE events SET at = at + 1 WHERE position = \(place)")
        for asked in [asked, asked + [home.run]] {
            let (status, text) = try home.vow(asked)
            #expect(status == 1 && text.contains("1 morning judged again"), "\(text)")
            #expect(text.contains("not as it was written: Record \(place) was changed."), "\(text)")
        }
        let answer = try home.json("whatif", "--min-similarity", "0.99")
        #expect(answer["records"] as? String == "altered" && answer["mornings"] as? Int == 1)
        #expect(answer["flaw"] as? String == "changed" && answer["flawPosition"] as? Int == place)
        #expect(try home.vow("config", "set", "language", "es").status == 0)
        let spanish = try home.vow(asked).output
        #expect(
            spanish.contains("no está como se escribió: Se ha cambiado la anotación \(place)."), "\(spanish)")

        try home.tamper("DELETE FROM events WHERE position = \(try home.position(of: "AlarmFired"))")
        for asked in [asked, asked + [home.run]] {
            let (status, text) = try home.vow(asked)
            #expect(status == 2 && text.contains("Se ha cambiado la anotación 2."), "\(text)")
        }
    }

    @Test("no rule is adopted on mornings that are not as they were written") func adoption() throws {
        let home = try Home()
        defer { home.clear() }
        func rule() throws -> Double? {
            try home.json("alarm", "show", "alarm0")["minimumSimilarity"] as? Double
        }
        let before = try rule()
        let asked = ["adopt", "--alarm", "alarm0", "--min-similarity", "0.99", "--yes"]
        #expect(before != 0.99)
        let place = try home.position(of: "RingStarted")
        try home.tamper("UPDATE events SET at = at + 1 WHERE position = \(place)")
        let (status, text) = try home.vow(asked)
        #expect(status == 1 && text.contains("Record \(place) was changed."), "\(text)")
        #expect(text.contains("Nothing was changed") && text.contains("vow alarm edit"), "\(text)")
        // The outputs come together here: the answer, and what is said beside it.
        let output = try home.vow(asked + ["--json"]).output
        #expect(
            output.contains(#""records" : "altered""#) && output.contains(#""taken" : false"#), "\(output)")
        #expect(try rule() == before)

        // A run whose first record was taken out is known to nobody, and the trial rests on what is left.
        try home.tamper("DELETE FROM events WHERE position = \(try home.position(of: "AlarmFired"))")
        let (nobodys, words) = try home.vow(asked)
        #expect(nobodys == 1 && words.contains("0 mornings judged again"), "\(words)")
        #expect(words.contains("Nothing was changed"), "\(words)")
        #expect(try rule() == before)
    }

    @Test("what was sound is adopted") func soundAdoption() throws {
        let home = try Home()
        defer { home.clear() }
        let (status, text) = try home.vow("adopt", "--alarm", "alarm0", "--min-similarity", "0.99", "--yes")
        #expect(status == 0 && text.contains("The records are as they were written."), "\(text)")
        #expect(try home.json("alarm", "show", "alarm0")["minimumSimilarity"] as? Double == 0.99)
    }

    @Test("an archive that was changed is refused; a report has no chain, and that is said") func carried()
        throws
    {
        let home = try Home()
        defer { home.clear() }
        let (archive, report) = (home.path + "/vow.tar", home.path + "/report.json")
        _ = try home.vow("export", archive)
        _ = try home.vow("report", home.run, "--output", report)
        #expect(try home.json("replay", home.run, "--archive", archive)["records"] as? String == "sound")
        #expect(try home.json("replay", report)["records"] as? String == "unchecked")
        #expect(try home.vow("replay", report).output.contains("has no hash chain"))
        var bytes = try Data(contentsOf: URL(filePath: archive))
        let name = try #require(bytes.range(of: Data("\"name\":\"RingStarted\"".utf8)))
        bytes.replaceSubrange(name, with: Data("\"name\":\"RingStopped\"".utf8))
        try bytes.write(to: URL(filePath: archive))
        let (status, text) = try home.vow("replay", home.run, "--archive", archive)
        #expect(status == 2 && text.contains("does not follow from the one before"), "\(text)")
    }
}
