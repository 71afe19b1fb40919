/// A part of an event that quotes or describes the person.
///
/// The log seals whatever has this type under a key of its class and writes everything else in the clear. In a struct it is
/// a wrapper (`@Sealed public var text: String`), in a case of an enum the type of a value (`text: Sealed<String>`).
@propertyWrapper package struct Sealed<Value: Hashable & Sendable>: Hashable, Sendable {
    /// What is sealed.
    package var wrappedValue: Value

    /// Marks a value.
    package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Marks a value.
    package init(_ value: Value) { wrappedValue = value }
}

extension Sealed: ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
    ExpressibleByStringLiteral, ExpressibleByStringInterpolation
where Value == String {
    /// Marks a text that is written in the program, as tests do.
    package init(stringLiteral text: String) { wrappedValue = text }
}

/// A `Sealed` of any value.
package protocol PersonalField {}

extension Sealed: PersonalField {}

extension Sealed: Encodable where Value: Encodable {
    /// Writes the bare value; the log's encoder writes it into the sealed part.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

extension Sealed: Decodable where Value: Decodable {
    /// Reads the bare value.
    package init(from decoder: any Decoder) throws {
        wrappedValue = try decoder.singleValueContainer().decode(Value.self)
    }
}
