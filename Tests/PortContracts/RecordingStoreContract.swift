package import Testing
package import VowPorts

/// What everything behind `RecordingStore` must do.
package struct RecordingStoreContract {
    let store: any RecordingStore

    /// Names the store under test; it is empty.
    package init(_ store: any RecordingStore) { self.store = store }

    /// What was put is there as it was, under its name only, until it is removed.
    package func keeps(sourceLocation: SourceLocation = #_sourceLocation) throws {
        #expect(try store.bytes(named: "a-1") == nil, sourceLocation: sourceLocation)
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        try store.put(bytes, named: "a-1")
        try store.put([], named: "b-2")
        #expect(try store.bytes(named: "a-1") == bytes, sourceLocation: sourceLocation)
        #expect(try store.bytes(named: "b-2") == [], sourceLocation: sourceLocation)
        #expect(try store.names(olderThanSeconds: -10) == ["a-1", "b-2"], sourceLocation: sourceLocation)
        try store.remove(named: "a-1")
        try store.remove(named: "a-1")
        #expect(try store.bytes(named: "a-1") == nil, sourceLocation: sourceLocation)
        #expect(try store.names(olderThanSeconds: -10) == ["b-2"], sourceLocation: sourceLocation)
    }

    /// A name is taken once: what is there is never written over.
    package func namesAreTakenOnce(sourceLocation: SourceLocation = #_sourceLocation) throws {
        try store.put([1], named: "c")
        #expect(throws: PortFailure.self, sourceLocation: sourceLocation) { try store.put([2], named: "c") }
        #expect(try store.bytes(named: "c") == [1], sourceLocation: sourceLocation)
    }
}
