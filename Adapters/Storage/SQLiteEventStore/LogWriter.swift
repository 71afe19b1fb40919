import GRDB
import GRDBSQLite
import VowLog
import VowPorts

/// The writing connection's prepared statements and its cached end of the log.
///
/// Used on the writing connection's queue only.
final class LogWriter {
    private let connection: OpaquePointer?
    private let head: HeadFile
    private let trust: LogTrust
    private let words: SQLiteFailureWords
    private let begin: PreparedStatement
    private let commit: PreparedStatement
    private let rollback: PreparedStatement
    private let insert: PreparedStatement
    private let insertKey: PreparedStatement
    private let newest: PreparedStatement
    private let streamVersion: PreparedStatement
    private let key: PreparedStatement
    private let range: PreparedStatement
    private var cached: Cached?

    /// The log's end after this connection's last commit; valid until another connection commits.
    private struct Cached {
        /// SQLite's counter of commits by all connections, at that time.
        let dataVersion: UInt32
        let head: HeadRecord
        let time: HybridTime
        let logID: [UInt8]
        let stream: String
        let version: Int64
        /// The slot of the next head.
        let headSlot: Int?
    }

    init(_ database: Database, head: HeadFile, trust: LogTrust, words: SQLiteFailureWords) throws {
        self.head = head
        self.trust = trust
        self.words = words
        connection = database.sqliteConnection
        begin = try PreparedStatement(SQLiteSQL.begin, on: database)
        commit = try PreparedStatement(SQLiteSQL.commit, on: database)
        rollback = try PreparedStatement(SQLiteSQL.rollback, on: database)
        insert = try PreparedStatement(SQLiteSQL.insert, on: database)
        insertKey = try PreparedStatement(SQLiteSQL.insertKey, on: database)
        newest = try PreparedStatement(SQLiteSQL.newest, on: database)
        streamVersion = try PreparedStatement(SQLiteSQL.streamVersion, on: database)
        key = try PreparedStatement(SQLiteSQL.key, on: database)
        range = try PreparedStatement(SQLiteSQL.range, on: database)
    }

    /// Appends in one transaction. Throws `AppendFailure` or `SQLiteProblem`; then nothing was written, unless the
    /// failure is `uncertain`.
    func append(_ events: [ProposedEvent], to stream: StreamName, expecting: ExpectedVersion, key: String?)
        throws -> [StoredEvent]
    {
        try begin.run()
        do {
            let text = stream.description
            let cached = validCache()
            if let key, let earlier = try stored(under: key) {
                try commit.run()
                return earlier
            }
            let end = try cached.map { (head: $0.head, time: $0.time, logID: $0.logID) } ?? currentEnd()
            let version =
                try cached.flatMap { $0.stream == text ? $0.version : nil } ?? currentVersion(of: text)
            if case .exactly(let wanted) = expecting, wanted != version {
                throw AppendFailure.conflict(actual: version)
            }
            let records = try insertInTransaction(
                events, to: stream, named: text, after: version, end: end, key: key)
            try head.whileLocked { lock in
                try commitOrTell()
                guard let newest = records.last else { return }
                trust.note(newest.head, in: end.logID)
                remember(
                    newest, of: text, in: end.logID, headSlot: lock.write(newest.head, to: cached?.headSlot))
            }
            return records
        } catch {
            cached = nil
            // After some failures SQLite has ended the transaction itself, and there is nothing to roll back.
            try? rollback.run()
            throw error
        }
    }

    private func commitOrTell() throws {
        do { try commit.run() } catch {
            guard SQLiteFailureWords.leavesOpen(error) else { throw error }
            throw AppendFailure.uncertain(words.uncertain(error.message))
        }
    }

    /// Caches the log's end after a commit.
    private func remember(_ newest: StoredEvent, of stream: String, in logID: [UInt8], headSlot: Int?) {
        cached = dataVersion().map {
            Cached(
                dataVersion: $0, head: newest.head, time: newest.stamp.time, logID: logID, stream: stream,
                version: newest.version, headSlot: headSlot)
        }
    }

