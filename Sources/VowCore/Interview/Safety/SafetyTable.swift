import VowRecitation

/// The signs of a language, ready to be looked for.
///
/// A row of signs is `family | weight | patterns`, with patterns as `WordPattern` reads them, parted by `;`. In Chinese
/// each character is a word. Concepts and settings are `name | patterns`; a name may have several rows. A row of
/// everyday phrases may begin with what it is about. A weight may end in `unless` and names of settings: the row then
/// counts only in sentences without a word of these settings ("goodbye to everyone" at the end of a job). A pair counts
/// only in texts without them.
struct SafetyTable: Sendable {
    /// What a sign counts that leads to the plain question, and what one counts that means little alone.
    static let asks = 50
    static let weak = 20

    private struct Row: Sendable {
        let family: String
        let weight: Int
        let isTopic: Bool
        let exceptions: [String]

        init(_ family: Substring, kind: Substring) {
            let kinds = kind.split(separator: " ").map(String.init)
            guard let weight = ["danger": 100, "asks": SafetyTable.asks, "weak": SafetyTable.weak][kinds[0]]
            else {
                preconditionFailure("\(kinds[0]) is no weight")
            }
            self.family = SafetyTable.trimmed(family)
            self.weight = weight
            isTopic = kinds.contains("topic")
            exceptions = kinds.split(separator: "unless").dropFirst().flatMap { $0 }
        }
    }

    private let language: Language
    private let rows: [Row]
    private let signs: PatternIndex
    private let harmless: PatternIndex
    private let aboutOthers: PatternIndex
    private let settings: PatternIndex
    private let settingNames: [String]
    private let concepts: PatternIndex
    private let pairs: [(row: Row, farthest: Int, concepts: [Int])]

    init(_ language: Language, _ phrases: PhraseFile) {
        self.language = language
        var groupWords: [String: [String]] = [:]
        for line in phrases["groups"] {
            let cells = line.split(separator: "|")
            precondition(cells.count == 2, "a group has two cells")
            groupWords[Self.trimmed(cells[0])] = cells[1].split(separator: " ").map(String.init)
        }
        func patterns(_ cell: Substring) -> [WordPattern] {
            cell.split { $0 == ";" || $0.isNewline }.map(Self.trimmed).filter { !$0.isEmpty }.map {
                WordPattern(language == .chinese ? SafetyWords.spaced($0) : $0, groups: groupWords)
            }
        }
        var rows: [Row] = []
        var indexed: [(WordPattern, Int)] = []
        for line in phrases["signs"] + phrases["indirect"] {
            let cells = line.split(separator: "|")
            precondition(cells.count == 3, "a sign has three cells")
            indexed += patterns(cells[2]).map { ($0, rows.count) }
            rows.append(Row(cells[0], kind: cells[1]))
        }
        func named(_ section: String) -> (names: [String], patterns: [(WordPattern, Int)]) {
            var names: [String] = []
            var found: [(WordPattern, Int)] = []
            for line in phrases[section] {
                let cells = line.split(separator: "|")
                precondition(cells.count == 2, "a concept or a setting has two cells")
                let name = Self.trimmed(cells[0])
                let index = names.firstIndex(of: name) ?? names.count
                if index == names.count { names.append(name) }
                found += patterns(cells[1]).map { ($0, index) }
            }
            return (names, found)
        }
        let (names, turns) = named("concepts")
        let (settingNames, settingPatterns) = named("settings")
        pairs = SafetyPairs.table.split(separator: "\n").map { line in
            let cells = line.split(separator: "|")
            precondition(cells.count == 4, "a pair has four cells")
            guard let farthest = Int(Self.trimmed(cells[2])) else {
                preconditionFailure("\(cells[2]) is no number of words")
            }
            let places = cells[3].split(separator: "&").map { cell in
                guard let place = names.firstIndex(of: Self.trimmed(cell)) else {
                    preconditionFailure("\(language) has no concept \(cell)")
                }
                return place
            }
            return (Row(cells[0], kind: cells[1]), farthest, places)
        }
        self.concepts = PatternIndex(turns)
        self.settings = PatternIndex(settingPatterns)
        self.settingNames = settingNames
        self.rows = rows
        precondition(
            (rows + pairs.map(\.row)).allSatisfy { $0.exceptions.allSatisfy(settingNames.contains) },
            "a row names an unknown setting")
        self.signs = PatternIndex(indexed)
        self.harmless = PatternIndex(
            phrases["harmless"].flatMap { line in
                patterns(line.split(separator: "|").last ?? line[...]).map { ($0, 0) }
            })
        self.aboutOthers = PatternIndex(
            phrases["aboutOthers"].flatMap { patterns($0[...]) }.map { ($0, 0) })
    }

