import ArgumentParser
import VowAnswers
import VowCore
import VowRuntime

/// `vow alarm`: when it rings and what it takes to stop it.
struct AlarmCommandLine: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "alarm", abstract: "Alarms: when they ring and what stops them.",
        subcommands: [
            Add.self, List.self, Show.self, Edit.self, Enable.self, Disable.self, Skip.self, Pause.self,
            Duplicate.self, Remove.self,
        ], defaultSubcommand: List.self)

    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Make an alarm.")
        @OptionGroup var common: CommonOptions
        @OptionGroup var options: AlarmOptions

        func run() throws {
            try Exit.reporting {
                let definition = try options.applied(to: AlarmDefinition(rule: try options.newRule()))
                let service = try common.service(makingHome: true)
                try service.checkRings(definition)
                let id = try service.schedule(definition)
                try AlarmCommandLine.show(id, service, common)
            }
        }
    }

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Show all alarms.")
        @OptionGroup var common: CommonOptions

        func run() throws {
            try Exit.reporting {
                let service = try common.service()
                let overview = try service.present()
                let rows = overview.alarmRows
                if common.json { return JSONPrinter.print(rows) }
                if rows.isEmpty {
                    print("No alarms yet. Make one: vow alarm add --time 06:30 --days weekdays")
                }
                for row in rows { print(row.line(now: service.now)) }
            }
        }
    }

    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Show one alarm in full.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The alarm.") var id: String

        func run() throws {
            try Exit.reporting {
                let service = try common.service()
                try AlarmCommandLine.show(try AlarmCommandLine.resolve(id, service), service, common)
            }
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
        @Argument(help: "The alarm.") var id: String

        func run() throws {
            try Exit.reporting {
                let service = try common.service()
                let alarm = try AlarmCommandLine.resolve(id, service)
                let overview = try service.present()
                try service.edit(alarm: alarm, today: overview.today) { (definition) throws(CommandError) in
                    let changed: AlarmDefinition
                    do { changed = try options.applied(to: definition) } catch let error as CommandError {
                        throw error
                    } catch { throw .refused("\(error)") }
                    // A label may still be put right on an alarm whose date is over.
                    if changed.rule != definition.rule { try service.checkRings(changed) }
                    return changed
                }
                try AlarmCommandLine.show(alarm, service, common)
            }
        }
    }

    struct Enable: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Switch an alarm on.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The alarm.") var id: String
        func run() throws { try AlarmCommandLine.apply(.enable, to: id, common) }
    }

    struct Disable: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Switch an alarm off.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The alarm.") var id: String
        func run() throws { try AlarmCommandLine.apply(.disable, to: id, common) }
    }

    struct Skip: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Leave out the next occurrence, a date, or a range of dates.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The alarm.") var id: String
        @Option(help: ArgumentHelp("The date; the next occurrence when left out.", valueName: "YYYY-MM-DD"))
        var date: String?
        @Option(help: ArgumentHelp("The first date of a range.", valueName: "YYYY-MM-DD")) var from: String?
        @Option(help: ArgumentHelp("The last date of a range.", valueName: "YYYY-MM-DD")) var to: String?

        func run() throws {
            try AlarmCommandLine.apply(to: id, common) { service, alarm in
                try service.skipping(alarm, date: date, from: from, to: to)
            }
        }
    }

    struct Pause: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Keep an alarm silent until a date.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The alarm.") var id: String
        @Option(help: ArgumentHelp("The first date it rings again.", valueName: "YYYY-MM-DD")) var until:
            String?
        @Flag(help: "End the pause.") var end = false

        func run() throws {
            try AlarmCommandLine.apply(to: id, common) { service, _ in
                try service.pausing(until: until, end: end)
            }
        }
    }

    struct Duplicate: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Make another alarm like this one, with changes.")
        @OptionGroup var common: CommonOptions
        @OptionGroup var options: AlarmOptions
        @Argument(help: "The alarm.") var id: String

        func run() throws {
            try Exit.reporting {
                let service = try common.service()
                let alarm = try AlarmCommandLine.resolve(id, service)
                let definition = try options.applied(to: try service.present().alarm(alarm).definition!)
                try service.checkRings(definition)
                try AlarmCommandLine.show(try service.schedule(definition), service, common)
            }
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Delete an alarm.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The alarm.") var id: String

        func run() throws {
            try Exit.reporting {
                let service = try common.service()
                let alarm = try AlarmCommandLine.resolve(id, service)
                try service.change(alarm: alarm, .remove)
                if common.json {
                    JSONPrinter.print(RemovedRow(removed: alarm))
                } else {
                    print("Removed alarm \(alarm).")
                }
            }
        }
    }

    static func apply(_ command: AlarmCommand, to id: String, _ common: CommonOptions) throws {
        try apply(to: id, common) { _, _ in command }
    }

    /// Applies a command that follows from what is there.
    static func apply(
        to id: String, _ common: CommonOptions,
        _ command: (CommandService, _ alarm: String) throws -> AlarmCommand
    ) throws {
        try Exit.reporting {
            let service = try common.service()
            let alarm = try resolve(id, service)
            try service.change(alarm: alarm, try command(service, alarm))
            try show(alarm, service, common)
        }
    }

    static func resolve(_ text: String, _ service: CommandService) throws -> String {
        try Named.alarm.identifier(text, among: service.present().alarms.map(\.id))
    }

    static func show(_ id: String, _ service: CommandService, _ common: CommonOptions) throws {
        let overview = try service.present()
        guard let entry = overview.alarms.first(where: { $0.id == id }) else { return }
        let row = overview.row(of: entry)
        if common.json { return JSONPrinter.print(row) }
        print(row.text(now: service.now))
        if row.next != nil { common.warnUnwatched(overview.settings) }
    }
}
