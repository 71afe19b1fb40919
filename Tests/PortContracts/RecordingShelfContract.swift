public import Testing
public import VowPorts

/// What everything behind `RecordingShelf` must do.
public struct RecordingShelfContract {
    let shelf: any RecordingShelf

    /// Names the shelf under test; it is empty.
    public init(_ shelf: any RecordingShelf) { self.shelf = shelf }

    /// What was put is there as it was, under its name only, until it is removed.
    public func keeps(sourceLocation: SourceLocation = #_sourceLocation) throws {
        #expect(try shelf.bytes(named: "a-1") == nil, sourceLocation: sourceLocation)
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        try shelf.put(bytes, named: "a-1")
        try shelf.put([], named: "b-2")
        #expect(try shelf.bytes(named: "a-1") == bytes, sourceLocation: sourceLocation)
        #expect(try shelf.bytes(named: "b-2") == [], sourceLocation: sourceLocation)
        #expect(try shelf.names(olderThanSeconds: -10) == ["a-1", "b-2"], sourceLocation: sourceLocation)
        try shelf.remove(named: "a-1")
        try shelf.remove(named: "a-1")
        #expect(try shelf.bytes(named: "a-1") == nil, sourceLocation: sourceLocation)
        #expect(try shelf.names(olderThanSeconds: -10) == ["b-2"], sourceLocation: sourceLocation)
    }

    /// A name is taken once: what is there is never written over.
    public func namesAreTakenOnce(sourceLocation: SourceLocation = #_sourceLocation) throws {
        try shelf.put([1], named: "c")
        #expect(throws: PortFailure.self, sourceLocation: sourceLocation) { try shelf.put([2], named: "c") }
        #expect(try shelf.bytes(named: "c") == [1], sourceLocation: sourceLocation)
    }
}
