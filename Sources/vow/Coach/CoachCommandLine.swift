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
        abstract: "Half an hour of listening and speaking a day.",
        discussion: """
            A sentence is spoken; say it after it, or type it. Sentences follow you: four in five are to succeed at once. \
            After three tries the text is shown. A session lasts as long as coach.minutes says, goes on where it was \
            stopped on the same day, and reminds you at coach.reminder. Words that were unclear come again days later.

            The coach is for practice. It is no medical device: it neither diagnoses nor treats, and its scores are no \
            findings. Nothing is sent to anybody; `vow coach export` makes a file that you can give to someone yourself.
            """,
        subcommands: [
            CoachStartCommand.self, CoachSayCommand.self, CoachSummaryCommand.self, CoachCalendarCommand.self,
            CoachWordsCommand.self, CoachExportCommand.self, CoachSentencesCommand.self,
            CoachVoicesCommand.self, CoachServeCommand.self,
        ],
        defaultSubcommand: CoachStartCommand.self)
}

/// The language that is practised.
struct CoachLanguageOption: ParsableArguments {
    @Option(help: "zh, en or es; the coach.language setting when left out.") var language: Language?

    func language(_ settings: Settings) -> Language { language ?? settings.coachLanguage }
}

/// `vow coach summary`: today in figures.
struct CoachSummaryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "summary", abstract: "Today's practice in figures, and what comes next.")
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
        commandName: "calendar", abstract: "The days with practice, and how many in a row.")
    @OptionGroup var common: CommonOptions
    @Option(help: "Only this language: zh, en or es.") var language: Language?
    @Option(help: "How many days up to today, 1 to 3660.") var days = 30

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
        commandName: "words", abstract: "Words that were unclear or missed, and when they come again.",
        discussion: "They are spaced by SM-2. `vow coach start --drill` practises those that are due.")
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
        commandName: "export", abstract: "What you practised, as a table that you can give to someone.",
        discussion: """
            A table with a row for each sentence that you answered. It opens in LibreOffice and in any other spreadsheet: \
            UTF-8, commas, a header row. For someone who helps you it is made by hand, by this command; nothing is \
            ever shared by itself. Practice scores are no medical findings.
            """)
    @OptionGroup var common: CommonOptions
    @Flag(help: "As comma-separated values; there is no other form yet.") var csv = false
    @Option(help: "Only this language: zh, en or es.") var language: Language?
    @Option(help: "Only from this date on, YYYY-MM-DD.") var from: String?
    @Option(
        name: [.short, .long],
        help: ArgumentHelp("Where to write it; the standard output when left out.", valueName: "file"))
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
