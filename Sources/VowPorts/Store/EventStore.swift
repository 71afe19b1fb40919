public import VowLog

/// What a caller believes of a stream when it appends.
public enum ExpectedVersion: Hashable, Sendable {
    /// Whatever is there.
    case any
    /// The last event of the stream has this version; 0 means that the stream is empty.
    case exactly(Int64)
}

/// Why an append was not taken.
public enum AppendFailure: Error, Hashable, Sendable {
    /// Another writer was first; the stream now stands at `actual`. Nothing was written.
    case conflict(actual: Int64)
    /// The store could not write (full, read-only, locked, damaged). Nothing was written.
    case failed(PortFailure)
    /// The disk failed as the append was flushed: it may be there after the next start, or not. The same append with
    /// the same key is written once, whichever it is; without a key, look before it is repeated.
    case uncertain(PortFailure)
}

/// The append-only log.
///
/// An append is atomic and durable when it returns: all its events are there after a power loss, in order,
/// or none is. Positions and versions have no gaps. Nothing can be changed or removed through this port.
/// Calls are safe from any thread and from several processes at once.
public protocol EventStore: AnyObject, Sendable {
    /// Whether reads give the whole log. One that stands in for a log that cannot be opened gives what can be read of
    /// it, in which a withdrawal may be missing: nothing that a person agreed to is taken from it.
    var isComplete: Bool { get }
    /// Appends events to one stream.
    ///
    /// `key` makes a retry safe: a second append with the same key writes nothing and returns what the first
    /// one stored. An empty list writes nothing. A NUL in a text, the key included, is refused: not every technology can
    /// keep one.
    @discardableResult
    func append(_ events: [ProposedEvent], to stream: StreamName, expecting: ExpectedVersion, key: String?)
        throws(AppendFailure) -> [StoredEvent]
    /// The events of a stream after a version, oldest first.
    func read(stream: StreamName, after version: Int64) throws(PortFailure) -> [StoredEvent]
    /// The events of the whole log after a position, oldest first, at most `limit`.
    func readAll(after position: Int64, limit: Int) throws(PortFailure) -> [StoredEvent]
    /// The forms of the events after a position, each once, in no order, with a stream that holds one. In the categories
    /// of `named`, where the name of a stream tells whether it can be read, too, each stream has forms of its own.
    func forms(after position: Int64, named: Set<String>) throws(PortFailure) -> [EventForm: StreamName]
    /// The position of the newest event; 0 when the log is empty.
    func head() throws(PortFailure) -> Int64
    /// Calls `changed` (on a thread of the store's) whenever something was appended by anyone, this process
    /// or another, within 1 s and without polling, until the returned token is cancelled or released.
    func follow(_ changed: @escaping @Sendable () -> Void) throws(PortFailure) -> any FollowToken
}

extension AppendFailure {
    /// The refusal of texts that not every store can keep; nil when there is none. Every store asks first.
    public static func refusal(of events: [ProposedEvent], to stream: StreamName, key: String?)
        -> AppendFailure?
    {
        var isRefused = hasNul(stream.category) || hasNul(stream.id) || key.map(hasNul) ?? false
        for event in events {
            isRefused = isRefused || hasNul(event.name) || hasNul(event.cause) || hasNul(event.correlation)
        }
        guard isRefused else { return nil }
        return .failed(
            PortFailure(
                code: "store.unwritable",
                message: "A name, key or correlation holds a NUL; nothing was written.",
                repair: "Leave that character out."))
    }

    private static func hasNul(_ text: String) -> Bool { text.utf8.contains(0) }
}

extension EventStore {
    /// What holds for every store that serves the log itself.
    public var isComplete: Bool { true }

    /// What holds for every store, page by page.
    public func forms(after position: Int64, named: Set<String>) throws(PortFailure) -> [EventForm:
        StreamName]
    {
        var found: [EventForm: StreamName] = [:]
        var last = position
        while true {
            let page = try readAll(after: last, limit: 1_000)
            for stored in page { found[EventForm(stored, named: named)] = stored.stream }
            guard let newest = page.last else { return found }
            last = newest.position
        }
    }
}

/// The form of an event: what tells a program whether it can read it.
public struct EventForm: Hashable, Sendable {
    /// The category of its stream.
    public let category: String
    /// The name of its stream in the category, where that tells, too; else nil.
    public let id: String?
    /// Its wire name.
    public let name: String
    /// The version of its form.
    public let schema: Int

    /// Names a form.
    /// - Parameter named: the categories in which the name of the stream is part of the form.
    public init(_ stream: StreamName, name: String, schema: Int, named: Set<String>) {
        (category, self.name, self.schema) = (stream.category, name, schema)
        id = named.contains(category) ? stream.id : nil
    }

    /// The form of a stored event.
    public init(_ stored: StoredEvent, named: Set<String>) {
        self.init(stored.stream, name: stored.event.name, schema: stored.event.schema, named: named)
    }
}

/// Ends a `follow` when cancelled or released.
public protocol FollowToken: AnyObject, Sendable {
    /// Stops the calls; idempotent.
    func cancel()
}
