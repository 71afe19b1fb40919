import VowAnswers
import VowCore
import VowRecitation
import VowRuntime

/// The page of an export, which needs nothing else to be read: what is kept and why, for how long, who gets it, how
/// it is used to decide, and all of it in tables.
struct ExportPage {
    private typealias Heading = ExportTexts.Heading

    let tables: ExportTables
    let mornings: [Morning]
    /// The streak in lines, as `vow streak` says it.
    let streak: [String]
    /// The last 30 days in figures, as `vow review` says them; none when there was no run.
    let review: [String]

    private var state: DeviceOverview { tables.state }
    private var texts: ExportTexts { ExportTexts(state.settings) }

    /// One cell of a table; what a person said or wrote is marked with its language, so that it is read out in it.
    private struct Cell {
        let text: String
        var language: Language?
    }

    /// Writes the page; its recitations row by row, for there is no end to them.
    func write(to archive: ArchiveWriter) throws {
        try archive.put(opening)
        for heading in Heading.allCases {
            try archive.put("\n<h2>\(Self.escaped(texts.heading(heading)))</h2>")
            if heading == .recitations {
                try writeRecitations(to: archive)
            } else {
                try archive.put(content(heading))
            }
        }
        try archive.put("\n</main></body></html>\n")
    }

    /// What stands before the first heading. On a narrow screen each row becomes a block, each cell below its column's
    /// name.
    private var opening: String {
        let title = Self.escaped(texts.title)
        return """
            <!DOCTYPE html>
            <html lang="\(texts.language.rawValue)"><head><meta charset="utf-8"><title>\(title)</title>
            <meta name="viewport" content="width=device-width,initial-scale=1">
            <style>:root{color-scheme:light dark}
            body{font:1rem/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}
            table{border-collapse:collapse;width:100%}
            th,td{border:1px solid #888;padding:.3rem .6rem;text-align:left;vertical-align:top;overflow-wrap:break-word}
            pre{white-space:pre-wrap}
            @media(max-width:45rem){body{margin:1rem auto}
            table,tbody,tr,td{display:block}thead{position:absolute;clip-path:inset(50%)}
            tr{border:1px solid #888;margin:0 0 .6rem;padding:.3rem .6rem}td{border:0;padding:.1rem 0}
            td::before{content:attr(data-column) ": ";font-weight:bold}td:empty{display:none}}</style>
            </head><body><main>
            <h1>\(title)</h1>
            \(paragraph(texts.written(at: time(tables.exportedAt), zone: state.deviceZone.identifier)))
            """
    }

    /// What stands below a heading.
    private func content(_ heading: Heading) -> String {
        switch heading {
        case .kept:
            table(heading, texts.kept(listeners: listeners).map { $0.map { Cell(text: $0) } })
                + paragraph(texts.origin)
        case .decides: paragraph(texts.decisions)
        case .rights: paragraph(texts.rights)
        case .consents: table(heading, consents)
        case .alarms: table(heading, alarms)
        case .lines:
            table(
                heading,
                state.book.entries.map {
                    [Cell(text: texts.kind($0.kind)), Cell(text: $0.text, language: $0.language)]
                })
        case .rehearsals:
            table(heading, tables.rehearsalCells.dropFirst().map { $0.dropFirst().map { Cell(text: $0) } })
        case .settings:
            table(
                heading,
                SettingKey.allCases.map { [Cell(text: $0.rawValue), Cell(text: state.settings[$0])] })
        case .mornings: table(heading, mornings.map(cells))
        case .recitations: ""
        case .streak: block(streak)
        case .review: block(review)
        }
    }

    /// Who may receive sound, by the consents that hold and the engines that are set.
    private var listeners: String {
        var names: [String] = []
        if let cloud = state.consent(for: .cloudSpeech).recipient { names.append(texts.agreed(cloud)) }
        for key in SettingKey.engineKeys {
            guard let server = ServerAddress(engine: state.settings[key]) else { continue }
            let name = texts.server(
                String(server.recipient.dropFirst(8)), isLoopback: server.isLoopback,
                isAgreed: !state.serversNotAgreedTo.contains(server))
            if !names.contains(name) { names.append(name) }
        }
        return names.isEmpty ? texts.nobody : names.joined(separator: "; ")
    }

