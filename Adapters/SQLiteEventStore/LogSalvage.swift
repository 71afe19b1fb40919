import Foundation
public import VowLog
public import VowPorts

/// What a salvage could save and what not.
public struct SalvageReport: Hashable, Sendable {
    /// How many records the new log holds.
    public let saved: Int64
    /// Of those, the old positions whose content could not be proved, because the record before is lost.
    public let unproven: [Int64]
    /// The old positions that were there once and are not saved: changed, unreadable or cut off.
    public let lost: [ClosedRange<Int64>]

    /// Makes a report.
    public init(saved: Int64, unproven: [Int64], lost: [ClosedRange<Int64>]) {
        self.saved = saved
        self.unproven = unproven
        self.lost = lost
    }
}

/// Saves what is intact in a damaged log into a new one.
///
/// The old files are only read, byte by byte and without SQLite. A record is intact when its hash follows from
/// its content and the hash of the record before it. The new log counts its positions anew where records are
/// lost; keys of repeated appends are not carried over, since no append is under way.
public enum LogSalvage {
    /// Salvages the log in `folder` into `newFolder`, which must exist and hold no log, and signs the new head
    /// with `headKey`.
    public static func salvage(from folder: String, to newFolder: String, headKey: [UInt8])
        throws(PortFailure)
        -> SalvageReport
    {
        let path = folder + "/" + SQLiteEventStore.FileName.database
        guard let database = FileManager.default.contents(atPath: path) else {
            throw PortFailure(
                code: "store.unreachable", message: "There is no log to read at \(path).",
                repair: "Give the folder that holds \(SQLiteEventStore.FileName.database).")
        }
        let writeAheadLog = FileManager.default.contents(atPath: path + "-wal") ?? Data()
        var head: HeadRecord?
        let headPath = folder + "/" + SQLiteEventStore.FileName.head
        if FileManager.default.fileExists(atPath: headPath),
            case .head(let signed) = try HeadFile(path: headPath, key: headKey).read()
        {
            head = signed
        }
        let (kept, report) = select(
            from: PageScanner(database: Array(database), writeAheadLog: Array(writeAheadLog)), head: head)
        let store = try SQLiteEventStore(folder: newFolder, headKey: headKey)
        defer { store.close() }
        try store.load(kept.map { ($0.stream, $0.event) })
        return report
    }

    /// The intact records of the log in `folder`, with the positions they had, read byte by byte and changing
    /// nothing; none when there is nothing to read.
    public static func records(in folder: String) -> [StoredEvent] {
        let path = folder + "/" + SQLiteEventStore.FileName.database
        let database = FileManager.default.contents(atPath: path) ?? Data()
        let writeAheadLog = FileManager.default.contents(atPath: path + "-wal") ?? Data()
        return select(
            from: PageScanner(database: Array(database), writeAheadLog: Array(writeAheadLog)), head: nil
        ).kept
    }

    /// Picks the intact records out of all that looks like one.
    static func select(from scanner: PageScanner, head: HeadRecord?) -> (kept: [StoredEvent], SalvageReport) {
        var candidates: [Int64: [StoredEvent]] = [:]
        scanner.scan { record in
            if candidates[record.position]?.contains(record) != true {
                candidates[record.position, default: []].append(record)
            }
        }
        var kept: [StoredEvent] = []
        var unproven: [Int64] = []
        var lost: [ClosedRange<Int64>] = []
        /// The hashes that the record before may have had: its stored one, even when its content is damaged.
        var previous: [[UInt8]] = [HashChain.genesis]
        var last: Int64 = 0
        for position in candidates.keys.sorted() {
            let found = candidates[position] ?? []
            if position > last + 1 {
                lost.append((last + 1)...(position - 1))
                previous = []
            }
            let proven = found.filter { record in
                previous.contains { HashChain.hash(of: record, previous: $0) == record.hash }
            }
            let next = candidates[position + 1] ?? []
            // A write that was never finished may have left a rival; the one that was built upon is the true one.
            let builtUpon = proven.last { record in
                next.contains { HashChain.hash(of: $0, previous: record.hash) == $0.hash }
            }
            if let record = builtUpon ?? proven.last {
                kept.append(record)
                previous = [record.hash]
            } else if previous.isEmpty, let record = found.last(where: { isWellFormed($0) }) {
                kept.append(record)
                unproven.append(position)
                previous = found.map(\.hash)
            } else {
                lost.append(position...position)
                previous = found.map(\.hash)
            }
            last = position
        }
        if let head, head.position > last { lost.append((last + 1)...head.position) }
        return (kept, SalvageReport(saved: Int64(kept.count), unproven: unproven, lost: joined(lost)))
    }

    /// Damage in a payload shows in most cases, also where the chain cannot tell.
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
