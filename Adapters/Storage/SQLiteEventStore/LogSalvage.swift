import Foundation
import GRDB
package import VowLog
package import VowPorts

/// Copies the intact records of a damaged log into a new one.
///
/// The old files are only read, byte by byte and without SQLite. A record is intact when its proof says that it was
/// appended here; without the key that tells, when its hash follows from its content and the hash of
/// the record before it, and the signed head does not come before it. The new log counts its positions anew where
/// records are lost; keys of repeated appends are not carried over, since no append is under way.
package enum LogSalvage {
    /// Salvages the log in `folder` into `newFolder`, which must exist without a log, and signs the new head with
    /// `headKey`.
    /// - Parameter adding: further events for the new log; see `LogStorage.salvage`.
    package static func salvage(
        from folder: String, to newFolder: String, headKey: any KeyBytes,
        adding: ([StoredEvent], SalvageReport) throws(PortFailure) -> [AddedEvent] = { _, _ in [] }
    ) throws(PortFailure) -> SalvageReport {
        let path = folder + "/" + SQLiteEventStore.FileName.database
        guard FileManager.default.isReadableFile(atPath: path) else {
            throw PortFailure(
                code: "store.unreachable", message: .noLogToReadAt(path: path),
                repair: .giveFolderThatHolds(file: SQLiteEventStore.FileName.database))
        }
        try refuseStrange(path)
        var (kept, report) = find(in: folder, headKey: headKey)
        // An empty log in place of one with content would silence every alarm.
        guard !kept.isEmpty || report.lost.isEmpty else {
            throw PortFailure(
                code: "store.unsalvaged", message: .nothingOfLogCanBe(path: path),
                repair:
                    .putLogSqliteLogHead)
        }
        let store = try SQLiteEventStore(folder: newFolder, headKey: headKey)
        defer { store.close() }
        let added = try adding(kept, report)
        try store.load(kept.map(AddedEvent.init) + added)
        report.addedCount = added.count
        return report
    }

    /// A log of another version is sound for it; what this version saves of it would be less. One with the tables of this
    /// version and another number is damaged.
    static func refuseStrange(_ path: String) throws(PortFailure) {
        guard let format = SQLiteSchema.strangeVersion(of: path) else { return }
        guard hasRoomForIndex(of: path) else { throw SQLiteFailureWords(path: path).strange(format) }
        var configuration = Configuration()
        configuration.readonly = true
        // What SQLite cannot read is damaged, not strange, and is what a salvage is for.
        let content = try? DatabaseQueue(path: path, configuration: configuration).read { database in
            (
                mark: try Int64.fetchOne(database, sql: "PRAGMA application_id") ?? 0,
                format: try Int64.fetchOne(database, sql: "PRAGMA user_version") ?? 0,
                tables: try String.fetchAll(
                    database, sql: "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL")
            )
        }
        guard let content, content.mark == SQLiteSchema.applicationID, content.format != SQLiteSchema.version,
            Set(content.tables) != Set(SQLiteSchema.parts.map(\.sql))
        else { return }
        throw SQLiteFailureWords(path: path).strange(content.format)
    }

    /// The intact records of the log in `folder` with their positions, read without changing anything; empty if nothing
    /// can be read.
    /// - Parameter headKey: the key that made the proofs; nil if the vault cannot be read, and then foreign records
    ///   that continue the chain cannot be recognised.
    package static func find(in folder: String, headKey: (any KeyBytes)?) -> (
        kept: [StoredEvent], SalvageReport
    ) {
        let path = folder + "/" + SQLiteEventStore.FileName.database
        let database = FileManager.default.contents(atPath: path) ?? Data()
        let writeAheadLog = FileManager.default.contents(atPath: path + "-wal") ?? Data()
        let scanner = PageScanner(database: Array(database), writeAheadLog: Array(writeAheadLog))
        var head: HeadRecord?
        if let headKey {
            let headPath = folder + "/" + SQLiteEventStore.FileName.head
            // A head that cannot be read names no record that is missing.
            head = (try? HeadFile(path: headPath, key: headKey, isOnlyRead: true))?.read().signed
        }
        var selection = SalvageSelection(
            scanner, head: head, authenticator: headKey.map { RecordAuthenticator(key: $0) })
        return selection.select()
    }
}

/// Selects the intact records among all candidates.
struct SalvageSelection {
    private let head: HeadRecord?
    private var candidates: [Int64: [StoredEvent]] = [:]
    /// Records with valid proofs, all of one log.
    private var vouched: [Int64: [ProvenRecord]] = [:]
    private var kept: [StoredEvent] = []
    private var unproven: [Int64] = []
    private var refused: [Int64] = []
    private var lost: [ClosedRange<Int64>] = []

