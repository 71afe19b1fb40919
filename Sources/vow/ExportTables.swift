import VowCore
import VowPorts
import VowRuntime

/// The readable parts of an export: three tables and a page that needs nothing else.
struct ExportTables {
    let state: Household
    let recitations: [Recitation]
    let exportedAt: Instant

    static let readMe = """
        Everything that Vow knows about you.

        index.html   a page to read
        log.json     every event, complete. "format" is vow-export-1; "keys" holds the keys that open sealed parts
                     (id, class, key in hexadecimal); "records" holds one event a line: position in the log,
                     stream, version in the stream, name, schema, at (milliseconds since 1970-01-01 UTC), cause,
                     correlation, plain (facts), personal (your words and scores, opened), erased (true when they
                     were erased), sealed (class, key, bytes in hexadecimal), hash (SHA-256, hexadecimal).
                     `vow import` restores it on another device.
        alarms.csv   alarms as they stand
        lines.csv    lines as they stand
        rehearsals.csv
                     how the present lines were heard when they were rehearsed last
        runs.csv     every morning with its end
        recitations.csv
                     what was heard or typed in each attempt, and the scores that were derived from it

        Tables are comma-separated UTF-8 with a header row. Whoever has this archive can read all of it.

        """

    var alarms: String {
        Self.table(
            [["id", "label", "enabled", "time", "zone"]]
                + state.alarms.map { entry in
                    let definition = entry.state.definition
                    return [
                        entry.id, definition?.label ?? "", entry.state.isEnabled ? "yes" : "no",
                        definition?.rule.time.iso8601 ?? "",
                        definition.map { state.zone(of: $0).identifier } ?? "",
                    ]
                })
    }

    var lines: String {
        Self.table(
            [["id", "kind", "language", "text"]]
                + state.book.entries.map { [$0.id, $0.kind.rawValue, $0.language.rawValue, $0.text] })
    }

    var rehearsals: String { Self.table(rehearsalCells) }

    private var rehearsalCells: [[String]] {
        [["line", "text", "heard", "engine", "score", "outcome", "holdsFrom"]]
            + state.book.entries.flatMap { entry in
                state.book.state(of: entry.id).rehearsals.map { rehearsal in
                    [
                        entry.id, entry.text, rehearsal.heard, rehearsal.engine,
                        Texts.decimal(rehearsal.score, places: 2), rehearsal.outcome.rawValue,
                        rehearsal.holdsFrom.iso8601,
                    ]
                }
            }
    }

    var runs: String {
        Self.table(
            [["id", "alarm", "label", "due", "began", "state", "attempts", "snoozes"]]
                + state.runs.map { run in
                    [
                        run.id, run.state.terms?.alarm ?? "", run.label, run.due.iso8601,
                        run.beganAt.iso8601Milliseconds, RunsCommand.state(run.state.phase),
                        "\(run.state.attemptCount)", "\(run.state.snoozeCount)",
                    ]
                })
    }

    var recitationRows: String { Self.table(recitationCells) }

    private var recitationCells: [[String]] {
        [["run", "at", "mode", "engine", "heard", "line", "score", "passed", "missed"]]
            + recitations.map { row in
                [
                    row.run, row.at.iso8601Milliseconds, row.mode, row.engine, row.heard, row.line,
                    Texts.decimal(row.score, places: 2), row.passed ? "yes" : "no",
                    row.missed.joined(separator: " "),
                ]
            }
    }

