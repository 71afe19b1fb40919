/// The end of a chain and of one stream in it: gives each new event its place, for every store alike.
public struct ChainEnd: Sendable {
    /// The newest record of the chain.
    public private(set) var newest: HeadRecord
    /// The version of the stream's newest event; 0 before any.
    public private(set) var version: Int64
    /// The hash before that of the newest record that was placed.
    public private(set) var previous: [UInt8]
    /// The bytes of the record that was placed last; a store may take its columns from them.
    public private(set) var canonical = CanonicalRecord()

    /// The end behind a record, or an empty chain's.
    public init(after newest: StoredEvent?, version: Int64) {
        self.init(
            after: newest.map { HeadRecord(position: $0.position, hash: $0.hash) } ?? .empty, version: version
        )
    }

    /// The end behind a head.
    public init(after newest: HeadRecord, version: Int64) {
        self.newest = newest
        self.version = version
        previous = newest.hash
    }

    /// Goes to the end of another stream of the same chain.
    public mutating func turn(toVersion version: Int64) { self.version = version }

    /// Places an event behind the newest record; `name` is the stream's, given once for many.
    public mutating func place(_ event: ProposedEvent, in stream: StreamName, named name: String)
        -> StoredEvent
    {
        version += 1
        previous = newest.hash
        canonical.fill(
            position: newest.position + 1, stream: name, version: version, event: event, previous: previous)
        newest = HeadRecord(position: newest.position + 1, hash: canonical.hash)
        return StoredEvent(
            position: newest.position, stream: stream, version: version, event: event, hash: newest.hash)
    }
}