    private var consents: [[Cell]] {
        ConsentPurpose.allCases.map { purpose in
            let consent = state.consent(for: purpose)
            return [
                Cell(text: purpose.rawValue), Cell(text: consent.recipient ?? texts.notGiven),
                Cell(text: consent.changedAt.map(time) ?? ""),
            ]
        }
    }

    private var alarms: [[Cell]] {
        state.alarms.filter { $0.state.definition != nil }.map { entry in
            let row = state.row(of: entry)
            let weekdays = row.days?.compactMap { Weekday(code: $0).map(Wording(state.settings).weekday) }
            let days =
                row.cycle?.words(in: Wording(state.settings)) ?? weekdays?.joined(separator: " ") ?? row.date
                ?? ""
            return [row.label, row.time, days, row.zone, texts.answer(row.enabled)].map { Cell(text: $0) }
        }
    }

    private func cells(_ morning: Morning) -> [Cell] {
        [
            time(morning.due), morning.label, ReviewTexts(state.settings).outcome(morning.outcome),
            "\(morning.attempts)", "\(morning.snoozes)",
        ].map { Cell(text: $0) }
    }

    private func writeRecitations(to archive: ArchiveWriter) throws {
        var isEmpty = true
        let columns = texts.columns(.recitations)
        try Recitation.forEach(in: tables.log) { row in
            if isEmpty { try archive.put(head(columns)) }
            isEmpty = false
            let line = state.book.entries.first { $0.id == row.line }
            let language = line?.language
            let cells = [
                Cell(text: time(row.at)), Cell(text: texts.mode(row.mode)),
                Cell(text: row.heard, language: language),
                Cell(text: line?.text ?? row.line.text, language: language),
                Cell(text: Texts.decimal(row.score, places: 2)), Cell(text: texts.answer(row.passed)),
                Cell(text: row.missed.joined(separator: " "), language: language),
            ]
            try archive.put(markup(cells, columns))
        }
        try archive.put(isEmpty ? paragraph(texts.none) : Self.foot)
    }

    /// The date and time that the device's clock showed.
    private func time(_ instant: Instant) -> String {
        let wall = state.deviceZone.civil(at: instant)
        return "\(wall.date.iso8601) \(wall.time.iso8601)"
    }

    private func table(_ heading: Heading, _ rows: [[Cell]]) -> String {
        let columns = texts.columns(heading)
        return rows.isEmpty
            ? paragraph(texts.none) : head(columns) + rows.map { markup($0, columns) }.joined() + Self.foot
    }

    private func head(_ columns: [String]) -> String {
        let names = columns.map { "<th scope=\"col\">\(Self.escaped($0))</th>" }
        return "<table><thead><tr>\(names.joined())</tr></thead><tbody>"
    }

    private static let foot = "\n</tbody></table>"

    private func markup(_ row: [Cell], _ columns: [String]) -> String {
        let cells = zip(row, columns).map { cell, column in
            let language = cell.language.map { " lang=\"\($0.rawValue)\"" } ?? ""
            return "<td data-column=\"\(Self.escaped(column))\"\(language)>\(Self.escaped(cell.text))</td>"
        }
        return "\n<tr>\(cells.joined())</tr>"
    }

    /// A paragraph; what stands between backticks is code.
    private func paragraph(_ text: String) -> String {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        let words = parts.map { index, part in
            let words = Self.escaped(String(part))
            return index.isMultiple(of: 2) ? words : "<code>\(words)</code>"
        }
        return "<p>\(words.joined())</p>"
    }

    private func block(_ lines: [String]) -> String {
        lines.isEmpty
            ? paragraph(texts.none) : "<pre>" + Self.escaped(lines.joined(separator: "\n")) + "</pre>"
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.append(character)
            }
        }
    }
}
