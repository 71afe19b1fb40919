/// An identifier of something in the domain, recorded with its events. Each kind has a type of its own, so that one is
/// never taken for the other.
///
/// Any text is an identifier. It is encoded as the bare text, also as the key of a dictionary, and ordered as text. A
/// type of another module declares its own initialiser for literals, so that a file with a literal need not import this
/// module as well.
public protocol RecordedID: Hashable, Comparable, Sendable, Codable, CodingKeyRepresentable,
    LosslessStringConvertible, ExpressibleByStringInterpolation
where StringLiteralType == String {
    /// The name as it is recorded.
    var text: String { get }

    /// Takes a name as it is recorded.
    init(_ text: String)
}

extension RecordedID {
    /// The name as it is recorded.
    public var description: String { text }

    /// Ordered as text.
    public static func < (left: Self, right: Self) -> Bool { left.text < right.text }

    /// A name written in the program.
    public init(stringLiteral text: String) { self.init(text) }

    /// Reads the bare text.
    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the bare text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    /// The text, where it is the key of a dictionary.
    public var codingKey: any CodingKey { text.codingKey }

    /// Takes the key of a dictionary.
    public init?(codingKey: some CodingKey) { self.init(codingKey.stringValue) }
}

/// Names one of the person's lines, or a line of a gate that has none of theirs.
public struct LineID: RecordedID {
    /// The name as it is recorded.
    public let text: String

    /// Takes a name as it is recorded.
    public init(_ text: String) { self.text = text }
}
