import Dispatch
import Synchronization
import VowCore
package import VowLog
package import VowPorts

/// An event store in memory, with the same contract as the durable store.
package final class MemoryEventStore: EventStore {
    private struct State {
        var records: [StoredEvent] = []
        /// The indices in `records` of each stream's events.
        var streams: [String: [Int]] = [:]
        var appends: [String: Range<Int>] = [:]
        var followers: [Int: @Sendable () -> Void] = [:]
        var nextFollower = 0
        var failuresLeft = 0
        var failure: PortFailure?
        var beforeReading: (@Sendable (StreamName) -> Void)?
    }

    private let state = Mutex(State())
    private let callbacks = DispatchQueue(label: "vow.log.memory")

    private let device: DeviceName

    /// Makes an empty store.
    /// - Parameter device: the device that appends to it.
    package init(device: DeviceName = .unknown) { self.device = device }

    /// Creates a store with `records`, which must be a complete chain from position 1.
    package init(holding records: [StoredEvent]) {
        device = .unknown
        state.withLock { state in
            for record in records { Self.insert(record, into: &state) }
        }
    }

    /// Makes the next `count` appends fail, like a full or broken disk.
    package func failAppends(_ count: Int, with failure: PortFailure) {
        state.withLock { state in
            state.failuresLeft = count
            state.failure = failure
        }
    }

    /// Calls `body` on the reader's thread before each read of a stream, where a locked log would block.
    package func beforeReading(_ body: @escaping @Sendable (StreamName) -> Void) {
        state.withLock { $0.beforeReading = body }
    }

    /// Appends to one stream; see `EventStore.append`.
    @discardableResult
    package func append(
        _ events: [ProposedEvent], to stream: StreamName, expecting: ExpectedVersion, key: String?
    ) throws(AppendFailure) -> [StoredEvent] {
        if events.isEmpty { return [] }
        if let refusal = AppendFailure.refusal(of: events, to: stream, key: key) { throw refusal }
        let (stored, followers): ([StoredEvent], [@Sendable () -> Void]) = try state.withLock {
            state throws(AppendFailure) in
            if let key, let earlier = state.appends[key] { return (Array(state.records[earlier]), []) }
            if state.failuresLeft > 0, let failure = state.failure {
                state.failuresLeft -= 1
                throw .failed(failure)
            }
            let text = stream.description
            let version = Int64(state.streams[text]?.count ?? 0)
            if case .exactly(let wanted) = expecting, wanted != version { throw .conflict(actual: version) }
            let first = state.records.count
            var end = ChainEnd(after: state.records.last, version: version, device: device)
            for event in events {
                Self.insert(end.place(event, in: stream, named: text), into: &state)
            }
            if let key { state.appends[key] = first..<state.records.count }
            return (Array(state.records[first...]), Array(state.followers.values))
        }
        // The order does not matter: a follower only learns that the log has changed.
        for follower in followers { callbacks.async { follower() } }
        return stored
    }

    /// Reads one stream; see `EventStore.read`.
    package func read(stream: StreamName, after version: Int64) throws(PortFailure) -> [StoredEvent] {
        state.withLock { $0.beforeReading }?(stream)
        return state.withLock { state in
            let indices = state.streams[stream.description] ?? []
            guard version < Int64(indices.count) else { return [] }
            return indices[Int(max(0, version))...].map { state.records[$0] }
        }
    }

    /// Reads the whole log; see `EventStore.readAll`.
    package func readAll(after position: Int64, limit: Int) throws(PortFailure) -> [StoredEvent] {
        state.withLock { state in
            guard position < Int64(state.records.count), limit > 0 else { return [] }
            return Array(state.records[Int(max(0, position))...].prefix(limit))
        }
    }

    /// The newest position; see `EventStore.head`.
    package func head() throws(PortFailure) -> Int64 {
        state.withLock { Int64($0.records.count) }
    }

    /// Watches for appends; see `EventStore.follow`.
    package func follow(_ changed: @escaping @Sendable () -> Void) throws(PortFailure) -> any FollowToken {
        let number = state.withLock { state in
            state.nextFollower += 1
            state.followers[state.nextFollower] = changed
            return state.nextFollower
        }
        return MemoryFollowToken { [weak self] in
            self?.state.withLock { state in state.followers[number] = nil }
        }
    }

    private static func insert(_ record: StoredEvent, into state: inout State) {
        state.streams[record.stream.description, default: []].append(state.records.count)
        state.records.append(record)
    }
}

private final class MemoryFollowToken: FollowToken {
    private let end: @Sendable () -> Void

    init(end: @escaping @Sendable () -> Void) {
        self.end = end
    }

    deinit { end() }

    func cancel() { end() }
}
