/// A code that a gate may ask for, as every front end is told of it.
public struct CodeRow: Codable, Hashable, Sendable {
    /// The identifier.
    public let id: String
    /// Its name.
    public let name: String
    /// What kind of code it is, where that is known.
    public let kind: String?
    /// Whether Vow drew it, so that it can be printed.
    public let printable: Bool

    /// Makes a row.
    public init(id: String, name: String, kind: String?, printable: Bool) {
        self.id = id
        self.name = name
        self.kind = kind
        self.printable = printable
    }
}

/// A tag that a gate may ask for, as every front end is told of it.
public struct TagRow: Codable, Hashable, Sendable {
    /// The identifier.
    public let id: String
    /// Its name.
    public let name: String

    /// Makes a row.
    public init(id: String, name: String) {
        self.id = id
        self.name = name
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
