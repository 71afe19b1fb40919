import VowCore
import VowLog

extension Rows {
    /// The record in a row with its proof; throws if the row is malformed.
    func provenRecord(_ row: Int) throws(Problem) -> ProvenRecord {
        guard let stream = StreamName(try text(row, 2)), let device = DeviceName(try bytes(row, 4)),
            let schema = Int(exactly: try integer(row, 8))
        else {
            throw .damaged("a record names no stream or no device")
        }
        var sealed: SealedPart?
        if !isNull(row, 15) {
            sealed = SealedPart(
                personalClass: try text(row, 13), keyID: try text(row, 14), bytes: try bytes(row, 15))
        }
        let record = StoredEvent(
            position: try integer(row, 1), stream: stream, version: try integer(row, 3),
            stamp: RecordStamp(
                device: device,
                time: HybridTime(wallMilliseconds: try integer(row, 5), counter: try integer(row, 6))),
            event: ProposedEvent(
                name: try text(row, 7), schema: schema,
                at: Instant(millisecondsSinceEpoch: try integer(row, 9)), cause: try text(row, 10),
                correlation: try text(row, 11), plain: try bytes(row, 12), sealed: sealed),
            hash: try bytes(row, 16))
        return ProvenRecord(record: record, proof: RecordProof(try bytes(row, 17)))
    }

    func provenRecords() throws(Problem) -> [ProvenRecord] {
        var records: [ProvenRecord] = []
        for row in 0..<count { records.append(try provenRecord(row)) }
        return records
    }
}

extension Connection {
    /// Records per statement: a statement accepts 65,535 parameters.
    private static let batch = 100

    /// Inserts records of a log unchanged.
    func insert(_ records: [ProvenRecord], log: [UInt8]) throws(Problem) {
        var rest = records[...]
        while !rest.isEmpty {
            let some = rest.prefix(Connection.batch)
            rest = rest.dropFirst(some.count)
            var values: [Value] = []
            for proven in some { values += Connection.values(of: proven, log: log) }
            try run(PostgreSQLSQL.insert(some.count), values)
        }
    }

    private static func values(of proven: ProvenRecord, log: [UInt8]) -> [Value] {
        let (record, event) = (proven.record, proven.record.event)
        return [
            .bytes(log), .integer(record.position), .text(record.stream.description),
            .integer(record.version), .bytes(record.stamp.device.bytes),
            .integer(record.stamp.time.wallMilliseconds), .integer(record.stamp.time.counter),
            .text(event.name), .integer(Int64(event.schema)),
            .integer(event.at.millisecondsSinceEpoch), .text(event.cause), .text(event.correlation),
            .bytes(event.plain), event.sealed.map { .text($0.personalClass) } ?? .noText,
            event.sealed.map { .text($0.keyID) } ?? .noText,
            event.sealed.map { .bytes($0.bytes) } ?? .noBytes,
            .bytes(record.hash), proven.proof.map { .bytes($0.bytes) } ?? .noBytes,
        ]
    }
}
