import VowRecitation

/// Turns a clause of a Spanish answer into a line about what the person does; the counterpart of `EnglishGoals`.
struct SpanishGoals: GoalGrammar {
    let language = Language.spanish

    private static let fillers: Set<String> = [
        "pues", "bueno", "la", "verdad", "es", "que", "honestamente", "sinceramente", "quizas", "quiza",
        "igual", "y", "e", "o",
        "pero", "tambien", "ademas", "solo", "simplemente", "basicamente", "finalmente", "realmente", "yo",
        "entonces", "eh", "este",
        "mmm", "si", "primero", "segundo", "tercero", "luego", "despues", "ojala", "supongo", "creo", "por",
        "fin", "al", "menos",
    ]
    private static let plainFillers: Set<String> = [
        "pues", "bueno", "honestamente", "sinceramente", "quizas", "quiza", "igual", "y", "e", "o", "pero",
        "tambien", "ademas",
        "simplemente", "basicamente", "finalmente", "realmente", "yo", "entonces", "eh", "este", "mmm",
        "primero", "segundo",
        "luego", "ojala", "supongo", "creo", "solo",
    ]

    private static let leads =
        [
            "la verdad es que", "la verdad", "a lo mejor", "tal vez", "por lo menos", "al menos", "creo que",
            "supongo que",
            "pienso que", "siento que", "se que", "por fin", "me gustaria poder", "me gustaria",
            "me encantaria poder",
            "me encantaria", "quiero poder", "quisiera poder", "yo quiero", "no quiero", "no quisiera",
            "ya no quiero", "no deberia", "no debo", "quiero", "quisiera", "necesito",
            "tengo que",
            "debo", "deberia de", "deberia", "tendria que", "hay que", "voy a", "vamos a", "me propongo",
            "pienso", "espero",
            "deseo", "prefiero", "intento", "intentar", "tratar de", "trato de", "intentare",
            "estoy intentando", "poder",
            "lo que quiero es", "lo que mas quiero es", "mi meta es", "mi objetivo es", "mi proposito es",
            "mi sueno es",
            "mi deseo es", "me comprometo a", "tengo ganas de", "ganas de", "ser capaz de", "llegar a",
            "empezar a",
            "comenzar a", "aprender a no", "volver a poder", "conseguir no", "lograr no", "quiero conseguir",
            "quiero lograr",
            "me falta", "que yo", "a ver si", "llevo tiempo queriendo", "llevo tiempo pensando que",
            "llevo tiempo pensando en",
        ].map { WordPattern("^ " + $0) }

    private static let innerLeads =
        [
            "quiero", "quisiera", "me gustaria", "necesito", "tengo que", "deberia", "voy a", "me encantaria",
            "es que quiero",
            "lo que quiero es", "meta es", "objetivo es", "me propongo",
        ].map { WordPattern($0) }

    private static let reasons: Set<String> = ["porque", "ya", "pues", "aunque", "debido", "puesto", "asi"]
    private static let people = PersonWords.spanish
    private static let outcomes: Set<String> = [
        "bajar", "perder", "encontrar", "conseguir", "lograr", "sentir", "ganar", "mejorar", "superar",
        "alcanzar", "adelgazar",
        "recuperar", "olvidar", "cambiar", "divorciar", "casar", "independizar", "curar", "aprobar", "crecer",
        "volver",
    ]
    private static let cares: [String: String] = [
        "salud": "mi salud", "cuerpo": "mi cuerpo", "casa": "mi casa", "familia": "mi familia",
        "dinero": "mi dinero",
        "peso": "mi peso", "espalda": "mi espalda", "piel": "mi piel", "sueno": "mi sueño",
        "mente": "mi mente",
        "alimentacion": "mi alimentación", "dieta": "mi alimentación", "finanzas": "mis finanzas",
        "hogar": "mi hogar",
        "matrimonio": "mi matrimonio", "descanso": "mi descanso",
    ]

