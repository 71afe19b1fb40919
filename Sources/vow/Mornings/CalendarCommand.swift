import ArgumentParser
import Foundation
import VowAnswers
import VowRuntime
import VowCommandLine
import VowCore
import VowPorts

/// `vow calendar`: alarms to and from other calendars.
struct CalendarCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "calendar", abstract: HelpText.calendar.inHelp,
        subcommands: [Export.self, Import.self])

    struct Export: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.calendarExport.inHelp,
            discussion: HelpText.calendarExportMore.inHelp)
        @OptionGroup var common: CommonOptions
        @Flag(help: .text(.calendarExportAll)) var all = false
        @Argument(help: .text(.calendarExportPath, valueName: "file")) var path: String

        func run() throws {
            try Exit.reporting {
                let service = try common.service()
                let overview = try service.present()
                let (text, count) = CalendarExchange.file(overview, all: all)
                if path == "-" {
                    Output.put(text)
                    return
                }
                try ArchiveFile.refuseOtherFile(than: .calendar, at: path)
                do {
                    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
                } catch {
                    throw CommandError.refused(.fileCannotBeWrittenChoose(path: path))
                }
                if common.json {
                    JSONPrinter.print(["exported": count])
                } else {
                    let pick = service.wording
                    let said = pick(CountText.alarms(count: count))
                    Output.line(pick(CalendarFileText.exported(alarms: said, path: path)))
                }
            }
        }
    }

    struct Import: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.calendarImport.inHelp,
            discussion: HelpText.calendarImportMore.inHelp)
        @OptionGroup var common: CommonOptions
        @Flag(help: .text(.calendarImportDryRun)) var dryRun = false
        @Flag(help: .text(.calendarImportStrict)) var strict = false
        @Argument(help: .text(.calendarImportPath, valueName: "file")) var path: String

        /// What was done, as people read it.
        private func said(_ row: CalendarRow, _ pick: Wording) -> String {
            switch row.action {
            case "new": pick(CalendarFileText.new)
            case "changed": pick(CalendarFileText.changed)
            case "unchanged": pick(CalendarFileText.unchanged)
            default: row.action
            }
        }

        func run() throws {
            try Exit.reporting {
                let calendar = try parsed()
                let passedOver = CalendarExchange.passedOver(calendar)
                let makesHome = !dryRun && !calendar.alarms.isEmpty
                let service = try common.service(makingHome: makesHome)
                let pick = service.wording
                let rows = try CalendarExchange.importAlarms(calendar.alarms, service, dryRun: dryRun, pick) {
                    $0.sentence(pick)
                }
                if common.json {
                    return JSONPrinter.print(
                        rows + passedOver.map { CalendarRow(passedOver: $0.description) })
                }
                if rows.isEmpty {
                    Output.line(
                        pick(CalendarFileText.empty))
                }
                for row in rows {
                    Output.line(
                        "\(said(row, pick))  \(row.alarm.isEmpty ? "-" : row.alarm)  \(row.time)  \(row.label)"
                    )
                }
                guard !passedOver.isEmpty else { return }
                let count = passedOver.count
                Output.line(
                    pick(CountText.entriesPassedOver(count: count)))
                for problem in passedOver {
                    Output.line("  " + CalendarExchange.sentence(problem, pick))
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
                    .fileCannotBeReadCheck(path: path, cause: error.inWords)
                )
            }
            // Without a log the file is read by the settings of a new home.
            let overview = try? common.service().present()
            let template = CalendarExchange.template(
                overview?.settings ?? Settings(), lines: overview?.book ?? LineList(), home: common.homePath)
            return try CalendarExchange.reading(
                [UInt8](data), by: template, of: path,
                strict: strict, common.wording)
        }
    }
}
