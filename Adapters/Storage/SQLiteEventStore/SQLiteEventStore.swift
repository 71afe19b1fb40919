import GRDB
import GRDBSQLite
import Synchronization
import VowCore
package import VowLog
package import VowPorts

/// The event store on the device: an SQLite database in write-ahead mode, flushed at each commit, with its signed head
/// beside it.
///
/// A single connection writes; others read at the same time. Every append takes the write lock first (`BEGIN
/// IMMEDIATE`), so that two processes never continue from the same record.
package final class SQLiteEventStore: EventStore {
    /// What is checked before a log is used.
    package enum Examination: Sendable {
        /// The tables only; to open a log for verification.
        case tables
        /// The tables, the signed head, and the chain from the head on: a few reads, whatever the log's length.
        case head
        /// The structure of the database and the whole chain.
        case everything
    }

    /// The file names of a log.
    package enum FileName {
        /// The database; SQLite adds `-wal` and `-shm`.
        package static let database = "log.sqlite"
        /// The signed head.
        package static let head = "log.head"
    }

    private let folder: String
    private let pool: DatabasePool
    private let isClosed = Mutex(false)
    private let use = Mutex<DatabaseUse?>(nil)
    private let headFile: HeadFile
    private let words: SQLiteFailureWords
    private let trust: LogTrust
    // Unsafe: used on the writing connection's queue only, which GRDB gives no way to tell the compiler.
    nonisolated(unsafe) private var writer: LogWriter?

    /// Opens the log in `folder`, which must exist, or creates an empty one.
    ///
    /// Where nothing is left of a log and not `mayBegin`, it throws `store.missing`; so it does where a signed head says
    /// that there was one.
    /// `headKey` (32 bytes) signs the head and proves each append. A lock of another process is waited for up to
    /// `busyTimeoutMilliseconds`. Throws when the log cannot be used, is damaged, or was tampered with.
    package init(
        folder: String, headKey: any KeyBytes, mayBegin: Bool = true, busyTimeoutMilliseconds: Int = 5000,
        examining examination: Examination = .head
    ) throws(PortFailure) {
        let path = folder + "/" + FileName.database
        self.folder = folder
        words = SQLiteFailureWords(path: path)
        let opening = try OpeningLock(folder: folder)
        defer { opening.release() }
        try LogReplacement(folder: folder).finish()
        let headPath = folder + "/" + FileName.head
        if isMissing(path) {
            // A head that cannot be read says nothing, and opening it next throws why.
            let left = (try? HeadFile(path: headPath, key: headKey, isOnlyRead: true))?.read().signed
            guard mayBegin, left ?? .empty == .empty else { throw words.gone() }
        }
        // Opened for writing, a database is written to at once, to make its write-ahead log.
        if !DatabaseUse.isOpen(path), let format = SQLiteSchema.strangeVersion(of: path) {
            throw words.strange(format)
        }
        let headFile = try HeadFile(path: headPath, key: headKey)
        try makePrivateFile(path)
        guard hasRoomForIndex(of: path) else {
            throw words.failure(code: SQLITE_FULL, cause: "there is no room for its index")
        }
        self.headFile = headFile
        let trust = LogTrust(authenticator: RecordAuthenticator(key: headKey))
        self.trust = trust
        let words = words
        do {
            var configuration = Configuration()
            configuration.busyMode = .timeout(Double(busyTimeoutMilliseconds) / 1000)
            configuration.maximumReaderCount = 4
            // The prepared statements open and close transactions themselves.
            configuration.allowsUnsafeTransactions = true
            configuration.prepareDatabase { database in
                try database.execute(sql: "PRAGMA trusted_schema = OFF")
                try database.execute(sql: "PRAGMA cell_size_check = ON")
            }
            pool = try DatabasePool(path: path, configuration: configuration)
            writer = try pool.writeWithoutTransaction { database in
                // The library's default for write-ahead mode loses the last commits when the power fails.
                try database.execute(sql: "PRAGMA synchronous = FULL")
                try SQLiteSchema.prepare(database, words: words)
                return try LogWriter(database, head: headFile, trust: trust, words: words)
            }
        } catch {
            throw words.openingFailure(error)
        }
        use.withLock { $0 = DatabaseUse(of: path) }
        headFile.belongs(to: path, in: folder)
        if case .everything = examination { try examineStructure() }
        if case .tables = examination { return }
        try examineHead()
        if case .everything = examination { try examineChain() }
    }

    /// Appends to one stream; see `EventStore.append`.
    @discardableResult
    package func append(
        _ events: [ProposedEvent], to stream: StreamName, expecting: ExpectedVersion, key: String?
    ) throws(AppendFailure) -> [StoredEvent] {
        if events.isEmpty { return [] }
        if let refusal = AppendFailure.refusal(of: events, to: stream, key: key) { throw refusal }
        let outcome: Result<[StoredEvent], AppendFailure> = pool.writeWithoutTransaction { _ in
            guard let writer else { return .failure(.failed(words.failure(Closed()))) }
            do {
                return .success(try writer.append(events, to: stream, expecting: expecting, key: key))
            } catch let failure as AppendFailure {
                return .failure(failure)
            } catch {
                return .failure(.failed(words.failure(error)))
            }
        }
        return try outcome.get()
    }

    /// Reads one stream; see `EventStore.read`.
    package func read(stream: StreamName, after version: Int64) throws(PortFailure) -> [StoredEvent] {
        try reading { database in
            let statement = try PreparedStatement(cached: SQLiteSQL.stream, on: database)
            statement.bind(1, stream.description)
            statement.bind(2, version)
            let records = try statement.provenRecords()
            let stored = try trust.checked(stream: records, after: version)
            // A record removed from the middle of the log may have been this stream's last one.
            try refuseGaps(database)
            return stored
        }
    }

    /// Reads the whole log; see `EventStore.readAll`.
    package func readAll(after position: Int64, limit: Int) throws(PortFailure) -> [StoredEvent] {
        try proven(after: position, limit: limit).map(\.record)
    }

    /// The same records with their proofs; see `OpenLog.proven`.
    package func proven(after position: Int64, limit: Int) throws(PortFailure) -> [ProvenRecord] {
        guard limit > 0, position < .max else { return [] }
        return try reading { database in
            try trust.checked(after: position, limit: limit) { try raw(database, after: $0, limit: $1) }
        }
    }

    /// The forms of the events; see `EventStore.forms`.
    package func forms(after position: Int64, named: Set<String>) throws(PortFailure) -> [EventForm:
        StreamName]
    {
        try reading { database in
            // A stream's name starts with its category, up to the first slash.
            let category = "substr(stream, 1, instr(stream, '/') - 1)"
            let placeholders = named.map { _ in "?" }.joined(separator: ", ")
            let rows = try Row.fetchAll(
                database,
                sql: """
                    SELECT min(stream) AS stream, name, schema FROM events WHERE position > ?
                    GROUP BY CASE WHEN \(category) IN (\(placeholders)) THEN stream ELSE \(category) END, name, schema
                    """,
                arguments: [position] + StatementArguments(named.sorted()))
            var forms: [EventForm: StreamName] = [:]
            for row in rows {
                let text: String = row["stream"]
                let stream = StreamName(text) ?? StreamName(category: text, id: "")
                let form = EventForm(stream, name: row["name"], schema: row["schema"], named: named)
                forms[form] = stream
            }
            return forms
        }
    }

    /// Records with their proofs, unchecked.
    func raw(_ database: Database, after position: Int64, limit: Int) throws -> [ProvenRecord] {
        let statement = try PreparedStatement(cached: SQLiteSQL.range, on: database)
        statement.bind(1, position + 1)
        statement.bind(2, Int64(limit))
        return try statement.provenRecords()
    }

    private func refuseGaps(_ database: Database) throws {
        let statement = try PreparedStatement(cached: SQLiteSQL.size, on: database)
        defer { statement.reset() }
        guard try statement.step(), !statement.isNull(0) else { return }
        let (newest, count) = (try statement.integer(0), try statement.integer(1))
        guard newest == count else {
            throw words.tampered(.recordOfLogWasRemoved(count: count, newest: newest))
        }
    }

    /// The newest position; see `EventStore.head`.
    package func head() throws(PortFailure) -> Int64 {
        try newest().position
    }

    /// Watches for appends; see `EventStore.follow`. As long as it does, a head that is moved away is put back.
    package func follow(_ changed: @escaping @Sendable () -> Void) throws(PortFailure) -> any FollowToken {
        try LogFollower(folder: folder, database: FileName.database, head: FileName.head) { [weak self] in
            self?.keepHeadInPlace()
            changed()
        }
    }

    private func keepHeadInPlace() {
        guard !isClosed.withLock({ $0 }) else { return }
        // Only the writing connection's queue writes heads.
        pool.writeWithoutTransaction { _ in headFile.keepInPlace() }
    }

    /// Compares the whole log with its chain and its signed head, then checks the database's structure.
    ///
    /// Memory use is constant. A part that SQLite cannot read is a flaw, not a failure.
    ///
    /// Throws `store.interrupted` when `isWanted`, which is called now and then, returns false.
    package func verify(while isWanted: () -> Bool = { true }) throws(PortFailure) -> LogVerification {
        let reading = headFile.read()
        var logID: [UInt8]?
        let verification = LogVerifier.verify(head: reading.signed) { proven in
            guard let proof = proven.proof else { return false }
            defer { logID = proof.logID }
            return trust.authenticator.isMade(proof, forHash: proven.record.hash)
                && logID ?? proof.logID == proof.logID
        } reading: { position, limit throws(PortFailure) in
            guard isWanted() else { throw Self.interrupted }
            return try snapshot { try raw($0, after: position, limit: limit) }
        }
        guard isWanted() else { throw Self.interrupted }
        if verification.flaw == nil, case .behind(verification.newest) = reading {
            return verification.with(
                LogFlaw(kind: .truncated, position: verification.soundRecords + 1))
        }
        if verification.flaw == nil, let complaint = try structureComplaint() {
            return verification.with(
                LogFlaw(kind: .unreadable, position: verification.soundRecords + 1, cause: complaint))
        }
        return verification
    }

    private static let interrupted = PortFailure(
        code: "store.interrupted", message: .checkOfLogWasInterrupted, repair: .runAgain)

    /// Fills an empty log with events of any streams in one transaction, for an import or a salvage.
    ///
    /// Events that were exported in order, with their stamps, get the positions, versions and hashes that they had.
    package func load(_ events: [AddedEvent]) throws(PortFailure) {
        var rest = events.makeIterator()
        do { try load { rest.next() } } catch { throw words.failure(error) }
    }

    /// Fills an empty log with the events that `next` returns, in one transaction; see `load`.
    ///
    /// Only one event is held at a time. When `next` throws, its error is thrown and the log stays empty.
    package func load(_ next: () throws -> AddedEvent?) throws {
        var refusal: (any Error)?
        let outcome: Result<Void, PortFailure> = pool.writeWithoutTransaction { _ in
            guard let writer else { return .failure(words.failure(Closed())) }
            do {
                try writer.load {
                    do { return try next() } catch {
                        refusal = error
                        throw error
                    }
                }
                return .success(())
            } catch {
                return .failure(words.failure(error))
            }
        }
        if let refusal { throw refusal }
        try outcome.get()
    }

    /// Moves the write-ahead log into the database and closes the connections; later calls fail. Idempotent.
    package func close() {
        guard
            !isClosed.withLock({ closed in
                defer { closed = true }
                return closed
            })
        else { return }
        pool.writeWithoutTransaction { database in
            writer = nil
            // The last connection to close is a reader, which would not move the write-ahead log. If another process is
            // reading, the log stays, and nothing is lost.
            _ = try? database.checkpoint(.truncate)
        }
        use.withLock { $0 = nil }
        // A connection that is still reading closes when it is released.
        try? pool.close()
    }

    private func newest() throws(PortFailure) -> HeadRecord {
        try reading { database in
            let statement = try PreparedStatement(cached: SQLiteSQL.newest, on: database)
            return try statement.provenRecords().first?.record.head ?? .empty
        }
    }

    /// Reads one snapshot, which must still contain the newest record that this process saw or wrote.
    private func reading<Value>(_ body: (Database) throws -> Value) throws(PortFailure) -> Value {
        let floor = trust.newest
        return try snapshot { database in
            if floor != .empty {
                let statement = try PreparedStatement(cached: SQLiteSQL.hash, on: database)
                defer { statement.reset() }
                statement.bind(1, floor.position)
                guard try statement.step(), try statement.bytes(0) == floor.hash else {
                    throw words.cutOff(floor.position)
                }
            }
            return try body(database)
        }
    }

    func snapshot<Value>(_ body: (Database) throws -> Value) throws(PortFailure) -> Value {
        do {
            return try pool.read(body)
        } catch {
            throw words.failure(error)
        }
    }
}

