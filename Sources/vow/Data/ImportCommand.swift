import ArgumentParser
import LinuxAdapters
import StorageAdapters
import VowAnswers
import VowCommandLine
import VowLog
import VowPorts
import VowRuntime

/// `vow import`: an archive into an empty home.
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: HelpText.import.inHelp,
        discussion: HelpText.importMore.inHelp)
    @OptionGroup var common: CommonOptions
    @Argument(help: .text(.importFile, valueName: "file")) var file: String

    struct Answer: Encodable {
        let records: Int
        let erased: Int
        let consentsWithdrawn: Int
    }

    func run() throws {
        try Exit.reporting {
            guard let lines = ArchiveLines(archive: file) else {
                throw CommandError.refused(.cannotBeReadOrNot(file: file))
            }
            let lock = try ReplacementLock(home: try Home.made(common.homePath))
            defer { lock.release() }
            let log = try Home.open(common.homePath, restoring: true)
            var withdrawnCount = 0
            let outcome = Result {
                let now = try LinuxWakeClock().now()
                return try Archive.restore(lines.next, into: log) { next in
                    var count = 0
                    var consents: [StoredEvent] = []
                    var additions: ArraySlice<AddedEvent>?
                    try log.opened?.load {
                        if additions == nil {
                            if let record = try next() {
                                count += 1
                                if record.stream.category == Aggregates.consent.category {
                                    consents.append(record)
                                }
                                return AddedEvent(record)
                            }
                            let found = try Archive.additions(behind: count, consents: consents, at: now)
                            withdrawnCount = max(0, found.count - 1)
                            additions = found[...]
                        }
                        return additions?.popFirst()
                    }
                }
            }
            switch outcome {
            case .success(let report):
                try PracticeExport.restoreRecordings(from: file, into: common)
                if common.json {
                    return JSONPrinter.print(
                        Answer(
                            records: report.records, erased: report.erased, consentsWithdrawn: withdrawnCount)
                    )
                }
                let wording = log.wording
                let (records, erased) = (report.records, report.erased)
                let told = wording(CountText.records(count: records))
                Output.line(
                    wording(ArchiveText.restored(records: told, erased: erased)))
                if withdrawnCount > 0 {
                    Output.line(wording(BackupText.consentsWithdrawn))
                }
            case .failure(let error): throw refusal(error)
            }
        }
    }

    private func refusal(_ error: any Error) -> any Error {
        switch error as? Archive.Refusal {
        case .notEmpty:
            CommandError.refused(.holdsLogAlreadyChooseAnother(home: common.homePath))
        case .notAnArchive(let reason):
            CommandError.refused(
                .notSoundArchive(file: file, cause: reason))
        case .failed(let failure): failure
        case nil: error
        }
    }
}
