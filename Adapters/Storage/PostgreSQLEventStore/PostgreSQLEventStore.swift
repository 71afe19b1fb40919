import Synchronization
package import VowLog
package import VowPorts

/// An event store in a PostgreSQL database, which may hold the logs of many devices.
///
/// Uses one connection and one transaction at a time; a call waits for the server within the limits of
/// `PostgreSQLServer`. An append first locks its log, so that two processes cannot append to the same record, and
/// returns after the server has flushed it. Checks records before returning them: by their proofs if the log's key is
/// available, else by the chain alone. Without the key it appends nothing.
package final class PostgreSQLEventStore: EventStore {
    /// The log's name; see `RecordProof`.
    package let logID: [UInt8]

    let shared: SharedConnection
    let trust: LogTrust
    private let hasKey: Bool
    private let listener = Mutex<LogListener?>(nil)

    /// Opens a log, which may be empty; connects with the first call.
    /// - Parameters:
    ///   - logID: the log's name, `RecordProof.logIDCount` bytes.
    ///   - headKey: the device's 32-byte key for proofs, or nil to check only the chain.
    package init(_ server: PostgreSQLServer, logID: [UInt8], headKey: (any KeyBytes)?) {
        precondition(
            logID.count == RecordProof.logIDCount, "a log's name has \(RecordProof.logIDCount) bytes")
        self.logID = logID
        shared = SharedConnection(server)
        hasKey = headKey != nil
        trust =
            headKey.map { LogTrust(authenticator: RecordAuthenticator(key: $0), logID: logID) }
            ?? LogTrust(chainOf: logID)
    }

    var words: PostgreSQLFailureWords { shared.words }

    /// The log's advisory lock number; two logs with the same number only wait for each other.
    var lock: Int64 { logID.prefix(8).reduce(0) { $0 << 8 | Int64($1) } }

    /// Appends to one stream; see `EventStore.append`.
    @discardableResult
    package func append(
        _ events: [ProposedEvent], to stream: StreamName, expecting: ExpectedVersion, key: String?
    ) throws(AppendFailure) -> [StoredEvent] {
        if events.isEmpty { return [] }
        if let refusal = AppendFailure.refusal(of: events, to: stream, key: key) { throw refusal }
        guard hasKey else { throw .failed(words.keyless) }
        let records = try shared.writing(lock: lock, notifying: Hexadecimal.text(logID)) { connection in
            if let key, let earlier = try stored(under: key, connection) { return earlier }
            let version = try currentVersion(of: stream, connection)
            if case .exactly(let wanted) = expecting, wanted != version {
                throw AppendFailure.conflict(actual: version)
            }
            return try insert(events, to: stream, after: version, key: key, connection)
        }
        if let newest = records.last { trust.note(newest.head, in: logID) }
        return records
    }

    private func insert(
        _ events: [ProposedEvent], to stream: StreamName, after version: Int64, key: String?,
        _ connection: Connection
    ) throws -> [StoredEvent] {
        let newest = try connection.run(PostgreSQLSQL.newest, [.bytes(logID)]).provenRecords().first
        let last = try trust.end(behind: newest)
        var end = ChainEnd(
            after: last.head, time: last.time, version: version, device: trust.authenticator.device)
        let (first, name) = (end.newest.position + 1, stream.description)
        let proven = events.map { event in
            let record = end.place(event, in: stream, named: name)
            let proof = trust.authenticator.proof(ofHash: record.hash, after: end.previous, in: logID)
            return ProvenRecord(record: record, proof: proof)
        }
        try connection.insert(proven, log: logID)
        if let key {
            let count = Int64(events.count)
            let code = trust.authenticator.code(ofKey: key, first: first, count: count, in: logID)
            try connection.run(
                PostgreSQLSQL.insertKey,
                [.bytes(logID), .text(key), .integer(first), .integer(count), .bytes(code)])
        }
        return proven.map(\.record)
    }

    private func currentVersion(of stream: StreamName, _ connection: Connection) throws(Problem) -> Int64 {
        let rows = try connection.run(
            PostgreSQLSQL.streamVersion, [.bytes(logID), .text(stream.description)])
        return rows.count > 0 ? try rows.integer(0, 0) : 0
    }

    private func stored(under key: String, _ connection: Connection) throws -> [StoredEvent]? {
        let rows = try connection.run(PostgreSQLSQL.key, [.bytes(logID), .text(key)])
        guard rows.count > 0 else { return nil }
        let (first, count) = (try rows.integer(0, 0), try rows.integer(0, 1))
        let records = try raw(connection, after: first - 1, limit: Int(clamping: count))
        return try trust.stored(
            under: key, first: first, count: count, code: try rows.bytes(0, 2), records)
    }

    /// Reads one stream; see `EventStore.read`.
    package func read(stream: StreamName, after version: Int64) throws(PortFailure) -> [StoredEvent] {
        try reading { connection in
            let records = try connection.run(
                PostgreSQLSQL.stream, [.bytes(logID), .text(stream.description), .integer(version)]
            ).provenRecords()
            let stored = try trust.checked(stream: records, after: version)
            // A record removed from the middle of the log may have been this stream's last one.
            let size = try connection.run(PostgreSQLSQL.size, [.bytes(logID)])
            if !size.isNull(0, 0) {
                let (newest, count) = (try size.integer(0, 0), try size.integer(0, 1))
                guard newest == count else {
                    throw words.tampered(.ofRecordsOfLogDatabase(newest: newest, count: count))
                }
            }
            return stored
        }
    }

    /// Reads the whole log; see `EventStore.readAll`.
    package func readAll(after position: Int64, limit: Int) throws(PortFailure) -> [StoredEvent] {
        guard limit > 0, position < .max else { return [] }
        return try reading { connection in
            try trust.checked(after: position, limit: limit) { try raw(connection, after: $0, limit: $1) }
        }.map(\.record)
    }

    /// The forms of the events; see `EventStore.forms`.
    package func forms(after position: Int64, named: Set<String>) throws(PortFailure) -> [EventForm:
        StreamName]
    {
        try reading { connection in
            let rows = try connection.run(
                PostgreSQLSQL.forms,
                [.bytes(logID), .integer(position), .text(named.sorted().joined(separator: "/"))])
            var forms: [EventForm: StreamName] = [:]
            for row in 0..<rows.count {
                let text = try rows.text(row, 0)
                let stream = StreamName(text) ?? StreamName(category: text, id: "")
                let schema = Int(clamping: try rows.integer(row, 2))
                forms[EventForm(stream, name: try rows.text(row, 1), schema: schema, named: named)] = stream
            }
            return forms
        }
    }

    /// The newest position; see `EventStore.head`.
    package func head() throws(PortFailure) -> Int64 {
        try reading { connection in
            try connection.run(PostgreSQLSQL.newest, [.bytes(logID)]).provenRecords().first?.record.position
                ?? 0
        }
    }

    /// Watches for appends; see `EventStore.follow`.
    package func follow(_ changed: @escaping @Sendable () -> Void) throws(PortFailure) -> any FollowToken {
        let listener = try self.listener.withLock { listener throws(PortFailure) in
            if let listener { return listener }
            let newListener = try LogListener(shared.server, logID: logID)
            listener = newListener
            return newListener
        }
        return listener.add(changed)
    }

    /// Records with their proofs, unchecked.
    func raw(_ connection: Connection, after position: Int64, limit: Int) throws(Problem) -> [ProvenRecord] {
        try connection.run(
            PostgreSQLSQL.range, [.bytes(logID), .integer(position + 1), .integer(Int64(limit))]
        )
        .provenRecords()
    }

    /// Reads one snapshot, which must still contain the newest record that this process saw or wrote.
    private func reading<Value: Sendable>(_ body: (Connection) throws -> Value) throws(PortFailure) -> Value {
        let floor = trust.newest
        return try shared.reading { connection in
            if floor != .empty {
                let rows = try connection.run(PostgreSQLSQL.hash, [.bytes(logID), .integer(floor.position)])
                guard rows.count > 0, try rows.bytes(0, 0) == floor.hash else {
                    throw LogTrust.Finding.cutOff(floor.position)
                }
            }
            return try body(connection)
        }
    }
}
