import Foundation
import VowCore
import VowLog
import VowPorts
import VowRuntime

/// A run that is looked back on, from the log, an archive or a report.
struct RunSource {
    /// Whether the records are those that were written.
    enum Records {
        /// Each follows from the one before, up to the newest of the log.
        case sound
        /// They do not.
        case altered(LogFlaw)
        /// A report holds no chain by which to tell.
        case unchecked

        /// The first flaw; nil where none was found.
        var flaw: LogFlaw? { if case .altered(let flaw) = self { flaw } else { nil } }

        /// The word for programs.
        var word: String {
            switch self {
            case .sound: "sound"
            case .altered: "altered"
            case .unchecked: "unchecked"
            }
        }

        /// The sentence for people.
        var sentence: String {
            switch self {
            case .sound: "The records are as they were written."
            case .altered(let flaw):
                "The log is not as it was written: \(flaw.description) What is shown may not be what happened; "
                    + "`vow log verify` tells more."
            case .unchecked: "A report has no chain, so nobody can tell whether it is as it was written."
            }
        }
    }

    let name: String
    let events: [ReplayEvent]
    let isRedacted: Bool
    let records: Records

    var judging: RunReplay.Judging { isRedacted ? .fromRecordedLines : .fromWords }

    static func open(_ wanted: String, _ common: CommonOptions) throws -> RunSource {
        if ArchiveLines(archive: wanted) != nil {
            throw DeskError.refused(
                "\(wanted) is an archive: `vow replay RUN --archive \(wanted)` shows one of its runs.")
        }
        if let data = FileManager.default.contents(atPath: wanted) {
            guard let bundle = try? JSONDecoder().decode(RunBundle.self, from: data) else {
                throw DeskError.refused("\(wanted) is no report of vow.")
            }
            return RunSource(
                name: wanted, events: try bundle.events(), isRedacted: true, records: .unchecked)
        }
        let desk = try common.desk()
        let log = desk.log
        guard let id = Household.match(wanted, among: try desk.state().runs.map(\.id)) else {
            // A run whose first record was taken out is known to nobody.
            let altered = try log.flaw(from: 1).map { " " + Records.altered($0).sentence } ?? ""
            throw DeskError.refused("There is no single run \"\(wanted)\". `vow runs` shows them.\(altered)")
        }
        let own = try log.store.read(stream: StreamName(category: "run", id: id), after: 0)
        let flaw = try own.first.flatMap { try log.flaw(from: $0.position) }
        return RunSource(
            name: id, events: try history(of: id, log), isRedacted: false,
            records: flaw.map { .altered($0) } ?? .sound)
    }

    /// A run of an archive of `vow export`, which is only read. An archive that is not as it was exported is refused.
    static func open(_ wanted: String, archive file: String) throws -> RunSource {
        guard let lines = ArchiveLines(archive: file) else {
            throw DeskError.refused("\(file) cannot be read, or is not an archive of `vow export`.")
        }
        do {
            let run = try Archive.run(wanted, in: lines.next)
            return RunSource(name: run.id, events: run.events, isRedacted: false, records: .sound)
        } catch {
            switch error {
            case .notAnArchive(let reason): throw DeskError.refused("\(file): \(reason).")
            case .failed(let failure): throw failure
            case .notEmpty: throw error
            }
        }
    }

    /// A run's events, and the clock steps of the device while it was open.
    static func history(of run: String, _ log: EventLog) throws -> [ReplayEvent] {
        let own = try log.stream(StreamName(category: "run", id: run))
        guard let first = own.first?.position, let last = own.last?.position else { return [] }
        let steps = try log.stream(StreamName(category: "device", id: "this")).filter { logged in
            if case .device(.clockStepped) = logged.event {
                return logged.position > first && logged.position < last
            }
            return false
        }
        return (own + steps).sorted { $0.position < $1.position }
            .map { ReplayEvent(at: $0.at, event: $0.event, isErased: $0.isErased) }
    }
}
