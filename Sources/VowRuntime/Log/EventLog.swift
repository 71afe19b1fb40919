import Synchronization
package import VowCore
package import VowLog
package import VowPorts

/// An event read back from the log, decoded.
package struct LoggedEvent: Hashable, Sendable {
    /// Its place in the whole log.
    package let position: Int64
    /// Its place in its stream.
    package let version: Int64
    /// When it happened.
    package let at: Instant
    package let event: DomainEvent
    /// Whether its personal part was erased, and placeholders stand in.
    package let isErased: Bool
    /// The stored record.
    package let stored: StoredEvent

    /// Whether it gives a line words that were erased: nobody can say them, so the line counts as not there.
    package var isLostLine: Bool {
        if case .line = event { isErased } else { false }
    }
}

/// The log as the domain sees it: events in, events out; encoding and sealing happen here.
///
/// Safe from any thread, as its store and vault are.
package final class EventLog: Sendable {
    /// The store underneath.
    package let store: any EventStore
    /// The keys of the personal parts.
    package let vault: any KeyVault
    /// The aggregates whose events it may hold.
    package let registry: AggregateRegistry

    /// Whether nothing is appended beside events that only a newer version of the program can read: what a person asks
    /// for is decided by the whole log. A process that records what happens, such as a morning, goes on in every stream
    /// that it can read in full.
    private let isDecidingByAll: Bool
    /// What is known of the forms of the events.
    private struct KnownForms {
        /// The position up to which they were looked at.
        var position: Int64 = 0
        /// A form that only a newer version can read, by the category of its stream.
        var newer: [String: String] = [:]
        /// The streams that are known to hold one.
        var newerStreams: [StreamName: String] = [:]
    }

    private let known = Mutex(KnownForms())

    /// Makes a log.
    /// - Parameter forCommands: for what a person asks for, which is refused beside newer events.
    package init(
        store: any EventStore, vault: any KeyVault, registry: AggregateRegistry = .vow,
        forCommands: Bool = false
    ) {
        self.store = store
        self.vault = vault
        self.registry = registry
        isDecidingByAll = forCommands
    }

    /// What may be recorded whatever the log holds: what turns off, takes out or takes back.
    private static let alwaysTaken: Set<String> = [
        "AlarmDisabled", "AlarmRemoved", "AlarmDateSkipped", "AlarmRangeSkipped", "AlarmPaused",
        "CodeRemoved",
        "CoachSentencesDropped", "ConsentWithdrawn", "GoalRetired", "LineDisabled", "LineRemoved",
        "PracticeRecordingRemoved", "PracticeRemoved", "TagRemoved",
    ]

    /// Takes in that every event up to a position was read by this version.
    func noteReadable(through position: Int64) {
        known.withLock { $0.position = max($0.position, position) }
    }

    private func refuseBesideNewer(_ proposed: [ProposedEvent], in stream: StreamName) throws(PortFailure) {
        guard !proposed.allSatisfy({ EventLog.alwaysTaken.contains($0.name) }) else { return }
        let newer: String?
        // Where events are only recorded, the append itself tells whether the log can be used.
        if isDecidingByAll { newer = try newerForm(in: stream) } else { newer = try? newerForm(in: stream) }
        guard let newer else { return }
        throw PortFailure(
            code: PortFailure.newerCode,
            message: .logHoldsEventsOfNewer,
            repair: .useThatVersionOrOne,
            cause: newer)
    }

    /// A form that only a newer version can read: in the whole log or, where events are only recorded, in one stream;
    /// nil where there is none.
    private func newerForm(in stream: StreamName) throws(PortFailure) -> String? {
        let newer = try newerForms()
        if isDecidingByAll { return newer.values.min() }
        guard newer[stream.category] != nil else { return nil }
        if let found = known.withLock({ $0.newerStreams[stream] }) { return found }
        let flaw = try store.read(stream: stream, after: 0).first {
            !registry.knows($0.stream, name: $0.event.name, schema: $0.event.schema)
        }
        guard let flaw else { return nil }
        return known.withLock { known in
            let form = "\(flaw.event.name) \(flaw.event.schema)"
            known.newerStreams[stream] = form
            return form
        }
    }

    /// The forms of the whole log that only a newer version can read, by category; each event is looked at once.
    private func newerForms() throws(PortFailure) -> [String: String] {
        let (head, checked) = (try store.head(), known.withLock { $0.position })
        guard head > checked else { return known.withLock { $0.newer } }
        let newer = try store.forms(after: checked, named: registry.namedCategories).filter {
            !registry.knows($0.value, name: $0.key.name, schema: $0.key.schema)
        }
        return known.withLock { known in
            known.position = max(known.position, head)
            for form in newer.keys {
                let text = "\(form.name) \(form.schema)"
                known.newer[form.category] = min(known.newer[form.category] ?? text, text)
            }
            return known.newer
        }
    }

    /// Appends events of one aggregate, atomically and durably.
    ///
    /// Throws when the store or the vault cannot take them; nothing was written then.
    @discardableResult
    package func append(
        _ events: [DomainEvent], at: Instant, cause: String = "", correlation: String = "",
        expecting: ExpectedVersion = .any, key: String? = nil
    ) throws(AppendFailure) -> [StoredEvent] {
        try append(
            events.map { ($0, at) }, cause: cause, correlation: correlation, expecting: expecting, key: key)
    }

    /// The same for events that happened at instants of their own.
    @discardableResult
    package func append(
        _ events: [(event: DomainEvent, at: Instant)], cause: String = "", correlation: String = "",
        expecting: ExpectedVersion = .any, key: String? = nil
    ) throws(AppendFailure) -> [StoredEvent] {
        guard let first = events.first?.event else { return [] }
        let stream = registry.stream(of: first)
        var proposed: [ProposedEvent] = []
        proposed.reserveCapacity(events.count)
        var sealer = EventSealer(stream: stream)
        for (event, at) in events {
            proposed.append(
                try seal(event, at: at, cause: cause, correlation: correlation, with: &sealer))
        }
        do { try refuseBesideNewer(proposed, in: stream) } catch { throw .failed(error) }
        let stored = try store.append(proposed, to: stream, expecting: expecting, key: key)
        if let first = stored.first, let last = stored.last {
            known.withLock { if $0.position == first.position - 1 { $0.position = last.position } }
        }
        return stored
    }

    /// An event as it would be appended, with the stream that it belongs to.
    func proposal(_ event: DomainEvent, at: Instant, cause: String) throws(PortFailure) -> AddedEvent {
        let stream = registry.stream(of: event)
        var sealer = EventSealer(stream: stream)
        do throws(AppendFailure) {
            return AddedEvent(
                stream: stream, event: try seal(event, at: at, cause: cause, correlation: "", with: &sealer))
        } catch {
            throw SessionRunner.failure(error)
        }
    }

    private func seal(
        _ event: DomainEvent, at: Instant, cause: String, correlation: String,
        with sealer: inout EventSealer
    ) throws(AppendFailure) -> ProposedEvent {
        do {
            let encoded = try registry.encode(event)
            if let personalClass = sealer.missingKey(for: encoded) {
                let scope = registry.keyScope(
                    of: personalClass, in: registry.stream(of: event).category, at: at)
                let key = try vault.currentKey(for: scope.name)
                sealer.add(keyID: key.id, of: personalClass, bytes: key.secret)
            }
            return try sealer.seal(encoded, at: at, cause: cause, correlation: correlation)
        } catch let failure as PortFailure {
            throw .failed(failure)
        } catch {
            throw .failed(
                PortFailure(
                    code: "log.unwritable", message: .eventCouldNotBeWritten,
                    repair: .reportThisWithOutputOf, cause: "\(error)"))
        }
    }

    /// The whole log after a position, oldest first.
    package func history(after position: Int64 = 0) throws(PortFailure) -> [LoggedEvent] {
        var logged: [LoggedEvent] = []
        try forEach(after: position) { (event) throws(PortFailure) in logged.append(event) }
        return logged
    }

    /// Calls `body` for each event after a position, oldest first, reading in pages so that memory stays flat.
    package func forEach(after position: Int64 = 0, _ body: (LoggedEvent) throws(PortFailure) -> Void)
        throws(PortFailure)
    {
        var last = position
        while true {
            let page = try store.readAll(after: last, limit: 1_000)
            for stored in page { try body(try decode(stored)) }
            guard let newest = page.last else { return }
            last = newest.position
        }
    }

    /// Calls `body` for each event after a position that can be read, oldest first; for callers that must not stop at a
    /// flaw.
    ///
    /// An event whose plain part cannot be read is passed over. One whose personal part cannot, because the vault
    /// fails or the bytes were changed, comes with placeholders. Both are handed to `flawed`.
    package func forEachReadable(
        after position: Int64, flawed: (StoredEvent, PortFailure) -> Void,
        _ body: (LoggedEvent) throws(PortFailure) -> Void
    ) throws(PortFailure) {
        var last = position
        while true {
            let page = try store.readAll(after: last, limit: 1_000)
            for stored in page {
                var readable: LoggedEvent?
                do { readable = try decode(stored) } catch {
                    flawed(stored, error)
                    // It was reported as flawed; what stands in the clear may still be read.
                    readable = try? decodePlain(stored)
                }
                if let readable { try body(readable) }
            }
            guard let newest = page.last else { return }
            last = newest.position
        }
    }

    /// The events of one stream that can be read, and the positions of those that cannot; a personal part alone that
    /// cannot comes with placeholders, and counts as one that cannot.
    package func readable(_ name: StreamName) throws(PortFailure) -> (
        events: [LoggedEvent], unreadable: [Int64]
    ) {
        var events: [LoggedEvent] = []
        var unreadable: [Int64] = []
        for stored in try store.read(stream: name, after: 0) {
            do throws(PortFailure) { events.append(try decode(stored)) } catch {
                guard error.isOfOneEvent else { throw error }
                unreadable.append(stored.position)
                // Its position is noted; what stands in the clear may still be read.
                if let plain = try? decodePlain(stored) { events.append(plain) }
            }
        }
        return (events, unreadable)
    }

    /// Calls `body` for each event that can be read and `flawed` for each that cannot; a failure of the store or the
    /// vault is thrown.
    package func forEachWhole(
        after position: Int64 = 0, flawed: (StoredEvent) -> Void = { _ in },
        _ body: (LoggedEvent) throws(PortFailure) -> Void
    ) throws(PortFailure) {
        var failure: PortFailure?
        try forEachReadable(after: position) { stored, error in
            if error.isOfOneEvent { flawed(stored) } else { failure = failure ?? error }
        } _: { logged throws(PortFailure) in
            if let failure { throw failure }
            try body(logged)
        }
        if let failure { throw failure }
    }

    /// The domain event of a stored record, with placeholders for its personal part.
    private func decodePlain(_ stored: StoredEvent) throws -> LoggedEvent {
        let event = try registry.decode(
            stream: stored.stream, name: stored.event.name, schema: stored.event.schema,
            plain: try FieldReader(stored.event.plain), personal: FieldReader.erased)
        return LoggedEvent(
            position: stored.position, version: stored.version, at: stored.event.at, event: event,
            isErased: true, stored: stored)
    }

    /// The events of one stream.
    package func stream(_ name: StreamName) throws(PortFailure) -> [LoggedEvent] {
        var logged: [LoggedEvent] = []
        for stored in try store.read(stream: name, after: 0) { logged.append(try decode(stored)) }
        return logged
    }

    /// What is wrong with the records from a position on; nil when each is what was written.
    ///
    /// Each record proves the one before it, and a store checks the newest when it is opened, so that the records
    /// before the position need not be looked at.
    package func flaw(from position: Int64) throws(PortFailure) -> LogFlaw? {
        var start = HeadRecord.empty
        if position > 1 {
            guard let before = try store.readAll(after: position - 2, limit: 1).first,
                before.position == position - 1
            else { return LogFlaw(kind: .removed, position: position - 1) }
            start = HeadRecord(position: before.position, hash: before.hash)
        }
        let newest = try store.readAll(after: max(0, try store.head() - 1), limit: 1).first
        let head = newest.map { HeadRecord(position: $0.position, hash: $0.hash) }
        return LogVerifier.verify(after: start, head: head) { after, limit throws(PortFailure) in
            try store.readAll(after: after, limit: limit)
        }.flaw
    }

    /// The domain event of a stored record; an erased personal part gives placeholders.
    package func decode(_ stored: StoredEvent) throws(PortFailure) -> LoggedEvent {
        do {
            var personal = FieldReader.erased
            var isErased = false
            if let sealed = stored.event.sealed {
                let key = try vault.key(id: sealed.keyID)
                isErased = key == nil
                if let key,
                    let bytes = try EventSealer.open(stored.event, stream: stored.stream, key: key.secret)
                {
                    personal = try FieldReader(bytes)
                }
            }
            let event = try registry.decode(
                stream: stored.stream, name: stored.event.name, schema: stored.event.schema,
                plain: try FieldReader(stored.event.plain), personal: personal)
            return LoggedEvent(
                position: stored.position, version: stored.version, at: stored.event.at, event: event,
                isErased: isErased, stored: stored)
        } catch let failure as PortFailure {
            throw failure
        } catch {
            throw PortFailure(
                code: PortFailure.undecodableCode,
                message: .eventAtPositionCannotBe(name: stored.event.name, position: stored.position),
                repair: .runVowLogVerifyNewer, cause: "\(error)"
            )
        }
    }
}

extension PortFailure {
    static let undecodableCode = "log.undecodable"
    /// Something was not written because a newer version wrote beside it.
    static let newerCode = "log.newer"

    /// Whether a single event cannot be read, and everything else can.
    var isOfOneEvent: Bool { code == PortFailure.undecodableCode }
}
