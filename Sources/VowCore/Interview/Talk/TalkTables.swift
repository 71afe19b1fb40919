import VowRecitation

/// The tables of the listener, read once.
enum TalkTables {
    /// One row of the table of cues.
    struct CueRow: Sendable {
        let name: String
        let side: TalkSide
        let kind: TalkKind?
        let patterns: [WordPattern]
    }

    /// The weights towards change and sustain by the name of the cue.
    static let weights: [String: [Int]] = {
        var found: [String: [Int]] = [:]
        for cells in PhraseFile.talkWeights.cells("weights", count: 4) {
            found[cells[0]] = [cells[1], cells[2]].map { cell in
                guard let number = Int(cell) else { preconditionFailure("\(cell) is no weight") }
                return number
            }
        }
        return found
    }()

    static func cues(_ language: Language) -> [CueRow] {
        switch language {
        case .english: english
        case .spanish: spanish
        case .chinese: chinese
        }
    }

    private static let english = rows(column: 0)
    private static let spanish = rows(column: 1)

    private static let chinese = {
        var patterns: [String: [WordPattern]] = [:]
        for cells in PhraseFile.chineseTalk.cells("cues", count: 2) {
            patterns[cells[0]] = cells[1].split(separator: ";").map { pattern in
                WordPattern(SafetyWords.spaced(pattern.filter { $0 != " " }))
            }
        }
        precondition(
            patterns.keys.allSatisfy { name in english.contains { $0.name == name } }, "every cue is known")
        return english.map {
            CueRow(name: $0.name, side: $0.side, kind: $0.kind, patterns: patterns[$0.name] ?? [])
        }
    }()

    private static func rows(column: Int) -> [CueRow] {
        var groups: [String: [String]] = [:]
        for cells in PhraseFile.talk.cells("groups", count: 3) {
            groups[cells[0]] = cells[1 + column].split(separator: " ").map(String.init)
        }
        return PhraseFile.talk.cells("cues", count: 4).map { cells in
            let kind = cells[1].split(separator: " ").map(String.init)
            return CueRow(
                name: cells[0],
                side: kind[0] == "for" ? .change : kind[0] == "against" ? .sustain : .neutral,
                kind: kind.count == 2 ? TalkKind(rawValue: kind[1]) : nil,
                patterns: cells[2 + column].split(separator: ";").map {
                    WordPattern(String($0), groups: groups)
                })
        }
    }
}

/// A phrase to look for: `^` begins and `$` ends the text, `*` is up to two words, `a/b` either of two, a final `~` any
/// ending, `<name>` any word of a group.
struct WordPattern: Sendable {
    private enum Item: Sendable {
        case end
        case gap
        case word(whole: [String], beginnings: [String])
    }

    private let isAnchored: Bool
    private let items: [Item]

    init(_ text: String, groups: [String: [String]] = [:]) {
        var items: [Item] = []
        var isAnchored = false
        for word in text.split(separator: " ") {
            switch word {
            case "^": isAnchored = true
            case "$": items.append(.end)
            case "*": items.append(.gap)
            default:
                var whole: [String] = []
                var beginnings: [String] = []
                for choice in word.split(separator: "/").map(String.init) {
                    if choice.first == "<" {
                        let name = String(choice.dropFirst().dropLast())
                        guard let group = groups[name] else {
                            preconditionFailure("no group is named \(name)")
                        }
                        whole += group
                    } else if choice.last == "~" {
                        beginnings.append(String(choice.dropLast()))
                    } else {
                        whole.append(choice)
                    }
                }
                items.append(.word(whole: whole, beginnings: beginnings))
            }
        }
        self.isAnchored = isAnchored
        self.items = items
    }

    /// Where the phrase occurs, one span for each word that it can begin at.
    func spans(in words: [String]) -> [Range<Int>] {
        (isAnchored ? 0..<1 : 0..<max(words.count, 1)).compactMap { start in
            end(items[...], words, start).map { start..<$0 }
        }
    }

    /// The words that the phrase can begin with; nil if it begins with a gap, an ending, or any word of some beginning.
    var firstWords: [String]? {
        guard !isAnchored, case .word(let whole, let beginnings) = items.first, beginnings.isEmpty else {
            return nil
        }
        return whole
    }

    /// The phrase at a place; nil if it does not begin there.
    func span(in words: [String], from start: Int) -> Range<Int>? {
        guard !isAnchored || start == 0 else { return nil }
        return end(items[...], words, start).map { start..<$0 }
    }

    private func end(_ rest: ArraySlice<Item>, _ words: [String], _ place: Int) -> Int? {
        guard let head = rest.first else { return place }
        let rest = rest.dropFirst()
        switch head {
        case .end: return place == words.count ? end(rest, words, place) : nil
        case .gap:
            for next in place...max(place, min(words.count, place + 2)) {
                if let found = end(rest, words, next) { return found }
            }
            return nil
        case .word(let whole, let beginnings):
            guard place < words.count else { return nil }
            let word = words[place]
            guard whole.contains(word) || beginnings.contains(where: word.hasPrefix) else { return nil }
            return end(rest, words, place + 1)
        }
    }
}
