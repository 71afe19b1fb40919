/// A list in an event that has no field while it is empty.
@propertyWrapper package struct OmittedWhenEmpty<Element: Hashable & Sendable>: Hashable, Sendable {
    /// The list.
    package var wrappedValue: [Element]

    /// Marks a list.
    package init(wrappedValue: [Element]) { self.wrappedValue = wrappedValue }
}

extension OmittedWhenEmpty: Encodable where Element: Encodable {
    /// Writes the bare list, or nothing.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if wrappedValue.isEmpty { try container.encodeNil() } else { try container.encode(wrappedValue) }
    }
}

extension OmittedWhenEmpty: Decodable where Element: Decodable {
    /// Reads the bare list.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        wrappedValue = container.decodeNil() ? [] : try container.decode([Element].self)
    }
}
