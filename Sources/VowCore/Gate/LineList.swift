package import VowRecitation

/// The person's present lines, in the order they were added.
package struct LineList: Codable, Hashable, Sendable {
    /// A line with its identifier.
    package struct Entry: Hashable, Sendable {
        /// The line's identifier.
        package let id: LineID
        /// The line's words.
        package let text: String
        /// What it is for.
        package let kind: LineKind
        /// The language it is said in.
        package let language: Language
    }

    /// The identifiers of all lines that ever were, oldest first.
    private(set) var order: [LineID] = []
    /// How each of them stands, also those that were removed.
    private(set) var states: [LineID: LineState] = [:]

    /// An empty list.
    package init() {}

    /// Takes in one more event of a line.
    package mutating func apply(_ event: LineEvent, line: LineID) {
        if states[line] == nil { order.append(line) }
        states[line] = (states[line] ?? LineState()).evolved(by: event)
    }

    /// The lines that the runs of a date ask for; without a date, those that are in force for good.
    package func inForce(on date: CivilDate?) -> LineList {
        guard states.values.contains(where: { $0.disabledFrom != nil || $0.removedFrom != nil }) else {
            return self
        }
        var book = LineList()
        book.order = order.filter { states[$0]?.isInForce(on: date) ?? false }
        book.states = states
        for id in book.order { book.states[id] = states[id]?.stillAsked }
        return book
    }

    /// All lines that are there, oldest first.
    package var entries: [Entry] {
        order.compactMap { id in
            guard let state = states[id], state.isPresent else { return nil }
            return Entry(id: id, text: state.text, kind: state.kind, language: state.language)
        }
    }

    /// The lines of one kind and language, oldest first.
    package func lines(of kind: LineKind, in language: Language) -> [Entry] {
        entries.filter { $0.kind == kind && $0.language == language }
    }

    /// The language of most lines, of two such languages that of the oldest line; nil if there is no line.
    package var mainLanguage: Language? {
        let languages = entries.map(\.language)
        func count(_ language: Language) -> Int { languages.count { $0 == language } }
        // `max` gives the first of equals.
        return languages.max { count($0) < count($1) }
    }

    /// The state of one line.
    package func state(of line: LineID) -> LineState { states[line] ?? LineState() }
}
