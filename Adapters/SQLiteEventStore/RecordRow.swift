import GRDBSQLite
import VowCore
import VowLog

extension PreparedStatement {
    /// Inserts one record, whose columns SQLite takes from where they stand; they are bound until the next one, or
    /// `reset`.
    func insert(_ record: StoredEvent, proof: RecordProof, from canonical: CanonicalRecord) throws {
        try canonical.bytes.withUnsafeBytes { bytes in
            func place(_ range: Range<Int>) -> UnsafeRawBufferPointer {
                UnsafeRawBufferPointer(rebasing: bytes[range])
            }
            bind(1, record.position)
            bind(2, textInPlace: place(canonical.stream))
            bind(3, record.version)
            bind(4, textInPlace: place(canonical.name))
            bind(5, Int64(record.event.schema))
            bind(6, record.event.at.millisecondsSinceEpoch)
            bind(7, textInPlace: place(canonical.cause))
            bind(8, textInPlace: place(canonical.correlation))
            bind(9, bytesInPlace: place(canonical.plain))
            if let sealed = canonical.sealed {
                bind(10, textInPlace: place(sealed.personalClass))
                bind(11, textInPlace: place(sealed.keyID))
                bind(12, bytesInPlace: place(sealed.bytes))
            } else {
                for column: Int32 in 10...12 { bindNull(column) }
            }
            let proof = proof.bytes
            try record.hash.withUnsafeBytes { hash in
                try proof.withUnsafeBytes { proof in
                    bind(13, bytesInPlace: hash)
                    bind(14, bytesInPlace: proof)
                    try runKeepingValues()
                }
            }
        }
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

    /// The record in the current row with what proves it; tables of an earlier version have no column for that.
    func provenRecord() throws(SQLiteProblem) -> ProvenRecord {
        let record = try record()
        guard columnCount > 13, !isNull(13) else { return ProvenRecord(record: record, proof: nil) }
        return ProvenRecord(record: record, proof: (try? bytes(13)).flatMap { RecordProof($0) })
    }

    /// Every record that the statement gives.
    func provenRecords() throws(SQLiteProblem) -> [ProvenRecord] {
        defer { reset() }
        var records: [ProvenRecord] = []
        while try step() { records.append(try provenRecord()) }
        return records
    }
}
