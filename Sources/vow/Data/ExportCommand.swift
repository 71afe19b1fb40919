import ArgumentParser
import Foundation
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

    func run() throws {
        var operation = ExportData()
        (operation.path, operation.takesRecordings) = (file, recordings)
        try common.perform(operation) { row, service in
            let leftOut = row.recordingsLeftOut
            let texts = PracticeTexts(try service.present().settings)
            return [service.wording(ArchiveText.written(file: row.file, count: row.bytes))]
                + (leftOut > 0 ? [texts(.leftOut, ["count": "\(leftOut)"])] : [])
        }
    }
}

extension ExportData: PerformedHere {
    func perform(_ context: OperationContext, home: String) throws -> ExportedRow {
        let service = context.service
        let file = path ?? Self.newFile
        let tables = ExportTables(state: try service.state(), log: service.log, exportedAt: service.now)
        let page = try page(tables, service)
        let sounds = try PracticeExport(service, home: home)
        var bytes = 0
        try ArchiveFile.write(of: .archive, to: file) { archive in
            func put(_ name: String, _ body: () throws -> Void) throws {
                try archive.put(
                    file: ExportCommand.folder + "/" + name,
                    secondsSinceEpoch: tables.exportedAt.secondsSinceEpoch, body)
            }
            try put("README.txt") {
                try archive.put(
                    ExportTables.readMe(service.wording) + sounds.note(isIncluded: takesRecordings))
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
            if takesRecordings {
                for (name, content) in sounds.files() { try put(name) { try archive.put(content) } }
            }
            try archive.put(TarArchive.end)
            bytes = archive.count
        }
        return ExportedRow(
            file: file, bytes: bytes, recordings: takesRecordings ? sounds.count : 0,
            recordingsLeftOut: takesRecordings ? 0 : sounds.count)
    }

    /// Beside the person's other files, under a name of its own.
    private static var newFile: String {
        NSHomeDirectory() + "/vow-export-\(Int(Date().timeIntervalSince1970)).zip"
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
