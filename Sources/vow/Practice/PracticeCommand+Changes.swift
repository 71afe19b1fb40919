import ArgumentParser
import VowAnswers
import VowCommandLine
import VowCore
import VowRecitation
import VowRuntime

// What is changed about an affirmation that is practised, and said of it with `PracticeTexts`.
extension PracticeCommand {
    struct Edit: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.practiceEdit.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.practiceId)) var id: String
        @Argument(help: .text(.sharedNewSentence)) var text: String

        func run() throws {
            var operation = EditPractice()
            (operation.id, operation.text) = (id, text)
            try common.perform(operation) { row, pick in
                pick(PracticeText.added, ["id": row.id.text, "text": row.text])
            }
        }
    }

    struct Target: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.practiceTarget.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.practiceId)) var id: String
        @Argument(help: .text(.practiceTargetTarget)) var target: Int

        func run() throws {
            var operation = TargetPractice()
            operation.id = id
            operation.target = target
            try common.perform(operation) { row, service in
                [PracticeTexts(try service.present().settings).counted(row.count, of: row.target)]
            }
        }
    }

    struct Remind: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.practiceRemind.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.practiceId)) var id: String
        @Argument(help: .text(.practiceRemindTime)) var time: String

        func run() throws {
            var operation = RemindPractice()
            operation.id = id
            operation.time = time
            try common.perform(operation) { row, service in
                let texts = PracticeTexts(try service.present().settings)
                return [row.reminder.map { texts(.reminderSet, ["time": $0.time]) } ?? texts(.reminderOff)]
            } warning: { row, service in
                if row.reminder != nil { common.warnUnwatched(try service.present().settings) }
            }
        }
    }

    struct Snooze: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.practiceSnooze.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.practiceId)) var id: String
        @Option(help: .text(.practiceSnoozeMinutes)) var minutes = 30

        func run() throws {
            let times = common.times
            var operation = SnoozePractice()
            operation.id = id
            operation.minutes = minutes
            try common.perform(operation) { row, pick in
                let until = row.reminder?.snoozedUntil.flatMap { Instant(iso8601: $0) }
                return pick(PracticeText.reminderSnoozed, ["time": until.map(times.text) ?? ""])
            }
        }
    }

    struct Line: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.practiceLine.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.practiceId)) var id: String
        @Option(help: .text(.practiceLineKind)) var kind: LineKind = .affirmation

        func run() throws {
            var operation = MakeLineOfPractice()
            operation.id = id
            operation.kind = kind
            try common.perform(operation) { row, pick in
                pick(PracticeText.isLine, ["line": row.line ?? "", "text": row.text])
            }
        }
    }

    struct Typed: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "type",
            abstract: HelpText.practiceType.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.practiceId)) var id: String
        @Argument(help: .text(.practiceTypeText)) var text: String

        func run() throws {
            var operation = TypePractice()
            operation.id = id
            operation.text = text
            try common.perform(operation) { _, pick in pick(PracticeText.typed) }
        }
    }
}
