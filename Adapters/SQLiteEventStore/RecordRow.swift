import GRDBSQLite
import VowCore
import VowLog

extension PreparedStatement {
    /// Binds a record's columns in the order of the table.
    func bind(_ record: StoredEvent, stream: String) {
        let event = record.event
        bind(1, record.position)
        bind(2, stream)
        bind(3, record.version)
        bind(4, event.name)
        bind(5, Int64(event.schema))
        bind(6, event.at.millisecondsSinceEpoch)
        bind(7, event.cause)
        bind(8, event.correlation)
        bind(9, event.plain)
        bind(10, event.sealed?.personalClass)
        bind(11, event.sealed?.keyID)
        bind(12, event.sealed?.bytes)
        bind(13, record.hash)
    }

    /// The record in the current row; a damaged one ends in a problem, never in a guess.
    func record() throws(SQLiteProblem) -> StoredEvent {
        guard let stream = StreamName(try text(1)), let schema = Int(exactly: try integer(4)) else {
            throw SQLiteProblem(code: SQLITE_CORRUPT, message: "a record names no stream")
        }
        var sealed: SealedPart?
        if !isNull(11) {
            sealed = SealedPart(personalClass: try text(9), keyID: try text(10), bytes: try bytes(11))
        }
        return StoredEvent(
            position: try integer(0), stream: stream, version: try integer(2),
            event: ProposedEvent(
                name: try text(3), schema: schema, at: Instant(millisecondsSinceEpoch: try integer(5)),
                cause: try text(6), correlation: try text(7), plain: try bytes(8), sealed: sealed),
            hash: try bytes(12))
    }

    /// Every record that the statement gives.
    func records() throws(SQLiteProblem) -> [StoredEvent] {
        defer { reset() }
        var records: [StoredEvent] = []
        while try step() { records.append(try record()) }
        return records
    }
}
