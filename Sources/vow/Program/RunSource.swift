import Foundation
import VowAnswers
import VowCommandLine
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
        func sentence(_ texts: HindsightTexts = .english) -> String {
            switch self {
            case .sound: texts.sound
            case .altered(let flaw): texts.altered(flaw)
            case .unchecked: texts.unchecked
            }
        }

        /// The records of a log from the first of some runs on; of the whole log where a run is not found, since its
        /// first record may have been taken out.
        init(of runs: [RunID], _ log: EventLog) throws {
            let first = try runs.compactMap { run in
                try log.store.read(stream: Aggregates.run.stream(run), after: 0).first?.position
            }
            self = try log.flaw(from: first.min() ?? 1).map { .altered($0) } ?? .sound
        }
    }

    let name: String
    let events: [ReplayEvent]
    let isRedacted: Bool
    let records: Records

    var judging: RunReplay.Judging { isRedacted ? .fromRecordedLines : .fromWords }

    static func open(_ wanted: String, _ common: CommonOptions) throws -> RunSource {
        if ArchiveLines(archive: wanted) != nil {
            throw CommandError.refused(
                "\(wanted) is an archive: `vow replay RUN --archive \(wanted)` shows one of its runs.")
        }
        if let data = FileManager.default.contents(atPath: wanted) {
            guard let bundle = try? JSONDecoder().decode(RunBundle.self, from: data) else {
                throw CommandError.refused("\(wanted) is no report of vow.")
            }
            return RunSource(
                name: wanted, events: try bundle.events(), isRedacted: true, records: .unchecked)
        }
        let service = try common.service(toLookBack: true)
        let log = service.log
        let id = try identifier(wanted, among: service.state().runs.map(\.id), log)
        return RunSource(
            name: id.text, events: try history(of: id, log), isRedacted: false,
            records: try Records(of: [id], log))
    }

    /// The one run of the log that is meant.
    static func identifier(_ wanted: String, among runs: [RunID], _ log: EventLog) throws -> RunID {
        if let id = DeviceOverview.match(wanted, among: runs) { return id }
        throw try refusal(Named.run.refusal(of: wanted).sentence, log)
    }

    /// Refuses to look back on what is not there; says where the log is not as it was written, which may be why.
    static func refusal(_ sentence: String, _ log: EventLog) throws -> CommandError {
        let records = try Records(of: [], log)
        return .refused(records.flaw == nil ? sentence : "\(sentence) \(records.sentence())")
    }

    /// A run of an archive of `vow export`, which is only read. An archive that is not as it was exported is refused.
    static func open(_ wanted: String, archive file: String) throws -> RunSource {
        guard let lines = ArchiveLines(archive: file) else {
            throw CommandError.refused("\(file) cannot be read, or is not an archive of `vow export`.")
        }
        do {
            let run = try Archive.run(wanted, in: lines.next)
            return RunSource(name: run.id.text, events: run.events, isRedacted: false, records: .sound)
        } catch {
            switch error {
            case .notAnArchive(let reason):
                throw CommandError.refused(
                    "\(file) is not a sound archive: \(RefusalLanguage.wording.said(reason)).")
            case .failed(let failure): throw failure
            case .notEmpty: throw error
            }
        }
    }

    /// A run's events, and the clock steps of the device while it was open.
    static func history(of run: RunID, _ log: EventLog) throws -> [ReplayEvent] {
        let own = try log.stream(Aggregates.run.stream(run))
        guard let first = own.first?.position, let last = own.last?.position else { return [] }
        let steps = try log.stream(Aggregates.deviceStream).filter { logged in
            if case .device(.clockStepped) = logged.event {
                return logged.position > first && logged.position < last
            }
            return false
        }
        return (own + steps).sorted { $0.position < $1.position }
            .map { ReplayEvent(at: $0.at, event: $0.event, isErased: $0.isErased) }
    }
}