/// The store is closed.
private struct Closed: Error {}

// MARK: - Examining a log before it is used

extension SQLiteEventStore {
    private func examineStructure() throws(PortFailure) {
        if let complaint = try structureComplaint() { throw words.damaged(complaint) }
    }

    /// The first defect that SQLite finds in the database's pages and indexes, or nil.
    private func structureComplaint() throws(PortFailure) -> String? {
        let answer = try reading { database in
            try String.fetchOne(database, sql: "PRAGMA integrity_check(1)") ?? "no answer"
        }
        return answer == "ok" ? nil : answer
    }

    private func examineHead() throws(PortFailure) {
        // Read the head first: records precede their head, so another process's appends can only make the log longer
        // than this head.
        let reading = headFile.read()
        let newest = try newest()
        switch reading {
        case .nothing where newest.position == 0: headFile.write(.empty)
        case .nothing:
            throw words.headless(headFile.path)
        case .forged: throw words.strangeHead(headFile.path)
        case .behind(let signed) where signed.position >= newest.position:
            throw words.cutOff(signed.position + 1)
        case .head(let signed), .behind(let signed):
            guard signed.position <= newest.position else {
                throw words.tampered(
                    .logEndsAtRecordBut(last: newest.position, position: signed.position))
            }
            try examineTail(after: signed)
            // A head that is behind lost its last write in a power cut; proofs vouch for the later records.
            if newest.position > signed.position { headFile.write(newest) }
        }
    }

    /// Checks that the signed record is in place, and that the later ones follow from it.
    private func examineTail(after signed: HeadRecord) throws(PortFailure) {
        if signed.position > 0 {
            guard let record = try readAll(after: signed.position - 1, limit: 1).first,
                record.hash == signed.hash
            else {
                throw words.tampered(.recordOfLogNotOne(position: signed.position))
            }
        }
        var position = signed.position
        while let last = try readAll(after: position, limit: 256).last { position = last.position }
    }

    private func examineChain() throws(PortFailure) {
        if let flaw = try verify().flaw { throw words.tampered(TextCode(flaw.description)) }
    }
}
