import VowRecitation

// From a clause that is a wish to its line.
extension SpanishGoals {
    func deed(_ words: [AnswerWord], isWanted: Bool, asPlan: Bool) -> GoalLine? {
        let first = words[0]
        let rest = Array(words.dropFirst())
        let keys = words.map(\.key)
        if asPlan, ["no", "evitar", "sin"].contains(first.key), let object = rest.first,
            object.key.hasSuffix("la") || object.key.hasSuffix("lo")
        {
            return nil
        }
        if keys.starts(with: ["dejar", "de"]) || keys.starts(with: ["parar", "de"]) {
            return ending(Array(words.dropFirst(2)))
        }
        if first.key == "no" || first.key == "evitar" || first.key == "sin" {
            return rest.isEmpty ? nil : ending(rest)
        }
        if keys.starts(with: ["dejar"]), rest.count <= 3,
            ["el", "la", "los", "las"].contains(rest.first?.key ?? "")
        {
            let habit = keys.last ?? ""
            if ["tabaco", "cigarro", "cigarrillo", "cigarros", "alcohol", "azucar"].contains(habit) {
                return GoalLine("Vivo sin " + rest.dropFirst().map(\.text).joined(separator: " "), rank: 5)
            }
        }
        if asPlan, rest.isEmpty || rest.allSatisfy({ Self.emptyObjects.contains($0.key) }) {
            return nil
        }
        // "Ponerlo en el calendario": nobody knows in the morning what.
        if asPlan, let pronoun = SpanishVerbs.infinitive(first)?.pronouns.last, pronoun != "me" {
            return nil
        }
        if let infinitive = SpanishVerbs.infinitive(first) {
            return line(infinitive, first, rest, isWanted)
        }
        if first.key == "me", rest.count > 1, let verb = rest.first, verb.key.hasSuffix("o") {
            return GoalLine(phrase(words), rank: 4)
        }
        if asPlan {
            if first.key == "si", let next = rest.first { return supposed(next, Array(rest.dropFirst())) }
        }
        if let form = SpanishVerbs.infinitive(ofForm: first.key), !(asPlan && rest.isEmpty) {
            return line(form, AnswerWord(form.verb + form.pronouns.joined()), rest, true)
        }
        if asPlan { return nil }
        guard !isStatement(keys) else { return nil }
        return thing(words)
    }

    /// "Si dejara la ropa lista": what would help becomes what the person does.
    func supposed(_ verb: AnswerWord, _ rest: [AnswerWord]) -> GoalLine? {
        if verb.key == "me", let next = rest.first,
            let found = SpanishVerbs.infinitive(ofSubjunctive: next.key)
        {
            return line(
                SpanishVerbs.Infinitive(verb: found.verb, pronouns: ["me"]), next, Array(rest.dropFirst()),
                true)
        }
        return SpanishVerbs.infinitive(ofSubjunctive: verb.key).map { line($0, verb, rest, true) }
    }

    func isStatement(_ keys: [String]) -> Bool {
        let finite = SpanishLists.frameFinite
        let asks = SpanishLists.questions
        return asks.contains(keys[0]) || keys.prefix(5).contains { finite.contains($0) }
    }

    func line(
        _ infinitive: SpanishVerbs.Infinitive, _ word: AnswerWord, _ rest: [AnswerWord],
        _ isWanted: Bool
    ) -> GoalLine {
        let isSpecific = rest.contains(where: Specifics.isSpecific)
        let spoken = owned(infinitive, word)
        if ["ser", "estar"].contains(infinitive.verb) {
            return GoalLine("Practico " + phrase([AnswerWord(spoken)] + rest), rank: 3)
        }
        if Self.outcomes.contains(infinitive.verb),
            !(infinitive.verb == "volver" && rest.first?.key != "a")
        {
            if infinitive.verb == "volver", rest.count > 1, let next = SpanishVerbs.infinitive(rest[1]) {
                return GoalLine(
                    "Vuelvo a " + phrase([AnswerWord(owned(next, rest[1]))] + rest.dropFirst(2)),
                    rank: 4 + (isSpecific ? 1 : 0))
            }
            let frame = rest.count > 4 ? "Doy pequeños pasos para " : "Doy un pequeño paso cada día para "
            return GoalLine(frame + phrase([AnswerWord(spoken)] + rest), rank: 3)
        }
        if rest.isEmpty || (rest.count == 1 && ["mas", "mejor"].contains(rest[0].key)) {
            return GoalLine(
                "Busco tiempo para " + phrase([AnswerWord(spoken)] + rest), rank: isWanted ? 4 : 3)
        }
        if rest.count == 1, rest[0].key == "menos" {
            return GoalLine(
                phrase(
                    SpanishVerbs.present(infinitive).split(separator: " ").map { AnswerWord(String($0)) }
                        + rest) + ", un día a la vez", rank: 4)
        }
        let verb = SpanishVerbs.present(infinitive).split(separator: " ").map { AnswerWord(String($0)) }
        return GoalLine(phrase(verb + rest), rank: (isWanted ? 5 : 4) + (isSpecific ? 1 : 0))
    }

