/// A code that a gate may ask for, as every front end is told of it.
package struct CodeRow: Codable, Hashable, Sendable {
    /// The identifier.
    package let id: String
    package let name: String
    /// What kind of code it is, where that is known.
    package let kind: String?
    /// Whether Vow drew it, so that it can be printed.
    package let printable: Bool

    package init(id: String, name: String, kind: String?, printable: Bool) {
        self.id = id
        self.name = name
        self.kind = kind
        self.printable = printable
    }
}

/// A tag that a gate may ask for, as every front end is told of it.
package struct TagRow: Codable, Hashable, Sendable {
    /// The identifier.
    package let id: String
    package let name: String

    package init(id: String, name: String) {
        self.id = id
        self.name = name
    }
}

/// A file that is handed over within an answer.
package struct FileRow: Codable, Hashable, Sendable {
    /// The name that it is to be kept under.
    package let file: String
    /// Its media type.
    package let type: String
    /// What it holds, in Base64.
    package let base64: String

    package init(file: String, type: String, base64: String) {
        self.file = file
        self.type = type
        self.base64 = base64
    }
}
