import ArgumentParser
import VowAnswers
import SpeechEngines
import VowCore
import VowRecitation
import VowRuntime

/// `vow lines`: the sentences that stop an alarm.
struct LinesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lines", abstract: "The lines you say to stop an alarm.",
        subcommands: [
            Add.self, List.self, Show.self, Edit.self, Disable.self, Enable.self, Remove.self,
        ], defaultSubcommand: List.self)

    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Add a line.",
            discussion: """
                An affirmation says who you are ("I keep promises to myself."), a goal what you do ("I complete 4 \
                workouts a week."). Changes hold from the next run on, never in one that is ringing.
                """)
        @OptionGroup var common: CommonOptions
        @Argument(help: "The sentence.") var text: String
        @Option(help: "affirmation or goal; an affirmation when left out.") var kind: LineKind?
        @Flag(help: "The same as --kind goal.") var goal = false
        @Option(help: "en, es or zh; the language that Vow speaks when left out.") var language: Language?

        func run() throws {
            try Exit.reporting {
                guard !goal || kind != .affirmation else {
                    throw CommandError.refused("Give either --goal or --kind affirmation, not both.")
                }
                let service = try common.service(makingHome: true)
                let id = try SafetyQuestion.asked { isSafe in
                    try service.addLine(
                        text, kind: goal ? .goal : kind ?? .affirmation, language: language, isSafe: isSafe)
                }
                let row = try service.lineRow(id)
                if common.json {
                    JSONPrinter.print(row)
                } else {
                    let pick = RefusalLanguage.wording
                    Output.line(
                        pick("Added ", "Añadida: ")
                            + "\(LinesCommand.kind(row.kind, pick)) \(id): \(row.text)")
                }
                try LinesCommand.remark(on: id, service, common)
            }
        }
    }

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Show all lines.")
        @OptionGroup var common: CommonOptions

        func run() throws {
            try Exit.reporting {
                let rows = try common.service().present().lineRows
                if common.json { return JSONPrinter.print(rows) }
                if rows.isEmpty {
                    Output.line(
                        RefusalLanguage.wording(
                            "No lines yet. Add one: vow lines add \"I keep promises to myself.\"",
                            "Aún no hay frases. Añade una: vow lines add \"Cumplo lo que me prometo.\""
                        ))
                }
                let pick = RefusalLanguage.wording
                for row in rows {
                    let kind = Texts.leading(LinesCommand.kind(row.kind, pick), to: 12)
                    let aside =
                        row.disabledFrom.map {
                            pick("  (set aside from \($0))", "  (apartada desde el \($0))")
                        }
                        ?? ""
                    Output.line("\(row.id)  \(kind) \(row.language)  \(row.text)\(aside)")
                    if let days = row.sameWordsDays {
                        Output.line(
                            pick(
                                "      said with these words on \(Plural.of(days, "morning", "mornings")); fresh ones: "
                                    + "vow lines edit \(row.id) \"…\"",
                                "      dicha con estas palabras \(Plural.of(days, "mañana", "mañanas")); otras nuevas: "
                                    + "vow lines edit \(row.id) \"…\""))
                    }
                }
            }
        }
    }

    struct Edit: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Change a line's words.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The line.") var id: String
        @Argument(help: "The new sentence.") var text: String

        func run() throws {
            try Exit.reporting {
                let service = try common.service()
                let line = try LinesCommand.resolve(id, service)
                try SafetyQuestion.asked { isSafe in
                    try service.change(line: line, .edit(text: text), isSafe: isSafe)
                    if try service.goals().contains(where: { $0.id == GoalID(line) }) {
                        try service.refine(goal: GoalID(line), occasion: .edit, isSafe: isSafe) {
                            $0.text = text
                        }
                    }
                }
                try service.followEdit(ofLine: line, to: text)
                let row = try service.lineRow(line)
                if common.json {
                    JSONPrinter.print(row)
                } else {
                    Output.line(
                        RefusalLanguage.wording(
                            "Line \(line) now reads: \(row.text)", "La frase \(line) ahora dice: \(row.text)")
                    )
                }
                try LinesCommand.remark(on: line, service, common)
            }
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Take a line out.",
            discussion: """
                A gate is never loosened on the day itself: runs of today still ask for the line, those from tomorrow on \
                do not.
                """)
        @OptionGroup var common: CommonOptions
        @Argument(help: "The line.") var id: String

        func run() throws {
            try Exit.reporting {
                let service = try common.service()
                let line = try LinesCommand.resolve(id, service)
                try service.change(line: line, .remove(today: try service.present().today))
                if common.json {
                    JSONPrinter.print(RemovedRow(removed: line.text))
                } else {
                    Output.line(RefusalLanguage.wording("Removed line \(line).", "Frase \(line) quitada."))
                }
            }
        }
    }

    struct Disable: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Set a line aside.",
            discussion: """
                A gate is never loosened on the day itself: runs of today still ask for the line, those from tomorrow on \
                do not.
                """)
        @OptionGroup var common: CommonOptions
        @Argument(help: "The line.") var id: String

        func run() throws {
            try LinesCommand.change(id, common) {
                .disable(today: try $0.present().today)
            } _: { line in
                let date = line.disabledFrom ?? ""
                return RefusalLanguage.wording(
                    "Line \(line.id) is set aside from \(date) on.",
                    "La frase \(line.id) queda apartada desde el \(date).")
            }
        }
    }

    struct Enable: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Take a line up again, from the next run on.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The line.") var id: String

        func run() throws {
            try LinesCommand.change(id, common) { _ in
                .enable
            } _: { line in
                RefusalLanguage.wording(
                    "Line \(line.id) is in force: \(line.text)", "La frase \(line.id) vale: \(line.text)")
            }
        }
    }

    /// A kind of line as people read it.
    static func kind(_ name: String, _ pick: Wording) -> String {
        switch name {
        case LineKind.affirmation.rawValue: pick("affirmation", "afirmación")
        case LineKind.goal.rawValue: pick("goal", "meta")
        default: name
        }
    }

    /// Changes a line by its name, and prints its row, or a sentence about it.
    private static func change(
        _ name: String, _ common: CommonOptions, _ command: (CommandService) throws -> LineCommand,
        _ text: (LineRow) -> String
    ) throws {
        try Exit.reporting {
            let service = try common.service()
            let line = try resolve(name, service)
            try service.change(line: line, try command(service))
            let row = try service.lineRow(line)
            if common.json { JSONPrinter.print(row) } else { Output.line(text(row)) }
        }
    }

    /// Tells of what a person may not have meant; the change is made all the same.
    private static func remark(on id: LineID, _ service: CommandService, _ common: CommonOptions) throws {
        let overview = try service.present()
        for remark in Remarks(overview).onLine(id) { Exit.say(remark) }
        remarkOnEngine(for: overview.book.state(of: id).language, overview, common)
    }

    /// Says so where nothing on this device hears a language.
    static func remarkOnEngine(
        for language: Language, _ overview: DeviceOverview, _ common: CommonOptions
    ) {
        let wished = overview.settings.engine(for: language)
        guard speechEngines(home: common.homePath).engineAtHand(for: language, wished: wished) == nil else {
            return
        }
        Exit.say(Remarks(overview).onMissingEngine(for: language))
    }

    static func resolve(_ text: String, _ service: CommandService) throws -> LineID {
        try Named.line.identifier(text, among: service.present().book.entries.map(\.id))
    }
}
