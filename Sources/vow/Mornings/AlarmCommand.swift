import ArgumentParser
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
                let rows = overview.alarms.map { AlarmRow($0, overview) }
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
            try AlarmCommandLine.apply(to: id, common, command)
        }

        private func command(_ service: CommandService, _ alarm: String) throws -> AlarmCommand {
            switch (date, from, to) {
            case (let text?, nil, nil):
                let date = try AlarmOptions.date(text)
                try check(date, try service.present(), alarm)
                return .skip(date)
            case (nil, let from?, let to?):
                let last = try AlarmOptions.date(to)
                guard last >= (try service.present().today) else {
                    throw CommandError.refused("The range is over already. Give a later --to.")
                }
                return .skipRange(try AlarmOptions.date(from), last)
            case (nil, nil, nil):
                guard let next = try service.present().upcoming.first(where: { $0.alarm == alarm }) else {
                    throw CommandError.refused("The alarm \(alarm) has no next occurrence to skip.")
                }
                return .skip(next.occurrence.date)
            default: throw CommandError.refused("Give --date, or both --from and --to, or nothing.")
            }
        }

        /// A date on which it does not ring was mistyped, and the one that was meant would not be skipped.
        private func check(_ date: CivilDate, _ overview: DeviceOverview, _ alarm: String) throws {
            guard let rule = overview.alarm(alarm).definition?.rule else { return }
            let isLeftOut = !rule.leftOut(from: date, through: date).isEmpty
            let rings = date >= overview.today && rule.firstIntendedDate(onOrAfter: date) == date
            guard isLeftOut || rings else {
                throw CommandError.refused(
                    "The alarm \(alarm) does not ring on \(date.iso8601), so there is nothing to skip. "
                        + "`vow schedule` shows what rings.")
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
            let date = try Exit.reporting { () -> CivilDate? in
                guard (until == nil) == end else { throw CommandError.refused("Give --until DATE or --end.") }
                return try until.map(AlarmOptions.date)
            }
            try AlarmCommandLine.apply(to: id, common) { service, _ in
                if let date, date <= (try service.present().today) {
                    throw CommandError.refused(
                        "The pause would be over already. Give a later date, or --end.")
                }
                return .pause(until: date)
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
                    JSONPrinter.print(["removed": alarm])
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
        let row = AlarmRow(entry, overview)
        if common.json { return JSONPrinter.print(row) }
        print(row.text(now: service.now))
        if row.next != nil { common.warnUnwatched(overview.settings) }
    }
}
