import ArgumentParser
import Foundation
import SoundAdapters
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRecitation
import VowRuntime

/// `vow practice`: said again and again, in one's own voice.
struct PracticeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "practice",
        abstract: HelpText.practice.inHelp,
        discussion: HelpText.practiceMore.inHelp,
        subcommands: [
            Start.self, Add.self, List.self, Show.self, Record.self, Play.self, Say.self, Listen.self,
            Typed.self, Edit.self, Target.self, Remind.self, Snooze.self, Line.self, Remove.self,
        ], defaultSubcommand: Start.self)

    /// The recordings of a home.
    static func recordings(_ service: CommandService, home: String) -> SealedRecordings {
        SealedRecordings(
            store: FolderRecordingStore(folder: home + "/" + SealedRecordings.folder),
            vault: service.log.vault)
    }

    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.practiceAdd.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.sharedSentence)) var text: String?
        @Option(help: .text(.practiceAddLine)) var line: String?
        @Option(help: .text(.practiceAddTarget)) var target = PracticeState.defaultTarget
        @Option(help: .text(.sharedLanguageOfVow)) var language: Language?

        func run() throws {
            var operation = AddPractice()
            operation.text = text
            operation.line = line
            operation.target = target
            operation.language = language
            try common.perform(operation) { row, pick in
                pick(PracticeText.added, ["id": row.id.text, "text": row.text])
            }
        }
    }

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.practiceList.inHelp)
        @OptionGroup var common: CommonOptions

        func run() throws {
            try common.perform(ListPractice()) { _, service in
                let overview = try service.present()
                let texts = PracticeTexts(overview.settings)
                guard !overview.practices.isEmpty else { return [texts(.none)] }
                return overview.practices.flatMap { id, state in
                    let progress = state.progress(on: overview.today)
                    let bar = texts.bar(progress, cells: 20)
                    return [
                        "\(id)  \(state.text)",
                        "      \(bar) \(texts.counted(state.count, of: state.target)) "
                            + texts.forecast(progress),
                        "      " + texts.figures(progress),
                    ]
                }
            }
        }
    }

    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.practiceShow.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.practiceId)) var id: String

        func run() throws {
            var operation = ShowPractice()
            operation.id = id
            try common.perform(operation) { row, service in
                let overview = try service.present()
                let texts = PracticeTexts(overview.settings)
                let state = try service.practice(row.id).state
                let progress = state.progress(on: overview.today)
                var lines = [
                    state.text,
                    "  \(texts.bar(progress, cells: 40)) \(texts.counted(state.count, of: state.target))",
                    "  " + texts.forecast(progress), "  " + texts.figures(progress),
                ]
                if let created = state.createdAt {
                    let date = overview.deviceZone.civil(at: created).date
                    lines.append("  " + texts(.created, ["date": texts.day(date)]))
                }
                lines += texts.calendar(state.days, through: overview.today).map { "    " + $0 }
                if let sentence = row.lastRefused?.sentence { lines.append("  " + sentence) }
                let standing = row.recording?.standing.flatMap(RecordingStanding.init)
                let flaw =
                    standing.map { texts.flaw($0, id: row.id) } ?? texts(.noRecording, ["id": row.id.text])
                if let flaw { lines.append("  " + flaw) }
                return lines
            }
        }
    }

    struct Play: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.practicePlay.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.practiceId)) var id: String

        func run() throws {
            var operation = PlayPractice()
            operation.id = id
            try common.perform(operation) { _, _ in [] }
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.practiceRemove.inHelp
        )
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.practiceId)) var id: String

        func run() throws {
            var operation = RemovePractice()
            operation.id = id
            try common.perform(operation) { row, pick in
                pick(PracticeText.removed, ["id": row.removed])
            }
        }
    }
}

extension PlayPractice: PerformedHere {
    func perform(_ context: OperationContext, home: String) throws -> PracticeRow {
        let service = context.service
        let (id, state) = try service.practice(id)
        guard let recording = state.recording else {
            throw CommandError.refused(Refusal(RefusalText.practiceNoRecording(id: id.text)))
        }
        let found = try PracticeCommand.recordings(service, home: home).open(recording, of: id)
        if let flaw = PracticeTexts(try service.present().settings).flaw(found.standing, id: id) {
            throw PortFailure(
                code: "recording.\(found.standing.rawValue)", message: TextCode(worded: flaw), repair: .none)
        }
        try PulseAudioLoudspeaker(server: nil).play(found.samples)
        return try service.practiceRow(id, in: nil)
    }
}
