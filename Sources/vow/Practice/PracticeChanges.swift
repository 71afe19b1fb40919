import ArgumentParser
import VowAnswers
import VowCommandLine
import VowCore
import VowRecitation
import VowRuntime

// What is changed about an affirmation that is practised, and said of it with `PracticeTexts`.
extension PracticeCommand {
    /// Changes the words, and removes a recording, which says the old ones. Returns the affirmation's whole name.
    /// - Parameter isSafe: the person's answer to the plain question about danger; nil if it was not asked.
    static func edit(
        _ name: String, to text: String, _ service: CommandService, home: String, isSafe: Bool?
    ) throws -> AffirmationID {
        let (id, state) = try service.practice(name)
        // Before anything is removed.
        try service.checkSafety([text], isSafe: isSafe)
        if state.text != text {
            try service.removeRecording(ofPractice: id, in: recordings(service, home: home))
        }
        try service.change(practice: id, .edit(text: text), isSafe: true)
        return id
    }

    struct Edit: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Change the words; a recording of the old ones is removed.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The affirmation.") var id: String
        @Argument(help: "The new sentence.") var text: String

        func run() throws {
            try Exit.reporting {
                let service = try common.service()
                let edited = try SafetyQuestion.asked { isSafe in
                    try PracticeCommand.edit(id, to: text, service, home: common.homePath, isSafe: isSafe)
                }
                try PracticeCommand.answer(edited, service, common) { texts, row in
                    texts(.added, ["id": row.id.text, "text": row.text])
                }
            }
        }
    }

    struct Target: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Change how often you want to say it.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The affirmation.") var id: String
        @Argument(help: "How often, 1 to 100000.") var target: Int

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
            abstract:
                "Be reminded each day at a time of yours, by `vow run`; not on days on which you said it.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The affirmation.") var id: String
        @Argument(help: "The time, as 19:30; or off.") var time: String

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
        static let configuration = CommandConfiguration(abstract: "Put today's reminder off.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The affirmation.") var id: String
        @Option(help: "By so many minutes, 1 to 720.") var minutes = 30

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
            abstract:
                "Make it a line of your alarms; what you practise then teaches the gate how you are heard.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The affirmation.") var id: String
        @Option(help: "affirmation or goal.") var kind: LineKind = .affirmation

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
            abstract: "Type it where you cannot speak: kept, and not counted.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The affirmation.") var id: String
        @Argument(help: "Its words.") var text: String

        func run() throws {
            var operation = TypePractice()
            operation.id = id
            operation.text = text
            try common.perform(operation) { _, pick in pick(PracticeText.typed) }
        }
    }
}
