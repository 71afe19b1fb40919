import VowRecitation

/// Turns a clause of a Spanish answer into a line about what the person does; the counterpart of `EnglishGoals`.
struct SpanishGoals: GoalGrammar {
    let language = Language.spanish

    static let fillers = PhraseFile.spanishLines.set("fillers")
    static let plainFillers = PhraseFile.spanishLines.set("plain fillers")

    static let leads = PhraseFile.spanishLines["leads"].map { WordPattern("^ " + $0) }

    static let innerLeads = PhraseFile.spanishLines["inner leads"].map { WordPattern($0) }

    static let reasons = PhraseFile.spanishLines.set("reasons")
    static let people = PersonWords.spanish
    static let outcomes = PhraseFile.spanishLines.set("outcomes")
    static let cares = PhraseFile.spanishLines.pairs("cares")

    func clauses(_ text: String) -> [[AnswerWord]] {
        ClauseCutter.clauses(
            text, joins: ["y", "e", "luego", "asi que"], breaks: ["pero"],
            glue: SpanishLists.glue,
            triggers: SpanishLists.triggers
        ) { rest in
            guard let first = rest.first else { return false }
            let leads = Self.leads.contains { !$0.spans(in: rest.map(\.key)).isEmpty }
            return leads || SpanishVerbs.infinitive(first) != nil
                || SpanishVerbs.infinitive(ofForm: first.key) != nil
                || first.key == "no" || first.key == "menos"
                || first.key == "mas" || first.key == "yo"
        }
    }

    func goal(_ clause: [AnswerWord], asPlan: Bool) -> GoalLine? {
        var words = clause
        if let trigger = triggered(words) { return trigger }
        var isWanted = peel(&words)
        if let inner = innerStart(words) {
            words = Array(words[inner...])
            isWanted = true
            _ = peel(&words)
        }
        cutReasons(&words)
        guard !words.isEmpty, !AnswerText.saysNothing(words.map(\.text).joined(separator: " ")) else {
            return nil
        }
        if let person = otherPerson(words, isWanted) {
            let whom = person == "mi gente" ? "" : "a \(person) "
            let start = person == "mi gente" ? "Digo con calma " : "Le digo con calma "
            return GoalLine(start + whom + "lo que necesito", rank: 1, aboutOther: true)
        }
        return deed(words, isWanted: isWanted, asPlan: asPlan)
    }

    func triggered(_ words: [AnswerWord]) -> GoalLine? {
        guard words.first?.key == "cuando", words.count > 3 else { return nil }
        let keys = words.map(\.key)
        for index in words.indices.dropFirst(2) {
            let isReflexive = keys[index] == "me" && index + 1 < words.count
            let isPresent = isReflexive && keys[index + 1].hasSuffix("o")
            let isFuture =
                ["voy"].contains(keys[index]) && index + 2 < words.count && keys[index + 1] == "a"
            let isTold = keys[index] == "yo" && index + 1 < words.count
            guard isPresent || isFuture || isTold, index >= 2 else { continue }
            // "Cuando me levanto …" is the trigger itself.
            if isPresent, index == 1 { continue }
            let trigger = words[..<index].map { AnswerWord(Self.indicative[$0.key] ?? $0.text) }
            var rest = Array(words[(index + (isTold ? 1 : 0))...])
            if isFuture || SpanishVerbs.infinitive(rest[0]) != nil {
                rest = Array(rest.dropFirst(isFuture ? 2 : 0))
                guard let verb = rest.first, let infinitive = SpanishVerbs.infinitive(verb) else {
                    continue
                }
                rest =
                    SpanishVerbs.present(infinitive).split(separator: " ").map { AnswerWord(String($0)) }
                    + rest.dropFirst()
            }
            cutReasons(&rest)
            let head = phrase(Array(trigger))
            return GoalLine(head.prefix(1).uppercased() + head.dropFirst() + ", " + phrase(rest), rank: 6)
        }
        return nil
    }

