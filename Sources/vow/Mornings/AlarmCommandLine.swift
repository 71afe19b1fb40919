import ArgumentParser
import VowAnswers
import VowCommandLine
import VowCore
import VowRuntime
import LinuxAdapters

/// `vow alarm`: when it rings and what it takes to stop it.
struct AlarmCommandLine: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "alarm", abstract: HelpText.alarm.inHelp,
        subcommands: [
            Add.self, List.self, Show.self, Edit.self, Enable.self, Disable.self, Skip.self, Unskip.self,
            Pause.self,
            Duplicate.self, Remove.self,
        ], defaultSubcommand: List.self)

    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.alarmAdd.inHelp,
            discussion: HelpText.alarmAddMore.inHelp)
        @OptionGroup var common: CommonOptions
        @OptionGroup var options: AlarmOptions
        @Argument(help: .text(.alarmAddAt)) var at: String?
        @Option(name: .customLong("in"), help: .text(.alarmAddWait, valueName: "20m"))
        var wait: String?
        @Option(help: .text(.alarmAddNap, valueName: "25m")) var nap: String?
        @Flag(help: .text(.alarmAddVerbose)) var verbose = false

        func run() throws {
            var operation = AddAlarm()
            operation.wait = wait
            operation.nap = nap
            try Exit.reporting {
                operation.alarm = try options.fields(positional: at)
                try operation.check(now: Calendar.now, zones: ZoneDatabase())
            }
            try AlarmCommandLine.perform(operation, common, isWhole: verbose)
        }
    }

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.alarmList.inHelp)
        @OptionGroup var common: CommonOptions

        func run() throws {
            try common.perform(ListAlarms()) { rows, service in
                let pick = service.wording
                if rows.isEmpty {
                    return [
                        pick(AlarmText.none)
                    ]
                }
                return rows.map { $0.line(now: service.now, pick) }
            }
        }
    }

    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.alarmShow.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.alarmId)) var id: String

        func run() throws {
            var operation = ShowAlarm()
            operation.id = id
            try AlarmCommandLine.perform(operation, common)
        }
    }

    struct Edit: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.alarmEdit.inHelp,
            discussion: HelpText.alarmEditMore.inHelp
        )
        @OptionGroup var common: CommonOptions
        @OptionGroup var options: AlarmOptions
        @Argument(help: .text(.alarmId)) var id: String
        @Flag(help: .text(.alarmEditOnce)) var once = false

        func run() throws {
            var operation = EditAlarm()
            operation.id = id
            operation.isOnce = once
            operation.alarm = try Exit.reporting { try options.fields() }
            try AlarmCommandLine.perform(operation, common)
        }
    }

    struct Enable: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.alarmEnable.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.alarmId)) var id: String
        func run() throws {
            var operation = EnableAlarm()
            operation.id = id
            try AlarmCommandLine.perform(operation, common)
        }
    }

    struct Disable: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.alarmDisable.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.alarmId)) var id: String
        func run() throws {
            var operation = DisableAlarm()
            operation.id = id
            try AlarmCommandLine.perform(operation, common)
        }
    }

    struct Skip: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.alarmSkip.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.alarmId)) var id: String
        @Option(help: .text(.alarmSkipDate, valueName: "YYYY-MM-DD"))
        var date: String?
        @Option(help: .text(.alarmFrom, valueName: "YYYY-MM-DD")) var from: String?
        @Option(help: .text(.alarmTo, valueName: "YYYY-MM-DD")) var to: String?

        func run() throws {
            var operation = SkipAlarm()
            operation.id = id
            operation.date = date
            operation.from = from
            operation.to = to
            try AlarmCommandLine.perform(operation, common)
        }
    }

    struct Unskip: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.alarmUnskip.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.alarmId)) var id: String
        @Option(help: .text(.alarmUnskipDate, valueName: "date"))
        var date: String?
        @Option(help: .text(.alarmFrom, valueName: "YYYY-MM-DD")) var from: String?
        @Option(help: .text(.alarmTo, valueName: "YYYY-MM-DD")) var to: String?

        func run() throws {
            var operation = UnskipAlarm()
            operation.skipped.id = id
            operation.skipped.date = date
            operation.skipped.from = from
            operation.skipped.to = to
            try AlarmCommandLine.perform(operation, common)
        }
    }

    struct Pause: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.alarmPause.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.alarmId)) var id: String
        @Option(help: .text(.alarmPauseUntil, valueName: "YYYY-MM-DD")) var until: String?
        @Flag(help: .text(.alarmPauseEnd)) var end = false

        func run() throws {
            var operation = PauseAlarm()
            operation.id = id
            operation.until = until
            operation.isOver = end
            try AlarmCommandLine.perform(operation, common)
        }
    }

    struct Duplicate: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.alarmDuplicate.inHelp)
        @OptionGroup var common: CommonOptions
        @OptionGroup var options: AlarmOptions
        @Argument(help: .text(.alarmId)) var id: String

        func run() throws {
            var operation = DuplicateAlarm()
            operation.original.id = id
            operation.original.alarm = try Exit.reporting { try options.fields() }
            try AlarmCommandLine.perform(operation, common)
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.alarmRemove.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.alarmId)) var id: String

        func run() throws {
            var operation = RemoveAlarm()
            operation.id = id
            try common.perform(operation) { row, pick in
                pick(AlarmText.removed(alarm: row.removed))
            }
        }
    }

    /// Does an operation that answers with an alarm, and shows it in full.
    private static func perform<Asked: VowRuntime.Operation>(
        _ operation: Asked, _ common: CommonOptions, isWhole: Bool = true
    ) throws
    where Asked.Answer == AlarmRow {
        try common.perform(operation) { row, service in
            let (now, pick) = (service.now, service.wording)
            return [isWhole ? row.text(now: now, pick) : row.line(now: now, pick)]
        } warning: { row, service in
            if row.next != nil { common.warnUnwatched(try service.present().settings) }
        }
    }
}
