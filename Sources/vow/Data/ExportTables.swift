import VowAnswers
import VowCore
import VowPorts
import VowRecitation
import VowRuntime

/// The tables of an export, and what describes them.
struct ExportTables {
    let state: DeviceOverview
    let log: EventLog
    let exportedAt: Instant

    /// What lies in the archive.
    static func readMe(_ pick: Wording) -> String { pick(ExportText.readMe) + "\n" }

    var alarms: String {
        Self.table(
            [
                [
                    "id", "label", "enabled", "time", "zone", "days", "dates", "from", "until", "skipped",
                    "pausedUntil", "cycle",
                ]
            ]
                + state.alarms.map { entry in
                    let definition = entry.state.definition
                    return [
                        entry.id.text, definition?.label ?? "", entry.state.isEnabled ? "yes" : "no",
                        definition?.rule.time.iso8601 ?? "",
                        definition.map { state.zone(of: $0).identifier } ?? "",
                    ] + (definition.map { Self.days(of: $0.rule) } ?? [])
                })
    }

    /// The days that a rule names, and those that are left out of them.
    private static func days(of rule: OccurrenceRule) -> [String] {
        let (days, dates): ([String], [CivilDate]) =
            switch rule.recurrence {
            case .weekly(let set): (set.codes, [])
            case .once(let date): ([], [date])
            case .dates(let several): ([], several)
            case .rule, .shifts: ([], [])
            }
        let cycle = CycleRow(rule.recurrence)
        let skipped =
            rule.skippedDates.map(\.iso8601)
            + rule.skippedRanges.map { "\($0.lowerBound.iso8601)/\($0.upperBound.iso8601)" }
        return [
            days.joined(separator: " "), (dates + rule.extraDates).map(\.iso8601).joined(separator: " "),
            rule.startsOn?.iso8601 ?? cycle?.start ?? "", rule.endsOn?.iso8601 ?? "",
            skipped.joined(separator: " "),
            rule.pausedUntil?.iso8601 ?? "", cycle?.rrule ?? cycle?.pattern ?? "",
        ]
    }

    var lines: String {
        Self.table(
            [["id", "kind", "language", "text"]]
                + state.book.entries.map { [$0.id.text, $0.kind.rawValue, $0.language.rawValue, $0.text] })
    }

    var rehearsals: String { Self.table(rehearsalCells) }

    /// The rows of the rehearsals, their header first.
    var rehearsalCells: [[String]] {
        [["line", "text", "heard", "engine", "score", "outcome", "holdsFrom"]]
            + state.book.entries.flatMap { entry in
                state.book.state(of: entry.id).rehearsals.map { rehearsal in
                    [
                        entry.id.text, entry.text, rehearsal.heard, rehearsal.engine,
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
                        run.id.text, run.state.terms?.alarm.text ?? "", run.label, run.due.iso8601,
                        run.beganAt.iso8601Milliseconds, run.state.phase.word,
                        "\(run.state.attemptCount)", "\(run.state.snoozeCount)",
                    ]
                })
    }

    /// Writes the table of the recitations row by row: there is no end to them.
    func writeRecitations(to archive: ArchiveWriter) throws {
        try archive.put(
            Self.table([
                ["run", "at", "mode", "engine", "heard", "line", "score", "passed", "missed", "sound"]
            ]))
        try Recitation.forEach(in: log) { row in
            let cells = [
                row.run.text, row.at.iso8601Milliseconds, row.mode.rawValue, row.engine, row.heard,
                row.line.text,
                Texts.decimal(row.score, places: 2), row.passed ? "yes" : "no",
                row.missed.joined(separator: " "), row.sound.joined(separator: "; "),
            ]
            try archive.put(Self.table([cells]))
        }
    }

    /// Comma-separated rows as RFC 4180 describes them. A text that a spreadsheet would take for a formula begins with an
    /// apostrophe, by which it shows the text.
    static func table(_ rows: [[String]]) -> String {
        rows.map { ForeignWords.row($0) + "\r\n" }.joined()
    }
}

/// One line of one judged attempt, for the tables of an export.
struct Recitation {
    let run: RunID
    let at: Instant
    let mode: RecitationMode
    let engine: String
    let heard: String
    let line: LineID
    let score: Double
    let passed: Bool
    let missed: [String]
    /// What was noticed about the sound of the attempt.
    var sound: [String] = []

    /// Calls `body` for every line of every attempt, oldest first.
    static func forEach(in log: EventLog, _ body: (Recitation) throws -> Void) throws {
        // What is noticed about an attempt is recorded right after it, so its rows wait for the next event.
        var waiting: [Recitation] = []
        // The log's own errors are typed; what `body` throws is carried past them.
        var thrown: (any Error)?
        let stopped = PortFailure(code: "export.stopped", message: .none, repair: .none)
        do {
            try log.forEachWhole { (logged) throws(PortFailure) in
                if case .run(let run, .cheatFlagged(let flag, _, let measured, let threshold)) = logged.event,
                    run == waiting.first?.run
                {
                    let limit = Texts.decimal(threshold, places: 2)
                    let noticed = "\(flag.rawValue) \(Texts.decimal(measured, places: 2)) (\(limit))"
                    for row in waiting.indices { waiting[row].sound.append(noticed) }
                    return
                }
                do {
                    for row in waiting { try body(row) }
                } catch {
                    thrown = error
                    throw stopped
                }
                waiting = []
                guard case .run(let run, .attemptJudged(let verdict)) = logged.event else { return }
                waiting = verdict.lines.map { line in
                    Recitation(
                        run: run, at: logged.at, mode: verdict.evidence.mode,
                        engine: verdict.evidence.engine, heard: verdict.evidence.transcript, line: line.line,
                        score: line.score, passed: line.passed, missed: line.missed)
                }
            }
        } catch { throw thrown ?? error }
        for row in waiting { try body(row) }
    }
}
