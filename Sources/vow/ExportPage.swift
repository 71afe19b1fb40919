import VowCore
import VowRuntime

/// The page of an export, which needs nothing else to be read: what is kept and why, for how long, who gets it, how
/// it is used to decide, and all of it in tables.
struct ExportPage {
    let tables: ExportTables
    /// The streak in lines, as `vow streak` says it.
    let streak: [String]
    /// The last 30 days in figures, as `vow review` says them; none when there was no run.
    let review: [String]

    private var state: Household { tables.state }

    /// Writes the page; its recitations row by row, for there is no end to them.
    func write(to archive: ArchiveWriter) throws {
        try archive.put(opening)
        try writeRecitations(to: archive)
        try archive.put(closing)
    }

    /// What stands before the recitations.
    private var opening: String {
        """
        <!DOCTYPE html>
        <html lang="en"><head><meta charset="utf-8"><title>What Vow knows about you</title>
        <style>body{font:1rem/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
        table{border-collapse:collapse;width:100%}th,td{border:1px solid #999;padding:.3rem .6rem;text-align:left}
        pre{white-space:pre-wrap}</style>
        </head><body>
        <h1>What Vow knows about you</h1>
        <p>Written at \(tables.exportedAt.iso8601). The complete record is in log.json beside this page.</p>
        <h2>What is kept, why, for how long, and who gets it</h2>\(Self.markup(kept))
        <p>All of it comes from you and from this device; nothing was obtained from anybody else. It is kept on this \
        device only, sealed where it quotes or describes you.</p>
        <h2>What decides by itself</h2>
        <p>Whether the ringing may end is decided by the program: each line gets a score from 0 to 1 for how close \
        what was heard is to its words; a line passes from the score that its alarm asks for, a changed negation or \
        number fails it, and a challenge word has to be heard where the alarm asks for one. The scores are below, and \
        <code>vow replay</code> shows each decision with its reasons. The emergency sentence ends any ringing \
        without a decision.</p>
        <h2>What you may do</h2>
        <p>Correct it: <code>vow lines edit</code>, <code>vow alarm edit</code>, <code>vow config set</code>. Erase \
        it, all or by kind: <code>vow wipe</code>. Take it along: this archive, and <code>vow import</code>. You may \
        also complain to the data protection authority of your country.</p>
        <h2>What you agreed to</h2>\(Self.markup(consents))
        <h2>Alarms</h2>\(Self.markup(alarms))
        <h2>Lines</h2>\(Self.markup(lines))
        <h2>Rehearsals</h2>\(Self.markup(tables.rehearsalCells))
        <h2>Settings</h2>\(Self.markup(settings))
        <h2>Mornings</h2>\(Self.markup(mornings))
        <h2>Recitations and the scores derived from them</h2>
        """
    }

    /// What stands behind the recitations.
    private var closing: String {
        """

        <h2>Streak, derived from the mornings</h2>\(Self.block(streak))
        <h2>The last 30 days, derived from the mornings</h2>\(Self.block(review))
        </body></html>

        """
    }

    /// Who may receive sound, by the consents that hold and the engines that are set.
    private var listeners: String {
        var names: [String] = []
        if let cloud = state.consent(for: .cloudSpeech).recipient { names.append("\(cloud), as you agreed") }
        for key in SettingKey.engineKeys {
            guard let server = ServerAddress(engine: state.settings[key]) else { continue }
            let isIdle = state.serversNotAgreedTo.contains(server)
            let standing =
                server.isLoopback ? "" : isIdle ? ", but nothing until you agree" : ", as you agreed"
            let name = "your speech server \(server.recipient.dropFirst(8))" + standing
            if !names.contains(name) { names.append(name) }
        }
        return names.isEmpty ? "nobody" : names.joined(separator: "; ")
    }

    private var consents: [[String]] {
        [["purpose", "recipient", "since"]]
            + ConsentPurpose.allCases.map { purpose in
                let consent = state.consent(for: purpose)
                return [
                    purpose.rawValue, consent.recipient ?? "not given", consent.changedAt?.iso8601 ?? "",
                ]
            }
    }

    private var kept: [[String]] {
        [
            ["Data", "Purpose", "Kept until", "Given to"],
            ["Alarms and their labels", "to ring at the right time", "you erase it", "nobody"],
            ["Lines you promised to say", "to compare with what you say", "you erase it", "nobody"],
            [
                "Transcripts of recitations and the scores derived from them",
                "to decide whether the ringing may end, and to explain it later", "you erase it", "nobody",
            ],
            [
                "How your lines were heard at rehearsals", "to hear you better in the morning",
                "you erase it or change the line", "nobody",
            ],
            [
                "Sound", "to be heard and judged",
                "never stored: dropped once judged; in memory until the alarm is over where a second engine is set",
                listeners,
            ],
            [
                "Mornings: when it rang, how it ended, snoozes, parts that failed",
                "to go on ringing after a restart, to show the streak and the review, to find faults",
                "the log is deleted with its folder", "nobody",
            ],
            ["Settings", "to do as you set it", "the log is deleted with its folder", "nobody"],
            [
                "The device: when it slept, woke, was off, its clock and zone",
                "to wake it in time, and to explain an alarm that was missed",
                "the log is deleted with its folder", "nobody",
            ],
        ]
    }

    private var alarms: [[String]] {
        [["label", "time", "on"]]
            + state.alarms.map { entry in
                [
                    entry.state.definition?.label ?? "", entry.state.definition?.rule.time.iso8601 ?? "",
                    entry.state.isEnabled ? "yes" : "no",
                ]
            }
    }

    private var lines: [[String]] {
        [["kind", "text"]] + state.book.entries.map { [$0.kind.rawValue, $0.text] }
    }

    private var settings: [[String]] {
        [["setting", "value"]] + SettingKey.allCases.map { [$0.rawValue, state.settings[$0]] }
    }

    private var mornings: [[String]] {
        [["due", "label", "end", "attempts", "snoozes"]]
            + state.runs.map { run in
                [
                    run.due.iso8601, run.label, RunsCommand.state(run.state.phase),
                    "\(run.state.attemptCount)", "\(run.state.snoozeCount)",
                ]
            }
    }

    private func writeRecitations(to archive: ArchiveWriter) throws {
        var isEmpty = true
        try Recitation.forEach(in: tables.log) { row in
            if isEmpty {
                let head = ["at", "how", "heard", "line", "score", "passed", "missed"]
                try archive.put("<table>" + Self.markup(head, cell: "th"))
                isEmpty = false
            }
            let line = state.book.entries.first { $0.id == row.line }?.text ?? row.line
            let cells = [
                row.at.iso8601Milliseconds, row.mode, row.heard, line,
                Texts.decimal(row.score, places: 2), row.passed ? "yes" : "no",
                row.missed.joined(separator: " "),
            ]
            try archive.put("\n" + Self.markup(cells, cell: "td"))
        }
        try archive.put(isEmpty ? Self.none : "</table>")
    }

    private static let none = "<p>None.</p>"

    private static func markup(_ rows: [[String]]) -> String {
        if rows.count == 1 { return none }
        let lines = rows.enumerated().map { markup($1, cell: $0 == 0 ? "th" : "td") }
        return "<table>" + lines.joined(separator: "\n") + "</table>"
    }

    private static func markup(_ row: [String], cell: String) -> String {
        "<tr>" + row.map { "<\(cell)>\(escaped($0))</\(cell)>" }.joined() + "</tr>"
    }

    private static func block(_ lines: [String]) -> String {
        lines.isEmpty ? none : "<pre>" + escaped(lines.joined(separator: "\n")) + "</pre>"
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
