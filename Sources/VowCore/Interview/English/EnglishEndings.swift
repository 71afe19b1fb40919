import VowRecitation

/// Lines for what a person wants to end: they say what the person does instead.
enum EnglishEndings {
    /// The line for "stop …", "quit …", "not …", "no …"; nil where nothing follows.
    static func line(_ end: String, _ object: [AnswerWord], _ phrase: ([AnswerWord]) -> String)
        -> GoalLine?
    {
        var words = object
        // "Not be a doormat": nobody knows what instead.
        let isRole =
            ["not", "dont", "never"].contains(end) && words.contains { ["a", "an"].contains($0.key) }
            && words.first?.key == "be"
        if isRole { return nil }
        while let first = words.first?.key,
            EnglishLists.beforeAnEnd.contains(first),
            words.count > 1, !(first == "being" && words.count < 2)
        {
            words.removeFirst()
        }
        guard let first = words.first else { return nil }
        let base =
            EnglishVerbs.base(ofGerund: first.key) ?? (EnglishVerbs.isBase(first.key) ? first.key : nil)
        let rest = Array(words.dropFirst())
        // "Not finishing them": nobody knows in the morning what.
        if let object = rest.last?.key, rest.count == 1,
            ["them", "it", "that", "this"].contains(object)
        {
            return nil
        }
        if let known = known(base ?? first.key, rest, phrase) { return known }
        let wasBeing = ["being", "be"].contains(object.first?.key ?? "")
        if wasBeing, base == nil { return GoalLine("I let go of being " + phrase(words), rank: 4) }
        if end != "no", let base, !(EnglishVerbs.isRatherThing(base) && base == first.key) {
            // "Not think about work", "not waste": with no other deed known, the line says that the person lets go of
            // it.
            return GoalLine(
                "I let go of " + phrase([AnswerWord(EnglishVerbs.gerund(base))] + rest), rank: 4)
        }
        if let late = first.key == "late" ? "I arrive on time" : nil { return GoalLine(late, rank: 4) }
        if end == "not" || end == "dont" || end == "never" {
            return GoalLine("I practice being less " + phrase(words), rank: 2)
        }
        return GoalLine("I say no to " + phrase(words), rank: 4)
    }

    /// What a person does instead of the verb, where one is known.
    static func turned(_ base: String, _ rest: [AnswerWord], _ phrase: ([AnswerWord]) -> String)
        -> GoalLine?
    {
        known(base, rest, phrase)
    }

    /// What people often want to end, with a line for what they do instead.
    private static func known(
        _ base: String, _ rest: [AnswerWord], _ phrase: ([AnswerWord]) -> String
    )
        -> GoalLine?
    {
        let keys = rest.map(\.key)
        let tail = rest.isEmpty ? "" : " " + phrase(rest)
        switch base {
        case "smoke", "cigarettes", "cigarette", "vape", "nicotine", "tobacco":
            return GoalLine(
                "I live " + (base == "vape" ? "vape-free" : "smoke-free") + specificTail(rest, phrase),
                rank: 5)
        case "stay" where keys.first == "up":
            let limit = rest.firstIndex { ["until", "till", "past", "after"].contains($0.key) }
            let time =
                limit.map {
                    Array(rest[($0 + 1)...].prefix(while: { Specifics.isSpecific($0) || $0.key == "am" }))
                } ?? []
            return GoalLine(
                time.isEmpty ? "I go to bed on time" : "I go to bed before " + phrase(time), rank: 5)
        case "snooze", "oversleep":
            return GoalLine("I get up when my alarm rings", rank: 5)
        case "yell", "shout", "scream":
            let to =
                keys.first == "at" && rest.count > 1 ? " with " + phrase(Array(rest.dropFirst())) : tail
            return GoalLine("I speak calmly" + to, rank: 5)
        case "procrastinate":
            let on = keys.first == "on" || keys.first == "about" ? Array(rest.dropFirst()) : rest
            return on.isEmpty
                ? GoalLine("I start with one small step right away", rank: 4)
                : GoalLine("I work on " + phrase(on) + " step by step", rank: 5)
        case "hate" where keys.first == "myself", "hard" where keys == ["on", "myself"],
            "beat" where keys.first == "myself",
            "criticize" where keys.first == "myself", "blame" where keys.first == "myself":
            return GoalLine("I speak kindly to myself", rank: 4)
        case "scroll", "doomscroll":
            return GoalLine("I put my phone away" + specificTail(rest, phrase), rank: 4)
        case "late": return GoalLine("I arrive on time" + specificTail(rest, phrase), rank: 4)
        case "phone", "screens", "screen":
            return GoalLine("I put my \(base) away" + specificTail(rest, phrase), rank: 5)
        case "anxious", "stressed", "nervous", "worried":
            return GoalLine("I take a slow breath before I go on", rank: 3)
        case "tired", "exhausted": return GoalLine("I go to bed on time", rank: 4)
        case "negative", "pessimistic": return GoalLine("I look for one good thing every day", rank: 4)
        case "lazy": return GoalLine("I take one active step every day", rank: 4)
        case "angry": return GoalLine("I pause and breathe before I answer", rank: 4)
        default: return nil
        }
    }

    private static func specificTail(_ rest: [AnswerWord], _ phrase: ([AnswerWord]) -> String)
        -> String
    {
        let openers = EnglishLists.endingOpeners
        guard let start = rest.firstIndex(where: { openers.contains($0.key) }),
            rest[start...].contains(where: Specifics.isSpecific)
        else { return "" }
        return " " + phrase(Array(rest[start...]))
    }
}

/// How English words are written in a line.
enum EnglishSpelling {
    private static let capitals = PhraseFile.englishLines.pairs("capitals")

    /// A word as a line writes it: names of days and languages large, the first word of an answer small.
    static func written(_ word: AnswerWord, isFirst: Bool) -> String {
        let tail = word.text.last == "," ? "," : ""
        return bare(tail.isEmpty ? word : AnswerWord(String(word.text.dropLast())), isFirst: isFirst)
            + tail
    }

    private static func bare(_ word: AnswerWord, isFirst: Bool) -> String {
        if let fixed = capitals[word.key] {
            return word.text.lowercased() == fixed.lowercased() || fixed.count > 1 ? fixed : word.text
        }
        let isAbbreviation =
            word.text.count(where: \.isUppercase) > 1 || word.text.contains(where: \.isNumber)
        return isFirst && !isAbbreviation
            ? word.text.prefix(1).lowercased() + word.text.dropFirst() : word.text
    }
}
