import ArgumentParser
import Foundation
import PulseAudio
import RecordingFolder
import SoundFile
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
        abstract: "Listen to an affirmation and repeat it, towards a thousand times.",
        discussion: """
            Each round plays your own recording (or a voice), listens, and counts only what it heard you say, judged as \
            the gate of an alarm judges. Without an affirmation all take turns that are not done. Recordings are the one \
            sound that Vow keeps: with your consent, sealed on this device.
            """,
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
            abstract: "Begin to practise an affirmation, or a line.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The sentence.") var text: String?
        @Option(help: "A line of yours, in place of a sentence.") var line: String?
        @Option(help: "How often you want to say it.") var target = PracticeState.defaultTarget
        @Option(help: "en, es or zh; the language that Vow speaks when left out.") var language: Language?

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
            abstract: "Show what you practise, and how far it is.")
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
            abstract: "One affirmation: its way to the target, the last four weeks, its recording.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The affirmation.") var id: String

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
        static let configuration = CommandConfiguration(abstract: "Play your recording of an affirmation.")
        @OptionGroup var common: CommonOptions
        @Argument(help: "The affirmation.") var id: String

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
            abstract:
                "Practise an affirmation no longer; its recording is removed, what was counted stays in the log."
        )
        @OptionGroup var common: CommonOptions
        @Argument(help: "The affirmation.") var id: String

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
