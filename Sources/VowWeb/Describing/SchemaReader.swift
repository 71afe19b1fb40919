/// Reads the schema of a row from its type alone: it decodes nothing, and notes what the type asks for.
///
/// A value that has to be one of some words cannot be made up; a type that asks for one is described as far as it was
/// read, so rows keep such words as plain text.
enum SchemaReader {
    /// The schema of a type.
    static func schema(of type: any Decodable.Type) -> PageSchema {
        if let plain = plainSchema(of: type) { return plain }
        let reader = Reader()
        _ = try? type.init(from: reader)
        return reader.notes.schema
    }

    private static func plainSchema(of type: any Decodable.Type) -> PageSchema? {
        if type == String.self { return .text }
        if type == Bool.self { return .truth }
        if type == Double.self || type == Float.self { return .number }
        if type == Int.self || type == Int64.self || type == Int32.self || type == UInt64.self {
            return .whole
        }
        if let list = type as? any ListShape.Type { return .list(schema(of: list.elementType)) }
        if let names = type as? any NameShape.Type { return .names(schema(of: names.valueType)) }
        if let wrapped = type as? any MaybeShape.Type { return schema(of: wrapped.wrappedType) }
        return nil
    }
}

private protocol ListShape { static var elementType: any Decodable.Type { get } }
private protocol NameShape { static var valueType: any Decodable.Type { get } }
private protocol MaybeShape { static var wrappedType: any Decodable.Type { get } }
extension Array: ListShape where Element: Decodable {
    fileprivate static var elementType: any Decodable.Type { Element.self }
}
extension Dictionary: NameShape where Key == String, Value: Decodable {
    fileprivate static var valueType: any Decodable.Type { Value.self }
}
extension Optional: MaybeShape where Wrapped: Decodable {
    fileprivate static var wrappedType: any Decodable.Type { Wrapped.self }
}

/// What a type asked for so far.
private final class Notes {
    var always: [String: PageSchema] = [:]
    var sometimes: [String: PageSchema] = [:]
    var schema: PageSchema {
        always.isEmpty && sometimes.isEmpty ? .any : .object(always: always, sometimes: sometimes)
    }
}

private struct Reader: Decoder {
    let notes = Notes()
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Fields(notes: notes))
    }
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw unknowable }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { OneValue() }
}

private let unknowable = DecodingError.dataCorrupted(
    .init(codingPath: [], debugDescription: "a schema holds no values"))

private struct Fields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let notes: Notes
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { [] }

    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) throws -> Bool { false }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        notes.always[key.stringValue] = SchemaReader.schema(of: type)
        return try made(type)
    }

    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        notes.sometimes[key.stringValue] = SchemaReader.schema(of: type)
        return nil
    }

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { note(.truth, key) }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { note(.text, key) }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { note(.number, key) }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { note(.whole, key) }
    func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? { note(.whole, key) }

    private func note<T>(_ schema: PageSchema, _ key: Key) -> T? {
        notes.sometimes[key.stringValue] = schema
        return nil
    }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws
        -> KeyedDecodingContainer<Nested>
    { throw unknowable }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw unknowable }
    func superDecoder() throws -> any Decoder { throw unknowable }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw unknowable }
}

/// A value of a type, so that it goes on and asks for the next.
private func made<T: Decodable>(_ type: T.Type) throws -> T {
    for value in ["", false, 0.0, 0, Int64(0)] as [Any] { if let value = value as? T { return value } }
    if let list = type as? any EmptyMakable.Type, let value = list.init() as? T { return value }
    return try type.init(from: Reader())
}

private protocol EmptyMakable { init() }
extension Array: EmptyMakable {}
extension Dictionary: EmptyMakable {}

private struct OneValue: SingleValueDecodingContainer {
    var codingPath: [any CodingKey] { [] }
    func decodeNil() -> Bool { false }
    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        if let value = "" as? T { return value }
        throw unknowable
    }
}
