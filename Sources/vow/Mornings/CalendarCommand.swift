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
                    try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
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
                    print("Exported \(alarms.count) \(alarms.count == 1 ? "alarm" : "alarms") to \(path).")
                }
            }
        }
    }

    struct Import: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Make alarms from an iCalendar file: all of them, or none.",
            discussion: """
                An event that Vow wrote changes its alarm, if that is still there; every other makes a new one. \
                What is already there is left alone. What cannot be kept is named with its line, and nothing is \
                imported. Sound, snoozes and gate of foreign events are those of a new alarm.
                """)
        @OptionGroup var common: CommonOptions
        @Flag(help: "Only say what would be imported.") var dryRun = false
        @Argument(help: ArgumentHelp("The file, or - for standard input.", valueName: "file")) var path:
            String

        struct Row: Encodable {
            let alarm, label, time, action: String
        }

        func run() throws {
            try Exit.reporting {
                let calendar = try parsed()
                let rows = try take(calendar, try common.service(makingHome: !dryRun && !calendar.isEmpty))
                if common.json { return JSONPrinter.print(rows) }
                if rows.isEmpty { print("The calendar holds no event.") }
                for row in rows {
                    print("\(row.action)  \(row.alarm.isEmpty ? "-" : row.alarm)  \(row.time)  \(row.label)")
                }
            }
        }

        private func parsed() throws -> [CalendarAlarm] {
            let data =
                path == "-"
                ? try FileHandle.standardInput.readToEnd() : FileManager.default.contents(atPath: path)
            guard let data, let text = String(data: data, encoding: .utf8) else {
                throw CommandError.refused("\(path) cannot be read as UTF-8 text.")
            }
            let zones = ZoneDatabase()
            let template = AlarmDefinition(
                rule: OccurrenceRule(time: CivilTime(secondsSinceMidnight: 0)!, recurrence: .weekly([])))
            do throws(CalendarProblem) {
                return try CalendarImport.alarms(in: text, template: template) { try? zones.rules(for: $0) }
            } catch {
                throw CommandError.refused("\(path), \(error.description) Nothing was imported.")
            }
        }

        private func take(_ alarms: [CalendarAlarm], _ service: CommandService) throws -> [Row] {
            let overview = try service.present()
            var known = overview.alarms.compactMap(\.state.definition)
            let states = alarms.map { overview.alarm($0.id) }
            // Everything is decided before anything is written, so that a refusal leaves no half of a file.
            for (alarm, state) in zip(alarms, states) {
                do {
                    _ = try (state.definition == nil ? AlarmState() : state).decide(
                        command(alarm, state, overview.today))
                } catch {
                    throw CommandError.refused(
                        "\(alarm.definition.label): \(Refusal(error, alarm: alarm.id).sentence) "
                            + "Nothing was imported.")
                }
            }
            var rows: [Row] = []
            for (alarm, state) in zip(alarms, states) {
                let label = alarm.definition.label
                let time = alarm.definition.rule.time.iso8601
                if known.contains(alarm.definition) {
                    rows.append(Row(alarm: alarm.id, label: label, time: time, action: "unchanged"))
                    continue
                }
                known.append(alarm.definition)
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
                rows.append(
                    Row(
                        alarm: isNew && dryRun ? "" : id, label: label, time: time,
                        action: isNew ? "new" : "changed"))
            }
            return rows
        }

        private func command(_ alarm: CalendarAlarm, _ state: AlarmState, _ today: CivilDate) -> AlarmCommand
        {
            state.definition == nil ? .schedule(alarm.definition) : .change(alarm.definition, today: today)
        }
    }
}
