/// The end of a chain and of one stream in it: gives each new event its place and its stamp, for every store alike.
package struct ChainEnd: Sendable {
    /// The newest record of the chain.
    package private(set) var newest: HeadRecord
    /// The latest time that a record of the chain has.
    package private(set) var time: HybridTime
    /// The version of the stream's newest event; 0 before any.
    package private(set) var version: Int64
    /// The hash before that of the newest record that was placed.
    package private(set) var previous: [UInt8]
    /// The bytes of the record that was placed last; a store may take its columns from them.
    package private(set) var canonical = CanonicalRecord()
    private let device: DeviceName

    /// The end behind a record, or an empty chain's.
    /// - Parameter device: the device that appends.
    package init(after newest: StoredEvent?, version: Int64, device: DeviceName) {
        self.init(
            after: newest.map { HeadRecord(position: $0.position, hash: $0.hash) } ?? .empty,
            time: newest?.stamp.time ?? .beginning, version: version, device: device)
    }

    /// The end behind a head whose record has a time.
    package init(after newest: HeadRecord, time: HybridTime, version: Int64, device: DeviceName) {
        self.newest = newest
        self.time = time
        self.version = version
        self.device = device
        previous = newest.hash
    }

    /// Goes to the end of another stream of the same chain.
    package mutating func turn(toVersion version: Int64) { self.version = version }

    /// Places an event behind the newest record; `name` is the stream's, given once for many.
    /// - Parameter stamp: the stamp that the event was appended with elsewhere; nil for a new event, whose time is later
    ///   than every time before it.
    package mutating func place(
        _ event: ProposedEvent, in stream: StreamName, named name: String, stamp: RecordStamp? = nil
    ) -> StoredEvent {
        let stamp = stamp ?? RecordStamp(device: device, time: time.next(at: event.at))
        time = max(time, stamp.time)
        version += 1
        previous = newest.hash
        canonical.fill(
            position: newest.position + 1, stream: name, version: version, stamp: stamp, event: event,
            previous: previous)
        newest = HeadRecord(position: newest.position + 1, hash: canonical.hash)
        return StoredEvent(
            position: newest.position, stream: stream, version: version, stamp: stamp, event: event,
            hash: newest.hash)
    }
}