    /// An infinitive as the person says it of themselves: "levantarse" is "levantarme".
    func owned(_ infinitive: SpanishVerbs.Infinitive, _ word: AnswerWord) -> String {
        let text = word.text.lowercased()
        guard infinitive.pronouns == ["me"], text.hasSuffix("se") || text.hasSuffix("te") else {
            return text
        }
        return text.dropLast(2) + "me"
    }

    func ending(_ words: [AnswerWord]) -> GoalLine? {
        let hadMore = words.first?.key == "mas"
        var words = words
        while let first = words.first?.key,
            ["mas", "tanto", "tanta", "a", "volver", "quiero", "de"].contains(first), words.count > 1
        {
            words.removeFirst()
        }
        while let last = words.last?.key, ["mas", "nunca", "jamas"].contains(last), words.count > 1 {
            words.removeLast()
        }
        guard let first = words.first else { return nil }
        let rest = Array(words.dropFirst())
        let keys = rest.map(\.key)
        guard let infinitive = SpanishVerbs.infinitive(first) else {
            let isThing = hadMore || ["al", "a"].contains(first.key)
            guard isThing, first.key != "puedo", first.key != "aguanto" else { return nil }
            return GoalLine("Digo que no a " + phrase(words), rank: 3)
        }
        switch infinitive.verb {
        case "gritar", "chillar":
            let to =
                keys.first == "a" || keys.first == "al"
                ? " con " + (keys[0] == "al" ? "el " : "") + phrase(Array(rest.dropFirst())) : ""
            return GoalLine("Hablo con calma" + (infinitive.pronouns.isEmpty ? to : to), rank: 5)
        case "procrastinar": return GoalLine("Empiezo enseguida, con un pequeño paso", rank: 4)
        case "odiar" where infinitive.pronouns == ["me"],
            "criticar" where infinitive.pronouns == ["me"]:
            return GoalLine("Me hablo con cariño", rank: 4)
        case "posponer", "aplazar": return GoalLine("Me levanto cuando suena la alarma", rank: 4)
        case "llegar" where keys.contains("tarde"): return GoalLine("Llego a tiempo", rank: 4)
        case "trasnochar": return GoalLine("Me acuesto temprano", rank: 4)
        case "ser", "estar":
            return GoalLine(
                "Practico ser menos " + phrase(rest.filter { !["tan", "tanto"].contains($0.key) }), rank: 2)
        default:
            return GoalLine("Vivo sin " + phrase([AnswerWord(owned(infinitive, first))] + rest), rank: 5)
        }
    }

    /// Things with a verb of their own.
    static let made = PhraseFile.spanishLines.pairs("frame made")

    /// What a person may want to be, by its stem.
    static let qualities = PhraseFile.spanishLines.words("frame qualities")
    static let states = PhraseFile.spanishLines.words("frame states")
    static let noThings = PhraseFile.spanishLines.set("frame no things")

    func thing(_ words: [AnswerWord]) -> GoalLine? {
        let place = ["mas", "menos"].contains(words[0].key) && words.count > 1 ? 1 : 0
        let word = words[place].key
        func isOne(of stems: [String]) -> Bool {
            stems.contains { word == $0 || [$0 + "a", $0 + "o"].contains(word) }
        }
        if words.count <= 6, isOne(of: Self.qualities) {
            return GoalLine("Practico ser " + phrase(words), rank: 3)
        }
        if words.count <= 6, isOne(of: Self.states) {
            return GoalLine("Practico estar " + phrase(words), rank: 3)
        }
        guard words.count <= 10, !words.contains(where: { Self.noThings.contains($0.key) }) else {
            return nil
        }
        if place == 1, ["con", "de", "en", "a", "por"].contains(word) { return nil }
        if words.count == 1, let made = Self.made[word] { return GoalLine(made, rank: 3) }
        var words = words
        if ["el", "la", "mi", "los", "las", "mis"].contains(words[0].key), words.count == 2,
            Self.cares[words[1].key] != nil
        {
            words.removeFirst()
        }
        if words.count == 1, let care = Self.cares[words[0].key] {
            return GoalLine("Cuido " + care, rank: 2)
        }
        if words[0].key.first?.isNumber ?? false {
            return GoalLine("Completo " + phrase(words), rank: 4)
        }
        if words[0].key == "menos" { return GoalLine("Elijo " + phrase(words), rank: 3) }
        let hasArticle = ["el", "la", "los", "las", "mi", "mis", "un", "una"].contains(words[0].key)
        let frame = !hasArticle ? "Hago sitio para " : "Dedico tiempo a "
        return GoalLine(frame + phrase(words), rank: 2)
    }

    func phrase(_ words: [AnswerWord]) -> String {
        let small = SpanishLists.small
        return words.enumerated().map { index, word in
            let isAbbreviation =
                word.text.count(where: \.isUppercase) > 1 || word.text.contains(where: \.isNumber)
            let isSmall = (index == 0 && !isAbbreviation) || small.contains(word.key)
            return isSmall ? word.text.prefix(1).lowercased() + word.text.dropFirst() : word.text
        }.joined(separator: " ")
    }
}
