import VowCore
import VowLog
import VowPorts

extension Archive {
    /// A run of a `log.json`, read in memory: its events and the clock steps meanwhile. No log is touched.
    /// - Parameter wanted: the run's name or the one beginning of it.
    /// - Throws: `notAnArchive` when the document is none, is damaged, or holds no such run.
    public static func run(_ wanted: String, in document: [UInt8]) throws(Refusal) -> (
        id: String, events: [ReplayEvent]
    ) {
        do {
            let (keys, rows) = try read(document)
            let log = EventLog(
                store: ReadRecords(try checked(rows, keys: keys)), vault: ReadKeys(held: keys))
            let history = try log.history()
            var runs: [String] = []
            for case .run(let id, _) in history.map({ $0.event }) where !runs.contains(id) {
                runs.append(id)
            }
            guard let id = Household.match(wanted, among: runs) else {
                throw Refusal.notAnArchive(
                    "it has no single run \"\(wanted)\", but \(runs.joined(separator: ", "))")
            }
            return (id, ReplayEvent.run(id, of: history))
        } catch {
            throw refusal(for: error)
        }
    }
}

extension ReplayEvent {
    /// A run's events of a log, and the clock steps of the device while it was open, oldest first.
    public static func run(_ id: String, of history: [LoggedEvent]) -> [ReplayEvent] {
        func isOwn(_ logged: LoggedEvent) -> Bool {
            if case .run(id, _) = logged.event { true } else { false }
        }
        guard let first = history.firstIndex(where: isOwn), let last = history.lastIndex(where: isOwn) else {
            return []
        }
        return history[first...last].filter { logged in
            if case .device(.clockStepped) = logged.event { true } else { isOwn(logged) }
        }.map { ReplayEvent(at: $0.at, event: $0.event, isErased: $0.isErased) }
    }
}

extension EventLog {
    /// A log that was never begun, for those who only look: it holds no event and takes none.
    public static var unwritten: EventLog { EventLog(store: ReadRecords([]), vault: ReadKeys(held: [])) }
}

/// Records that were read, as a store that takes nothing.
private final class ReadRecords: EventStore {
    private let records: [StoredEvent]

    init(_ records: [StoredEvent]) { self.records = records }

    private static let closed = PortFailure(
        code: "archive.closed", message: "What is only read takes no events.",
        repair: "Import an archive into a home, or begin a home with `vow alarm add`.")

    func append(_ events: [ProposedEvent], to stream: StreamName, expecting: ExpectedVersion, key: String?)
        throws(AppendFailure) -> [StoredEvent]
    { throw .failed(ReadRecords.closed) }

    func read(stream: StreamName, after version: Int64) throws(PortFailure) -> [StoredEvent] {
        records.filter { $0.stream == stream && $0.version > version }
    }

    func readAll(after position: Int64, limit: Int) throws(PortFailure) -> [StoredEvent] {
        Array(records.dropFirst(Int(position)).prefix(limit))
    }

    func head() throws(PortFailure) -> Int64 { Int64(records.count) }

    func follow(_ changed: @escaping @Sendable () -> Void) throws(PortFailure) -> any FollowToken {
        throw ReadRecords.closed
    }
}

/// The keys that an archive holds.
private struct ReadKeys: KeyVault {
    let held: [VaultKey]

    private static let closed = PortFailure(
        code: "archive.closed", message: "What is only read takes no keys.",
        repair: "Import an archive into a home, or begin a home with `vow alarm add`.")

    func currentKey(for personalClass: String) throws(PortFailure) -> VaultKey { throw ReadKeys.closed }
    func key(id: String) throws(PortFailure) -> VaultKey? { held.first { $0.id == id } }
    func keys() throws(PortFailure) -> [VaultKey] { held }
    func destroyKeys(of personalClass: String) throws(PortFailure) { throw ReadKeys.closed }
    func restore(_ keys: [VaultKey]) throws(PortFailure) -> [String] { throw ReadKeys.closed }
}
