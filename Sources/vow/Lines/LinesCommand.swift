import ArgumentParser
import VowAnswers
import VowCommandLine
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
            guard !goal || kind != .affirmation else {
                throw Exit.saying(Exit.usage, "Give either --goal or --kind affirmation, not both.")
            }
            var operation = AddLine()
            operation.text = text
            operation.kind = goal ? .goal : kind ?? .affirmation
            operation.language = language
            try common.perform(operation) { row, pick in
                pick("Added ", "Añadida: ") + "\(LinesCommand.kind(row.kind, pick)) \(row.id): \(row.text)"
            }
        }
    }

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Show all lines.")
        @OptionGroup var common: CommonOptions

        func run() throws {
            try common.perform(ListLines()) { rows, _ in
                let pick = RefusalLanguage.wording
                if rows.isEmpty {
                    return [
                        pick(
                            "No lines yet. Add one: vow lines add \"I keep promises to myself.\"",
                            "Aún no hay frases. Añade una: vow lines add \"Cumplo lo que me prometo.\"")
                    ]
                }
                return rows.flatMap { Self.words($0, pick) }
            }
        }

        private static func words(_ row: LineRow, _ pick: Wording) -> [String] {
            let kind = Texts.leading(LinesCommand.kind(row.kind, pick), to: 12)
            let aside =
                row.disabledFrom.map { pick("  (set aside from \($0))", "  (apartada desde el \($0))") } ?? ""
            let first = "\(row.id)  \(kind) \(row.language)  \(row.text)\(aside)"
            guard let days = row.sameWordsDays else { return [first] }
            return [
                first,
                pick(
                    "      said with these words on \(Plural.of(days, "morning", "mornings")); fresh ones: "
                        + "vow lines edit \(row.id) \"…\"",
                    "      dicha con estas palabras \(Plural.of(days, "mañana", "mañanas")); otras nuevas: "
                        + "vow lines edit \(row.id) \"…\""),
            ]
        }
    }

    struct Edit: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Change a line's words.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The line.") var id: String
        @Argument(help: "The new sentence.") var text: String

        func run() throws {
            var operation = EditLine()
            operation.id = id
            operation.text = text
            try common.perform(operation) { row, pick in
                pick("Line \(row.id) now reads: \(row.text)", "La frase \(row.id) ahora dice: \(row.text)")
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
            var operation = RemoveLine()
            operation.id = id
            try common.perform(operation) { row, pick in
                pick("Removed line \(row.removed).", "Frase \(row.removed) quitada.")
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
            var operation = DisableLine()
            operation.id = id
            try common.perform(operation) { row, pick in
                let date = row.disabledFrom ?? ""
                return pick(
                    "Line \(row.id) is set aside from \(date) on.",
                    "La frase \(row.id) queda apartada desde el \(date).")
            }
        }
    }

    struct Enable: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Take a line up again, from the next run on.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The line.") var id: String

        func run() throws {
            var operation = EnableLine()
            operation.id = id
            try common.perform(operation) { row, pick in
                pick("Line \(row.id) is in force: \(row.text)", "La frase \(row.id) vale: \(row.text)")
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
}