    /// "Cuando suene" becomes "cuando suena": the line tells what is.
    static let indicative = PhraseFile.spanishLines.pairs("indicative")

    func innerStart(_ words: [AnswerWord]) -> Int? {
        let keys = words.map(\.key)
        return Self.innerLeads.flatMap { $0.spans(in: keys) }
            .filter { $0.lowerBound == 0 || keys[$0.lowerBound - 1] != "no" }.map(\.upperBound).filter {
                $0 < words.count
            }
            .max()
    }

    func peel(_ words: inout [AnswerWord]) -> Bool {
        var isWanted = false
        var goesOn = true
        while goesOn, !words.isEmpty {
            goesOn = false
            while let first = words.first?.key, Self.plainFillers.contains(first), words.count > 1 {
                words.removeFirst()
                goesOn = true
            }
            let keys = words.map(\.key)
            guard
                let span = Self.leads.compactMap({ $0.spans(in: keys).first }).max(by: {
                    $0.count < $1.count
                }
                ),
                span.count < words.count
            else { continue }
            words.removeFirst(span.count)
            isWanted = true
            goesOn = true
            if keys[span].contains("no"), span.count > 1 {
                // "No quiero fumar" wishes for an end.
                words.insert(AnswerWord("no"), at: 0)
                goesOn = false
            }
        }
        if ["empezar", "comenzar"].contains(words.first?.key ?? ""), words.count > 2,
            words[1].key == "a"
        {
            words.removeFirst(2)
        }
        return isWanted
    }

    func cutReasons(_ words: inout [AnswerWord]) {
        let keys = words.map(\.key)
        var end = words.count
        for (index, key) in keys.enumerated() where index > 0 {
            let next = index + 1 < keys.count ? keys[index + 1] : ""
            let isPara =
                key == "para"
                && (["que", "poder", "no", "asi"].contains(next)
                    || (index > 3 && isLoose(words, index + 1)))
            let isYa = key == "ya" && next != "que"
            let isQue =
                key == "que" && index > 2
                && !["a", "las", "lo", "antes", "despues", "de"].contains(keys[index - 1])
            if (Self.reasons.contains(key) && !isYa) || isPara || isQue || (key == "si" && index > 1) {
                end = index
                break
            }
        }
        words = Array(words[..<end])
        while let last = words.last, Self.dangling.contains(last.key), last.text != "mí",
            words.count > 1
        {
            words.removeLast()
        }
    }

    /// A purpose ("para viajar") is a reason, but "para la boda de mi hermana en septiembre" is a day to keep.
    func isLoose(_ words: [AnswerWord], _ start: Int) -> Bool {
        words.indices.contains(start) && SpanishVerbs.infinitive(words[start]) != nil
    }

    static let emptyObjects = PhraseFile.spanishLines.set("empty objects")
    static let dangling = PhraseFile.spanishLines.set("dangling")

    func otherPerson(_ words: [AnswerWord], _ isWanted: Bool) -> String? {
        var rest = words
        let hasThat = rest.first?.key == "que"
        if hasThat { rest.removeFirst() }
        let keys = rest.map(\.key)
        guard let first = keys.first else { return nil }
        if ["el", "ella", "ellos", "ellas", "ustedes", "usted"].contains(first), keys.count > 1,
            hasThat || rest[0].text == "él",
            !Self.people.contains(keys[1])
        {
            return first == "el" ? "él" : first == "usted" || first == "ustedes" ? nil : first
        }
        let isOwned = ["mi", "mis", "el", "la", "los", "las"].contains(first)
        guard isOwned, keys.count > 2, Self.people.contains(keys[1]) || (hasThat && keys[1] == "gente")
        else {
            return nil
        }
        let isPlural = keys[1].hasSuffix("s")
        return (isPlural ? "mis " : "mi ") + rest[1].text.lowercased()
    }
}
