/// How Spanish lines are said and heard.
struct SpanishRules: LanguageRules {
    let looseWords = SpanishWords.looseWords
    let corrections: [[String]] = [
        ["perdon"], ["digo"], ["mejor", "dicho"], ["quiero", "decir"], ["no", "perdon"], ["no", "espera"],
        ["espera", "no"], ["espera"], ["no", "no"], ["o", "sea"], ["corrijo"], ["otra", "vez"], ["no"],
    ]
    let reportingWords = ["que", "creo", "cierto", "verdad", "quiero", "digo", "pienso", "seguro", "si", "a"]
    let dayParts = [
        "a.m.": "a.m.", "p.m.": "p.m.", "manana": "a.m.", "madrugada": "a.m.", "tarde": "p.m.",
        "noche": "p.m.",
    ]
    let opposingPrefixes: [String] = ["in", "im", "des", "anti", "mal"]
    let clauseOpeners = [
        "yo", "tu", "el", "ella", "nosotros", "mi", "mis", "la", "los", "las", "un", "una", "cada", "hoy",
        "todos",
    ]

    var opposites: Opposites { Self.opposites }

    private static let opposites = Opposites(
        sets: SpanishOpposites.sets.split(separator: "\n").map(String.init),
        turning: SpanishOpposites.turning, rules: SpanishRules())

    func segments(of text: LexedText) -> [Segment] {
        SpanishLineReader(items: SpanishItems.read(text.lexemes)).read()
    }

    func heard(_ text: LexedText) -> [HeardWord] {
        SpanishTranscriptReader(items: SpanishItems.read(text.lexemes)).read()
    }

    func traits(of word: String) -> WordTraits {
        let phones: [UInt8]
        switch word {
        case "a.m.": phones = Array("aeme".utf8)
        case "p.m.": phones = Array("peeme".utf8)
        default: phones = SpanishPhonetics.phones(of: word.filter { $0 != "'" })
        }
        let role: WordTraits.Role =
            SpanishWords.fillers.contains(word)
            ? .filler : SpanishWords.functionWords.contains(word) ? .function : .content
        let canonical = SpanishWords.variants[word]?.first ?? word
        let lemma = SpanishLemmas.lemma(of: canonical)
        let full = Phones.weight(of: phones)
        return WordTraits(
            canonical: canonical, lemma: lemma, synonym: Self.synonyms[Self.stem(canonical)] ?? "",
            phones: phones,
            role: role,
            isNegation: SpanishWords.negations.contains(word),
            isNumber: SpanishWords.numberWords.contains(word),
            isExclusive: SpanishWords.exclusives.contains(word),
            weight: role == .function ? full * 6 / 10 : full)
    }

    private static let endings = [
        "iendo", "ando", "amos", "emos", "imos", "aron", "ieron", "ado", "ido", "ar", "er", "ir", "as", "es",
        "os", "an",
        "en", "a", "e", "o", "s",
    ]

    /// A word without its endings of number, gender, person and tense, so that inflections meet.
    static func stem(_ word: String) -> String {
        for ending in endings where word.hasSuffix(ending) && word.utf8.count - ending.utf8.count >= 3 {
            return String(word.dropLast(ending.count))
        }
        return word
    }

    private static let synonyms: [String: String] = {
        var groups: [String: String] = [:]
        for set in SpanishWords.synonymSets {
            for word in set where groups[stem(word)] == nil { groups[stem(word)] = set[0] }
        }
        return groups
    }()
}

