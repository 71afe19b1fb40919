import VowRecitation

/// Lines about who the person is, in Spanish; the counterpart of `EnglishAffirmations`.
struct SpanishAffirmations: AffirmationGrammar {
    let anchor = "Cumplo lo que me prometo"
    let spare = "Avanzo aunque sea difícil"

    private static let relations = PersonWords.spanish
    private static let close = PhraseFile.spanishLines.set("affirmation close")

    func barrier(_ answer: String) -> String? {
        guard !AnswerText.saysNothing(answer), let part = AnswerText.parts(answer).first?.first else {
            return nil
        }
        var words = AnswerText.words(part)
        while let first = words.first?.key,
            SpanishLists.barrierOpenings
                .contains(
                    first), words.count > 1
        {
            words.removeFirst()
        }
        words = Array(words.prefix { !["porque", "que", "pero", "cuando"].contains($0.key) })
        let keys = words.map(\.key)
        guard let first = keys.first, words.count <= 7 else { return nil }
        if keys.starts(with: ["estoy"]), words.count > 1, words.count <= 5 {
            return mood(Array(words.dropFirst()))
        }
        if keys.starts(with: ["me", "da"]), (3...4).contains(words.count) {
            return "Aunque me dé " + SpanishGoals().phrase(Array(words.dropFirst(2)))
                + ", doy un pequeño paso"
        }
        if keys.starts(with: ["se", "me", "olvida"]) { return "Cuando se me olvida, vuelvo a empezar" }
        if keys.count == 1,
            ["tiempo", "dinero", "energia", "motivacion", "voluntad", "paciencia"].contains(first)
        {
            return "Doy un pequeño paso, aunque tenga \(first.hasSuffix("o") ? "poco" : "poca") "
                + words[0].text.lowercased()
        }
        if let mood = mood(words) { return mood }
        if ["falta", "poco"].contains(first), words.count <= 3 {
            let thing = words.last?.text.lowercased() ?? ""
            let isFeminine = thing.hasSuffix("a") || thing.hasSuffix("ión") || thing.hasSuffix("ad")
            return "Doy un pequeño paso, aunque tenga \(isFeminine ? "poca" : "poco") " + thing
        }
        return obstacle(words)
    }

    /// The line for a thing that gets in the way, such as "el cansancio"; nil where the words tell what somebody does.
    private func obstacle(_ words: [AnswerWord]) -> String? {
        let keys = words.map(\.key)
        guard let first = keys.first else { return nil }
        let finite = SpanishLists.affirmationFinite
        let isPerson = keys.prefix(2).contains { Self.relations.contains($0) }
        let hasArticle = ["el", "la", "los", "las", "mi", "mis", "un", "una"].contains(first)
        let inner = hasArticle ? Array(keys.dropFirst()) : keys
        guard !isPerson, !inner.isEmpty, words.count <= 6, !inner.contains(where: finite.contains),
            !(keys.count == 1 && finite.contains(first))
        else { return nil }
        if SpanishVerbs.infinitive(words[0]) != nil { return nil }
        let thing = SpanishGoals().phrase(words)
        let english = SpanishLists.affirmationEnglish
        guard !english.contains(keys[0]) || keys[0] == "netflix" else { return nil }
        // "Llego agotada" is no thing.
        let nouns = SpanishLists.affirmationNouns
        let isVerb = !hasArticle && words.count > 1 && first.hasSuffix("o") && !nouns.contains(first)
        guard !isVerb else { return nil }
        if !hasArticle { return "Aunque haya " + thing + ", doy un pequeño paso" }
        let isPlural = ["los", "las", "mis"].contains(first) || inner.contains("y")
        return "Cuando " + thing + (isPlural ? " se interponen" : " se interpone")
            + ", vuelvo a empezar"
    }

    /// "Cansado", "liada", "aburrido".
    private func mood(_ words: [AnswerWord]) -> String? {
        let stems = SpanishLists.affirmationStems
        let rest = words.filter { !["muy", "siempre", "demasiado", "tan"].contains($0.key) }
        guard let first = rest.first?.key,
            stems.contains(where: { [$0 + "a", $0 + "o"].contains(first) }),
            rest.count <= 5
        else { return nil }
        return "Sigo adelante aunque esté " + SpanishGoals().phrase(rest)
    }

    func support(_ answer: String) -> String? {
        for part in AnswerText.parts(answer).flatMap({ $0 }) {
            let words = AnswerText.words(part)
            for (index, word) in words.enumerated()
            where Self.relations.contains(word.key) && word.key != "ex" {
                let before = index > 0 ? words[index - 1].key : ""
                guard !["no", "sin", "su", "sus", "ni"].contains(before) else { continue }
                var name = ""
                if index + 1 < words.count, EnglishAffirmations.isName(words[index + 1]) {
                    name = " " + words[index + 1].text
                }
                return "Acepto la ayuda de " + (word.key.hasSuffix("s") ? "mis " : "mi ")
                    + word.text.lowercased() + name
            }
            if words.count <= 2, !words.isEmpty, words.allSatisfy(EnglishAffirmations.isName),
                SpanishVerbs.infinitive(words[0]) == nil,
                !["Nadie", "Nada", "Música", "Todos"].contains(words[0].text)
            {
                return "Acepto la ayuda de " + words.map(\.text).joined(separator: " ")
            }
        }
        return nil
    }

    func dear(_ answers: [String]) -> String? {
        for answer in answers {
            let words = AnswerText.words(AnswerText.cleaned(answer))
            for (index, word) in words.enumerated() where Self.close.contains(word.key) && index > 0 {
                if ["mi", "mis"].contains(words[index - 1].key) {
                    return "Lo hago por \(words[index - 1].key) " + word.text.lowercased()
                }
            }
        }
        return nil
    }

    static let values = PhraseFile.spanishLines.wordRows("values")

    func confidence(importance: Int?, confidence: Int?) -> String? {
        if let confidence, confidence <= 4 { return "Crezco con pasos pequeños" }
        if let confidence, confidence >= 8 { return "Confío en mí y sigo adelante" }
        if let importance, importance >= 8 { return "Elijo lo que me importa" }
        return nil
    }
}
