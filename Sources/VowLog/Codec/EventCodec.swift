public import VowCore

/// Translates between the domain's events and their wire form.
///
/// Wire names and schema numbers are literals that never change meaning: a new meaning is a new schema, and
/// the old one keeps decoding. Personal fields go into the part that is sealed under their class's key.
public enum EventCodec {
    /// The stream that an event belongs to.
    public static func stream(of event: DomainEvent) -> StreamName {
        switch event {
        case .alarm(let id, _): StreamName(category: "alarm", id: id)
        case .line(let id, _): StreamName(category: "line", id: id)
        case .run(let id, _): StreamName(category: "run", id: id)
        case .setting: StreamName(category: "settings", id: "device")
        case .device: StreamName(category: "device", id: "this")
        case .consent(let purpose, _): StreamName(category: "consent", id: purpose.rawValue)
        case .shadow(let run, _): StreamName(category: "shadow", id: run)
        }
    }

    /// The wire form of an event, not yet sealed.
    public static func encode(_ event: DomainEvent) throws(WireError) -> EncodedEvent {
        switch event {
        case .alarm(_, let event): try AlarmCodec.encode(event)
        case .line(_, let event): try LineCodec.encode(event)
        case .run(_, let event): try RunCodec.encode(event)
        case .setting(let key, let value):
            try plain("SettingChanged") {
                $0.put("key", key)
                $0.put("value", value)
            }
        case .device(let event): try DeviceCodec.encode(event)
        case .consent(_, let event): try ConsentCodec.encode(event)
        case .shadow(_, let hearing): try ShadowCodec.encode(hearing)
        }
    }

    /// The event that a wire form stands for.
    ///
    /// Throws for a name or schema that this version does not know: an unknown event is an error that is
    /// shown, never a default.
    public static func decode(
        stream: StreamName, name: String, schema: Int, plain: FieldReader, personal: FieldReader
    ) throws(WireError) -> DomainEvent {
        let wire = WireEvent(name: name, schema: schema, plain: plain, personal: personal)
        switch stream.category {
        case "alarm": return .alarm(stream.id, try AlarmCodec.decode(wire))
        case "line": return .line(stream.id, try LineCodec.decode(wire))
        case "run": return .run(stream.id, try RunCodec.decode(wire))
        case "settings":
            guard name == "SettingChanged", schema == 1 else { throw wire.unknown }
            return .setting(key: try plain.string("key"), value: try plain.string("value"))
        case "device": return .device(try DeviceCodec.decode(wire))
        case "consent":
            guard let purpose = ConsentPurpose(rawValue: stream.id) else { throw wire.unknown }
            return .consent(purpose, try ConsentCodec.decode(wire))
        case "shadow": return .shadow(stream.id, try ShadowCodec.decode(wire))
        default: throw wire.unknown
        }
    }

    static func plain(
        _ name: String, schema: Int = 1, _ fill: (inout FieldWriter) -> Void = { _ in }
    ) throws(WireError) -> EncodedEvent {
        var writer = FieldWriter()
        fill(&writer)
        return EncodedEvent(name: name, schema: schema, plain: try writer.finish())
    }

    static func sealed(
        _ name: String, schema: Int = 1, class personalClass: String,
        plain: (inout FieldWriter) -> Void = { _ in },
        personal: (inout FieldWriter) -> Void
    ) throws(WireError) -> EncodedEvent {
        var open = FieldWriter()
        plain(&open)
        var closed = FieldWriter()
        personal(&closed)
        return EncodedEvent(
            name: name, schema: schema, plain: try open.finish(), personalClass: personalClass,
            personal: try closed.finish())
    }
}

/// A wire event on its way to a domain event.
struct WireEvent {
    let name: String
    let schema: Int
    let plain: FieldReader
    let personal: FieldReader

    var unknown: WireError { .unknownEvent(name: name, schema: schema) }
}

extension FieldReader {
    /// A value of a closed set, by its literal.
    func choice<Value: RawRepresentable>(_ name: String, _ type: Value.Type) throws(WireError) -> Value
    where Value.RawValue == String {
        let text = try string(name)
        guard let value = Value(rawValue: text) else { throw .invalid(field: name, value: text) }
        return value
    }

    func instant(_ name: String) throws(WireError) -> Instant {
        Instant(millisecondsSinceEpoch: try int64(name))
    }

    func optionalDate(_ name: String) throws(WireError) -> CivilDate? {
        guard let text = try optionalString(name) else { return nil }
        guard let date = CivilDate(iso8601: text) else { throw .invalid(field: name, value: text) }
        return date
    }

    func date(_ name: String) throws(WireError) -> CivilDate {
        guard let date = try optionalDate(name) else { throw .missing(field: name) }
        return date
    }
}
