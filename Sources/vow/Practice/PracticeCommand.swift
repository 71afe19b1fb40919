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
            try Exit.reporting {
                let service = try common.service()
                let recordings = PracticeCommand.recordings(service, home: common.homePath)
                let row = try service.practiceRow(id, in: recordings)
                if common.json { return JSONPrinter.print(row) }
                let overview = try service.present()
                let texts = PracticeTexts(overview.settings)
                let state = try service.practice(row.id).state
                let progress = state.progress(on: overview.today)
                Output.line(state.text)
                Output.line(
                    "  \(texts.bar(progress, cells: 40)) \(texts.counted(state.count, of: state.target))")
                Output.line("  " + texts.forecast(progress))
                Output.line("  " + texts.figures(progress))
                if let created = state.createdAt {
                    let date = overview.deviceZone.civil(at: created).date
                    Output.line("  " + texts(.created, ["date": texts.day(date)]))
                }
                for week in texts.calendar(state.days, through: overview.today) { Output.line("    " + week) }
                if let sentence = row.lastRefused?.sentence { Output.line("  " + sentence) }
                let standing = row.recording?.standing.flatMap(RecordingStanding.init)
                let flaw =
                    standing.map { texts.flaw($0, id: row.id) } ?? texts(.noRecording, ["id": row.id.text])
                if let flaw { Output.line("  " + flaw) }
            }
        }
    }

    struct Play: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.practicePlay.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.practiceId)) var id: String

        func run() throws {
            try Exit.reporting {
                let service = try common.service()
                let (id, state) = try service.practice(id)
                guard let recording = state.recording else {
                    throw CommandError.refused(Refusal(RefusalText.practiceNoRecording(id: id.text)))
                }
                let found = try PracticeCommand.recordings(service, home: common.homePath)
                    .open(recording, of: id)
                if let flaw = PracticeTexts(try service.present().settings).flaw(found.standing, id: id) {
                    throw PortFailure(code: "recording.\(found.standing.rawValue)", message: flaw, repair: "")
                }
                try PulseAudioLoudspeaker(server: nil).play(found.samples)
                if common.json { JSONPrinter.print(try service.practiceRow(id, in: nil)) }
            }
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.practiceRemove.inHelp
        )
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.practiceId)) var id: String

        func run() throws {
            try Exit.reporting {
                let service = try common.service()
                let id = try service.practice(id).id
                try service.remove(
                    practice: id, in: PracticeCommand.recordings(service, home: common.homePath))
                if common.json { return JSONPrinter.print(RemovedRow(removed: id.text)) }
                Output.line(PracticeTexts(try service.present().settings)(.removed, ["id": id.text]))
            }
        }
    }

    /// Prints the row of an affirmation, or a sentence about it.
    static func answer(
        _ id: AffirmationID, _ service: CommandService, _ common: CommonOptions,
        _ sentence: (PracticeTexts, PracticeRow) -> String
    ) throws {
        let row = try service.practiceRow(id, in: nil)
        if common.json { return JSONPrinter.print(row) }
        Output.line(sentence(PracticeTexts(try service.present().settings), row))
    }
}
