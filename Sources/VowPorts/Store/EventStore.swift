package import VowLog

/// The stream version that a caller expects when it appends.
package enum ExpectedVersion: Hashable, Sendable {
    /// Any version.
    case any
    /// The stream's last event has this version; 0 for an empty stream.
    case exactly(Int64)
}

/// Why an append failed.
package enum AppendFailure: Error, Hashable, Sendable {
    /// Another writer was first; the stream is now at `actual`. Nothing was written.
    case conflict(actual: Int64)
    /// The store could not write (full, read-only, locked, damaged). Nothing was written.
    case failed(PortFailure)
    /// The disk failed during the flush: the append may or may not be there after the next start. Repeating it with the
    /// same key writes it once in either case; without a key, check before repeating.
    case uncertain(PortFailure)
}

/// The append-only log.
///
/// An append is atomic and durable when it returns: after a power loss either all its events are there, in order, or
/// none. Positions and versions have no gaps. Nothing can be changed or removed. Safe for use by several threads and
/// processes.
package protocol EventStore: AnyObject, Sendable {
    /// Whether reads return the whole log. A substitute for a log that cannot be opened returns only readable records,
    /// and may lack a withdrawal: take no consent from it.
    var isComplete: Bool { get }
    /// Appends events to a stream.
    ///
    /// `key` makes a retry safe: a second append with the same key writes nothing and returns the stored events. An
    /// empty list writes nothing. Rejects NUL in texts, including the key: not every store can hold it.
    @discardableResult
    func append(_ events: [ProposedEvent], to stream: StreamName, expecting: ExpectedVersion, key: String?)
        throws(AppendFailure) -> [StoredEvent]
    /// The events of a stream after a version, oldest first.
    func read(stream: StreamName, after version: Int64) throws(PortFailure) -> [StoredEvent]
    /// The events of the whole log after a position, oldest first, at most `limit`.
    func readAll(after position: Int64, limit: Int) throws(PortFailure) -> [StoredEvent]
    /// The distinct forms of the events after a position, in no order, each with a stream that contains it. In the
    /// categories of `named`, where the stream's name also decides whether it can be read, each stream has its own
    /// forms.
    func forms(after position: Int64, named: Set<String>) throws(PortFailure) -> [EventForm: StreamName]
    /// The position of the newest event; 0 if the log is empty.
    func head() throws(PortFailure) -> Int64
    /// Calls `changed` (on the store's thread) within 1 s of any append by this process or another, without polling,
    /// until the returned token is cancelled or released.
    func follow(_ changed: @escaping @Sendable () -> Void) throws(PortFailure) -> any FollowToken
}

extension AppendFailure {
    /// The failure for texts that not every store can hold, or nil. Every store checks this first.
    package static func refusal(of events: [ProposedEvent], to stream: StreamName, key: String?)
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
                message: .nameKeyOrCorrelationHolds,
                repair: .leaveThatCharacterOut))
    }

    private static func hasNul(_ text: String) -> Bool { text.utf8.contains(0) }
}

extension EventStore {
    /// True, for every store that serves the log itself.
    package var isComplete: Bool { true }

    /// Collects the forms page by page, for any store.
    package func forms(after position: Int64, named: Set<String>) throws(PortFailure) -> [EventForm:
        StreamName]
    {
        var forms: [EventForm: StreamName] = [:]
        var last = position
        while true {
            let page = try readAll(after: last, limit: 1_000)
            for stored in page { forms[EventForm(stored, named: named)] = stored.stream }
            guard let newest = page.last else { return forms }
            last = newest.position
        }
    }
}

/// The form of an event, which decides whether a program can read it.
package struct EventForm: Hashable, Sendable {
    /// The category of its stream.
    package let category: String
    /// The stream's name within the category, if it is part of the form, else nil.
    package let id: String?
    /// The event's wire name.
    package let name: String
    /// The event's schema number.
    package let schema: Int

    /// Creates a form.
    /// - Parameter named: the categories in which the stream's name is part of the form.
    package init(_ stream: StreamName, name: String, schema: Int, named: Set<String>) {
        (category, self.name, self.schema) = (stream.category, name, schema)
        id = named.contains(category) ? stream.id : nil
    }

    /// The form of a stored event.
    package init(_ stored: StoredEvent, named: Set<String>) {
        self.init(stored.stream, name: stored.event.name, schema: stored.event.schema, named: named)
    }
}

/// Ends a `follow` when cancelled or released.
package protocol FollowToken: AnyObject, Sendable {
    /// Stops the calls; idempotent.
    func cancel()
}
