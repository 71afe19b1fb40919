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
    static func readMe(_ pick: Wording) -> String { pick(english, spanish) }

    private static let english = """
        Everything that Vow knows about you.

        index.html   a page to read
        log.json     every event, complete. "format" is vow-export-2; "keys" holds the keys that open sealed parts
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
                     what was heard or typed in each attempt, the scores that were derived from it, and what was
                     noticed about its sound: name, value and, in brackets, from where on it counts
        coach.csv    the sentences that you practised with the coach, and how; no medical findings

        Tables are comma-separated UTF-8 with a header row. Whoever has this archive can read all of it.

        """

    private static let spanish = """
        Todo lo que Vow sabe de ti.

        index.html   una página para leer
        log.json     cada suceso, completo. "format" es vow-export-2; "keys" guarda las claves que abren las partes
                     selladas (id, class, clave en hexadecimal); "records" guarda un suceso por línea: posición en
                     el registro, stream, version en el stream, name, schema, at (milisegundos desde 1970-01-01
                     UTC), cause, correlation, plain (hechos), personal (tus palabras y puntuaciones, abiertas),
                     erased (true si se borraron), sealed (class, clave, bytes en hexadecimal), hash (SHA-256,
                     hexadecimal). `vow import` lo restaura en otro dispositivo.
        alarms.csv   las alarmas tal como están
        lines.csv    las frases tal como están
        rehearsals.csv
                     cómo se oyeron las frases actuales en su último ensayo
        runs.csv     cada mañana con su final
        recitations.csv
                     lo que se oyó o se escribió en cada intento, las puntuaciones que de ello salieron, y lo que se
                     notó de su sonido: nombre, valor y, entre paréntesis, desde dónde cuenta
        coach.csv    las frases que practicaste con el entrenador, y cómo; ningún dictamen médico

        Las tablas son UTF-8 separado por comas, con una línea de cabecera. Quien tenga este archivo puede leerlo todo.

        """

    var alarms: String {
        Self.table(
            [
                [
                    "id", "label", "enabled", "time", "zone", "days", "dates", "from", "until", "skipped",
                    "pausedUntil",
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
            }
        let skipped =
            rule.skippedDates.map(\.iso8601)
            + rule.skippedRanges.map { "\($0.lowerBound.iso8601)/\($0.upperBound.iso8601)" }
        return [
            days.joined(separator: " "), dates.map(\.iso8601).joined(separator: " "),
            rule.startsOn?.iso8601 ?? "", rule.endsOn?.iso8601 ?? "", skipped.joined(separator: " "),
            rule.pausedUntil?.iso8601 ?? "",
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
        let stopped = PortFailure(code: "export.stopped", message: "", repair: "")
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
