import Foundation
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRuntime

extension RunSource {
    static func open(_ wanted: String, _ common: CommonOptions) throws -> RunSource {
        if ArchiveLines(archive: wanted) != nil {
            throw CommandError.refused(
                .archiveVowReplayRunArchive(file: wanted))
        }
        if let data = FileManager.default.contents(atPath: wanted) {
            // Which field is wrong makes no difference: Vow writes these files.
            guard let bundle = try? JSONDecoder().decode(RunBundle.self, from: data) else {
                throw CommandError.refused(.noReportOfVow(file: wanted))
            }
            return RunSource(
                name: wanted, events: try bundle.events(), isRedacted: true, records: .unchecked)
        }
        return try RunSource(wanted, try common.service(toLookBack: true))
    }

    /// A run of an archive of `vow export`, which is only read. An archive that is not as it was exported is refused.
    static func open(_ wanted: String, archive file: String) throws -> RunSource {
        guard let lines = ArchiveLines(archive: file) else {
            throw CommandError.refused(.cannotBeReadOrNot(file: file))
        }
        do {
            let run = try Archive.run(wanted, in: lines.next)
            return RunSource(name: run.id.text, events: run.events, isRedacted: false, records: .sound)
        } catch {
            switch error {
            case .notAnArchive(let reason):
                throw CommandError.refused(
                    .notSoundArchive(file: file, cause: reason))
            case .failed(let failure): throw failure
            case .notEmpty: throw error
            }
        }
    }
}
