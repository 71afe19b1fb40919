import VowRecitation

/// Spanish verbs, as the line maker needs them: the first person of the present.
enum SpanishVerbs {
    private static let irregular = table("verb irregular")

    /// Stems whose vowel changes: stem before, stem after, for the first person.
    private static let changed = table("verb changed")

    private static let subjunctives = table("verb subjunctives")

    private static let gerunds = table("verb gerunds")

    /// Words that end like an infinitive and are none.
    private static let things = PhraseFile.spanishLines.set("verb things")
    private static let realVerbs: Set<String> = ["ser", "saber", "deber", "poder"]

    private static func table(_ section: String) -> [String: String] {
        var found: [String: String] = [:]
        for pair in PhraseFile.spanishLines.words(section) {
            let cells = pair.split(separator: ":").map(String.init)
            found[PlainWords.fold(cells[0])] = cells[1]
        }
        return found
    }

    /// An infinitive taken apart: "acostarme" is "acostar" and "me".
    struct Infinitive: Hashable {
        /// The infinitive without pronouns, folded.
        let verb: String
        /// Pronouns in the order in which they stand before the verb.
        let pronouns: [String]
    }

    /// Takes a word for an infinitive; nil where it is none.
    static func infinitive(_ word: AnswerWord) -> Infinitive? {
        var stem = word.key
        var pronouns: [String] = []
        for pronoun in [
            "melos", "melas", "melo", "mela", "selo", "selos", "sela", "les", "los", "las", "me", "se",
            "te",
            "nos", "lo", "la", "le",
        ]
        where stem.hasSuffix(pronoun) && endsAsInfinitive(String(stem.dropLast(pronoun.count)))
            && stem.count > pronoun.count + 2
        {
            stem = String(stem.dropLast(pronoun.count))
            if pronoun.count > 3, pronoun != "selos" {
                pronouns = ["me", String(pronoun.dropFirst(2))]
            } else {
                pronouns = [["se", "te", "nos"].contains(pronoun) ? "me" : pronoun]
            }
            break
        }
        guard endsAsInfinitive(stem),
            !(pronouns.isEmpty && things.contains(stem) && !realVerbs.contains(stem))
        else { return nil }
        return Infinitive(verb: stem, pronouns: pronouns)
    }

    private static func endsAsInfinitive(_ key: String) -> Bool {
        key == "ir" || (key.count > 2 && ["ar", "er", "ir"].contains { key.hasSuffix($0) })
    }

    /// The first person of the present, pronouns before it: "me acuesto".
    static func present(_ infinitive: Infinitive) -> String {
        (infinitive.pronouns + [present(infinitive.verb)]).joined(separator: " ")
    }

    private static func present(_ verb: String) -> String {
        if let form = irregular[verb] ?? changed[verb] { return form }
        let stem = String(verb.dropLast(2))
        let isFirst = verb.hasSuffix("ar")
        if !isFirst {
            if stem.hasSuffix("c"), let before = stem.dropLast().last {
                return stem.dropLast() + ("aeiou".contains(before) ? "zco" : "zo")
            }
            if stem.hasSuffix("gu") { return stem.dropLast() + "o" }
            if stem.hasSuffix("g") { return stem.dropLast() + "jo" }
            if stem.hasSuffix("qu") { return stem.dropLast(2) + "co" }
        }
        return accented(stem) + "o"
    }

    /// The letter that folding took from a stem: "ensen" is "enseñ".
    private static func accented(_ stem: String) -> String {
        let known = SpanishLists.accentedStems
        return known[stem] ?? stem
    }

    /// The infinitive of "dejara", "durmiendo", "dejando"; nil for any other word.
    static func infinitive(ofForm key: String) -> Infinitive? {
        var stem = key
        var pronouns: [String] = []
        for pronoun in ["me", "se", "lo", "la"] where stem.hasSuffix("ndo" + pronoun) {
            stem = String(stem.dropLast(2))
            pronouns = [pronoun == "se" ? "me" : pronoun]
        }
        if let verb = gerunds[stem] ?? subjunctives[stem] {
            return Infinitive(verb: PlainWords.fold(verb), pronouns: pronouns)
        }
        if stem.hasSuffix("ando"), stem.count > 5 {
            return Infinitive(verb: stem.dropLast(4) + "ar", pronouns: pronouns)
        }
        return nil
    }

    /// The infinitive of an imperfect subjunctive of the first conjugation ("dejara", "dejase").
    static func infinitive(ofSubjunctive key: String) -> Infinitive? {
        if let verb = subjunctives[key] { return Infinitive(verb: verb, pronouns: []) }
        for ending in ["ara", "ase"] where key.hasSuffix(ending) && key.count > 5 {
            return Infinitive(verb: key.dropLast(3) + "ar", pronouns: [])
        }
        for ending in ["iera", "iese"] where key.hasSuffix(ending) && key.count > 6 {
            let stem = String(key.dropLast(4))
            let known = SpanishLists.stemsInEr
            return Infinitive(verb: stem + (known.contains(stem) ? "er" : "ir"), pronouns: [])
        }
        return nil
    }
}
