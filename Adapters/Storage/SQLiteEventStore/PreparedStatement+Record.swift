import GRDBSQLite
import VowCore
import VowLog

extension PreparedStatement {
    /// Inserts a record. SQLite reads the columns in place; they stay bound until the next call or `reset`.
    func insert(_ record: StoredEvent, proof: RecordProof, from canonical: CanonicalRecord) throws {
        try canonical.bytes.withUnsafeBytes { bytes in
            func slice(_ range: Range<Int>) -> UnsafeRawBufferPointer {
                UnsafeRawBufferPointer(rebasing: bytes[range])
            }
            bind(1, record.position)
            bind(2, textInPlace: slice(canonical.stream))
            bind(3, record.version)
            bind(4, bytesInPlace: slice(canonical.device))
            bind(5, record.stamp.time.wallMilliseconds)
            bind(6, record.stamp.time.counter)
            bind(7, textInPlace: slice(canonical.name))
            bind(8, Int64(record.event.schema))
            bind(9, record.event.at.millisecondsSinceEpoch)
            bind(10, textInPlace: slice(canonical.cause))
            bind(11, textInPlace: slice(canonical.correlation))
            bind(12, bytesInPlace: slice(canonical.plain))
            if let sealed = canonical.sealed {
                bind(13, textInPlace: slice(sealed.personalClass))
                bind(14, textInPlace: slice(sealed.keyID))
                bind(15, bytesInPlace: slice(sealed.bytes))
            } else {
                for column: Int32 in 13...15 { bindNull(column) }
            }
            let proof = proof.bytes
            try record.hash.withUnsafeBytes { hash in
                try proof.withUnsafeBytes { proof in
                    bind(16, bytesInPlace: hash)
                    bind(17, bytesInPlace: proof)
                    try runKeepingValues()
                }
            }
        }
    }

    /// The record in the current row; throws if it is malformed.
    func record() throws(SQLiteProblem) -> StoredEvent {
        guard let stream = StreamName(try text(1)), let device = DeviceName(try bytes(3)),
            let schema = Int(exactly: try integer(7))
        else {
            throw SQLiteProblem(code: SQLITE_CORRUPT, message: "a record names no stream or no device")
        }
        var sealed: SealedPart?
        if !isNull(14) {
            sealed = SealedPart(personalClass: try text(12), keyID: try text(13), bytes: try bytes(14))
        }
        return StoredEvent(
            position: try integer(0), stream: stream, version: try integer(2),
            stamp: RecordStamp(
                device: device,
                time: HybridTime(wallMilliseconds: try integer(4), counter: try integer(5))),
            event: ProposedEvent(
                name: try text(6), schema: schema, at: Instant(millisecondsSinceEpoch: try integer(8)),
                cause: try text(9), correlation: try text(10), plain: try bytes(11), sealed: sealed),
            hash: try bytes(15))
    }

    /// The record in the current row with what proves it.
    func provenRecord() throws(SQLiteProblem) -> ProvenRecord {
        let record = try record()
        guard !isNull(16) else { return ProvenRecord(record: record, proof: nil) }
        // A proof that cannot be read proves nothing, and the record is reported.
        return ProvenRecord(record: record, proof: (try? bytes(16)).flatMap { RecordProof($0) })
    }

    /// All records of the statement.
    func provenRecords() throws(SQLiteProblem) -> [ProvenRecord] {
        defer { reset() }
        var records: [ProvenRecord] = []
        while try step() { records.append(try provenRecord()) }
        return records
    }
}
