/// The key under which a reply's content stands.
package enum ReplyKey: String, Sendable {
    /// What a question is answered with.
    case rows
    /// What a command or an input came to.
    case done
    /// A row of what is followed.
    case live
    /// Why it could not be done.
    case error
}

/// One line that the daemon sends: one JSON object with the request's `id`.
package struct SocketReply<Content: Sendable>: Sendable {
    /// The request's.
    package let id: Int
    package let key: ReplyKey
    package let content: Content

    package init(id: Int, _ key: ReplyKey, _ content: Content) {
        self.id = id
        self.key = key
        self.content = content
    }

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { return nil }
    }
}

extension SocketReply: Encodable where Content: Encodable {
    /// Writes a reply.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Name.self)
        try container.encode(socketVersion, forKey: Name("vow"))
        try container.encode(id, forKey: Name("id"))
        try container.encode(content, forKey: Name(key.rawValue))
    }
}

extension SocketReply: Decodable where Content: Decodable {
    /// Reads a reply with the content that is expected; one with an error throws its `FailureRow`.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Name.self)
        id = try container.decode(Int.self, forKey: Name("id"))
        if let failure = try container.decodeIfPresent(FailureRow.self, forKey: Name(ReplyKey.error.rawValue))
        {
            throw failure
        }
        for key in [ReplyKey.rows, .done, .live] where container.contains(Name(key.rawValue)) {
            self.key = key
            content = try container.decode(Content.self, forKey: Name(key.rawValue))
            return
        }
        throw DecodingError.dataCorrupted(
            DecodingError.Context(codingPath: [], debugDescription: "neither rows, done, live nor error"))
    }
}

/// Why something could not be done, for programs and for people.
package struct FailureRow: Error, Codable, Hashable, Sendable, CustomStringConvertible {
    /// A stable, dotted name.
    package let code: String
    /// One sentence: what happened.
    package let message: String
    /// One sentence: what to do about it; empty where the message says it.
    package let repair: String
    /// What the sentence is about, by name, for a front end that words it for itself.
    package let data: [String: String]?

    package init(code: String, message: String, repair: String = "", data: [String: String]? = nil) {
        self.code = code
        self.message = message
        self.repair = repair
        self.data = data
    }

    /// Message and repair in one line.
    package var description: String { repair.isEmpty ? message : "\(message) \(repair)" }
}
