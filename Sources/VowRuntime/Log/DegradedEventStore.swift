import Synchronization
package import VowLog
package import VowPorts

/// Stands in for a log that cannot be opened, so that an alarm rings all the same: it serves the records that could be
/// read without opening it, and takes no appends itself.
///
/// Each append first tries to open the real log, and from then on everything goes there. Until it opens, appends fail
/// with the reason, and the caller keeps the events.
package final class DegradedEventStore: EventStore {
    private struct Follower {
        let changed: @Sendable () -> Void
        /// What follows the real log for it, once that is open.
        var token: (any FollowToken)?
    }

    private struct State {
        var real: (any EventStore)?
        var followers: [Int: Follower] = [:]
        var nextFollower = 0
    }

    private let records: [StoredEvent]
    private let state = Mutex(State())
    private let reopen: @Sendable () throws(PortFailure) -> any EventStore

    /// Stands in for a log of which `records` could be read.
    /// - Parameter reopen: opens the real log; it must give up soon, because it is called with each append.
    package init(
        records: [StoredEvent], reopen: @escaping @Sendable () throws(PortFailure) -> any EventStore
    ) {
        self.records = records
        self.reopen = reopen
    }

    /// How many records could be read.
    package var recordCount: Int { records.count }

    /// Whether the real log serves by now.
    package var isComplete: Bool { real != nil }

    private var real: (any EventStore)? { state.withLock { $0.real } }

    /// Appends to the real log once it opens; see `EventStore.append`.
    @discardableResult
    package func append(
        _ events: [ProposedEvent], to stream: StreamName, expecting: ExpectedVersion, key: String?
    ) throws(AppendFailure) -> [StoredEvent] {
        if events.isEmpty { return [] }
        if let real { return try real.append(events, to: stream, expecting: expecting, key: key) }
        let opened: any EventStore
        do { opened = try reopen() } catch { throw .failed(error) }
        let serving = state.withLock { state -> any EventStore in
            // Another thread may have opened it meanwhile.
            if let real = state.real { return real }
            state.real = opened
            return opened
        }
        let waiting = state.withLock { state in
            state.followers.filter { $0.value.token == nil }.sorted { $0.key < $1.key }
        }
        for (number, follower) in waiting {
            follow(serving, for: number, follower.changed)
            follower.changed()
        }
        return try serving.append(events, to: stream, expecting: expecting, key: key)
    }

    private func follow(_ store: any EventStore, for number: Int, _ changed: @escaping @Sendable () -> Void) {
        // A store that cannot be followed is looked at with the next append.
        guard let token = try? store.follow(changed) else { return }
        let isKept = state.withLock { state in
            guard state.followers[number] != nil else { return false }
            state.followers[number]?.token = token
            return true
        }
        // The follower cancelled meanwhile.
        if !isKept { token.cancel() }
    }

    /// Reads one stream; see `EventStore.read`.
    package func read(stream: StreamName, after version: Int64) throws(PortFailure) -> [StoredEvent] {
        if let real { return try real.read(stream: stream, after: version) }
        return records.filter { $0.stream == stream && $0.version > version }
    }

    /// Reads the whole log; see `EventStore.readAll`.
    package func readAll(after position: Int64, limit: Int) throws(PortFailure) -> [StoredEvent] {
        if let real { return try real.readAll(after: position, limit: limit) }
        return Array(records.drop { $0.position <= position }.prefix(max(0, limit)))
    }

    /// The newest position; see `EventStore.head`.
    package func head() throws(PortFailure) -> Int64 {
        if let real { return try real.head() }
        return records.last?.position ?? 0
    }

    /// Watches for appends, as soon as the real log is open; see `EventStore.follow`.
    package func follow(_ changed: @escaping @Sendable () -> Void) throws(PortFailure) -> any FollowToken {
        let number = state.withLock { state in
            state.nextFollower += 1
            state.followers[state.nextFollower] = Follower(changed: changed)
            return state.nextFollower
        }
        if let real { follow(real, for: number, changed) }
        return DegradedFollowToken { [weak self] in
            let follower = self?.state.withLock { $0.followers.removeValue(forKey: number) }
            follower?.token?.cancel()
        }
    }
}

private final class DegradedFollowToken: FollowToken {
    private let end: @Sendable () -> Void

    init(end: @escaping @Sendable () -> Void) { self.end = end }

    deinit { end() }

    func cancel() { end() }
}
