package import VowCore
import VowLog
import VowPorts
package import VowRecitation

/// Reads a `log.json` line by line: its start, the keys, a line between, the records, its end. Of the records it holds
/// one at a time.
struct ArchiveReading {
    /// The keys that the archive holds.
    let keys: [VaultKey]
    private let lines: () throws -> ArraySlice<UInt8>?
    private let secrets: [String: SecretBytes]
    /// Reads events with the archive's keys.
    private let log: EventLog
    private var previous = HashChain.genesis
    private var time = HybridTime.beginning
    /// Brings the records of an archive from before Vow 1.0 to their present form; nil for an archive of today.
    private var formers: FormerRecords?
    private var position: Int64 = 0
    private var isAtEnd = false

    /// Reads up to the records.
    /// - Parameters:
    ///   - lines: gives the next line without its end; nil at the end.
    ///   - registry: the aggregates whose events the archive may hold.
    init(_ lines: @escaping () throws -> ArraySlice<UInt8>?, registry: AggregateRegistry = .vow) throws {
        let first = try ArchiveReading.line(lines)
        func begins(as format: String) -> Bool {
            first?.starts(with: #"{"format":"\#(format)","#.utf8) ?? false
        }
        if begins(as: Archive.formerFormat) { formers = FormerRecords() }
        guard formers != nil || begins(as: Archive.format) else {
            throw Archive.Refusal.notAnArchive(.doesNotBeginAs(format: Archive.format))
        }
        var keys: [VaultKey] = []
        while true {
            guard let line = try ArchiveReading.line(lines) else { throw ArchiveReading.endIsMissing }
            if line.elementsEqual(Archive.recordsLine.utf8) { break }
            keys.append(try ArchiveReading.key(Array(ArchiveReading.row(line))))
        }
        self.keys = keys
        self.lines = lines
        log = EventLog(store: ReadRecords([]), vault: ReadKeys(held: keys), registry: registry)
        secrets = Dictionary(keys.map { ($0.id, $0.secret) }, uniquingKeysWith: { first, _ in first })
    }

    /// The next record, when it follows from the one before, opens under the archive's keys, and is as it was exported,
    /// the parts that are only for reading included; nil after the last one.
    mutating func next() throws -> StoredEvent? {
        if isAtEnd { return nil }
        guard let line = try ArchiveReading.line(lines) else { throw ArchiveReading.endIsMissing }
        if line.elementsEqual(Archive.lastLine.utf8) {
            isAtEnd = true
            return nil
        }
        let row = ArchiveReading.row(line)
        position += 1
        let isStamped = formers == nil
        let record = try RecordForm.record(Array(row), isStamped: isStamped)
        guard record.position == position,
            formers?.follows(record) ?? (HashChain.hash(of: record, previous: previous) == record.hash)
        else {
            throw Archive.Refusal.notAnArchive(.recordDoesNotFollowFrom(position: position))
        }
        guard isStamped ? time < record.stamp.time : true else {
            throw Archive.Refusal.notAnArchive(.clockOfRecordRunsBack(position: position))
        }
        let personal = try personal(of: record)
        guard try RecordForm.bytes(record, personal: personal, isStamped: isStamped).elementsEqual(row) else {
            throw Archive.Refusal.notAnArchive(.recordNotAsWasExported(position: position))
        }
        previous = record.hash
        time = record.stamp.time
        do {
            let present = try upgraded(record, personal)
            _ = try log.decode(present)
            return present
        } catch {
            throw Archive.Refusal.notAnArchive(
                .recordCannotBeReadBy(position: position, name: record.event.name))
        }
    }

    private mutating func upgraded(_ record: StoredEvent, _ personal: RecordForm.Personal) throws
        -> StoredEvent
    {
        guard formers != nil else { return record }
        var opened: [UInt8]?
        if case .opened(let bytes) = personal { opened = bytes }
        let key = record.event.sealed.flatMap { secrets[$0.keyID] }
        return try formers?.upgraded(record, personal: opened, key: key) ?? record
    }

    private func personal(of record: StoredEvent) throws -> RecordForm.Personal {
        guard let sealed = record.event.sealed else { return .none }
        guard let key = secrets[sealed.keyID] else { return .erased }
        // Why it does not open makes no difference to the person.
        guard let opened = try? EventSealer.open(record.event, stream: record.stream, key: key) else {
            throw Archive.Refusal.notAnArchive(.recordDoesNotOpenUnder(position: position))
        }
        return .opened(opened)
    }

    private static let endIsMissing = Archive.Refusal.notAnArchive(.endMissing)

    /// The next line that is not empty.
    private static func line(_ lines: () throws -> ArraySlice<UInt8>?) throws -> ArraySlice<UInt8>? {
        while let line = try lines() { if !line.isEmpty { return line } }
        return nil
    }

    private static func row(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        line.last == UInt8(ascii: ",") ? line.dropLast() : line
    }

    private static func key(_ row: [UInt8]) throws -> VaultKey {
        let reader = try FieldReader(row)
        guard let bytes = Hexadecimal.bytes(try reader.string("key")), bytes.count == 32 else {
            throw WireError.mistyped(field: "key", expected: "32 bytes in hexadecimal")
        }
        return VaultKey(
            id: try reader.string("id"), personalClass: try reader.string("class"), bytes: bytes)
    }
}

extension Archive {
    /// A run of a `log.json`: its events and the clock steps meanwhile. No log is touched, and of other runs nothing
    /// but their names is kept.
    /// - Parameters:
    ///   - wanted: the run's name or the one beginning of it.
    ///   - lines: gives the document line by line, without line ends; nil at its end.
    /// - Throws: `notAnArchive` when the document is none, is damaged, or holds no such run.
    package static func run(
        _ wanted: String, in lines: @escaping () throws -> ArraySlice<UInt8>?
    ) throws(Refusal) -> (id: RunID, events: [ReplayEvent]) {
        do {
            var reading = try ArchiveReading(lines)
            let log = EventLog(store: ReadRecords([]), vault: ReadKeys(held: reading.keys))
            var runs: [RunID] = []
            var known: Set<RunID> = []
            var history: [LoggedEvent] = []
            while let record = try reading.next() {
                let id = RunID(record.stream.id)
                switch record.stream.category {
                case Aggregates.run.category:
                    if known.insert(id).inserted { runs.append(id) }
                    if !wanted.isEmpty, id.text.hasPrefix(wanted) { history.append(try log.decode(record)) }
                case Aggregates.device.category: history.append(try log.decode(record))
                default: break
                }
            }
            guard let id = DeviceOverview.match(wanted, among: runs) else {
                let some =
                    runs.suffix(10).map(\.text).joined(separator: ", ")
                    + (runs.count > 10 ? " and others" : "")
                throw Refusal.notAnArchive(.hasNoSingleRunBut(run: wanted, others: some))
            }
            return (id, ReplayEvent.run(id, of: history))
        } catch {
            throw refusal(for: error)
        }
    }
}

extension ReplayEvent {
    /// A run's events of a log, and the clock steps of the device while it was open, oldest first.
    package static func run(_ id: RunID, of history: [LoggedEvent]) -> [ReplayEvent] {
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
    package static var unwritten: EventLog { EventLog(store: ReadRecords([]), vault: ReadKeys(held: [])) }

    /// A log that was never begun, whose answers are in a language all the same.
    package static func unwritten(speaking language: Language) -> EventLog {
        let setting = DomainEvent.setting(key: SettingKey.language.rawValue, value: language.rawValue)
        guard language.rawValue != SettingKey.language.defaultValue,
            // A setting always encodes; without it the answers are in English.
            let form = try? EventCodec.encode(setting)
        else { return .unwritten }
        let event = ProposedEvent(
            name: form.name, schema: form.schema, at: Instant(secondsSinceEpoch: 0), cause: "",
            correlation: "", plain: form.plain, sealed: nil)
        let record = StoredEvent(
            position: 1, stream: Aggregates.settingsStream, version: 1,
            stamp: RecordStamp(device: .unknown, time: .beginning), event: event,
            hash: [UInt8](repeating: 0, count: 32))
        return EventLog(store: ReadRecords([record]), vault: ReadKeys(held: []))
    }

    /// Whether nobody made an alarm, a line or a setting yet; a log that cannot be read may hold some.
    package var holdsNothingOfAPerson: Bool {
        guard let records = try? store.readAll(after: 0, limit: 64) else { return false }
        return records.count < 64
            && records.allSatisfy { $0.stream.category == Aggregates.device.category }
    }
}

/// Records that were read, as a store that takes nothing.
final class ReadRecords: EventStore {
    private let records: [StoredEvent]

    init(_ records: [StoredEvent]) { self.records = records }

    private static let closed = PortFailure(
        code: "archive.closed", message: .whatOnlyReadTakesNo,
        repair: .importArchiveIntoHomeOr)

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
struct ReadKeys: KeyVault {
    let held: [VaultKey]

    private static let closed = PortFailure(
        code: "archive.closed", message: .whatOnlyReadTakesNoKeys,
        repair: .importArchiveIntoHomeOr)

    func currentKey(for personalClass: String) throws(PortFailure) -> VaultKey { throw ReadKeys.closed }
    func key(id: String) throws(PortFailure) -> VaultKey? { held.first { $0.id == id } }
    func keys() throws(PortFailure) -> [VaultKey] { held }
    func destroyKeys(of personalClass: String) throws(PortFailure) { throw ReadKeys.closed }
    func restore(_ keys: [VaultKey]) throws(PortFailure) -> [String] { throw ReadKeys.closed }
}
