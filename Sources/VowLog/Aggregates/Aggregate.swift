package import VowCore

/// Words a detail of an event by the name of its text and what is filled in: the caller knows the person's language and
/// the words, and the log neither.
package typealias EventWording = (_ text: String, _ arguments: [String: String]) -> String

/// One aggregate as the log knows it: where its streams are, how its events are written, what it holds of the person.
///
/// ARCHITECTURE.md says how to add one.
package struct Aggregate<State: Evolving>: Sendable {
    /// The category of its streams; recorded, it never changes.
    package let category: String
    /// What it records of the person, and who erases it.
    package let personal: PersonalData
    let encode: @Sendable (State.Event) throws(WireError) -> EncodedEvent
    let decode: @Sendable (WireEvent) throws(WireError) -> State.Event
    let detail: @Sendable (State.Event, EventWording) -> String
    private let wrapping: @Sendable (State.ID, State.Event) -> DomainEvent?
    private let unwrapping: @Sendable (DomainEvent) -> (id: State.ID, event: State.Event)?

    /// Makes an aggregate that the alarm clock has no part in.
    /// - Parameters:
    ///   - encode: the wire form of an event; most aggregates leave it to `EventForms`.
    ///   - decode: the event of a wire form; throws `WireEvent.unknown` for a name or schema it does not know.
    ///   - detail: an event in a few words, for the list of recorded events.
    package init(
        category: String, personal: PersonalData,
        encode: @escaping @Sendable (State.Event) throws(WireError) -> EncodedEvent,
        decode: @escaping @Sendable (WireEvent) throws(WireError) -> State.Event,
        detail: @escaping @Sendable (State.Event, EventWording) -> String
    ) {
        self.init(
            category: category, personal: personal, encode: encode, decode: decode, detail: detail,
            wrap: { .other(AggregateEvent(category: category, id: $0.description, event: $1)) },
            unwrap: { domainEvent in
                guard case .other(let other) = domainEvent, other.category == category,
                    let event = other.event as? State.Event, let id = State.ID(other.id)
                else { return nil }
                return (id, event)
            })
    }

    /// Makes an aggregate whose events have a case of their own.
    init(
        category: String, personal: PersonalData,
        encode: @escaping @Sendable (State.Event) throws(WireError) -> EncodedEvent,
        decode: @escaping @Sendable (WireEvent) throws(WireError) -> State.Event,
        detail: @escaping @Sendable (State.Event, EventWording) -> String = { _, _ in "" },
        wrap: @escaping @Sendable (State.ID, State.Event) -> DomainEvent?,
        unwrap: @escaping @Sendable (DomainEvent) -> (id: State.ID, event: State.Event)?
    ) {
        self.category = category
        self.personal = personal
        self.encode = encode
        self.decode = decode
        self.detail = detail
        wrapping = wrap
        unwrapping = unwrap
    }

    /// The stream of one aggregate.
    package func stream(_ id: State.ID) -> StreamName {
        StreamName(category: category, id: id.description)
    }

    /// An event of one aggregate, on its way into the log; nil where it has no wire form.
    package func event(_ event: State.Event, of id: State.ID) -> DomainEvent? { wrapping(id, event) }

    /// The event with its identifier, where it is one of this aggregate; nil otherwise.
    package func own(_ event: DomainEvent) -> (id: State.ID, event: State.Event)? { unwrapping(event) }

    /// The registry's entry.
    package var entry: AggregateEntry {
        let aggregate = self
        return AggregateEntry(
            category: category, personal: personal, stateName: "\(State.self)",
            hasFixedNames: State.ID.self is any CaseIterable.Type,
            encode: { event throws(WireError) in
                guard let own = aggregate.own(event) else { return nil }
                return try aggregate.encode(own.event)
            },
            decode: { id, wire throws(WireError) in
                guard let id = State.ID(id), let event = aggregate.event(try aggregate.decode(wire), of: id)
                else {
                    throw wire.unknown
                }
                return event
            },
            detail: { event, pick in
                guard let own = aggregate.own(event) else { return nil }
                return aggregate.detail(own.event, pick)
            })
    }
}

/// An aggregate in the registry, whatever its events are.
package struct AggregateEntry: Sendable {
    /// The category of its streams.
    package let category: String
    /// What it records of the person, and who erases it.
    package let personal: PersonalData
    /// The name of the state's type, so that a test can find an aggregate that has no entry.
    package let stateName: String
    /// Whether this version knows the names of all its streams, so that any other name comes from a newer version.
    let hasFixedNames: Bool
    let encode: @Sendable (DomainEvent) throws(WireError) -> EncodedEvent?
    let decode: @Sendable (String, WireEvent) throws(WireError) -> DomainEvent
    let detail: @Sendable (DomainEvent, EventWording) -> String?
}

/// The aggregates of Vow; each stands beside its codec.
package enum Aggregates {}
