import Foundation
import Testing
import VowCore
import VowPorts
import VowRuntime

/// S1, S2: times as people say them, and a word about what was perhaps not meant.
@Suite("Times as people say them", .serialized)
struct PlainTimesTests {
    private func row(_ output: String) throws -> [String: Any] {
        // What is remarked on comes after the answer.
        let end = try #require(output.range(of: "\n}"))
        let data = Data(output[..<end.upperBound].utf8)
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    @Test("a time alone is the next such time, once; a wait counts from now; days and dates have names")
    func added() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let now = Bedroom.now
        let next = ZoneRules.utc.civil(at: now.adding(seconds: 7_200))
        let text = String(next.time.iso8601.prefix(5))
        for arguments in [[text], ["--time", text], [text.replacing(":", with: ".")]] {
            let made = try row(try home.vow(["alarm", "add"] + arguments + ["--json"]).output)
            #expect(
                made["time"] as? String == text && made["date"] as? String == next.date.iso8601, "\(made)")
        }
        let soon = try row(try home.vow(["alarm", "add", "--in", "20m", "--json"]).output)
        let told = (soon["next"] as? [String: Any])?["instant"] as? String
        let due = try #require(told.flatMap { Instant(iso8601: $0) })
        #expect((1_190...1_215).contains(due.milliseconds(since: now) / 1000), "\(soon)")
        let today = ZoneRules.utc.civil(at: now).date
        let evening = try row(
            try home.vow(["alarm", "add", "6:30pm", "--date", "tomorrow", "--json"]).output)
        #expect(evening["time"] as? String == "18:30")
        #expect(evening["date"] as? String == today.adding(days: 1).iso8601)
        for wrong in [["--in", "20"], ["6:30", "--time", "7:30"], ["6:30", "--in", "5m"], ["6:5"], []] {
            #expect(try home.vow(["alarm", "add"] + wrong).status == 2, "\(wrong)")
        }
    }

    @Test("what was skipped can be taken back, one date or all")
    func unskipped() throws {
        let home = try QuietHome()
        defer { home.clear() }
        #expect(
            try home.vow(["alarm", "skip", "daily", "--from", "2031-01-01", "--to", "2031-01-09"]).status == 0
        )
        #expect(try home.vow(["alarm", "skip", "daily", "--date", "2031-02-01"]).status == 0)
        let parted = try row(
            try home.vow(["alarm", "unskip", "daily", "--date", "2031-01-05", "--json"]).output)
        #expect(
            parted["skippedRanges"] as? [[String]] == [
                ["2031-01-01", "2031-01-04"], ["2031-01-06", "2031-01-09"],
            ])
        let none = try row(try home.vow(["alarm", "unskip", "daily", "--json"]).output)
        #expect(none["skippedRanges"] as? [[String]] == [] && none["skippedDates"] as? [String] == [])
        #expect(try home.vow(["alarm", "unskip", "daily"]).status == 2)
    }

    @Test("what was perhaps not meant is done, with a word about it")
    func remarked() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let remarks: [([String], String)] = [
            (["alarm", "add", "6:30", "--days", "everyday"], "The alarm daily rings at the same times"),
            (["alarm", "edit", "daily", "--volume", "0"], "At volume 0 nobody hears it"),
            (["lines", "add", "I get up!"], "The line a0 says the same"),
            (
                ["lines", "add", "Yo cumplo mis promesas cada día."],
                "It looks like Spanish, but Vow will listen for it as English"
            ),
        ]
        for (arguments, remark) in remarks {
            let (status, output) = try home.vow(arguments)
            #expect(status == 0 && output.contains(remark), "\(arguments): \(output)")
        }
        #expect(try !home.vow(["lines", "add", "I run in the morning."]).output.contains("looks like"))
        let deaf = try home.vow(["lines", "add", "--language", "zh", "我每天跑步。"], models: "/nowhere")
        #expect(
            deaf.status == 0 && deaf.output.contains("No speech engine on this device understands Chinese"),
            "\(deaf)")
    }

    @Test("times are shown by the device's clock, and in universal time where that is asked for")
    func local() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let due = try #require(Instant(iso8601: "2026-01-05T05:30:00Z"))
        try home.log.append(
            [.run("run-1", .missed(alarm: "daily", label: "Daily", due: due, cause: .notRunning))],
            at: due)
        func vow(_ arguments: [String]) throws -> String {
            try ChildProcess(
                arguments + ["--home", home.path], soundServer: "unix:/nowhere/pulse", zone: "Europe/Madrid"
            ).finish().output
        }
        for question in [["runs"], ["runs", "run-1"], ["log", "list"]] {
            let (here, universal) = (try vow(question), try vow(question + ["--utc"]))
            #expect(
                here.contains("2026-01-05 06:30:00") && !here.contains("05:30:00"), "\(question): \(here)")
            #expect(universal.contains("2026-01-05T05:30:00Z"), "\(question): \(universal)")
        }
        #expect(try vow(["runs"]).contains("0 attempts, 0 snoozes"))
        for question in [["runs", "--json"], ["runs", "run-1", "--json"]] {
            let rows = try vow(question)
            #expect(rows.contains("2026-01-05T05:30:00") && rows.contains("\"2026-01-05T06:30\""), "\(rows)")
        }
    }
}
