import VowCore

/// Reads an event as its type says; the reverse of `PayloadEncoder`.
///
/// Where the personal part was erased, a `Sealed` value is what stands for it: see `FieldReader.isErased`.
final class PayloadDecoder: Decoder {
    private enum Place {
        case event(WireEvent)
        case fields(WireEvent)
        case value(FieldValue)
    }

    private let place: Place
    /// Whether the event has no case of the wire name.
    private var isUnknown = false
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] {
        if case .fields(let wire) = place { [.eventName: wire.name] } else { [:] }
    }

    private init(_ place: Place) { self.place = place }

    /// The event that a wire form stands for: an enum, or a struct, whose fields are those of the event.
    static func event<Event: Decodable>(_ type: Event.Type, _ wire: WireEvent, isEnum: Bool) throws(WireError)
        -> Event
    {
        let decoder = PayloadDecoder(isEnum ? .event(wire) : .fields(wire))
        do { return try Event(from: decoder) } catch {
            if decoder.isUnknown { throw wire.unknown }
            throw error as? WireError ?? .invalid(field: wire.name, value: "\(error)")
        }
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(PayloadFields(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        PayloadList(elements: try value.elements())
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    private var value: FieldValue {
        get throws(WireError) {
            guard case .value(let value) = place else { throw .mistyped(field: "", expected: "an object") }
            return value
        }
    }

    /// The key of the event's case; none for a wire name that the event has no case of.
    fileprivate func keys<Key: CodingKey>() -> [Key] {
        switch place {
        case .event(let wire):
            guard let key = Key(stringValue: wire.name) else {
                isUnknown = true
                return []
            }
            return [key]
        case .fields(let wire): return wire.plain.names.compactMap { Key(stringValue: $0) }
        // What is no object has no keys.
        case .value(let value): return (try? value.object().names.compactMap { Key(stringValue: $0) }) ?? []
        }
    }

    /// The decoder for what the case of an event holds.
    fileprivate var fields: PayloadDecoder {
        guard case .event(let wire) = place else { return self }
        return PayloadDecoder(.fields(wire))
    }

    fileprivate func field(_ name: String, isPersonal: Bool) throws(WireError) -> FieldValue {
        switch place {
        case .event(let wire): throw wire.unknown
        case .fields(let wire): (isPersonal ? wire.personal : wire.plain).value(name)
        case .value(let value): try value.object().value(name)
        }
    }

    fileprivate func decode<Value: Decodable>(_ type: Value.Type, _ key: some CodingKey) throws -> Value {
        let isPersonal = type is any PersonalField.Type
        if case .fields = place, key.isUnlabelled, !isPersonal { return try Value(from: self) }
        return try Self.read(type, try field(key.stringValue, isPersonal: isPersonal))
    }

    /// What stands in a field.
    fileprivate static func read<Value: Decodable>(_ type: Value.Type, _ value: FieldValue) throws -> Value {
        if let leaf = try leaf(type, value), let leaf = leaf as? Value { return leaf }
        do { return try Value(from: PayloadDecoder(.value(value))) } catch is DecodingError {
            // A value that is no text is not shown.
            throw WireError.invalid(field: value.name, value: (try? value.string()) ?? "")
        }
    }

    private static func leaf(_ type: any Decodable.Type, _ value: FieldValue) throws(WireError) -> Any? {
        switch type {
        case is String.Type: try value.string()
        case is Bool.Type: try value.bool()
        case is Int.Type: try value.int()
        case is Int64.Type: try value.int64()
        case is UInt64.Type: try value.bits()
        case is Double.Type: try value.double()
        case is Instant.Type: Instant(millisecondsSinceEpoch: try value.int64())
        case is CivilDate.Type: try value.string(as: CivilDate.init(iso8601:))
        case is CivilTime.Type: try time(value)
        case is PayloadDigest.Type: try digest(value)
        case is SoundMeasurements.Type: try sound(value)
        case is RecordedFields.Type: RecordedFields(bytes: try value.canonicalBytes())
        default: nil
        }
    }

    private static func time(_ value: FieldValue) throws(WireError) -> CivilTime {
        let second = try value.int()
        guard let time = CivilTime(hour: second / 3600, minute: second / 60 % 60, second: second % 60) else {
            throw .invalid(field: value.name, value: "\(second)")
        }
        return time
    }

    private static func sound(_ value: FieldValue) throws(WireError) -> SoundMeasurements {
        var rows: [FieldReader] = []
        for element in try value.elements() { rows.append(try element.object()) }
        guard let sound = try SoundForm.sound(rows) else { throw .invalid(field: value.name, value: "") }
        return sound
    }

    /// Without its key nobody knows what a digest was of, so it equals nothing.
    private static func digest(_ value: FieldValue) throws(WireError) -> PayloadDigest {
        try value.string { text in
            text == FieldReader.erasedText
                ? TokenMark.erased.digest : Hexadecimal.bytes(text).flatMap(PayloadDigest.init(bytes:))
        }
    }
}

extension PayloadDecoder: SingleValueDecodingContainer {
    // Reading the value itself says what is wrong with it.
    func decodeNil() -> Bool { (try? value.isAbsent) ?? false }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Self.read(type, try value) }
}

extension FieldValue {
    /// A value that has a text, by that text.
    fileprivate func string<Value>(as read: (String) -> Value?) throws(WireError) -> Value {
        let text = try string()
        guard let value = read(text) else { throw .invalid(field: name, value: text) }
        return value
    }
}

private struct PayloadFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: PayloadDecoder
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { decoder.keys() }

    func contains(_ key: Key) -> Bool {
        // Reading the field itself says what is wrong with it.
        (try? !decoder.field(key.stringValue, isPersonal: false).isAbsent) ?? false
    }

    func decodeNil(forKey key: Key) throws -> Bool { !contains(key) }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try decoder.decode(type, key)
    }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws
        -> KeyedDecodingContainer<Nested>
    { try decoder.fields.container(keyedBy: type) }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder.unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { decoder }
    func superDecoder(forKey key: Key) throws -> any Decoder { decoder }
}

private struct PayloadList: UnkeyedDecodingContainer {
    let elements: [FieldValue]
    var currentIndex = 0
    var codingPath: [any CodingKey] { [] }
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex >= elements.count }

    init(elements: [FieldValue]) { self.elements = elements }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        guard !isAtEnd else { throw WireError.missing(field: "\(currentIndex)") }
        defer { currentIndex += 1 }
        return try PayloadDecoder.read(type, elements[currentIndex])
    }

    mutating func decodeNil() throws -> Bool { false }

    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws
        -> KeyedDecodingContainer<Key>
    { throw WireError.mistyped(field: "", expected: "a value") }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        throw WireError.mistyped(field: "", expected: "a value")
    }

    mutating func superDecoder() throws -> any Decoder {
        throw WireError.mistyped(field: "", expected: "a value")
    }
}
