import ArgumentParser
import VowAnswers
import VowCore
import VowRuntime

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
            try Exit.reporting {
                let fields = try options.fields(positional: at, wait: wait)
                _ = try fields.newRule()
                let service = try common.service(makingHome: true)
                let definition = try fields.made(
                    by: try service.present().settings, checkTone: common.tone)
                try service.checkRings(definition)
                let probed = AlarmCommandLine.probe(definition, try service.present().settings, common)
                try probed.check()
                let id = try service.schedule(definition)
                try AlarmCommandLine.show(id, service, common, probed)
                try AlarmCommandLine.remark(on: id, service, common, probed)
            }
        }
    }

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Show all alarms.")
        @OptionGroup var common: CommonOptions

        func run() throws {
            try Exit.reporting {
                let service = try common.service()
                let rows = try service.alarmRows()
                if common.json { return JSONPrinter.print(rows) }
                if rows.isEmpty {
                    Output.line(
                        RefusalLanguage.wording(
                            "No alarms yet. Make one: vow alarm add --time 06:30 --days weekdays",
                            "Aún no hay alarmas. Crea una: vow alarm add --time 06:30 --days weekdays"))
                }
                for row in rows { Output.line(row.line(now: service.now, RefusalLanguage.wording)) }
            }
        }
    }

    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Show one alarm in full.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The alarm: its id, the beginning of it, or its label.") var id: String

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
        @Argument(help: "The alarm: its id, the beginning of it, or its label.") var id: String

        func run() throws {
            try Exit.reporting {
                let service = try common.service()
                let alarm = try AlarmCommandLine.resolve(id, service)
                let overview = try service.present()
                let fields = try options.fields()
                var probed = GateProbe.none
                try service.edit(alarm: alarm, today: overview.today) { (definition) throws(CommandError) in
                    let changed: AlarmDefinition
                    do { changed = try fields.applied(to: definition, checkTone: common.tone) } catch {
                        throw CommandError(error)
                    }
                    // A label may still be put right on an alarm whose date is over.
                    if changed.rule != definition.rule { try service.checkRings(changed) }
                    probed = AlarmCommandLine.probe(changed, overview.settings, common)
                    if changed.gate != definition.gate { try probed.check() }
                    return changed
                }
                try AlarmCommandLine.show(alarm, service, common, probed)
                try AlarmCommandLine.remark(on: alarm, service, common, probed)
            }
        }
    }

    struct Enable: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Switch an alarm on.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The alarm: its id, the beginning of it, or its label.") var id: String
        func run() throws {
            try Exit.reporting {
                let service = try common.service()
                let alarm = try AlarmCommandLine.resolve(id, service)
                let overview = try service.present()
                let probed = overview.alarm(alarm).definition.map {
                    AlarmCommandLine.probe($0, overview.settings, common)
                }
                try probed?.check()
                try service.change(alarm: alarm, .enable)
                try AlarmCommandLine.show(alarm, service, common, probed ?? GateProbe.none)
                if !common.json { probed?.remarks.forEach { Exit.say($0) } }
                if let goesOn = Remarks(try service.present()).onRunInProgress(of: alarm) { Exit.say(goesOn) }
            }
        }
    }

    struct Disable: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Switch an alarm off.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The alarm: its id, the beginning of it, or its label.") var id: String
        func run() throws { try AlarmCommandLine.apply(.disable, to: id, common) }
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
            try AlarmCommandLine.apply(to: id, common) { service, alarm in
                try service.skipping(alarm, date: date, from: from, to: to)
            }
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
            try Exit.reporting {
                let service = try common.service()
                let alarm = try AlarmCommandLine.resolve(id, service)
                try service.unskip(alarm, date: date, from: from, to: to)
                try AlarmCommandLine.show(alarm, service, common)
            }
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
        @Argument(help: "The alarm: its id, the beginning of it, or its label.") var id: String

        func run() throws {
            try Exit.reporting {
                let service = try common.service()
                let alarm = try AlarmCommandLine.resolve(id, service)
                // It may have been removed since its name was looked up.
                guard let original = try service.present().alarm(alarm).definition else {
                    throw CommandError.refused(Refusal(RefusalText.alarmUnknown, ["id": alarm.text]))
                }
                let definition = try options.fields().applied(to: original, checkTone: common.tone)
                try service.checkRings(definition)
                let probed = AlarmCommandLine.probe(definition, try service.present().settings, common)
                try probed.check()
                let made = try service.schedule(definition)
                try AlarmCommandLine.show(made, service, common, probed)
                try AlarmCommandLine.remark(on: made, service, common, probed)
            }
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Delete an alarm.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The alarm: its id, the beginning of it, or its label.") var id: String

        func run() throws {
            try Exit.reporting {
                let service = try common.service()
                let alarm = try AlarmCommandLine.resolve(id, service)
                let goesOn = Remarks(try service.present()).onRunInProgress(of: alarm)
                try service.change(alarm: alarm, .remove)
                if common.json {
                    JSONPrinter.print(RemovedRow(removed: alarm.text))
                } else {
                    Output.line(
                        RefusalLanguage.wording("Removed alarm \(alarm).", "Alarma \(alarm) eliminada."))
                }
                if let goesOn { Exit.say(goesOn) }
            }
        }
    }

    static func apply(_ command: AlarmCommand, to id: String, _ common: CommonOptions) throws {
        try apply(to: id, common) { _, _ in command }
    }

    /// Applies a command that follows from what is there.
    static func apply(
        to id: String, _ common: CommonOptions,
        _ command: (CommandService, _ alarm: AlarmID) throws -> AlarmCommand
    ) throws {
        try Exit.reporting {
            let service = try common.service()
            let alarm = try resolve(id, service)
            try service.change(alarm: alarm, try command(service, alarm))
            try show(alarm, service, common)
            if let goesOn = Remarks(try service.present()).onRunInProgress(of: alarm) { Exit.say(goesOn) }
        }
    }

    static func resolve(_ text: String, _ service: CommandService) throws -> AlarmID {
        try service.alarmID(named: text)
    }

    /// What an alarm's gate needs of this device and does not find.
    static func probe(_ definition: AlarmDefinition, _ settings: Settings, _ common: CommonOptions)
        -> GateProbe
    {
        DeviceReadiness.probe(definition, settings, home: common.homePath)
    }

    static func show(
        _ id: AlarmID, _ service: CommandService, _ common: CommonOptions, _ probed: GateProbe = .none
    ) throws {
        guard var row = try service.rowOfAlarm(id) else { return }
        row.findings = probed.rows
        if common.json { return JSONPrinter.print(row) }
        Output.line(row.text(now: service.now, RefusalLanguage.wording))
        if row.next != nil { common.warnUnwatched(try service.present().settings) }
    }

    /// Tells of what a person may not have meant; the change is made all the same.
    static func remark(
        on id: AlarmID, _ service: CommandService, _ common: CommonOptions, _ probed: GateProbe
    ) throws {
        let overview = try service.present()
        let remarks = Remarks(overview)
        for remark in remarks.onAlarm(id) { Exit.say(remark) }
        if let goesOn = remarks.onRunInProgress(of: id) { Exit.say(goesOn) }
        // In JSON it stands in the answer.
        if !common.json { probed.remarks.forEach { Exit.say($0) } }
        guard let gate = overview.alarm(id).definition?.gate else { return }
        if !common.json, try service.asksForTrial(of: gate) {
            Exit.say(
                Wording(overview.settings)(
                    "Try what stops it, for a minute: vow try morning --alarm \(id)",
                    "Prueba lo que la detiene, un minuto: vow try morning --alarm \(id)"))
        }
    }
}