    /// The page: what is kept, why, for how long, and who gets it.
    var page: String {
        """
        <!DOCTYPE html>
        <html lang="en"><head><meta charset="utf-8"><title>What Vow knows about you</title>
        <style>body{font:1rem/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
        table{border-collapse:collapse;width:100%}th,td{border:1px solid #999;padding:.3rem .6rem;text-align:left}</style>
        </head><body>
        <h1>What Vow knows about you</h1>
        <p>Written at \(exportedAt.iso8601). The complete record is in log.json beside this page.</p>
        <h2>Why it is kept</h2>
        <table><tr><th>Data</th><th>Purpose</th><th>Kept until</th><th>Given to</th></tr>
        <tr><td>Alarms and their labels</td><td>to ring at the right time</td><td>you erase it</td><td>nobody</td></tr>
        <tr><td>Lines you promised to say</td><td>to compare with what you say</td><td>you erase it</td><td>nobody</td></tr>
        <tr><td>Transcripts of recitations and the scores derived from them</td><td>to decide whether the ringing may \
        end, and to explain it later</td><td>you erase it</td><td>nobody</td></tr>
        <tr><td>How your lines were heard at rehearsals</td><td>to hear you better in the morning</td><td>you erase it or \
        change the line</td><td>nobody</td></tr>
        <tr><td>Sound</td><td>heard, judged and dropped</td><td>never stored; in memory until the alarm is over where a \
        second engine is set</td><td>\(Self.escaped(recipients))</td></tr></table>
        <h2>What you agreed to</h2>\(Self.markup(consentRows))
        <h2>Alarms</h2>\(Self.markup(alarmRows))
        <h2>Lines</h2>\(Self.markup([["kind", "text"]] + state.book.entries.map { [$0.kind.rawValue, $0.text] }))
        <h2>Rehearsals</h2>\(Self.markup(rehearsalCells))
        <h2>Mornings</h2>\(Self.markup(runRows))
        <h2>Recitations and scores</h2>\(Self.markup(recitationCells))
        </body></html>

        """
    }

    /// Who may receive sound, by the consents that hold and the engines that are set.
    private var recipients: String {
        var names: [String] = []
        if let cloud = state.consent(for: .cloudSpeech).recipient { names.append("\(cloud), as you agreed") }
        let keys: [SettingKey] = [
            .engine, .engineEnglish, .engineSpanish, .engineChinese, .shadowEngine, .fallbackEngine,
        ]
        for server in keys.map({ state.settings[$0] }) where server.hasPrefix("wyoming:") {
            let name = "your speech server \(server.dropFirst(8))"
            if !names.contains(name) { names.append(name) }
        }
        return names.isEmpty ? "nobody" : names.joined(separator: "; ")
    }

    private var consentRows: [[String]] {
        [["purpose", "recipient", "since"]]
            + ConsentPurpose.allCases.map { purpose in
                let consent = state.consent(for: purpose)
                return [
                    purpose.rawValue, consent.recipient ?? "not given", consent.changedAt?.iso8601 ?? "",
                ]
            }
    }

    private var alarmRows: [[String]] {
        [["label", "time", "on"]]
            + state.alarms.map { entry in
                [
                    entry.state.definition?.label ?? "", entry.state.definition?.rule.time.iso8601 ?? "",
                    entry.state.isEnabled ? "yes" : "no",
                ]
            }
    }

    private var runRows: [[String]] {
        [["due", "label", "end", "attempts", "snoozes"]]
            + state.runs.map { run in
                [
                    run.due.iso8601, run.label, RunsCommand.state(run.state.phase),
                    "\(run.state.attemptCount)",
                    "\(run.state.snoozeCount)",
                ]
            }
    }

    /// Comma-separated rows as RFC 4180 describes them.
    private static func table(_ rows: [[String]]) -> String {
        rows.map { row in
            row.map { field in
                field.contains(where: { ",\"\r\n".contains($0) })
                    ? "\""
                        + field.split(separator: "\"", omittingEmptySubsequences: false).joined(
                            separator: "\"\"")
                        + "\""
                    : field
            }.joined(separator: ",") + "\r\n"
        }.joined()
    }

    private static func markup(_ rows: [[String]]) -> String {
        let lines = rows.enumerated().map { index, row in
            let cell = index == 0 ? "th" : "td"
            return "<tr>" + row.map { "<\(cell)>\(escaped($0))</\(cell)>" }.joined() + "</tr>"
        }
        return "<table>" + lines.joined(separator: "\n") + "</table>"
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.append(character)
            }
        }
    }
}

/// One line of one judged attempt, for the tables of an export.
struct Recitation {
    let run: String
    let at: Instant
    let mode: String
    let engine: String
    let heard: String
    let line: String
    let score: Double
    let passed: Bool
    let missed: [String]

    /// Every line of every attempt, oldest first.
    static func all(in log: EventLog) throws(PortFailure) -> [Recitation] {
        var rows: [Recitation] = []
        try log.forEach { logged in
            guard case .run(let run, .attemptJudged(let verdict)) = logged.event else { return }
            for line in verdict.lines {
                rows.append(
                    Recitation(
                        run: run, at: logged.at, mode: verdict.evidence.mode.rawValue,
                        engine: verdict.evidence.engine, heard: verdict.evidence.transcript, line: line.line,
                        score: line.score, passed: line.passed, missed: line.missed))
            }
        }
        return rows
    }
}