    /// The signs in a text, given as the words of its sentences.
    func signs(in sentences: [[String]]) -> [SafetySigns.Sign] {
        guard sentences.contains(where: speaks) else { return [] }
        var found: [SafetySigns.Sign] = []
        var turns: [(span: Range<Int>, concept: Int)] = []
        var start = 0
        var everywhere: Set<String> = []
        for words in sentences {
            let said = signs.spans(in: words)
            let meant = concepts.spans(in: words)
            if !said.isEmpty || !meant.isEmpty {
                let allowed = harmless.spans(in: words).map(\.span)
                let present = Set(settings.spans(in: words).map { settingNames[$0.value] })
                everywhere.formUnion(present)
                for (span, row) in said where !Self.isHidden(span, by: allowed) {
                    // A bare word counts where it is said of nobody else.
                    if rows[row].isTopic, !aboutOthers.spans(in: words).isEmpty { continue }
                    if rows[row].exceptions.contains(where: present.contains) { continue }
                    found.append(sign(rows[row], words[span].joined(separator: separator)))
                }
                for (span, concept) in meant where !Self.isHidden(span, by: allowed) {
                    turns.append((start + span.lowerBound..<start + span.upperBound, concept))
                }
            }
            start += words.count
        }
        return found + paired(turns, sentences.flatMap { $0 }, present: everywhere)
    }

    /// Whether a sentence is written in the letters of the language.
    private func speaks(_ words: [String]) -> Bool {
        words.contains { word in
            word.first.map { ChineseText.isChinese($0) == (language == .chinese) } ?? false
        }
    }

    /// A phrase that covers a sign, or runs on from its end, is the one that was meant.
    private static func isHidden(_ span: Range<Int>, by allowed: [Range<Int>]) -> Bool {
        allowed.contains { phrase in
            phrase.overlaps(span)
                && (phrase.upperBound > span.upperBound
                    || phrase.lowerBound <= span.lowerBound && phrase.upperBound == span.upperBound)
        }
    }

    private func paired(
        _ turns: [(span: Range<Int>, concept: Int)], _ words: [String], present: Set<String>
    ) -> [SafetySigns.Sign] {
        guard turns.count > 1 else { return [] }
        return pairs.compactMap { row, farthest, concepts in
            guard !row.exceptions.contains(where: present.contains) else { return nil }
            let choices = concepts.map { concept in turns.filter { $0.concept == concept }.map(\.span) }
            guard let spans = Self.apart(choices[...], within: farthest, of: []) else { return nil }
            return sign(row, spans.map { words[$0].joined(separator: separator) }.joined(separator: " … "))
        }
    }

    /// A span from each choice, all near each other and without a word in common; nil if there are none.
    private static func apart(
        _ choices: ArraySlice<[Range<Int>]>, within farthest: Int, of spans: [Range<Int>]
    ) -> [Range<Int>]? {
        guard let first = choices.first else { return spans }
        for span in first
        where spans.allSatisfy({
            !$0.overlaps(span) && abs($0.lowerBound - span.lowerBound) <= farthest
        }) {
            if let all = apart(choices.dropFirst(), within: farthest, of: spans + [span]) { return all }
        }
        return nil
    }

    private func sign(_ row: Row, _ words: String) -> SafetySigns.Sign {
        SafetySigns.Sign(family: row.family, words: words, weight: row.weight, language: language)
    }

    private var separator: String { language == .chinese ? "" : " " }

    private static func trimmed(_ cell: Substring) -> String {
        cell.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

/// Patterns by the words that they can begin with, so that a long text is read quickly.
struct PatternIndex: Sendable {
    private var byFirstWord: [String: [(pattern: WordPattern, value: Int)]] = [:]
    private var others: [(pattern: WordPattern, value: Int)] = []

    init(_ patterns: [(WordPattern, Int)]) {
        for (pattern, value) in patterns {
            guard let words = pattern.firstWords else {
                others.append((pattern, value))
                continue
            }
            for word in Set(words) { byFirstWord[word, default: []].append((pattern, value)) }
        }
    }

    /// Where the patterns occur, each with its value.
    func spans(in words: [String]) -> [(span: Range<Int>, value: Int)] {
        var found: [(span: Range<Int>, value: Int)] = []
        for start in words.indices {
            for entries in [byFirstWord[words[start]] ?? [], others] {
                for entry in entries {
                    if let span = entry.pattern.span(in: words, from: start) {
                        found.append((span, entry.value))
                    }
                }
            }
        }
        return found
    }
}
