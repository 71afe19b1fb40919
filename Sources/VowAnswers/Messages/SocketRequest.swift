/// The version of the messages on the daemon's private socket.
package let socketVersion = 1

/// One line that a front end sends: one JSON object.
package struct SocketRequest: Hashable, Sendable {
    /// What is asked.
    package enum Body: Hashable, Sendable {
        /// Rows, by the name of a question.
        case query(String, Arguments)
        /// A change, by the name of a command.
        case command(String, Arguments)
        /// What the person did at the wake screen.
        case input(PersonInput)
        /// Rows as they change, until the connection ends.
        case follow(String)
    }

    /// Comes back with each answer.
    package let id: Int
    /// What is asked.
    package let body: Body

    package init(id: Int, _ body: Body) {
        self.id = id
        self.body = body
    }
}

extension SocketRequest: Codable {
    private enum CodingKeys: String, CodingKey { case vow, id, query, command, input, follow, arguments }

    /// Reads a request; another version than `socketVersion` is refused.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard try container.decode(Int.self, forKey: .vow) == socketVersion else {
            throw DecodingError.dataCorruptedError(
                forKey: .vow, in: container, debugDescription: "another version")
        }
        id = try container.decode(Int.self, forKey: .id)
        func arguments() throws -> Arguments {
            try container.decodeIfPresent(Arguments.self, forKey: .arguments) ?? Arguments()
        }
        if let name = try container.decodeIfPresent(String.self, forKey: .query) {
            body = .query(name, try arguments())
        } else if let name = try container.decodeIfPresent(String.self, forKey: .command) {
            body = .command(name, try arguments())
        } else if let input = try container.decodeIfPresent(PersonInput.self, forKey: .input) {
            body = .input(input)
        } else {
            body = .follow(try container.decode(String.self, forKey: .follow))
        }
    }

    /// Writes a request.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(socketVersion, forKey: .vow)
        try container.encode(id, forKey: .id)
        switch body {
        case .query(let name, let arguments):
            try container.encode(name, forKey: .query)
            try container.encode(arguments, forKey: .arguments)
        case .command(let name, let arguments):
            try container.encode(name, forKey: .command)
            try container.encode(arguments, forKey: .arguments)
        case .input(let input): try container.encode(input, forKey: .input)
        case .follow(let what): try container.encode(what, forKey: .follow)
        }
    }
}