/// Reads numbers in digits and words before anything else is decided.
enum SpanishItems {
    static func read(_ lexemes: [Lexeme]) -> [ReadItem] {
        var items: [ReadItem] = []
        var place = 0
        let words = lexemes.map { $0.word ?? "" }
        func add(_ kind: ReadItem.Kind, _ lexeme: Lexeme) {
            items.append(
                ReadItem(
                    kind: kind, display: lexeme.display, afterPause: lexeme.afterPause,
                    attached: lexeme.attached))
        }
        while place < lexemes.count {
            let lexeme = lexemes[place]
            if case .number(let whole, let fraction) = lexeme.kind {
                let suffix = place + 1 < lexemes.count && lexemes[place + 1].attached ? words[place + 1] : ""
                let ordinal =
                    fraction.isEmpty
                    && ["o", "a", "ro", "ra", "do", "da", "to", "ta", "er", "vo", "va", "mo"].contains(suffix)
                add(.number(ReadNumber(digits: whole, fraction: fraction, isOrdinal: ordinal)), lexeme)
                place += ordinal ? 2 : 1
            } else if let parsed = SpanishNumbers.parse(words, at: place),
                !(1..<max(1, parsed.length)).contains(where: { lexemes[place + $0].afterPause })
            {
                let number = ReadNumber(
                    value: parsed.value, isOrdinal: parsed.isOrdinal,
                    words: Array(words[place..<(place + parsed.length)]))
                add(.number(number), lexeme)
                place += parsed.length
            } else {
                add(lexeme.word.map { .word($0) } ?? .sign(lexeme.sign ?? " "), lexeme)
                place += 1
            }
        }
        return items
    }
}

/// Puts a Spanish transcript into the words that were spoken.
struct SpanishTranscriptReader {
    let items: [ReadItem]

    func read() -> [HeardWord] {
        var result: [HeardWord] = []
        var place = 0
        while place < items.count {
            let (words, length) = spoken(at: place)
            for (index, word) in words.enumerated() {
                result.append(HeardWord(text: word, afterPause: index == 0 && items[place].afterPause))
            }
            place += max(1, length)
        }
        return result
    }

    private func item(_ place: Int) -> ReadItem? { items.indices.contains(place) ? items[place] : nil }

    private func spoken(at place: Int) -> ([String], Int) {
        switch items[place].kind {
        case .word(let word):
            if item(place - 1)?.number != nil, word == "a" || word == "p", item(place + 1)?.word == "m" {
                return ([word == "a" ? "a.m." : "p.m."], 2)
            }
            let besideNumber =
                item(place - 1)?.number != nil || item(place - 2)?.number != nil
                || item(place + 1)?.number != nil
            if besideNumber, let month = SpanishWords.monthAbbreviations[word] {
                return ([SpanishWords.months[month]], 1)
            }
            if let full = SpanishWords.abbreviations[word] {
                return (EnglishWords.choices(full.joined(separator: "+"))[0], 1)
            }
            if item(place - 1)?.number != nil, items[place].attached, let unit = SpanishWords.units[word] {
                return (EnglishWords.choices(unit.joined(separator: "+"))[0], 1)
            }
            return ([word], 1)
        case .sign(let sign): return spoken(sign, at: place)
        case .number(let number): return spoken(number, at: place)
        }
    }

    private func spoken(_ sign: Character, at place: Int) -> ([String], Int) {
        switch sign {
        case "%": return (["por", "ciento"], 1)
        case "/": return (item(place + 1)?.word != nil ? ["por"] : [], 1)
        case "&": return (["y"], 1)
        case "+": return (["mas"], 1)
        case "\u{bd}": return (["medio"], 1)
        case "-":
            let range =
                item(place - 1)?.number != nil && item(place + 1)?.number != nil && items[place].attached
            return (range ? ["a"] : [], 1)
        default:
            guard let names = SpanishLineReader.currencyNames(sign), let amount = item(place + 1)?.number
            else { return ([], 1) }
            return (SpanishLineReader.amountForms(amount, names)[0], 2)
        }
    }

    private func spoken(_ number: ReadNumber, at place: Int) -> ([String], Int) {
        if !number.words.isEmpty { return (number.words, 1) }
        if !number.longDigits.isEmpty {
            return (number.longDigits.compactMap(\.wholeNumberValue).map { SpanishNumbers.small[$0] }, 1)
        }
        if item(place + 1)?.sign == ":", items[place + 1].attached, let minute = item(place + 2)?.cardinal,
            minute < 60
        {
            let hour = SpanishNumbers.cardinal(number.value)
            if minute == 0 { return (hour, 3) }
            return (hour + (minute < 10 ? ["cero"] : []) + SpanishNumbers.cardinal(minute), 3)
        }
        if !number.fraction.isEmpty {
            return (SpanishNumbers.decimalForms(number.value, number.fraction)[0], 1)
        }
        if number.isOrdinal { return (SpanishNumbers.ordinalForms(number.value)[0], 1) }
        return (SpanishNumbers.cardinal(number.value), 1)
    }
}
