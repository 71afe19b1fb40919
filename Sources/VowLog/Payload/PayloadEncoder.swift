import VowCore

/// Writes an event as its type says: the key of its case is the wire name, each value of the case a field of that key.
///
/// `Sealed` values go into the personal part, all others into the plain one. A value without a label is a struct whose
/// fields stand among those of the event; a struct lends those of a field in the same way, if its key is `_0`. Within a plain field a `Sealed` value is refused: nothing can seal it there.
final class PayloadEncoder: Encoder {
    /// Both parts of an event while it is written.
    final class Parts {
        var name = ""
        var plain = ObjectBytes()
        var personal: ObjectBytes?
    }

    /// What is written: an event, the fields of an event, or what stands in one field.
    private enum Place {
        case event(Parts)
        case fields(Parts)
        case value(field: String, isSealed: Bool)
    }

    private enum Shape {
        case absent
        case single([UInt8])
        case object(ObjectBytes)
        case list([[UInt8]])
    }

    private let place: Place
    private var shape = Shape.absent
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    private init(_ place: Place) { self.place = place }

    /// The parts of an event: an enum, or a struct, whose fields are those of the event.
    static func parts(of event: some Encodable, name: String?) throws(WireError) -> Parts {
        let parts = Parts()
        parts.name = name ?? ""
        do { try event.encode(to: PayloadEncoder(name == nil ? .event(parts) : .fields(parts))) } catch let
            error as WireError
        { throw error } catch { throw .unwritable(field: parts.name, reason: "\(error)") }
        return parts
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        if case .value = place { shape = .object(ObjectBytes()) }
        return KeyedEncodingContainer(PayloadObject(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        shape = .list([])
        return self
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    /// The encoder for what the case of an event holds.
    fileprivate func fields(of name: String) -> PayloadEncoder {
        guard case .event(let parts) = place else { return self }
        parts.name = name
        return PayloadEncoder(.fields(parts))
    }

    fileprivate func put(_ key: some CodingKey, _ value: some Encodable) throws {
        let name = key.stringValue
        switch place {
        case .event: throw WireError.unwritable(field: name, reason: "it belongs to no case of an event")
        case .fields(let parts):
            if value is any PersonalField {
                var object = parts.personal ?? ObjectBytes()
                try object.put(name, Self.bytes(of: value, field: name, isSealed: true))
                parts.personal = object
            } else if key.isUnlabelled {
                try value.encode(to: self)
            } else {
                try parts.plain.put(name, Self.bytes(of: value, field: name, isSealed: false))
            }
        case .value(_, let isSealed):
            guard case .object(var object) = shape else { return }
            shape = .absent
            try object.put(name, Self.bytes(of: value, field: name, isSealed: isSealed))
            shape = .object(object)
        }
    }
}

extension PayloadEncoder: UnkeyedEncodingContainer, SingleValueEncodingContainer {
    var count: Int { if case .list(let elements) = shape { elements.count } else { 0 } }

    /// An element of a list, or the value itself.
    func encode(_ value: some Encodable) throws {
        guard case .value(let field, let isSealed) = place else {
            throw WireError.unwritable(field: "", reason: "an event is an object")
        }
        let bytes = try Self.bytes(of: value, field: field, isSealed: isSealed)
        guard case .list(var elements) = shape else { return shape = .single(bytes) }
        // Else each element would copy the list.
        shape = .absent
        elements.append(bytes)
        shape = .list(elements)
    }

    func encodeNil() throws {}

    func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
    func superEncoder() -> any Encoder { self }
}

extension PayloadEncoder {
    /// The bytes of a value; none for nil.
    private static func bytes(of value: some Encodable, field: String, isSealed: Bool) throws -> [UInt8] {
        if !isSealed, value is any PersonalField {
            throw WireError.unwritable(field: field, reason: "a personal value stands within a plain one")
        }
        if let bytes = try leaf(value, field: field) { return bytes }
        let encoder = PayloadEncoder(.value(field: field, isSealed: isSealed))
        try value.encode(to: encoder)
        switch encoder.shape {
        case .absent: return []
        case .single(let bytes): return bytes
        case .object(let object): return object.finished
        case .list(let elements):
            return [UInt8(ascii: "[")] + elements.joined(separator: [UInt8(ascii: ",")])
                + [UInt8(ascii: "]")]
        }
    }

    /// The bytes of a value that the wire form has a spelling for.
    private static func leaf(_ value: some Encodable, field: String) throws -> [UInt8]? {
        var bytes: [UInt8] = []
        switch value {
        case let text as String: FieldWriter.append(string: text, to: &bytes)
        case let truth as Bool: bytes.append(contentsOf: (truth ? "true" : "false").utf8)
        case let number as Int: FieldWriter.append(integer: Int64(number), to: &bytes)
        case let number as Int64: FieldWriter.append(integer: number, to: &bytes)
        case let bits as UInt64: FieldWriter.append(integer: Int64(bitPattern: bits), to: &bytes)
        case let number as Double:
            guard number.isFinite else {
                throw WireError.unwritable(field: field, reason: "it is not a finite number")
            }
            FieldWriter.append(number: number, to: &bytes)
        case let instant as Instant:
            FieldWriter.append(integer: instant.millisecondsSinceEpoch, to: &bytes)
        case let date as CivilDate: FieldWriter.append(string: date.iso8601, to: &bytes)
        case let time as CivilTime:
            FieldWriter.append(integer: Int64(time.secondsSinceMidnight), to: &bytes)
        case let sound as SoundMeasurements: bytes = SoundForm.bytes(of: sound)
        case let fields as RecordedFields: bytes = fields.bytes
        case let digest as PayloadDigest:
            FieldWriter.append(string: Hexadecimal.text(digest.bytes), to: &bytes)
        default: return nil
        }
        return bytes
    }
}

/// One object in the canonical form, field by field.
struct ObjectBytes {
    private var bytes: [UInt8] = [UInt8(ascii: "{")]
    private var names: [String] = []

    /// Writes a field; a value of no bytes is absent.
    mutating func put(_ name: String, _ value: [UInt8]) throws(WireError) {
        if value.isEmpty { return }
        if names.contains(name) { throw .unwritable(field: name, reason: "the name was written already") }
        if !names.isEmpty { bytes.append(UInt8(ascii: ",")) }
        names.append(name)
        FieldWriter.append(string: name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        bytes.append(contentsOf: value)
    }

    var finished: [UInt8] { bytes + [UInt8(ascii: "}")] }
}

extension CodingKey {
    /// Whether the key stands for a value without a label: `_0`, `_1` and so on.
    var isUnlabelled: Bool {
        let name = stringValue.utf8
        return name.count == 2 && name.first == UInt8(ascii: "_")
            && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(name.last ?? 0)
    }
}

private struct PayloadObject<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: PayloadEncoder
    var codingPath: [any CodingKey] { [] }

    func encode(_ value: some Encodable, forKey key: Key) throws { try encoder.put(key, value) }
    func encodeNil(forKey key: Key) throws {}

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key)
        -> KeyedEncodingContainer<Nested>
    { encoder.fields(of: key.stringValue).container(keyedBy: type) }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { encoder }
    func superEncoder() -> any Encoder { encoder }
    func superEncoder(forKey key: Key) -> any Encoder { encoder }
}
