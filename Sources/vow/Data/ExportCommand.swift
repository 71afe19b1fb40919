import ArgumentParser
import VowAnswers
import VowCommandLine
import VowCore
import VowRuntime

/// `vow export`: everything known about the person, in one file.
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: HelpText.export.inHelp,
        discussion: HelpText.exportMore.inHelp)
    @OptionGroup var common: CommonOptions
    @Argument(help: .text(.exportFile, valueName: "file")) var file: String
    @Flag(help: .text(.exportRecordings)) var recordings = false

    /// The folder that an archive holds.
    static let folder = "vow-export"

    struct Answer: Encodable {
        let file: String
        let bytes: Int
        /// The recordings that are in it, and those that are not.
        let recordings: Int
        let recordingsLeftOut: Int
    }

    func run() throws {
        try Exit.reporting {
            let service = try common.service()
            let tables = ExportTables(state: try service.state(), log: service.log, exportedAt: service.now)
            let page = try page(tables, service)
            let sounds = try PracticeExport(service, home: common.homePath)
            var bytes = 0
            try ArchiveFile.write(of: .archive, to: file) { archive in
                func put(_ name: String, _ body: () throws -> Void) throws {
                    try archive.put(
                        file: Self.folder + "/" + name,
                        secondsSinceEpoch: tables.exportedAt.secondsSinceEpoch, body)
                }
                try put("README.txt") {
                    try archive.put(
                        ExportTables.readMe(RefusalLanguage.wording) + sounds.note(isIncluded: recordings))
                }
                try put("index.html") { try page.write(to: archive) }
                try put("log.json") {
                    try Archive.write(service.log, exportedAt: tables.exportedAt) { try archive.put($0) }
                }
                try put("alarms.csv") { try archive.put(tables.alarms) }
                try put("lines.csv") { try archive.put(tables.lines) }
                try put("rehearsals.csv") { try archive.put(tables.rehearsals) }
                try put("runs.csv") { try archive.put(tables.runs) }
                try put("coach.csv") {
                    try archive.put(CoachTable(try service.coachSessions().map(\.state)).csv)
                }
                try put("recitations.csv") { try tables.writeRecitations(to: archive) }
                try put("practice.csv") { try archive.put(sounds.table) }
                if recordings {
                    for (name, content) in sounds.files() { try put(name) { try archive.put(content) } }
                }
                try archive.put(TarArchive.end)
                bytes = archive.count
            }
            if common.json {
                return JSONPrinter.print(
                    Answer(
                        file: file, bytes: bytes, recordings: recordings ? sounds.count : 0,
                        recordingsLeftOut: recordings ? 0 : sounds.count))
            }
            Output.line(
                RefusalLanguage.wording(ArchiveText.written(file: file, count: bytes)))
            if !recordings, sounds.count > 0 { Output.line(sounds.leftOut) }
        }
    }

    /// The page to read, with what follows from the mornings: the streak, and the last 30 days in figures.
    private func page(_ tables: ExportTables, _ service: CommandService) throws -> ExportPage {
        let texts = ReviewTexts(tables.state.settings)
        let today = try service.present().today
        let (review, days) = try service.review(from: today.adding(days: -29), through: today)
        return ExportPage(
            tables: tables, mornings: try service.mornings(last: .max),
            streak: texts.lines(try service.streak()),
            review: review.runs == 0 ? [] : texts.lines(review, days: days))
    }
}
