import ArgumentParser
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRecitation
import VowRuntime

/// `vow lines`: the sentences that stop an alarm.
struct LinesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lines", abstract: HelpText.lines.inHelp,
        subcommands: [
            Add.self, List.self, Show.self, Edit.self, Disable.self, Enable.self, Remove.self,
        ], defaultSubcommand: List.self)

    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.linesAdd.inHelp,
            discussion: HelpText.linesAddMore.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.sharedSentence)) var text: String
        @Option(help: .text(.linesAddKind)) var kind: LineKind?
        @Flag(help: .text(.linesAddGoal)) var goal = false
        @Option(help: .text(.sharedLanguageOfVow)) var language: Language?

        func run() throws {
            guard !goal || kind != .affirmation else {
                throw Exit.saying(Exit.usage, .giveEitherGoalOrKind)
            }
            var operation = AddLine()
            operation.text = text
            operation.kind = goal ? .goal : kind ?? .affirmation
            operation.language = language
            try common.perform(operation) { row, pick in
                pick(LineText.added) + " " + "\(LinesCommand.kind(row.kind, pick)) \(row.id): \(row.text)"
            }
        }
    }

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.linesList.inHelp)
        @OptionGroup var common: CommonOptions

        func run() throws {
            try common.perform(ListLines()) { rows, service in
                let pick = service.wording
                if rows.isEmpty {
                    return [
                        pick(LineText.none)
                    ]
                }
                return rows.flatMap { Self.words($0, pick) }
            }
        }

        private static func words(_ row: LineRow, _ pick: Wording) -> [String] {
            let kind = Texts.leading(LinesCommand.kind(row.kind, pick), to: 12)
            let aside =
                row.disabledFrom.map { "  " + pick(LineText.setAsideFrom(date: "\($0)")) } ?? ""
            let first = "\(row.id)  \(kind) \(row.language)  \(row.text)\(aside)"
            guard let days = row.sameWordsDays else { return [first] }
            return [
                first,
                "      "
                    + pick(LineText.fresh(mornings: pick(CountText.mornings(count: days)), line: row.id)),
            ]
        }
    }

    struct Edit: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.linesEdit.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.linesId)) var id: String
        @Argument(help: .text(.sharedNewSentence)) var text: String

        func run() throws {
            var operation = EditLine()
            operation.id = id
            operation.text = text
            try common.perform(operation) { row, pick in
                pick(LineText.reads(line: row.id, text: row.text))
            }
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.linesRemove.inHelp,
            discussion: HelpText.linesFromTomorrow.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.linesId)) var id: String

        func run() throws {
            var operation = RemoveLine()
            operation.id = id
            try common.perform(operation) { row, pick in
                pick(LineText.removed(line: row.removed))
            }
        }
    }

    struct Disable: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.linesDisable.inHelp,
            discussion: HelpText.linesFromTomorrow.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.linesId)) var id: String

        func run() throws {
            var operation = DisableLine()
            operation.id = id
            try common.perform(operation) { row, pick in
                let date = row.disabledFrom ?? ""
                return pick(LineText.setAside(line: row.id, date: date))
            }
        }
    }

    struct Enable: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.linesEnable.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.linesId)) var id: String

        func run() throws {
            var operation = EnableLine()
            operation.id = id
            try common.perform(operation) { row, pick in
                pick(LineText.inForce(line: row.id, text: row.text))
            }
        }
    }

    /// A kind of line as people read it.
    static func kind(_ name: String, _ pick: Wording) -> String {
        switch name {
        case LineKind.affirmation.rawValue: pick(LineText.kindAffirmation)
        case LineKind.goal.rawValue: pick(LineText.kindGoal)
        default: name
        }
    }
}
