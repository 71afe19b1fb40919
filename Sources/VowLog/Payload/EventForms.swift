package import VowCore

/// The wire form of an aggregate's events where their type says it all; see `PayloadEncoder`.
///
/// The golden files hold the form: a label or a key that is renamed fails `GoldenFileTests`.
package struct EventForms<Event: Codable & Sendable>: Sendable {
    private let name: String?
    private let schemas: [String: Int]
    private let classes: [String: PersonalClass]
    private let renamed: [String: String]
    private let byHand: ByHand?
    private let erased: @Sendable (Event) -> Event
    private let earlier: @Sendable (WireEvent) throws(WireError) -> Event?

    /// The form of events that their type alone does not give, as where what is sealed stands within what is not.
    package struct ByHand: Sendable {
        /// The wire form of an event, or nil if its type gives it.
        let encode: @Sendable (Event) throws(WireError) -> EncodedEvent?
        /// The event of a wire form, or nil if it is not one of these.
        let decode: @Sendable (WireEvent) throws(WireError) -> Event?
    }

    /// Makes the form of events that are an enum, whose keys are the wire names.
    /// - Parameters:
    ///   - schemas: the schema of each name that is not written in schema 1.
    ///   - classes: the class of each name that is not sealed under the first class of its aggregate.
    ///   - renamed: the wire name for each key, if two aggregates have events of the same type.
    ///   - byHand: the form of some events that their type alone does not give.
    ///   - erased: what an event is read as whose personal part was erased, given the event with placeholders.
    ///   - earlier: the upcast: the event that a form of an earlier schema stands for, or nil for a form that never was.
    package init(
        schemas: [String: Int] = [:], classes: [String: PersonalClass] = [:], renamed: [String: String] = [:],
        byHand: ByHand? = nil, erased: @escaping @Sendable (Event) -> Event = { $0 },
        earlier: @escaping @Sendable (WireEvent) throws(WireError) -> Event? = { _ in nil }
    ) {
        name = nil
        self.schemas = schemas
        self.classes = classes
        self.renamed = renamed
        self.byHand = byHand
        self.erased = erased
        self.earlier = earlier
    }

    /// Makes the form of events that are a struct: there is one wire name.
    package init(name: String) {
        self.name = name
        schemas = [:]
        classes = [:]
        renamed = [:]
        byHand = nil
        erased = { $0 }
        earlier = { _ in nil }
    }

    func encode(_ event: Event, personal: PersonalData) throws(WireError) -> EncodedEvent {
        if let encoded = try byHand?.encode(event) { return encoded }
        let parts = try PayloadEncoder.parts(of: event, name: name)
        parts.name = renamed[parts.name] ?? parts.name
        let schema = schemas[parts.name] ?? 1
        guard let sealed = parts.personal else {
            return EncodedEvent(name: parts.name, schema: schema, plain: parts.plain.finished)
        }
        guard let personalClass = classes[parts.name] ?? personal.classes.first else {
            throw .unwritable(field: parts.name, reason: "its aggregate names no class of personal data")
        }
        return EncodedEvent(
            name: parts.name, schema: schema, plain: parts.plain.finished, personalClass: personalClass.name,
            personal: sealed.finished)
    }

    func decode(_ wire: WireEvent) throws(WireError) -> Event {
        if let event = try byHand?.decode(wire) { return event }
        let event = try decodeByType(wire)
        return wire.personal.isErased ? erased(event) : event
    }

    private func decodeByType(_ wire: WireEvent) throws(WireError) -> Event {
        guard wire.schema == schemas[wire.name] ?? 1 else {
            guard let event = try earlier(wire) else { throw wire.unknown }
            return event
        }
        if let name, wire.name != name { throw wire.unknown }
        if renamed.isEmpty { return try PayloadDecoder.event(Event.self, wire, isEnum: name == nil) }
        guard let key = renamed.first(where: { $0.value == wire.name })?.key else { throw wire.unknown }
        let named = WireEvent(name: key, schema: wire.schema, plain: wire.plain, personal: wire.personal)
        return try PayloadDecoder.event(Event.self, named, isEnum: true)
    }
}

extension Aggregate where State.Event: Codable {
    /// Makes an aggregate that the alarm clock has no part in, whose events are written as their type says.
    /// - Parameter detail: an event in a few words, for the list of recorded events.
    package init(
        category: String, personal: PersonalData, forms: EventForms<State.Event> = EventForms(),
        detail: @escaping @Sendable (State.Event, EventWording) -> String
    ) {
        self.init(
            category: category, personal: personal,
            encode: { event throws(WireError) in try forms.encode(event, personal: personal) },
            decode: { wire throws(WireError) in try forms.decode(wire) }, detail: detail)
    }

    /// Makes an aggregate whose events have a case of their own.
    init(
        category: String, personal: PersonalData, forms: EventForms<State.Event> = EventForms(),
        detail: @escaping @Sendable (State.Event, EventWording) -> String = { _, _ in "" },
        wrap: @escaping @Sendable (State.ID, State.Event) -> DomainEvent?,
        unwrap: @escaping @Sendable (DomainEvent) -> (id: State.ID, event: State.Event)?
    ) {
        self.init(
            category: category, personal: personal,
            encode: { event throws(WireError) in try forms.encode(event, personal: personal) },
            decode: { wire throws(WireError) in try forms.decode(wire) }, detail: detail, wrap: wrap,
            unwrap: unwrap)
    }
}
