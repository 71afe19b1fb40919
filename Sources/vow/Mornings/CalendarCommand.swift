import ArgumentParser
import Foundation
import VowAnswers
import VowCalendar
import VowCore
import VowPorts
import VowRuntime
import ZoneDatabase

/// `vow calendar`: alarms to and from other calendars.
struct CalendarCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "calendar", abstract: "Alarms to and from iCalendar files (RFC 5545).",
        subcommands: [Export.self, Import.self])

    struct Export: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Write the alarms as an iCalendar file.",
            discussion: """
                Alarms that are switched off stay out, unless --all is given; skipped and paused dates are left \
                out of what other programs show.
                """)
        @OptionGroup var common: CommonOptions
        @Flag(help: "Also those that are switched off, as cancelled events.") var all = false
        @Argument(help: ArgumentHelp("The file, or - for standard output.", valueName: "file")) var path:
            String

        func run() throws {
            try Exit.reporting {
                let overview = try common.service().present()
                let alarms = overview.alarms.filter { all || $0.state.isEnabled }.compactMap { entry in
                    entry.state.definition.map {
                        CalendarAlarm(id: entry.id, definition: $0, isEnabled: entry.state.isEnabled)
                    }
                }
                let text = CalendarExport.text(
                    alarms, zones: overview.zones, today: overview.today, stamp: overview.now)
                if path == "-" {
                    Output.put(text)
                    return
                }
                try ArchiveFile.refuseOtherFile(than: .calendar, at: path)
                do {
                    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
                } catch {
                    throw CommandError.refused("The file \(path) cannot be written. Choose another place.")
                }
                if common.json {
                    JSONPrinter.print(["exported": alarms.count])
                } else {
                    let pick = RefusalLanguage.wording
                    let count = Plural.of(alarms.count, pick("alarm", "alarma"), pick("alarms", "alarmas"))
                    Output.line(pick("Exported \(count) to \(path).", "Exportado a \(path): \(count)."))
                }
            }
        }
    }

    struct Import: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Make alarms from an iCalendar file.",
            discussion: """
                An event that Vow wrote changes its alarm, if that is still there; every other makes a new one. \
                What is already there is left alone. What is no alarm (an all-day or a monthly event, a to-do) is \
                passed over and named with its line; with --strict nothing is imported then. Sound, snoozes and gate \
                of foreign events are those of a new alarm.
                """)
        @OptionGroup var common: CommonOptions
        @Flag(help: "Only say what would be imported.") var dryRun = false
        @Flag(help: "Import nothing where anything would be passed over.") var strict = false
        @Argument(help: ArgumentHelp("The file, or - for standard input.", valueName: "file")) var path:
            String

        struct Row: Encodable {
            let alarm: AlarmID
            let label, time, action: String
            var reason: String?

            /// What was done, as people read it.
            func said(_ pick: Wording) -> String {
                switch action {
                case "new": pick("new", "nueva")
                case "changed": pick("changed", "cambiada")
                case "unchanged": pick("unchanged", "igual")
                default: action
                }
            }
        }

        func run() throws {
            try Exit.reporting {
                let calendar = try parsed()
                let passedOver = calendar.passedOver.sorted { $0.line < $1.line }
                let makesHome = !dryRun && !calendar.alarms.isEmpty
                let rows = try take(calendar.alarms, try common.service(makingHome: makesHome))
                if common.json {
                    let others = passedOver.map {
                        Row(alarm: "", label: "", time: "", action: "passedOver", reason: $0.description)
                    }
                    return JSONPrinter.print(rows + others)
                }
                let pick = RefusalLanguage.wording
                if rows.isEmpty {
                    Output.line(
                        pick("The calendar holds no alarm.", "El calendario no contiene ninguna alarma."))
                }
                for row in rows {
                    Output.line(
                        "\(row.said(pick))  \(row.alarm.text.isEmpty ? "-" : row.alarm)  \(row.time)  \(row.label)"
                    )
                }
                guard !passedOver.isEmpty else { return }
                let count = passedOver.count
                Output.line(
                    pick(
                        "\(Plural.of(count, "entry was", "entries were")) passed over:",
                        "\(Plural.of(count, "entrada omitida", "entradas omitidas")):"))
                for problem in passedOver {
                    Output.line(
                        "  " + pick("line", "línea") + " \(problem.line): \(pick.said(problem.message))")
                }
            }
        }

        private func parsed() throws -> CalendarImport.Reading {
            let data: Data
            do {
                data =
                    path == "-"
                    ? try FileHandle.standardInput.readToEnd() ?? Data()
                    : try Data(contentsOf: URL(fileURLWithPath: path))
            } catch {
                throw CommandError.refused(
                    "The file \(path) cannot be read: \(error.inWords) Check its name and its rights."
                )
            }
            let zones = ZoneDatabase()
            let template = AlarmDefinition(
                rule: OccurrenceRule(time: CivilTime(secondsSinceMidnight: 0)!, recurrence: .weekly([])))
            do throws(CalendarProblem) {
                let reading = try CalendarImport.read(Array(data), template: template) {
                    try? zones.rules(for: $0)
                }
                if strict, let first = reading.passedOver.first { throw first }
                return reading
            } catch {
                let pick = RefusalLanguage.wording
                let place = pick("\(path), line \(error.line)", "\(path), línea \(error.line)")
                let end = pick("Nothing was imported.", "No se importó nada.")
                throw CommandError.refused("\(place): \(pick.said(error.message)) \(end)")
            }
        }

        private func take(_ alarms: [CalendarAlarm], _ service: CommandService) throws -> [Row] {
            let overview = try service.present()
            var known = overview.alarms.compactMap { entry in
                entry.state.definition.map { (id: entry.id, definition: $0) }
            }
            let states = alarms.map { overview.alarm($0.id) }
            // Everything is decided before anything is written, so that a refusal leaves no half of a file.
            for (alarm, state) in zip(alarms, states) {
                do {
                    _ = try (state.definition == nil ? AlarmState() : state).decide(
                        command(alarm, state, overview.today))
                } catch {
                    throw CommandError.refused(
                        "\(alarm.definition.label): \(Refusal(error, alarm: alarm.id).sentence) "
                            + RefusalLanguage.wording("Nothing was imported.", "No se importó nada."))
                }
            }
            var rows: [Row] = []
            for (alarm, state) in zip(alarms, states) {
                let label = alarm.definition.label
                let time = alarm.definition.rule.time.iso8601
                // The file may come from another home, whose identifiers mean nothing here.
                if let same = known.first(where: { $0.definition == alarm.definition }) {
                    rows.append(Row(alarm: same.id, label: label, time: time, action: "unchanged"))
                    continue
                }
                let isNew = state.definition == nil
                var id = alarm.id
                if !dryRun {
                    if isNew {
                        id = try service.schedule(alarm.definition)
                    } else {
                        try service.change(alarm: id, command(alarm, state, overview.today))
                    }
                    if !alarm.isEnabled { try service.change(alarm: id, .disable) }
                }
                let shown = isNew && dryRun ? "" : id
                known.append((shown, alarm.definition))
                rows.append(
                    Row(alarm: shown, label: label, time: time, action: isNew ? "new" : "changed"))
            }
            return rows
        }

        private func command(_ alarm: CalendarAlarm, _ state: AlarmState, _ today: CivilDate) -> AlarmCommand
        {
            state.definition == nil ? .schedule(alarm.definition) : .change(alarm.definition, today: today)
        }
    }
}
