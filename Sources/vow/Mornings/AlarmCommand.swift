import ArgumentParser
import VowAnswers
import VowCommandLine
import VowCore
import VowRuntime
import ZoneDatabase

/// `vow alarm`: when it rings and what it takes to stop it.
struct AlarmCommandLine: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "alarm", abstract: "Alarms: when they ring and what stops them.",
        subcommands: [
            Add.self, List.self, Show.self, Edit.self, Enable.self, Disable.self, Skip.self, Unskip.self,
            Pause.self,
            Duplicate.self, Remove.self,
        ], defaultSubcommand: List.self)

    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Make an alarm.",
            discussion: """
                vow alarm add 6:30 rings at the next half past six, once; with --days it rings on these days, with \
                --date on that one. --in 20m rings in twenty minutes.
                """)
        @OptionGroup var common: CommonOptions
        @OptionGroup var options: AlarmOptions
        @Argument(help: "The local time, as with --time.") var at: String?
        @Option(name: .customLong("in"), help: ArgumentHelp("A wait instead of a time.", valueName: "20m"))
        var wait: String?

        func run() throws {
            var operation = AddAlarm()
            operation.wait = wait
            try Exit.reporting {
                operation.alarm = try options.fields(positional: at)
                try operation.check(now: Calendar.now, zones: ZoneDatabase())
            }
            try AlarmCommandLine.perform(operation, common)
        }
    }

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Show all alarms.")
        @OptionGroup var common: CommonOptions

        func run() throws {
            try common.perform(ListAlarms()) { rows, service in
                let pick = RefusalLanguage.wording
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
        static let configuration = CommandConfiguration(abstract: "Show one alarm in full.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The alarm: its id, the beginning of it, or its label.") var id: String

        func run() throws {
            var operation = ShowAlarm()
            operation.id = id
            try AlarmCommandLine.perform(operation, common)
        }
    }

    struct Edit: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Change an alarm.",
            discussion:
                "What makes it easier to stop (fewer lines, lower similarity, more snoozes) holds from tomorrow."
        )
        @OptionGroup var common: CommonOptions
        @OptionGroup var options: AlarmOptions
        @Argument(help: "The alarm: its id, the beginning of it, or its label.") var id: String

        func run() throws {
            var operation = EditAlarm()
            operation.id = id
            operation.alarm = try Exit.reporting { try options.fields() }
            try AlarmCommandLine.perform(operation, common)
        }
    }

    struct Enable: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Switch an alarm on.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The alarm: its id, the beginning of it, or its label.") var id: String
        func run() throws {
            var operation = EnableAlarm()
            operation.id = id
            try AlarmCommandLine.perform(operation, common)
        }
    }

    struct Disable: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Switch an alarm off.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The alarm: its id, the beginning of it, or its label.") var id: String
        func run() throws {
            var operation = DisableAlarm()
            operation.id = id
            try AlarmCommandLine.perform(operation, common)
        }
    }

    struct Skip: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Leave out the next occurrence, a date, or a range of dates.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The alarm: its id, the beginning of it, or its label.") var id: String
        @Option(help: ArgumentHelp("The date; the next occurrence when left out.", valueName: "YYYY-MM-DD"))
        var date: String?
        @Option(help: ArgumentHelp("The first date of a range.", valueName: "YYYY-MM-DD")) var from: String?
        @Option(help: ArgumentHelp("The last date of a range.", valueName: "YYYY-MM-DD")) var to: String?

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
            abstract: "Let it ring again on dates that were skipped: all that are to come, one, or a range.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The alarm: its id, the beginning of it, or its label.") var id: String
        @Option(help: ArgumentHelp("The date; also a date within a skipped range.", valueName: "date"))
        var date: String?
        @Option(help: ArgumentHelp("The first date of a range.", valueName: "YYYY-MM-DD")) var from: String?
        @Option(help: ArgumentHelp("The last date of a range.", valueName: "YYYY-MM-DD")) var to: String?

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
        static let configuration = CommandConfiguration(abstract: "Keep an alarm silent until a date.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The alarm: its id, the beginning of it, or its label.") var id: String
        @Option(help: ArgumentHelp("The first date it rings again.", valueName: "YYYY-MM-DD")) var until:
            String?
        @Flag(help: "End the pause.") var end = false

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
            abstract: "Make another alarm like this one, with changes.")
        @OptionGroup var common: CommonOptions
        @OptionGroup var options: AlarmOptions
        @Argument(help: "The alarm: its id, the beginning of it, or its label.") var id: String

        func run() throws {
            var operation = DuplicateAlarm()
            operation.original.id = id
            operation.original.alarm = try Exit.reporting { try options.fields() }
            try AlarmCommandLine.perform(operation, common)
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Delete an alarm.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The alarm: its id, the beginning of it, or its label.") var id: String

        func run() throws {
            var operation = RemoveAlarm()
            operation.id = id
            try common.perform(operation) { row, pick in
                pick(AlarmText.removed(alarm: row.removed))
            }
        }
    }

    /// Does an operation that answers with an alarm, and shows it in full.
    private static func perform<Asked: VowRuntime.Operation>(_ operation: Asked, _ common: CommonOptions)
        throws
    where Asked.Answer == AlarmRow {
        try common.perform(operation) { row, service in
            [row.text(now: service.now, RefusalLanguage.wording)]
        } warning: { row, service in
            if row.next != nil { common.warnUnwatched(try service.present().settings) }
        }
    }
}
