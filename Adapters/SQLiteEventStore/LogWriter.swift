import GRDB
import GRDBSQLite
import VowLog
import VowPorts

/// The statements of the writing connection, prepared once.
struct LogWriter {
    private let begin: PreparedStatement
    private let commit: PreparedStatement
    private let rollback: PreparedStatement
    private let insert: PreparedStatement
    private let insertKey: PreparedStatement
    private let newest: PreparedStatement
    private let streamVersion: PreparedStatement
    private let key: PreparedStatement
    private let range: PreparedStatement

    /// What an append gave; `isNew` is false when a retry found what an earlier call had stored.
    struct Outcome {
        let records: [StoredEvent]
        let isNew: Bool
    }

    init(_ database: Database) throws {
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
        throws -> Outcome
    {
        try begin.run()
        do {
            let outcome = try insertInTransaction(events, to: stream, expecting: expecting, key: key)
            try commit.run()
            return outcome
        } catch {
            // SQLite has ended the transaction itself after some failures; then there is nothing to roll back.
            try? rollback.run()
            throw error
        }
    }

    /// Appends events of several streams to an empty log in one transaction; gives the new head.
    func load(_ events: [(stream: StreamName, event: ProposedEvent)]) throws -> HeadRecord? {
        try begin.run()
        do {
            var last = try currentHead()
            guard last == .empty else { throw NotEmpty() }
            var versions: [StreamName: Int64] = [:]
            var canonical = CanonicalRecord()
            defer { insert.reset() }
            for (stream, event) in events {
                let version = (versions[stream] ?? 0) + 1
                versions[stream] = version
                last =
                    try add(
                        event, to: stream, named: stream.description, version: version, after: last,
                        using: &canonical
                    ).head
            }
            try commit.run()
            return events.isEmpty ? nil : last
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
        _ events: [ProposedEvent], to stream: StreamName, expecting: ExpectedVersion, key: String?
    ) throws -> Outcome {
        if let key, let earlier = try stored(under: key) { return Outcome(records: earlier, isNew: false) }
        let text = stream.description
        let version = try currentVersion(of: text)
        if case .exactly(let wanted) = expecting, wanted != version {
            throw AppendFailure.conflict(actual: version)
        }
        var last = try currentHead()
        let first = last.position + 1
        var records: [StoredEvent] = []
        records.reserveCapacity(events.count)
        var canonical = CanonicalRecord()
        defer { insert.reset() }
        for (index, event) in events.enumerated() {
            let record = try add(
                event, to: stream, named: text, version: version + Int64(index) + 1, after: last,
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
        return Outcome(records: records, isNew: true)
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
