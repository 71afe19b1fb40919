/// What every question, command and input takes, and the limits of each argument.
///
/// The one table: the private socket and the page's server check requests with it, and `/api/openapi.json` is made of it.
package enum RequestTable {
    /// The shape of a question.
    package static func query(_ name: String) -> RequestShape? { shapesOfQueries[name] }

    /// The shape of a command.
    package static func command(_ name: String) -> RequestShape? { shapesOfCommands[name] }

    private static let shapesOfQueries = byName(queries)
    private static let shapesOfCommands = byName(commands)

    private static func byName(_ shapes: [RequestShape]) -> [String: RequestShape] {
        Dictionary(uniqueKeysWithValues: shapes.map { ($0.name, $0) })
    }

    static func text(_ name: String, _ most: Int = 200, required: Bool = false) -> RequestArgument {
        RequestArgument(name: name, kind: .text(most), isRequired: required)
    }

    static func words(_ name: String, _ words: String..., required: Bool = false) -> RequestArgument {
        RequestArgument(name: name, kind: .word(words), isRequired: required)
    }

    static func whole(_ name: String, _ range: ClosedRange<Int>, required: Bool = false) -> RequestArgument {
        RequestArgument(name: name, kind: .whole(range), isRequired: required)
    }

    private static func query(_ name: String, _ summary: String, _ arguments: RequestArgument...)
        -> RequestShape
    {
        RequestShape(name: name, summary: summary, arguments: arguments)
    }

    /// Every question.
    package static let queries: [RequestShape] = [
        query(
            "whatif", "A run under other terms, or the last mornings.", text("run"), whole("last", 1...60),
            RequestArgument(name: "minSimilarity", kind: .number(0.5...1)),
            words("challengeWord", "on", "off"),
            words("liveness", "on", "off")),
        query("page.sessions.list", "The browsers that are let in, the one used last first."),
    ]

    static let id = text("id", 64, required: true)

    /// The answer to the plain question about danger: whether the person is safe.
    static let safe = RequestArgument(name: "safe", kind: .flag)
}
