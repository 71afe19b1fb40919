/// Lines about who the person is, from what they said matters, hinders and helps.
struct EnglishAffirmations: AffirmationGrammar {
    let anchor = "I keep promises to myself"
    let spare = "I make progress even when it's hard"

    private static let relations = PersonWords.english
    private static let close: Set<String> = [
        "kids", "children", "son", "daughter", "family", "wife", "husband", "partner", "baby",
        "girlfriend",
        "boyfriend",
        "grandkids", "grandson", "granddaughter",
    ]

    func barrier(_ answer: String) -> String? { EnglishBarriers.line(answer) }

    func support(_ answer: String) -> String? {
        guard let person = person(in: answer) else { return nil }
        return "I accept help from " + person
    }

    /// The first person an answer names: "my sister", "my friend Lucia", "Joan".
    private func person(in answer: String) -> String? {
        for part in AnswerText.parts(answer).flatMap({ $0 }) {
            let words = AnswerText.words(part)
            for (index, word) in words.enumerated()
            where Self.relations.contains(word.key) && word.key != "ex" {
                let before = index > 0 ? words[index - 1].key : ""
                guard !["no", "not", "without", "his", "her", "their"].contains(before) else { continue }
                var name = ""
                if index + 1 < words.count, Self.isName(words[index + 1]) {
                    name = " " + words[index + 1].text
                }
                return "my " + word.text.lowercased() + name
            }
            if words.count <= 2, let first = words.first, words.allSatisfy(Self.isName) {
                _ = first
                return words.map(\.text).joined(separator: " ")
            }
        }
        return nil
    }

    static func isName(_ word: AnswerWord) -> Bool {
        guard let first = word.text.first, first.isUppercase, word.text.count > 2,
            word.text.dropFirst().allSatisfy({ $0.isLowercase })
        else { return false }
        return !commonCapitals.contains(word.key) && !EnglishVerbs.isBase(word.key)
            && !Specifics.isSpecific(word)
            && EnglishVerbs.base(ofGerund: word.key) == nil
    }

    private static let commonCapitals: Set<String> = [
        "vow", "netflix", "youtube", "god", "nothing", "nobody", "music", "coffee", "spotify",
        "internet",
        "app", "apps", "the",
        "none", "google", "maybe", "everyone", "friday", "alarm", "alarms", "calendar",
        "books",
        "gym", "podcasts",
        "podcast", "strava", "duolingo", "library", "therapy", "dog", "dogs", "sleep", "tea", "sun",
        "rain",
        "time", "money", "yes",
        "being", "not", "dunno", "aa", "headspace", "church", "faith", "nature", "quiet", "lists",
        "list",
        "routine", "sports",
    ]

    func dear(_ answers: [String]) -> String? {
        for answer in answers {
            let keys = AnswerText.words(AnswerText.cleaned(answer)).map(\.key)
            for (index, key) in keys.enumerated() where Self.close.contains(key) && index > 0 {
                if ["my", "our"].contains(keys[index - 1]) { return "I do this for my " + key }
                if key == "family" { return "I do this for my family" }
            }
        }
        return nil
    }

    static let values: [([String], String)] = [
        (
            [
                "health~", "body", "weight", "lungs", "breath", "fit~", "strong~", "muscle~", "pain",
                "knees",
                "stairs", "heart", "liver", "headache~", "teeth", "jeans", "run", "running",
            ], "I take good care of my body"
        ),
        (
            ["energy", "energetic", "rest~", "sleep~", "awake", "asleep"],
            "I give my body the rest it needs"
        ),
        (
            ["calm~", "peace~", "relax~", "quiet", "stress~", "patient", "patience", "mood"],
            "I meet my days with calm"
        ),
        (
            [
                "family", "kids", "children", "son", "daughter", "wife", "husband", "mom", "mother", "dad",
                "father", "grandma", "grandmother", "girlfriend", "boyfriend", "friends", "mum",
            ], "I show up for the people I love"
        ),
        (
            ["money", "save~", "saving~", "debt~", "deposit", "rent", "house"],
            "I take good care of my money"
        ),
        (
            ["learn~", "read~", "book~", "study~", "language", "speak", "school", "exam~", "course"],
            "I am someone who keeps learning"
        ),
        (
            [
                "finish~", "work", "job", "project", "thesis", "dissertation", "startup", "business",
                "career", "report", "demo", "reputation", "boss", "promotion", "deadline~",
            ], "I finish what I begin"
        ),
        (
            [
                "draw", "paint", "music", "guitar", "write", "writing", "art", "create", "creative",
                "piano",
                "sing", "novel", "dance",
            ], "I make room for what I love"
        ),
        (["clean~", "tidy", "mess~", "organized", "kitchen", "declutter"], "I look after my home"),
        (["lonely", "alone", "shy", "friendship~"], "I reach out to others"),
        (
            ["confident", "confidence", "proud", "mirror", "myself", "respect"],
            "I treat myself with respect"
        ),
        (["free~", "independen~", "control"], "I choose how I live"),
        (["time", "late", "punctual"], "I use my time for what matters"),
        (["screen", "tiktok", "instagram", "scroll~"], "I choose where my attention goes"),
    ]

    func confidence(importance: Int?, confidence: Int?) -> String? {
        if let confidence, confidence <= 4 { return "I grow by small steps" }
        if let confidence, confidence >= 8 { return "I trust myself to follow through" }
        if let importance, importance >= 8 { return "I choose what matters to me" }
        return nil
    }
}
