import ArgumentParser
import VowCore
import VowRuntime

/// `vow lines`: the sentences that stop an alarm.
struct LinesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lines", abstract: "The lines you say to stop an alarm.",
        subcommands: [Add.self, List.self, Edit.self, Remove.self], defaultSubcommand: List.self)

    struct Row: Encodable {
        let id: String
        let kind: String
        let language: String
        let text: String
    }

    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Add a line.",
            discussion: """
                An affirmation says who you are ("I keep promises to myself."), a goal what you do ("I complete 4 \
                workouts a week."). Changes hold from the next run on, never in one that is ringing.
                """)
        @OptionGroup var common: CommonOptions
        @Argument(help: "The sentence.") var text: String
        @Option(help: "affirmation or goal.") var kind: LineKind = .affirmation
        @Flag(help: "The same as --kind goal.") var goal = false
        @Option(help: "en, es or zh.") var language: Language = .english

        func run() throws {
            try Exit.reporting {
                let kind = goal ? .goal : self.kind
                let id = try common.desk(makingHome: true).addLine(text, kind: kind, language: language)
                if common.json {
                    JSONPrinter.print(
                        Row(id: id, kind: kind.rawValue, language: language.rawValue, text: text))
                } else {
                    print("Added \(kind.rawValue) \(id): \(text)")
                }
            }
        }
    }

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Show all lines.")
        @OptionGroup var common: CommonOptions

        func run() throws {
            try Exit.reporting {
                let rows = try common.desk().present().book.entries.map {
                    Row(id: $0.id, kind: $0.kind.rawValue, language: $0.language.rawValue, text: $0.text)
                }
                if common.json { return JSONPrinter.print(rows) }
                if rows.isEmpty {
                    print("No lines yet. Add one: vow lines add \"I keep promises to myself.\"")
                }
                for row in rows {
                    let kind = Texts.leading(row.kind, to: 12)
                    print("\(row.id)  \(kind) \(row.language)  \(row.text)")
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
                let desk = try common.desk()
                let line = try LinesCommand.resolve(id, desk)
                try desk.change(line: line, .edit(text: text))
                let state = try desk.present().book.state(of: line)
                let row = Row(
                    id: line, kind: state.kind.rawValue, language: state.language.rawValue, text: state.text)
                if common.json {
                    JSONPrinter.print(row)
                } else {
                    print("Line \(line) now reads: \(state.text)")
                }
            }
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Take a line out.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The line.") var id: String

        func run() throws {
            try Exit.reporting {
                let desk = try common.desk()
                let line = try LinesCommand.resolve(id, desk)
                try desk.change(line: line, .remove)
                if common.json {
                    JSONPrinter.print(["removed": line])
                } else {
                    print("Removed line \(line).")
                }
            }
        }
    }

    private static func resolve(_ text: String, _ desk: Desk) throws -> String {
        try Named.line.identifier(text, among: desk.present().book.entries.map(\.id))
    }
}
