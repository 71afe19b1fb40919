import Foundation
import Synchronization
public import VowLog
public import VowPorts

/// Stands in for a log that cannot be opened, so that an alarm rings all the same: it serves every record that
/// can be read from the bare files, and takes no appends itself.
///
/// Each append first tries to open the real log, and from then on everything goes there. Until it opens, appends
/// fail with the reason, and whoever appends keeps the events.
public final class StandInEventStore: EventStore {
    private struct State {
        var real: (any EventStore)?
        var followers: [@Sendable () -> Void] = []
        var tokens: [any FollowToken] = []
    }

    private let records: [StoredEvent]
    private let state = Mutex(State())
    private let reopen: @Sendable () throws(PortFailure) -> any EventStore

    /// Stands in for the log in `folder`, which could not be opened.
    /// - Parameter reopen: opens the real log; it must give up soon, because it is called with each append.
    public init(
        folder: String, reopen: @escaping @Sendable () throws(PortFailure) -> any EventStore
    ) {
        records = LogSalvage.records(in: folder)
        self.reopen = reopen
    }

    /// How many records could be read.
    public var recordCount: Int { records.count }

    private var real: (any EventStore)? { state.withLock { $0.real } }

    /// Appends to the real log once it opens; see `EventStore.append`.
    @discardableResult
    public func append(
        _ events: [ProposedEvent], to stream: StreamName, expecting: ExpectedVersion, key: String?
    ) throws(AppendFailure) -> [StoredEvent] {
        if let real { return try real.append(events, to: stream, expecting: expecting, key: key) }
        let opened: any EventStore
        do { opened = try reopen() } catch { throw .failed(error) }
        let followers = state.withLock { state in
            state.real = opened
            return state.followers
        }
        for follower in followers {
            if let token = try? opened.follow(follower) { state.withLock { $0.tokens.append(token) } }
            follower()
        }
        return try opened.append(events, to: stream, expecting: expecting, key: key)
    }

    /// Reads one stream; see `EventStore.read`.
    public func read(stream: StreamName, after version: Int64) throws(PortFailure) -> [StoredEvent] {
        if let real { return try real.read(stream: stream, after: version) }
        return records.filter { $0.stream == stream && $0.version > version }
    }

    /// Reads the whole log; see `EventStore.readAll`.
    public func readAll(after position: Int64, limit: Int) throws(PortFailure) -> [StoredEvent] {
        if let real { return try real.readAll(after: position, limit: limit) }
        return Array(records.drop { $0.position <= position }.prefix(max(0, limit)))
    }

    /// The newest position; see `EventStore.head`.
    public func head() throws(PortFailure) -> Int64 {
        if let real { return try real.head() }
        return records.last?.position ?? 0
    }

    /// Watches for appends, as soon as the real log is open; see `EventStore.follow`.
    public func follow(_ changed: @escaping @Sendable () -> Void) throws(PortFailure) -> any FollowToken {
        if let real { return try real.follow(changed) }
        state.withLock { $0.followers.append(changed) }
        return StandInToken(owner: self)
    }

    fileprivate func endFollowing() {
        let tokens = state.withLock { state in
            state.followers = []
            return state.tokens
        }
        for token in tokens { token.cancel() }
    }
}

private final class StandInToken: FollowToken {
    private let owner: StandInEventStore

    init(owner: StandInEventStore) { self.owner = owner }

    deinit { cancel() }

    func cancel() { owner.endFollowing() }
}
