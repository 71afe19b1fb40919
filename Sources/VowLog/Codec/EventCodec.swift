package import VowCore

/// Translates between the domain's events and their wire form.
///
/// Wire names and schema numbers are literals. Each event is written in one schema; an earlier one that was ever
/// released is read by an upcast that stands beside the event, such as `DeviceEvent.upcast`. Personal fields go into the part
/// that is sealed under their class's key. `EventForms` writes events as their type says.
package enum EventCodec {
    /// The stream that an event belongs to.
    package static func stream(of event: DomainEvent) -> StreamName {
        AggregateRegistry.vow.stream(of: event)
    }

    /// The wire form of an event of a registered aggregate, not yet sealed; see `AggregateRegistry.encode`.
    package static func encode(_ event: DomainEvent) throws(WireError) -> EncodedEvent {
        try AggregateRegistry.vow.encode(event)
    }

    /// The event that a wire form stands for; see `AggregateRegistry.decode`.
    package static func decode(
        stream: StreamName, name: String, schema: Int, plain: FieldReader, personal: FieldReader
    ) throws(WireError) -> DomainEvent {
        try AggregateRegistry.vow.decode(
            stream: stream, name: name, schema: schema, plain: plain, personal: personal)
    }
}

/// A wire event on its way to a domain event.
package struct WireEvent: Sendable {
    /// The wire name.
    package let name: String
    /// The version of its form.
    package let schema: Int
    /// The part in the clear.
    package let plain: FieldReader
    /// The personal part, opened; placeholders where it was erased.
    package let personal: FieldReader

    /// The error for a name or schema that a codec does not know.
    package var unknown: WireError { .unknownEvent(name: name, schema: schema) }
}

extension FieldReader {
    /// A value of a closed set, by its literal.
    package func choice<Value: RawRepresentable>(_ name: String, _ type: Value.Type) throws(WireError)
        -> Value
    where Value.RawValue == String {
        let text = try string(name)
        guard let value = Value(rawValue: text) else { throw .invalid(field: name, value: text) }
        return value
    }

    /// An instant, recorded in milliseconds since 1970 in UTC.
    package func instant(_ name: String) throws(WireError) -> Instant {
        Instant(millisecondsSinceEpoch: try int64(name))
    }
}