    func clauses(_ text: String) -> [[AnswerWord]] {
        ClauseCutter.clauses(
            text, joins: ["y", "e", "luego", "asi que"], breaks: ["pero"],
            glue: [
                "solo", "al", "a", "antes", "despues", "cada", "en", "hasta", "por", "para", "durante",
                "sobre", "desde", "dos",
                "tres", "una", "sin", "especialmente", "como", "con",
            ],
            triggers: ["cuando", "despues", "antes", "al", "si", "cada", "en", "por", "los", "a"]
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

    private func triggered(_ words: [AnswerWord]) -> GoalLine? {
        guard words.first?.key == "cuando", words.count > 3 else { return nil }
        let keys = words.map(\.key)
        for index in words.indices.dropFirst(2) {
            let isReflexive = keys[index] == "me" && index + 1 < words.count
            let isPresent = isReflexive && keys[index + 1].hasSuffix("o")
            let isFuture = ["voy"].contains(keys[index]) && index + 2 < words.count && keys[index + 1] == "a"
            let isTold = keys[index] == "yo" && index + 1 < words.count
            guard isPresent || isFuture || isTold, index >= 2 else { continue }
            // "Cuando me levanto …" is the trigger itself.
            if isPresent, index == 1 { continue }
            let trigger = words[..<index].map { AnswerWord(Self.indicative[$0.key] ?? $0.text) }
            var rest = Array(words[(index + (isTold ? 1 : 0))...])
            if isFuture || SpanishVerbs.infinitive(rest[0]) != nil {
                rest = Array(rest.dropFirst(isFuture ? 2 : 0))
                guard let verb = rest.first, let infinitive = SpanishVerbs.infinitive(verb) else { continue }
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
    private static let indicative = [
        "suene": "suena", "llegue": "llego", "termine": "termino", "salga": "salgo", "vuelva": "vuelvo",
        "levante": "levanto",
        "despierte": "despierto", "sienta": "siento", "tenga": "tengo", "vea": "veo", "acabe": "acabo",
        "haga": "hago",
        "este": "estoy", "venga": "vengo", "coma": "como", "beba": "bebo", "entre": "entro",
    ]

    private func innerStart(_ words: [AnswerWord]) -> Int? {
        let keys = words.map(\.key)
        return Self.innerLeads.flatMap { $0.spans(in: keys) }
            .filter { $0.lowerBound == 0 || keys[$0.lowerBound - 1] != "no" }.map(\.upperBound).filter {
                $0 < words.count
            }
            .max()
    }

    private func peel(_ words: inout [AnswerWord]) -> Bool {
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
                let span = Self.leads.compactMap({ $0.spans(in: keys).first }).max(by: { $0.count < $1.count }
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
        if ["empezar", "comenzar"].contains(words.first?.key ?? ""), words.count > 2, words[1].key == "a" {
            words.removeFirst(2)
        }
        return isWanted
    }

    private func cutReasons(_ words: inout [AnswerWord]) {
        let keys = words.map(\.key)
        var end = words.count
        for (index, key) in keys.enumerated() where index > 0 {
            let next = index + 1 < keys.count ? keys[index + 1] : ""
            let isPara =
                key == "para"
                && (["que", "poder", "no", "asi"].contains(next) || (index > 3 && isLoose(words, index + 1)))
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
        while let last = words.last?.key, Self.dangling.contains(last), words.count > 1 { words.removeLast() }
    }

    /// A purpose ("para viajar") is a reason, but "para la boda de mi hermana en septiembre" is a day to keep.
    private func isLoose(_ words: [AnswerWord], _ start: Int) -> Bool {
        words.indices.contains(start) && SpanishVerbs.infinitive(words[start]) != nil
    }

    private static let emptyObjects: Set<String> = [
        "antes", "eso", "esto", "hoy", "ya", "ello", "mas", "menos", "mejor",
    ]
    private static let dangling: Set<String> = [
        "y", "o", "e", "pero", "a", "de", "el", "la", "los", "las", "con", "para", "por", "que", "en", "un",
        "una", "mi", "mis",
        "muy", "verdad", "favor", "asi", "entonces", "jaja", "al", "del", "sin", "se", "me",
    ]

    private func otherPerson(_ words: [AnswerWord], _ isWanted: Bool) -> String? {
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
        guard isOwned, keys.count > 2, Self.people.contains(keys[1]) || (hasThat && keys[1] == "gente") else {
            return nil
        }
        let isPlural = keys[1].hasSuffix("s")
        return (isPlural ? "mis " : "mi ") + rest[1].text.lowercased()
    }

    private func deed(_ words: [AnswerWord], isWanted: Bool, asPlan: Bool) -> GoalLine? {
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
        if asPlan, rest.isEmpty || rest.allSatisfy({ Self.emptyObjects.contains($0.key) }),
            SpanishVerbs.infinitive(first)?.pronouns != ["lo"]
        {
            return nil
        }
        if let infinitive = SpanishVerbs.infinitive(first) { return line(infinitive, first, rest, isWanted) }
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

    /// "Si dejara la ropa lista": what would help is what is done.
    private func supposed(_ verb: AnswerWord, _ rest: [AnswerWord]) -> GoalLine? {
        if verb.key == "me", let next = rest.first,
            let found = SpanishVerbs.infinitive(ofSubjunctive: next.key)
        {
            return line(
                SpanishVerbs.Infinitive(verb: found.verb, pronouns: ["me"]), next, Array(rest.dropFirst()),
                true)
        }
        return SpanishVerbs.infinitive(ofSubjunctive: verb.key).map { line($0, verb, rest, true) }
    }

    private func isStatement(_ keys: [String]) -> Bool {
        let finite: Set<String> = [
            "es", "son", "esta", "estan", "hay", "hace", "soy", "estoy", "tengo", "tiene", "fue", "era",
            "odio", "nunca", "siempre",
            "funciona", "sirve", "puedo", "he", "ha", "va", "van", "hacen", "cuesta", "importa", "llueve",
            "duele", "gusta",
        ]
        let asks: Set<String> = ["que", "como", "cuando", "donde", "quien", "cual", "por", "para"]
        return asks.contains(keys[0]) || keys.prefix(5).contains { finite.contains($0) }
    }

    private func line(
        _ infinitive: SpanishVerbs.Infinitive, _ word: AnswerWord, _ rest: [AnswerWord], _ isWanted: Bool
    ) -> GoalLine {
        let isSpecific = rest.contains(where: Specifics.isSpecific)
        let spoken = owned(infinitive, word)
        if ["ser", "estar"].contains(infinitive.verb) {
            return GoalLine("Practico " + phrase([AnswerWord(spoken)] + rest), rank: 3)
        }
        if Self.outcomes.contains(infinitive.verb), !(infinitive.verb == "volver" && rest.first?.key != "a") {
            if infinitive.verb == "volver", rest.count > 1, let next = SpanishVerbs.infinitive(rest[1]) {
                return GoalLine(
                    "Vuelvo a " + phrase([AnswerWord(owned(next, rest[1]))] + rest.dropFirst(2)),
                    rank: 4 + (isSpecific ? 1 : 0))
            }
            return GoalLine(
                "Doy un pequeño paso cada día para " + phrase([AnswerWord(spoken)] + rest), rank: 3)
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
    private func owned(_ infinitive: SpanishVerbs.Infinitive, _ word: AnswerWord) -> String {
        let text = word.text.lowercased()
        guard infinitive.pronouns == ["me"], text.hasSuffix("se") || text.hasSuffix("te") else { return text }
        return text.dropLast(2) + "me"
    }

    private func ending(_ words: [AnswerWord]) -> GoalLine? {
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
        case "odiar" where infinitive.pronouns == ["me"], "criticar" where infinitive.pronouns == ["me"]:
            return GoalLine("Me hablo con cariño", rank: 4)
        case "posponer", "aplazar": return GoalLine("Me levanto cuando suena la alarma", rank: 4)
        case "llegar" where keys.contains("tarde"): return GoalLine("Llego a tiempo", rank: 4)
        case "trasnochar": return GoalLine("Me acuesto temprano", rank: 4)
        case "ser", "estar":
            return GoalLine(
                "Practico ser menos " + phrase(rest.filter { !["tan", "tanto"].contains($0.key) }), rank: 2)
        default: return GoalLine("Vivo sin " + phrase([AnswerWord(owned(infinitive, first))] + rest), rank: 5)
        }
    }

    /// Things with a verb of their own.
    private static let made = [
        "ejercicio": "Hago ejercicio", "deporte": "Hago deporte", "yoga": "Hago yoga",
        "gimnasio": "Voy al gimnasio",
        "meditacion": "Busco tiempo para meditar", "lectura": "Busco tiempo para leer",
        "tabaco": "Vivo sin tabaco",
        "alcohol": "Vivo sin alcohol",
    ]

    /// What a person may want to be, by its stem.
    private static let qualities = [
        "feliz", "felices", "paciente", "fuerte", "constante", "valiente", "puntual", "amable", "responsable",
        "independiente",
        "ordenad", "organizad", "disciplinad", "positiv", "sincer", "activ", "creativ", "agradecid",
        "sociable", "flexible",
    ]
    private static let states = [
        "tranquil", "san", "relajad", "descansad", "presente", "centrad", "motivad", "delgad",
    ]
    private static let noThings: Set<String> = [
        "yo", "es", "son", "esta", "estan", "soy", "estoy", "era", "fue", "hay", "tengo", "tiene", "puedo",
        "quiero", "se", "no",
        "que", "porque", "como", "cuando", "si", "he", "ha", "va", "van", "me", "te", "muy", "nada", "algo",
        "todo", "gracias",
        "hola", "aqui", "eso", "esto", "ellos", "ella", "hace", "hacen", "gusta", "parece", "creo", "digo",
        "voy",
    ]

    private func thing(_ words: [AnswerWord]) -> GoalLine? {
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
        if words.count == 1, let care = Self.cares[words[0].key] { return GoalLine("Cuido " + care, rank: 2) }
        if words[0].key.first?.isNumber ?? false { return GoalLine("Completo " + phrase(words), rank: 4) }
        if words[0].key == "menos" { return GoalLine("Elijo " + phrase(words), rank: 3) }
        let hasArticle = ["el", "la", "los", "las", "mi", "mis", "un", "una"].contains(words[0].key)
        let frame = !hasArticle ? "Hago sitio para " : "Dedico tiempo a "
        return GoalLine(frame + phrase(words), rank: 2)
    }

    func phrase(_ words: [AnswerWord]) -> String {
        let small: Set<String> = [
            "lunes", "martes", "miercoles", "jueves", "viernes", "sabado", "sabados", "domingo", "domingos",
            "enero", "febrero",
            "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre",
            "diciembre",
        ]
        return words.enumerated().map { index, word in
            let isAbbreviation =
                word.text.count(where: \.isUppercase) > 1 || word.text.contains(where: \.isNumber)
            let isSmall = (index == 0 && !isAbbreviation) || small.contains(word.key)
            return isSmall ? word.text.prefix(1).lowercased() + word.text.dropFirst() : word.text
        }.joined(separator: " ")
    }
}
