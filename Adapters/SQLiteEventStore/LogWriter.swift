import GRDB
import GRDBSQLite
import VowLog
import VowPorts

/// The statements of the writing connection, prepared once, and what it left in the log when it wrote last.
///
/// Used on the writing connection's queue only.
final class LogWriter {
    private let connection: OpaquePointer?
    private let head: HeadFile
    private let begin: PreparedStatement
    private let commit: PreparedStatement
    private let rollback: PreparedStatement
    private let insert: PreparedStatement
    private let insertKey: PreparedStatement
    private let newest: PreparedStatement
    private let streamVersion: PreparedStatement
    private let key: PreparedStatement
    private let range: PreparedStatement
    private var known: Known?

    /// What the log held after this connection's last commit; it holds as long as nobody else commits.
    private struct Known {
        /// SQLite's counter of the commits of all connections, as it stood then.
        let dataVersion: UInt32
        let head: HeadRecord
        let stream: String
        let version: Int64
        /// Where the next head belongs.
        let headSlot: Int?
    }

    init(_ database: Database, head: HeadFile) throws {
        self.head = head
        connection = database.sqliteConnection
        begin = try PreparedStatement(SQL.begin, on: database)
        commit = try PreparedStatement(SQL.commit, on: database)
        rollback = try PreparedStatement(SQL.rollback, on: database)
        insert = try PreparedStatement(SQL.insert, on: database)
        insertKey = try PreparedStatement(SQL.insertKey, on: database)
        newest = try PreparedStatement(SQL.newest, on: database)
        streamVersion = try PreparedStatement(SQL.streamVersion, on: database)
        key = try PreparedStatement(SQL.key, on: database)
        range = try PreparedStatement(SQL.range, on: database)
    }

    /// Appends in one transaction; throws `AppendFailure` or `SQLiteProblem`, and then nothing was written.
    func append(_ events: [ProposedEvent], to stream: StreamName, expecting: ExpectedVersion, key: String?)
        throws -> [StoredEvent]
    {
        try begin.run()
        do {
            let text = stream.description
            let known = stillKnown()
            if let key, let earlier = try stored(under: key) {
                try commit.run()
                return earlier
            }
            let records = try insertInTransaction(
                events, to: stream, named: text, expecting: expecting, key: key, knowing: known)
            try head.whileLocked { lock in
                try commit.run()
                guard let newest = records.last else { return }
                remember(newest, of: text, headSlot: lock.write(newest.head, to: known?.headSlot))
            }
            return records
        } catch {
            known = nil
            // SQLite has ended the transaction itself after some failures; then there is nothing to roll back.
            try? rollback.run()
            throw error
        }
    }

    /// Keeps what the commit that was just made left behind.
    private func remember(_ newest: StoredEvent, of stream: String, headSlot: Int?) {
        known = dataVersion().map {
            Known(
                dataVersion: $0, head: newest.head, stream: stream, version: newest.version,
                headSlot: headSlot)
        }
    }

    /// What is still known of the log, inside a transaction that writes: nil once another connection has committed.
    private func stillKnown() -> Known? {
        guard let known, known.dataVersion == dataVersion() else { return nil }
        return known
    }

    /// The counter that every commit to the database changes, whoever makes it
    /// (https://www.sqlite.org/c3ref/c_fcntl_begin_atomic_write.html, SQLITE_FCNTL_DATA_VERSION).
    private func dataVersion() -> UInt32? {
        var value: UInt32 = 0
        let code = sqlite3_file_control(connection, "main", SQLITE_FCNTL_DATA_VERSION, &value)
        return code == SQLITE_OK ? value : nil
    }

    /// Appends events of several streams to an empty log in one transaction, until `next` gives none.
    func load(_ next: () throws -> (stream: StreamName, event: ProposedEvent)?) throws {
        try begin.run()
        known = nil
        do {
            var last = try currentHead()
            guard last == .empty else { throw NotEmpty() }
            var versions: [StreamName: Int64] = [:]
            var canonical = CanonicalRecord()
            defer { insert.reset() }
            while let (stream, event) = try next() {
                let version = (versions[stream] ?? 0) + 1
                versions[stream] = version
                last =
                    try add(
                        event, to: stream, named: stream.description, version: version, after: last,
                        using: &canonical
                    ).head
            }
            try head.whileLocked { lock in
                try commit.run()
                if last != .empty { _ = lock.write(last, to: nil) }
            }
        } catch {
            try? rollback.run()
            throw error
        }
    }

    /// Inserts one record after the newest; `text` is the stream's name, `canonical` is room for the record's bytes.
    private func add(
        _ event: ProposedEvent, to stream: StreamName, named text: String, version: Int64,
        after last: HeadRecord, using canonical: inout CanonicalRecord
    ) throws -> StoredEvent {
        let position = last.position + 1
        canonical.fill(
            position: position, stream: text, version: version, event: event, previous: last.hash)
        let record = StoredEvent(
            position: position, stream: stream, version: version, event: event, hash: canonical.hash)
        try insert.insert(record, from: canonical)
        return record
    }

    private func insertInTransaction(
        _ events: [ProposedEvent], to stream: StreamName, named text: String, expecting: ExpectedVersion,
        key: String?, knowing known: Known?
    ) throws -> [StoredEvent] {
        let version = try known.flatMap { $0.stream == text ? $0.version : nil } ?? currentVersion(of: text)
        if case .exactly(let wanted) = expecting, wanted != version {
            throw AppendFailure.conflict(actual: version)
        }
        var last = try known?.head ?? currentHead()
        let first = last.position + 1
        var records: [StoredEvent] = []
        records.reserveCapacity(events.count)
        var canonical = CanonicalRecord()
        defer { insert.reset() }
        for index in events.indices {
            let record = try add(
                events[index], to: stream, named: text, version: version + Int64(index) + 1, after: last,
                using: &canonical)
            records.append(record)
            last = record.head
        }
        if let key {
            insertKey.bind(1, key)
            insertKey.bind(2, first)
            insertKey.bind(3, Int64(events.count))
            try insertKey.run()
        }
        return records
    }

    private func stored(under text: String) throws(SQLiteProblem) -> [StoredEvent]? {
        defer { key.reset() }
        key.bind(1, text)
        guard try key.step() else { return nil }
        range.bind(1, try key.integer(0))
        range.bind(2, try key.integer(1))
        return try range.records()
    }

    private func currentVersion(of stream: String) throws(SQLiteProblem) -> Int64 {
        defer { streamVersion.reset() }
        streamVersion.bind(1, stream)
        return try streamVersion.step() ? try streamVersion.integer(0) : 0
    }

    private func currentHead() throws(SQLiteProblem) -> HeadRecord {
        defer { newest.reset() }
        guard try newest.step() else { return .empty }
        return HeadRecord(position: try newest.integer(0), hash: try newest.bytes(1))
    }
}

/// The log that was to be filled holds records already.
private struct NotEmpty: Error {}

extension StoredEvent {
    /// This record as the newest of its log.
    fileprivate var head: HeadRecord { HeadRecord(position: position, hash: hash) }
}
