import VowRecitation

/// A line about what the person does, and how well it serves.
struct GoalLine: Hashable, Sendable {
    /// The sentence, without its full stop.
    let text: String
    /// The higher, the nearer to a deed that can be done on a day.
    let rank: Int
    /// Whether the clause was about somebody else's behaviour.
    let aboutOther: Bool

    init(_ text: String, rank: Int, aboutOther: Bool = false) {
        self.text = text
        self.rank = rank
        self.aboutOther = aboutOther
    }
}

/// How a language turns an answer into lines about what the person does.
protocol GoalGrammar: Sendable {
    /// The language of the lines.
    var language: Language { get }
    /// The clauses of an answer.
    func clauses(_ text: String) -> [[AnswerWord]]
    /// The line for a clause; nil where it holds no deed.
    /// - Parameter asPlan: the clause tells what would help, so that a thing ("a new bag") is no goal.
    func goal(_ clause: [AnswerWord], asPlan: Bool) -> GoalLine?
}

/// What makes a line specific: a number, a day, a date, a time, how often.
enum Specifics {
    private static let words = PhraseFile.lines.set("specific words")

    private static let days = PhraseFile.lines.set("specific days")

    /// Whether a word names a weekday.
    static func isDay(_ key: String) -> Bool {
        days.contains(key) || (key.hasSuffix("s") && days.contains(String(key.dropLast())))
    }

    /// Whether a line says how much, how often or when.
    static func isSpecific(_ line: String, _ language: Language) -> Bool {
        guard language == .chinese else { return AnswerText.words(line).contains(where: isSpecific) }
        return ChineseWords.holds(line, ChineseWords.specific)
            || line.contains { $0.isNumber && $0 != "一" }
    }

    static func isSpecific(_ word: AnswerWord) -> Bool {
        word.key.contains(where: \.isNumber) || words.contains(word.key)
    }
}

/// Words for people.
enum PersonWords {
    static let english = PhraseFile.englishLines.set("persons")
    static let spanish = PhraseFile.spanishLines.set("persons")
}

/// Cuts an answer into clauses, each of which may hold a deed.
enum ClauseCutter {
    /// - Parameters:
    ///   - joins: words like "and" that part two clauses where a new one begins after them.
    ///   - breaks: words like "but" that always do.
    ///   - glue: words that continue the clause before a comma ("…, only on weekends").
    ///   - triggers: words that begin a clause which belongs to the one after the comma ("after coffee, …").
    ///   - begins: whether a clause begins with these words.
    static func clauses(
        _ text: String, joins: Set<String>, breaks: Set<String>, glue: Set<String>,
        triggers: Set<String>,
        begins: ([AnswerWord]) -> Bool
    ) -> [[AnswerWord]] {
        var clauses: [[AnswerWord]] = []
        for sentence in AnswerText.parts(text) {
            var waiting: [AnswerWord] = []
            for (index, part) in sentence.enumerated() {
                let words = AnswerText.words(part)
                guard let first = words.first?.key else { continue }
                if index > 0, waiting.isEmpty, continues(words, glue),
                    let last = clauses.last,
                    !["less", "more", "no", "fewer", "menos", "mas"].contains(last[0].key)
                        || !startsWithNumber(words), !begins(words), last.count + words.count <= 24
                {
                    var before = last
                    before[before.count - 1].text += ","
                    clauses[clauses.count - 1] = before + words.drop { openings.contains($0.key) }
                    continue
                }
                if waiting.isEmpty, triggers.contains(first), index + 1 < sentence.count, words.count <= 8 {
                    waiting = words
                    continue
                }
                let pieces = cut(words, joins: joins, breaks: breaks, begins: begins)
                for (place, piece) in pieces.enumerated() {
                    clauses.append(place == 0 && !waiting.isEmpty ? joined(waiting, piece) : piece)
                }
                waiting = []
            }
            if !waiting.isEmpty { clauses.append(waiting) }
        }
        return clauses
    }

    private static func startsWithNumber(_ words: [AnswerWord]) -> Bool {
        words[0].key.first?.isNumber ?? false
    }

    private static let openings = PhraseFile.lines.set("clause openings")

    /// Whether words go on with the clause before the comma: "only on weekends", "20 pages a night", "Fridays at 7".
    private static func continues(_ words: [AnswerWord], _ glue: Set<String>) -> Bool {
        guard let first = words.first(where: { !openings.contains($0.key) })?.key else { return false }
        let isNumber = first.first?.isNumber ?? false
        return isNumber || months.contains(first) || glue.contains(first) || amounts.contains(first)
            || Specifics.isDay(first)
    }

    private static let months = PhraseFile.lines.set("months that go on")

    private static let amounts = PhraseFile.lines.set("amounts that go on")

    /// "When I get home" and "I run" make one clause; "after coffee" and "meditate" make "meditate after coffee".
    private static func joined(_ trigger: [AnswerWord], _ piece: [AnswerWord]) -> [AnswerWord] {
        let speaks =
            trigger.contains { ["i", "yo"].contains($0.key) }
            || ["cuando", "if", "si"].contains(trigger[0].key)
        return speaks
            ? trigger + piece
            : piece
                + trigger.enumerated().map { index, word in
                    index == 0 ? AnswerWord(word.text.lowercased()) : word
                }
    }

    private static func cut(
        _ words: [AnswerWord], joins: Set<String>, breaks: Set<String>, begins: ([AnswerWord]) -> Bool
    ) -> [[AnswerWord]] {
        var pieces: [[AnswerWord]] = [[]]
        for (index, word) in words.enumerated() {
            let rest = Array(words[(index + 1)...])
            let isJoin = joins.contains(word.key) && index > 0 && !rest.isEmpty && begins(rest)
            if isJoin || (breaks.contains(word.key) && !rest.isEmpty) {
                pieces.append([])
            } else {
                pieces[pieces.count - 1].append(word)
            }
        }
        return pieces.filter { !$0.isEmpty }
    }
}