    init(_ scanner: PageScanner, head: HeadRecord?, authenticator: RecordAuthenticator?) {
        self.head = head
        var proven: [[UInt8]: [ProvenRecord]] = [:]
        var candidates: [Int64: [StoredEvent]] = [:]
        scanner.scan { candidate in
            let record = candidate.record
            if candidates[record.position]?.contains(record) != true {
                candidates[record.position, default: []].append(record)
            }
            if let authenticator, let proof = candidate.proof, authenticator.vouches(for: candidate) {
                proven[proof.logID, default: []].append(candidate)
            }
        }
        self.candidates = candidates
        // Records left by an earlier salvage prove nothing in this log. Its own log is that of the head, or else the
        // one with the most records.
        let own =
            proven.first { _, records in
                records.contains { $0.record.position == head?.position && $0.record.hash == head?.hash }
            } ?? proven.max { ($0.value.count, $0.key.description) < ($1.value.count, $1.key.description) }
        for candidate in own?.value ?? []
        where vouched[candidate.record.position]?.contains(candidate) != true {
            vouched[candidate.record.position, default: []].append(candidate)
        }
    }

    mutating func select() -> (kept: [StoredEvent], SalvageReport) {
        if vouched.isEmpty { selectByChain() } else { selectByProofs() }
        let isWhole = lost.isEmpty && unproven.isEmpty && head != nil
        return (
            kept,
            SalvageReport(
                saved: Int64(kept.count), unproven: unproven, lost: Self.joined(lost), refused: refused,
                isWhole: isWhole && (!vouched.isEmpty || kept.last?.hash == head?.hash)
            )
        )
    }

    /// From the newest record backwards: each proves the hash of its predecessor, even if the predecessor's own proof
    /// is damaged.
    private mutating func selectByProofs() {
        var wanted = head
        var next: Int64?
        for position in candidates.keys.sorted(by: >) {
            guard
                let (record, previous) = chosen(
                    at: position, wanted: wanted?.position == position ? wanted?.hash : nil)
            else { continue }
            if let next, next > position + 1 { lost.append((position + 1)...(next - 1)) }
            if next == nil, let head, head.position > position { lost.append((position + 1)...head.position) }
            kept.append(record)
            next = position
            wanted = HeadRecord(position: position - 1, hash: previous)
        }
        if let first = next, first > 1 { lost.append(1...(first - 1)) }
        lost.reverse()
        kept.reverse()
        refused = candidates.keys.filter { $0 > max(kept.last?.position ?? 0, head?.position ?? 0) }.sorted()
    }

    /// The record written at a position, and the hash before it.
    private func chosen(at position: Int64, wanted: [UInt8]?) -> (StoredEvent, [UInt8])? {
        let proofs = vouched[position] ?? []
        // An unfinished write may have left a rival; the one that the next record continues is genuine.
        if let proven = proofs.last(where: { $0.record.hash == wanted }), let proof = proven.proof {
            return (proven.record, proof.previous)
        }
        if let wanted {
            let before = position == 1 ? [HashChain.genesis] : (candidates[position - 1] ?? []).map(\.hash)
            for record in candidates[position] ?? [] where record.hash == wanted {
                for previous in before where HashChain.hash(of: record, previous: previous) == wanted {
                    return (record, previous)
                }
            }
        }
        return proofs.last.flatMap { proven in proven.proof.map { (proven.record, $0.previous) } }
    }

    private mutating func selectByChain() {
        /// The possible hashes of the previous record: its stored one, even if its content is damaged.
        var previous: [[UInt8]] = [HashChain.genesis]
        var last: Int64 = 0
        let end = head?.position ?? .max
        refused = candidates.keys.filter { $0 > end }.sorted()
        for position in candidates.keys.sorted() where position <= end {
            let rivals = candidates[position] ?? []
            if position > last + 1 {
                lost.append((last + 1)...(position - 1))
                previous = []
            }
            let proven = rivals.filter { record in
                previous.contains { HashChain.hash(of: record, previous: $0) == record.hash }
            }
            let next = candidates[position + 1] ?? []
            // An unfinished write may have left a rival; the one that the next record continues is genuine.
            let builtUpon = proven.last { record in
                next.contains { HashChain.hash(of: $0, previous: record.hash) == $0.hash }
            }
            if let record = builtUpon ?? proven.last {
                kept.append(record)
                previous = [record.hash]
            } else if previous.isEmpty, let record = rivals.last(where: { Self.isWellFormed($0) }) {
                kept.append(record)
                unproven.append(position)
                previous = rivals.map(\.hash)
            } else {
                lost.append(position...position)
                previous = rivals.map(\.hash)
            }
            last = position
        }
        if let head, head.position > last { lost.append((last + 1)...head.position) }
    }

    /// Mostly detects a damaged payload where the chain cannot.
    private static func isWellFormed(_ record: StoredEvent) -> Bool {
        !record.event.name.isEmpty && record.version > 0 && (try? FieldReader(record.event.plain)) != nil
    }

    private static func joined(_ ranges: [ClosedRange<Int64>]) -> [ClosedRange<Int64>] {
        var result: [ClosedRange<Int64>] = []
        for range in ranges {
            if let last = result.last, last.upperBound + 1 == range.lowerBound {
                result[result.count - 1] = last.lowerBound...range.upperBound
            } else {
                result.append(range)
            }
        }
        return result
    }
}
