import InMemory
import Testing
import VowCore
import VowLog
import VowPorts
import VowRuntime

/// The records that a look back rests on are those that were written, or the first that is not is named.
@Suite("Altered records are found from any record on")
struct AlteredRecordsSpecs {
    private static let count: Int64 = 9

    private func records() throws -> [StoredEvent] {
        let log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())
        for number in 1...Self.count {
            try log.append(
                [.device(.clockStepped(byMilliseconds: number))],
                at: Instant(secondsSinceEpoch: 1_780_000_000 + number))
        }
        return try log.store.readAll(after: 0, limit: 100)
    }

    private func flaw(_ records: [StoredEvent], from position: Int64) throws -> LogFlaw? {
        try EventLog(store: MemoryEventStore(holding: records), vault: MemoryKeyVault()).flaw(from: position)
    }

    /// The record with another time, under the hash that it had.
    private func changed(_ record: StoredEvent) -> StoredEvent {
        let event = ProposedEvent(
            name: record.event.name, schema: record.event.schema, at: record.event.at.adding(seconds: 1),
            cause: record.event.cause, correlation: record.event.correlation, plain: record.event.plain,
            sealed: record.event.sealed)
        return StoredEvent(
            position: record.position, stream: record.stream, version: record.version,
            stamp: record.stamp, event: event, hash: record.hash)
    }

    @Test("what was written is sound from each record on, and so is an empty log") func sound() throws {
        let records = try records()
        for position in 1...Self.count { #expect(try flaw(records, from: position) == nil) }
        #expect(try flaw([], from: 1) == nil)
    }

    @Test("a changed record is found from itself and from all before it") func oneChanged() throws {
        let whole = try records()
        for place in 1...Self.count {
            var records = whole
            records[Int(place) - 1] = changed(records[Int(place) - 1])
            for position in 1...Self.count {
                let wanted = position <= place ? LogFlaw(kind: .changed, position: place) : nil
                #expect(try flaw(records, from: position) == wanted, "\(place) from \(position)")
            }
        }
    }
}
