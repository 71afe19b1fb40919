import VowLog
package import VowPorts

/// A log's records without checks; see `OpenLog.unchecked`.
final class UncheckedRecords: EventStore {
    private let store: SQLiteEventStore

    init(of store: SQLiteEventStore) { self.store = store }

    var isComplete: Bool { false }

    func append(_ events: [ProposedEvent], to stream: StreamName, expecting: ExpectedVersion, key: String?)
        throws(AppendFailure) -> [StoredEvent]
    {
        if events.isEmpty { return [] }
        throw .failed(
            PortFailure(
                code: "store.readonly", message: .whatOnlyLookedBackOn,
                repair: .giveCommandThatRecords))
    }

    func read(stream: StreamName, after version: Int64) throws(PortFailure) -> [StoredEvent] {
        try store.snapshot { database in
            let statement = try PreparedStatement(cached: SQLiteSQL.stream, on: database)
            statement.bind(1, stream.description)
            statement.bind(2, version)
            return try statement.provenRecords().map(\.record)
        }
    }

    func readAll(after position: Int64, limit: Int) throws(PortFailure) -> [StoredEvent] {
        guard limit > 0, position < .max else { return [] }
        return try store.snapshot { try store.raw($0, after: max(0, position), limit: limit).map(\.record) }
    }

    func head() throws(PortFailure) -> Int64 {
        try store.snapshot { database in
            let statement = try PreparedStatement(cached: SQLiteSQL.newest, on: database)
            return try statement.provenRecords().first?.record.position ?? 0
        }
    }

    func follow(_ changed: @escaping @Sendable () -> Void) throws(PortFailure) -> any FollowToken {
        try store.follow(changed)
    }
}

extension SQLiteEventStore {
    /// The records without checks; see `OpenLog.unchecked`.
    package func unchecked() -> any EventStore { UncheckedRecords(of: self) }
}
