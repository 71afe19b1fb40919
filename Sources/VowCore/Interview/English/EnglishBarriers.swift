import VowRecitation

/// Lines that meet what gets in the way, in English.
enum EnglishBarriers {
    private static let openings = PhraseFile.englishLines.set("barrier openings")
    /// Things that stand without an article.
    private static let masses = PhraseFile.englishLines.set("barrier masses")
    private static let owned = PhraseFile.englishLines.pairs("barrier owned")
    private static let lacks = PhraseFile.englishLines.set("barrier lacks")
    private static let moods = PhraseFile.englishLines.set("barrier moods")
    private static let things = PhraseFile.englishLines.words("barrier things")
    private static let places = PhraseFile.englishLines.set("barrier places")

    static func line(_ answer: String) -> String? {
        guard !AnswerText.saysNothing(answer), let part = AnswerText.parts(answer).first?.first else {
            return nil
        }
        var words = AnswerText.words(part)
        while let first = words.first?.key, openings.contains(first), words.count > 1 {
            words.removeFirst()
        }
        words = Array(
            words.prefix {
                !["because", "which", "so", "since", "but", "who", "that", "if"].contains($0.key)
            })
        guard let first = words.first?.key, words.count <= 9 else { return nil }
        if ["im", "i"].contains(first) { return own(words) }
        if ["being", "feeling", "getting"].contains(first), words.count > 1,
            let mood = mood(Array(words.dropFirst()))
        {
            return mood
        }
        if let line = lacking(words) ?? mood(words) { return line }
        let long = thing(words)
        if let long, long.split(separator: " ").count <= LineShortening.mostWords { return long }
        let head =
            words.firstIndex { places.contains($0.key) || $0.key == "and" || $0.key == "or" }
            ?? words.count
        return head > 0 && head < words.count ? thing(Array(words[..<head])) : nil
    }

    private static func mood(_ words: [AnswerWord]) -> String? {
        let rest = words.filter {
            !["too", "so", "very", "always", "just", "really", "often"].contains($0.key)
        }
        guard let first = rest.first?.key, moods.contains(first),
            rest.count == 1 || rest.count <= 5 && places.contains(rest[1].key)
        else { return nil }
        return "I keep going, even when I am " + EnglishGoals().phrase(rest)
    }

    private static func thing(_ words: [AnswerWord]) -> String? {
        let keys = words.map(\.key)
        guard let first = keys.first, let last = keys.last, words.count <= 5 else { return nil }
        let refused = EnglishLists.barrierBeginningsRefused
        let finite = EnglishLists.barrierFinite
        guard !refused.contains(first), !keys.dropFirst().contains(where: finite.contains),
            !keys.prefix(2).contains(where: PersonWords.english.contains)
        else { return nil }
        // "Babysitter falls through" tells what somebody does.
        let hasVerb = keys.indices.dropFirst().dropLast().contains { place in
            keys[place].hasSuffix("s") && EnglishVerbs.isBase(String(keys[place].dropLast()))
        }
        guard !hasVerb else { return nil }
        if words.count == 1 { return single(words[0]) }
        // "Phone first thing in the morning".
        if owned[first] != nil, !places.contains(keys[1]), keys[1] != "and" { return single(words[0]) }
        let isVerb =
            EnglishVerbs.isBase(first) && !EnglishVerbs.isRatherThing(first) && !masses.contains(first)
        guard !isVerb else { return nil }
        let head = keys.firstIndex(where: places.contains).map { $0 > 0 ? keys[$0 - 1] : last } ?? last
        let isPlural = keys.contains("and") || isPluralWord(head)
        let isBare =
            isPlural || first.hasSuffix("ing") || masses.contains(head) || lacks.contains(head)
            || things.contains { head.hasSuffix($0) }
        if !isBare, !["the", "my", "our", "all", "his", "her", "their"].contains(first) {
            return "When the " + EnglishGoals().phrase(words) + " gets in the way, I start again"
        }
        return "When " + EnglishGoals().phrase(words) + (isPlural ? " get" : " gets")
            + " in the way, I start again"
    }

    private static func single(_ word: AnswerWord) -> String? {
        if let phrase = owned[word.key] { return "When \(phrase) gets in the way, I start again" }
        let isKnown =
            masses.contains(word.key) || things.contains(where: word.key.hasSuffix)
            || isPluralWord(word.key)
        guard isKnown, word.key.count > 3, word.key != "nothing", word.key != "everything" else {
            return nil
        }
        let text = EnglishSpelling.written(word, isFirst: word.text != "Netflix")
        return "When \(text) \(isPluralWord(word.key) ? "get" : "gets") in the way, I start again"
    }

    private static func isPluralWord(_ key: String) -> Bool {
        key.hasSuffix("s") && !key.hasSuffix("ss") && !key.hasSuffix("us") && !key.hasSuffix("is")
            && key != "news"
            && key != "gas" && key != "series"
    }

    /// "No time", "lack of sleep", "not enough money", or "time" alone.
    private static func lacking(_ words: [AnswerWord]) -> String? {
        let keys = words.map(\.key)
        if keys.count == 1, lacks.contains(keys[0]), keys[0] != "sleep" {
            return "I take a small step, even with little \(keys[0])"
        }
        let pieces = [
            ["no"], ["lack", "of"], ["not", "enough"], ["too", "little"], ["not", "having"],
            ["not", "having", "enough"],
        ]
        guard let piece = pieces.last(where: { keys.starts(with: $0) && keys.count > $0.count }),
            lacks.contains(keys[piece.count])
        else { return nil }
        return "I take a small step, even with little \(keys[piece.count])"
    }

    /// "I am tired after work", "I forget", "I get bored": the person's own hindrance.
    private static func own(_ words: [AnswerWord]) -> String? {
        let keys = words.map(\.key)
        let isState = keys[0] == "im" || (keys.count > 1 && keys[1] == "am")
        let skipped = EnglishLists.barrierSkipped
        let tail = Array(words.dropFirst(keys[0] == "im" ? 1 : isState ? 2 : 1))
        let rest = Array(tail.drop { skipped.contains($0.key) })
        guard let first = rest.first else { return nil }
        if isState { return mood(rest) }
        let verbs = EnglishLists.barrierVerbs
        guard verbs.contains(first.key), rest.count <= 5 else { return nil }
        if ["feel", "get"].contains(first.key), rest.count < 2 || !moods.contains(rest[1].key) {
            return nil
        }
        if rest.contains(where: { ["it", "that", "this", "about"].contains($0.key) }) {
            return "When I \(first.key), I start again"
        }
        return "When I " + EnglishGoals().phrase(rest) + ", I start again"
    }
}
