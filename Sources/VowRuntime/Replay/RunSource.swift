import VowAnswers
package import VowCore
package import VowLog
import VowPorts

/// A run that is looked back on, from the log, an archive or a report.
package struct RunSource {
    /// Whether the records are those that were written.
    package enum Records: Sendable {
        /// Each follows from the one before, up to the newest of the log.
        case sound
        /// They do not.
        case altered(LogFlaw)
        /// Unknown: a report holds no chain.
        case unchecked

        /// The first flaw, or nil.
        package var flaw: LogFlaw? { if case .altered(let flaw) = self { flaw } else { nil } }

        /// The word for programs.
        package var word: String {
            switch self {
            case .sound: "sound"
            case .altered: "altered"
            case .unchecked: "unchecked"
            }
        }

        /// The sentence for people.
        package func sentence(_ texts: HindsightTexts = .english) -> String {
            switch self {
            case .sound: texts.sound
            case .altered(let flaw): texts.altered(flaw)
            case .unchecked: texts.unchecked
            }
        }

        /// The records of a log from the first of some runs on; of the whole log where a run is not found, since its
        /// first record may have been taken out.
        package init(of runs: [RunID], _ log: EventLog) throws {
            let first = try runs.compactMap { run in
                try log.store.read(stream: Aggregates.run.stream(run), after: 0).first?.position
            }
            self = try log.flaw(from: first.min() ?? 1).map { .altered($0) } ?? .sound
        }
    }

    package let name: String
    package let events: [ReplayEvent]
    package let isRedacted: Bool
    package let records: Records

    package var judging: RunReplay.Judging { isRedacted ? .fromRecordedLines : .fromWords }

    package init(name: String, events: [ReplayEvent], isRedacted: Bool, records: Records) {
        (self.name, self.events, self.isRedacted, self.records) = (name, events, isRedacted, records)
    }

    /// The run of the log that a word means.
    package init(_ wanted: String, _ service: CommandService) throws {
        let log = service.log
        let id = try RunSource.identifier(wanted, among: service.state().runs.map(\.id), log)
        self.init(
            name: id.text, events: try RunSource.history(of: id, log), isRedacted: false,
            records: try Records(of: [id], log))
    }

    /// The one run of the log that is meant.
    package static func identifier(_ wanted: String, among runs: [RunID], _ log: EventLog) throws -> RunID {
        if let id = DeviceOverview.match(wanted, among: runs) { return id }
        throw try refusal(.refused(Named.run.refusal(of: wanted)), log)
    }

    /// Refuses to look back on what is not there; says where the log is not as it was written, which may be why.
    package static func refusal(_ error: CommandError, _ log: EventLog) throws -> CommandError {
        let records = try Records(of: [], log)
        guard records.flaw != nil, case .refused(let refusal) = error else { return error }
        let wording = Wording(try CommandService.settings(of: log))
        return .refused(worded: "\(refusal.text(wording)) \(records.sentence(HindsightTexts(wording)))")
    }

    /// A run's events, and the clock steps of the device while it was open.
    package static func history(of run: RunID, _ log: EventLog) throws -> [ReplayEvent] {
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
