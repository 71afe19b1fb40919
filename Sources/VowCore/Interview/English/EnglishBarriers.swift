/// Lines that meet what gets in the way, in English.
enum EnglishBarriers {
    private static let openings: Set<String> = [
        "and", "well", "just", "mostly", "probably", "maybe", "mainly", "usually", "sometimes",
        "honestly",
        "because", "when",
        "definitely", "often", "also", "um", "so",
    ]
    /// Things that stand without an article.
    private static let masses: Set<String> = [
        "rain", "stress", "sugar", "work", "sleep", "email", "emails", "coffee", "alcohol", "traffic",
        "social", "fear", "pain",
        "doubt", "habit", "guilt", "pride", "shame", "anger", "travel", "homework", "housework",
        "overtime",
        "snow", "heat",
        "instagram", "tiktok", "youtube", "netflix", "television", "fatigue", "winter", "inertia",
        "chaos",
        "comfort",
        "meetings", "deadlines", "cravings", "distractions", "excuses", "nerves", "weekends", "parties",
        "rejections", "kids",
        "interruptions", "emotions", "chocolate", "chips", "beer", "wine", "pizza", "procrastination",
        "illness", "family", "stuff", "media", "food", "noise", "life",
    ]
    private static let owned: [String: String] = [
        "phone": "my phone", "tv": "the TV", "shoulder": "my shoulder", "knee": "my knee",
        "back": "my back",
        "bed": "my bed",
        "head": "my head", "mind": "my mind", "job": "my job", "weather": "the weather",
        "couch": "the couch",
        "sofa": "the sofa",
        "cold": "the cold", "dark": "the dark", "darkness": "the dark", "laptop": "my laptop",
        "computer": "my computer",
        "internet": "the internet", "schedule": "my schedule", "mood": "my mood", "knees": "my knees",
        "brain": "my brain",
        "commute": "my commute", "inbox": "my inbox", "calendar": "my calendar",
        "routine": "my routine",
        "self-doubt": "self-doubt",
    ]
    private static let lacks: Set<String> = [
        "time", "money", "energy", "motivation", "willpower", "patience", "sleep", "discipline",
    ]
    private static let moods: Set<String> = [
        "shy", "tired", "busy", "exhausted", "bored", "stressed", "afraid", "scared", "nervous", "sick",
        "sleepy", "distracted",
        "overwhelmed", "lonely", "hungry", "sad", "anxious", "unsure", "impatient", "forgetful", "late",
        "cold", "worried",
    ]
    private static let things = [
        "ness", "ism", "ment", "ion", "ure", "dom", "ity", "ing", "ance", "ence", "ship", "hood",
    ]
    private static let places: Set<String> = [
        "at", "in", "on", "from", "with", "after", "for", "of", "about", "before", "during", "to",
    ]

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
        let refused: Set<String> = [
            "he", "she", "they", "it", "its", "there", "theres", "you", "we", "people", "everyone",
            "everything", "nobody", "me",
            "myself", "him", "her", "them", "not", "no", "too", "cant", "that", "this", "having", "a",
            "an",
            "nothing", "dont",
        ]
        let finite: Set<String> = [
            "is", "are", "wake", "wakes", "does", "doesnt", "do", "dont", "keeps", "want", "wants",
            "calls",
            "call", "makes",
            "has", "have", "was", "likes", "not", "i", "need", "needs", "gets", "get", "hurts", "hurt",
            "can",
            "cant",
        ]
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
        let skipped: Set<String> = [
            "always", "just", "often", "usually", "really", "too", "very", "so", "sometimes", "tend",
            "to",
        ]
        let tail = Array(words.dropFirst(keys[0] == "im" ? 1 : isState ? 2 : 1))
        let rest = Array(tail.drop { skipped.contains($0.key) })
        guard let first = rest.first else { return nil }
        if isState { return mood(rest) }
        let verbs: Set<String> = [
            "forget", "get", "feel", "worry", "procrastinate", "overthink", "doubt", "snack", "scroll",
            "oversleep", "travel",
        ]
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
