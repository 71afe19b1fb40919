/// A code that a gate may ask for, as every front end is told of it.
public struct CodeRow: Codable, Hashable, Sendable {
    /// The identifier.
    public let id: String
    /// Its name.
    public let name: String
    /// What kind of code it is, where that is known.
    public let kind: String?
    /// What it holds, where that is a text.
    public let payload: String?
    /// The bytes that it holds.
    public let payloadHexadecimal: String

    /// Makes a row.
    public init(id: String, name: String, kind: String?, payload: String?, payloadHexadecimal: String) {
        self.id = id
        self.name = name
        self.kind = kind
        self.payload = payload
        self.payloadHexadecimal = payloadHexadecimal
    }
}

/// A tag that a gate may ask for, as every front end is told of it.
public struct TagRow: Codable, Hashable, Sendable {
    /// The identifier.
    public let id: String
    /// Its name.
    public let name: String
    /// What the tag itself is numbered by.
    public let identifier: String
    /// The text on it, where there is one.
    public let text: String?

    /// Makes a row.
    public init(id: String, name: String, identifier: String, text: String?) {
        self.id = id
        self.name = name
        self.identifier = identifier
        self.text = text
    }
}

/// A file that is handed over within an answer.
public struct FileRow: Codable, Hashable, Sendable {
    /// The name that it is to be kept under.
    public let file: String
    /// Its media type.
    public let type: String
    /// What it holds, in Base64.
    public let base64: String

    /// Makes a row.
    public init(file: String, type: String, base64: String) {
        self.file = file
        self.type = type
        self.base64 = base64
    }
}
