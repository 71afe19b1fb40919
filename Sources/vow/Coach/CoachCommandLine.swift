import ArgumentParser
import Foundation
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRecitation
import VowRuntime

/// `vow coach`: half an hour of listening and speaking a day.
struct CoachCommandLine: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "coach",
        abstract: HelpText.coach.inHelp,
        discussion: HelpText.coachMore.inHelp,
        subcommands: [
            CoachStartCommand.self, CoachSayCommand.self, CoachSummaryCommand.self, CoachCalendarCommand.self,
            CoachWordsCommand.self, CoachExportCommand.self, CoachSentencesCommand.self,
            CoachVoicesCommand.self,
        ],
        defaultSubcommand: CoachStartCommand.self)
}

/// The language that is practised.
struct CoachLanguageOption: ParsableArguments {
    @Option(help: .text(.optionsCoachLanguageLanguage)) var language: Language?

    func language(_ settings: Settings) -> Language { language ?? settings.coachLanguage }
}

/// `vow coach summary`: today in figures.
struct CoachSummaryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "summary", abstract: HelpText.coachSummary.inHelp)
    @OptionGroup var common: CommonOptions
    @OptionGroup var practised: CoachLanguageOption

    func run() throws {
        var operation = ShowCoachSummary()
        operation.language = practised.language
        try common.perform(operation) { row, service in
            CoachLines(Wording(try service.present().settings)).summary(row)
        }
    }
}

/// `vow coach calendar`: the days with practice.
struct CoachCalendarCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "calendar", abstract: HelpText.coachCalendar.inHelp)
    @OptionGroup var common: CommonOptions
    @Option(help: .text(.coachLanguage)) var language: Language?
    @Option(help: .text(.coachCalendarDays)) var days = 30

    func run() throws {
        var operation = ShowCoachCalendar()
        operation.language = language
        operation.days = days
        try common.perform(operation) { row, service in
            CoachLines(Wording(try service.present().settings)).calendar(row)
        }
    }
}

/// `vow coach words`: the weak words.
struct CoachWordsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "words", abstract: HelpText.coachWords.inHelp,
        discussion: HelpText.coachWordsMore.inHelp)
    @OptionGroup var common: CommonOptions
    @OptionGroup var practised: CoachLanguageOption

    func run() throws {
        var operation = ShowCoachWords()
        operation.language = practised.language
        try common.perform(operation) { rows, service in
            rows.isEmpty
                ? [Wording(try service.present().settings)(CoachText.noWeakWords)]
                : rows.map { "\($0.due)  \($0.isDue ? "!" : " ") \($0.word)" }
        }
    }
}

/// `vow coach export`: what was practised, for the person or someone they want to show it to.
struct CoachExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: HelpText.coachExport.inHelp,
        discussion: HelpText.coachExportMore.inHelp)
    @OptionGroup var common: CommonOptions
    @Flag(help: .text(.coachExportCsv)) var csv = false
    @Option(help: .text(.coachLanguage)) var language: Language?
    @Option(help: .text(.coachExportFrom)) var from: String?
    @Option(
        name: [.short, .long],
        help: .text(.coachExportOutput, valueName: "file"))
    var output: String?

    struct Answer: Encodable {
        let file: String?
        let rows: [[String: String]]?
    }

    func run() throws {
        try Exit.reporting {
            let service = try common.service()
            var operation = ExportCoach()
            (operation.language, operation.from) = (language, from)
            let table = try operation.table(service)
            guard let output else {
                if common.json { return JSONPrinter.print(Answer(file: nil, rows: table.objects)) }
                return Output.put(table.csv)
            }
            // Nobody else may read it, not for a moment either.
            try ArchiveFile.write(to: output) { try $0.put(Array(table.csv.utf8)) }
            if common.json { return JSONPrinter.print(Answer(file: output, rows: nil)) }
            Output.line(Wording(try service.present().settings)(CoachText.exported(file: output)))
        }
    }
}