    /// The cached end of the log, within a write transaction; nil if another connection has committed since.
    private func validCache() -> Cached? {
        guard let cached, cached.dataVersion == dataVersion() else { return nil }
        return cached
    }

    /// SQLite's counter, which every commit of any connection changes
    /// (https://www.sqlite.org/c3ref/c_fcntl_begin_atomic_write.html, SQLITE_FCNTL_DATA_VERSION).
    private func dataVersion() -> UInt32? {
        var value: UInt32 = 0
        let code = sqlite3_file_control(connection, "main", SQLITE_FCNTL_DATA_VERSION, &value)
        return code == SQLITE_OK ? value : nil
    }

    /// Appends events of several streams to an empty log in one transaction, until `next` gives none.
    func load(_ next: () throws -> AddedEvent?) throws {
        try begin.run()
        cached = nil
        do {
            let last = try currentEnd()
            guard last.head == .empty else { throw NotEmpty() }
            let logID = RecordProof.newLogID()
            var versions: [StreamName: Int64] = [:]
            var end = ChainEnd(
                after: last.head, time: last.time, version: 0, device: trust.authenticator.device)
            defer { insert.reset() }
            while let added = try next() {
                end.turn(toVersion: versions[added.stream] ?? 0)
                _ = try add(added, named: added.stream.description, at: &end, in: logID)
                versions[added.stream] = end.version
            }
            try head.whileLocked { lock in
                try commit.run()
                if end.newest != .empty {
                    trust.note(end.newest, in: logID)
                    _ = lock.write(end.newest, to: nil)
                }
            }
        } catch {
            // After some failures SQLite has ended the transaction itself.
            try? rollback.run()
            throw error
        }
    }

    /// Inserts a record at the end; `text` is the stream's name.
    private func add(
        _ added: AddedEvent, named text: String, at end: inout ChainEnd, in logID: [UInt8]
    ) throws -> StoredEvent {
        let record = end.place(added.event, in: added.stream, named: text, stamp: added.stamp)
        let proof = trust.authenticator.proof(ofHash: record.hash, after: end.previous, in: logID)
        try insert.insert(record, proof: proof, from: end.canonical)
        return record
    }

    private func insertInTransaction(
        _ events: [ProposedEvent], to stream: StreamName, named text: String, after version: Int64,
        end last: (head: HeadRecord, time: HybridTime, logID: [UInt8]), key: String?
    ) throws -> [StoredEvent] {
        let logID = last.logID
        var end = ChainEnd(
            after: last.head, time: last.time, version: version, device: trust.authenticator.device)
        let first = end.newest.position + 1
        var records: [StoredEvent] = []
        records.reserveCapacity(events.count)
        defer { insert.reset() }
        for event in events {
            records.append(
                try add(AddedEvent(stream: stream, event: event), named: text, at: &end, in: logID))
        }
        if let key {
            insertKey.bind(1, key)
            insertKey.bind(2, first)
            insertKey.bind(3, Int64(events.count))
            insertKey.bind(
                4, trust.authenticator.code(ofKey: key, first: first, count: Int64(events.count), in: logID))
            try insertKey.run()
        }
        return records
    }

    private func stored(under text: String) throws -> [StoredEvent]? {
        defer { key.reset() }
        key.bind(1, text)
        guard try key.step() else { return nil }
        let (first, count) = (try key.integer(0), try key.integer(1))
        range.bind(1, first)
        range.bind(2, count)
        let records = try range.provenRecords()
        return try trust.stored(
            under: text, first: first, count: count, code: key.isNull(2) ? nil : try key.bytes(2), records)
    }

    private func currentVersion(of stream: String) throws(SQLiteProblem) -> Int64 {
        defer { streamVersion.reset() }
        streamVersion.bind(1, stream)
        return try streamVersion.step() ? try streamVersion.integer(0) : 0
    }

    /// The record to build upon with its time, and the log's name.
    private func currentEnd() throws -> (head: HeadRecord, time: HybridTime, logID: [UInt8]) {
        try trust.end(behind: try newest.provenRecords().first)
    }
}

/// The log to fill already contains records.
private struct NotEmpty: Error {}
