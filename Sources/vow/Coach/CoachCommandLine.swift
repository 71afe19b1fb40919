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
            CoachVoicesCommand.self, CoachServeCommand.self,
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
        try Exit.reporting {
            let service = try common.service()
            let settings = try service.present().settings
            let row = try service.coachSummary(practised.language(settings))
            if common.json { return JSONPrinter.print(row) }
            CoachLines(Wording(settings)).summary(row).forEach(Output.line)
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
        try Exit.reporting {
            guard (1...3660).contains(days) else { throw CommandError.refused("--days goes from 1 to 3660.") }
            let service = try common.service()
            let row = try service.coachCalendar(language, days: days)
            if common.json { return JSONPrinter.print(row) }
            CoachLines(Wording(try service.present().settings)).calendar(row).forEach(Output.line)
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
        try Exit.reporting {
            let service = try common.service()
            let settings = try service.present().settings
            let rows = try service.coachWords(practised.language(settings))
            if common.json { return JSONPrinter.print(rows) }
            if rows.isEmpty { Output.line(Wording(settings)(CoachText.noWeakWords)) }
            for row in rows { Output.line("\(row.due)  \(row.isDue ? "!" : " ") \(row.word)") }
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

    /// The table of a language, or of all, from a date on.
    static func table(_ service: CommandService, _ language: Language?, from: String?) throws -> CoachTable {
        let first = try from.map { text in
            guard let date = CivilDate(iso8601: text) else {
                throw CommandError.refused("--from \"\(text)\" is no date such as 2025-08-31.")
            }
            return date
        }
        let sessions = try service.coachSessions().map(\.state)
            .filter { language == nil || $0.terms?.language == language }
        return CoachTable(sessions, from: first)
    }

    struct Answer: Encodable {
        let file: String?
        let rows: [[String: String]]?
    }

    func run() throws {
        try Exit.reporting {
            let service = try common.service()
            let table = try CoachExportCommand.table(service, language, from: from)
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
