/// How English lines are said and heard.
struct EnglishRules: LanguageRules {
    let looseWords = EnglishWords.looseWords
    let corrections: [[String]] = [
        ["no", "wait"], ["wait", "no"], ["wait"], ["no", "sorry"], ["sorry"], ["i", "mean"], ["i", "meant"],
        ["or", "rather"],
        ["rather"], ["scratch", "that"], ["correction"], ["no", "i", "mean"], ["uh", "no"], ["oops"],
        ["no", "no"],
        ["let", "me", "start", "again"], ["let", "me", "start", "over"], ["start", "again"],
        ["excuse", "me"],
        ["make", "that"], ["no"],
    ]
    let reportingWords = [
        "that", "think", "believe", "true", "sure", "want", "say", "claim", "case", "promise", "if", "mean",
        "to", "like",
    ]
    let dayParts = [
        "a.m.": "a.m.", "p.m.": "p.m.", "morning": "a.m.", "evening": "p.m.", "afternoon": "p.m.",
        "night": "p.m.",
    ]
    let clauseOpeners = [
        "i", "we", "you", "he", "she", "it", "they", "my", "our", "your", "the", "a", "an", "this", "these",
        "each", "every",
        "today", "to",
    ]

    func segments(of text: LexedText) -> [Segment] {
        EnglishLineReader(items: EnglishItems.read(text.lexemes)).read()
    }

    func heard(_ text: LexedText) -> [HeardWord] {
        EnglishTranscriptReader(items: EnglishItems.read(text.lexemes)).read()
    }

    func traits(of word: String) -> WordTraits {
        let canonical = EnglishSpelling.canonical(word)
        let phones: [UInt8]
        switch word {
        case "a.m.": phones = Array("Eem".utf8)
        case "p.m.": phones = Array("piem".utf8)
        case "o'clock": phones = Array("oklak".utf8)
        case "may.": return monthTraits("may")
        case "march.": return monthTraits("march")
        default: phones = EnglishPhonetics.phones(of: canonical.filter { $0 != "'" })
        }
        let role: WordTraits.Role =
            EnglishWords.fillers.contains(word)
            ? .filler
            : EnglishWords.functionWords.contains(word) || word == "o'clock" ? .function : .content
        let lemma = EnglishSpelling.lemma(canonical)
        let full = Phones.weight(of: phones)
        return WordTraits(
            canonical: EnglishWords.homophoneGroup[canonical] ?? canonical, lemma: lemma,
            synonym: Self.synonyms[lemma] ?? "", phones: phones, role: role,
            isNegation: EnglishWords.negations.contains(word),
            isNumber: EnglishWords.numberWords.contains(word),
            isExclusive: EnglishWords.exclusives.contains(word),
            weight: role == .function ? full * 6 / 10 : full)
    }

    /// The months that are also other words, where a line means the month.
    private func monthTraits(_ name: String) -> WordTraits {
        let phones = EnglishPhonetics.phones(of: name)
        return WordTraits(
            canonical: name, lemma: name, synonym: "", phones: phones, role: .content, isNegation: false,
            isNumber: false, isExclusive: true, weight: Phones.weight(of: phones))
    }

    private static let synonyms: [String: String] = {
        var groups: [String: String] = [:]
        for set in EnglishWords.synonymSets {
            for word in set where groups[word] == nil { groups[word] = set[0] }
        }
        return groups
    }()
}

/// Spelling variants and dictionary forms of English words.
enum EnglishSpelling {
    private static let endings: [(from: String, to: String)] = [
        ("ourite", "orite"), ("ourites", "orites"), ("isation", "ization"), ("isations", "izations"),
        ("ise", "ize"),
        ("ises", "izes"), ("ised", "ized"), ("ising", "izing"), ("yse", "yze"), ("yses", "yzes"),
        ("ysed", "yzed"),
        ("ysing", "yzing"), ("our", "or"), ("ours", "ors"), ("oured", "ored"), ("ouring", "oring"),
        ("ourful", "orful"), ("ourable", "orable"), ("ouring", "oring"), ("elled", "eled"),
        ("elling", "eling"),
        ("eller", "eler"), ("ellers", "elers"), ("ogue", "og"), ("ogues", "ogs"),
    ]

    /// Words that only look like a British spelling.
    private static let exempt = EnglishWords.words(
        "our ours hour hours four fours your yours pour pours poured pouring tour tours toured touring sour flour flours "
            + "rise rises rising wise promise promises promised promising exercise exercises exercised exercising advise advises advised advising "
            + "surprise surprises surprised noise noises raise raises raised raising praise praises praised praising precise otherwise "
            + "likewise compromise compromises enterprise franchise disguise demise premise premises expertise paradise revise revises revised "
            + "revising supervise televise improvise comprise devise despise bruise cruise poise arise arises arising"
            + " rogue vogue detour contour court course source hours selling telling spelling smelling dwelling yelling felled swelled spelled"
    )

    /// The spelling that British, American and other variants share.
    static func canonical(_ word: String) -> String {
        if let variant = EnglishWords.variants[word]?.first {
            return variant == "all_right" ? "alright" : variant
        }
        if word.count < 5 || exempt.contains(word) { return word }
        for ending in endings where word.hasSuffix(ending.from) {
            return String(word.dropLast(ending.from.count)) + ending.to
        }
        return word
    }

    /// The dictionary form, by a list of irregular words and by endings.
    static func lemma(_ word: String) -> String {
        if let irregular = EnglishWords.irregularLemmas[word]?.first { return irregular }
        if word.hasSuffix("'s") { return String(word.dropLast(2)) }
        guard word.count > 3 else { return word }
        if word.hasSuffix("ies"), word.count > 4 { return String(word.dropLast(3)) + "y" }
        if word.hasSuffix("sses") || word.hasSuffix("shes") || word.hasSuffix("ches") || word.hasSuffix("xes")
        {
            return String(word.dropLast(2))
        }
        if word.hasSuffix("ss") || word.hasSuffix("us") || word.hasSuffix("is") { return word }
        if word.hasSuffix("s") { return String(word.dropLast()) }
        if word.hasSuffix("ied"), word.count > 4 { return String(word.dropLast(3)) + "y" }
        if word.hasSuffix("ing"), word.count > 5 { return stem(word.dropLast(3)) }
        if word.hasSuffix("ed"), word.count > 4, !word.hasSuffix("eed") { return stem(word.dropLast(2)) }
        if word.hasSuffix("e"), word.count > 4 { return String(word.dropLast()) }
        return word
    }

    /// A stem without its doubled final consonant and without a silent e, so that all forms meet.
    private static func stem(_ text: Substring) -> String {
        let letters = Array(text)
        if letters.count > 2, letters[letters.count - 1] == letters[letters.count - 2], letters.last != "l",
            letters.last != "s"
        {
            return String(text.dropLast())
        }
        return String(text)
    }
}

/// Reads numbers in digits and words, and splits contractions, before anything else is decided.
enum EnglishItems {
    static func read(_ lexemes: [Lexeme]) -> [ReadItem] {
        var items: [ReadItem] = []
        var place = 0
        let words = lexemes.map { $0.word ?? "" }
        while place < lexemes.count {
            let lexeme = lexemes[place]
            if case .number(let whole, let fraction) = lexeme.kind {
                let suffix = place + 1 < lexemes.count && lexemes[place + 1].attached ? words[place + 1] : ""
                let ordinal = fraction.isEmpty && ["st", "nd", "rd", "th"].contains(suffix)
                items.append(
                    ReadItem(
                        kind: .number(ReadNumber(digits: whole, fraction: fraction, isOrdinal: ordinal)),
                        display: lexeme.display, afterPause: lexeme.afterPause, attached: lexeme.attached))
                place += ordinal ? 2 : 1
            } else if let parsed = EnglishNumbers.parse(words, at: place),
                !hasPause(lexemes, place + 1, place + parsed.length)
            {
                items.append(
                    ReadItem(
                        kind: .number(
                            ReadNumber(
                                value: parsed.value, isOrdinal: parsed.isOrdinal,
                                words: Array(words[place..<(place + parsed.length)]))),
                        display: lexeme.display, afterPause: lexeme.afterPause, attached: lexeme.attached))
                place += parsed.length
            } else {
                let kind: ReadItem.Kind = lexeme.word.map { .word($0) } ?? .sign(lexeme.sign ?? " ")
                items.append(
                    ReadItem(
                        kind: kind, display: lexeme.display, afterPause: lexeme.afterPause,
                        attached: lexeme.attached))
                place += 1
            }
        }
        return items
    }

    private static func hasPause(_ lexemes: [Lexeme], _ start: Int, _ end: Int) -> Bool {
        for index in start..<max(start, end) where lexemes[index].afterPause { return true }
        return false
    }
}

/// Puts a transcript into the words that were spoken.
struct EnglishTranscriptReader {
    let items: [ReadItem]

    func read() -> [HeardWord] {
        var result: [HeardWord] = []
        var place = 0
        while place < items.count {
            let item = items[place]
            let (words, length) = spoken(at: place)
            for (index, word) in words.enumerated() {
                result.append(HeardWord(text: word, afterPause: index == 0 && item.afterPause))
            }
            place += max(1, length)
        }
        return result
    }

    private func item(_ place: Int) -> ReadItem? { items.indices.contains(place) ? items[place] : nil }

    /// The words said at a place, and how many items they stand for.
    private func spoken(at place: Int) -> ([String], Int) {
        let here = items[place]
        switch here.kind {
        case .word(let word): return (spoken(word: word, at: place), 1)
        case .sign(let sign): return spoken(sign: sign, at: place)
        case .number(let number): return spoken(number: number, at: place)
        }
    }

    private func spoken(word: String, at place: Int) -> [String] {
        let afterNumber = item(place - 1)?.number != nil
        if afterNumber, word == "am" || word == "pm" { return [word == "am" ? "a.m." : "p.m."] }
        if word == "pm" { return ["p.m."] }
        if afterNumber, word == "a" || word == "p", item(place + 1)?.word == "m" {
            return [word == "a" ? "a.m." : "p.m."]
        }
        if word == "m", item(place - 2)?.number != nil, ["a", "p"].contains(item(place - 1)?.word ?? "") {
            return []
        }
        if afterNumber, word == "per", item(place + 1)?.word == "cent" { return ["percent"] }
        if afterNumber, word == "cent", item(place - 1)?.number == nil { return [] }
        if word == "cent", item(place - 1)?.word == "per" { return [] }
        if afterNumber || item(place + 1)?.number != nil, let month = EnglishWords.monthAbbreviations[word] {
            return [EnglishWords.months[month]]
        }
        if afterNumber, word == "k" { return ["k"] }
        if let contraction = EnglishWords.contractions[word] { return contraction }
        if let full = EnglishWords.abbreviations[word], !EnglishWords.plainWords.contains(word) {
            return EnglishWords.choices(full.joined(separator: "+"))[0]
        }
        if afterNumber, let unit = EnglishWords.units[word] {
            return EnglishWords.choices(unit.joined(separator: "+"))[0]
        }
        if word.hasSuffix("'s") { return [String(word.dropLast(2)) + "s"] }
        return [word.filter { $0 != "'" || word == "o'clock" }]
    }

    private func spoken(sign: Character, at place: Int) -> ([String], Int) {
        switch sign {
        case "%": return (["percent"], 1)
        case "/": return (item(place + 1)?.word != nil ? ["per"] : [], 1)
        case "&", "+": return (["and"], 1)
        case "=": return (["equals"], 1)
        case "\u{d7}": return (["times"], 1)
        case "\u{b0}": return (["degrees"], 1)
        case "\u{bd}": return (["half"], 1)
        case "\u{bc}": return (["a", "quarter"], 1)
        case "\u{be}": return (["three", "quarters"], 1)
        case "-":
            let between =
                item(place - 1)?.number != nil && item(place + 1)?.number != nil && items[place].attached
            return (between ? ["to"] : [], 1)
        default:
            guard let currency = EnglishCurrency(sign), let amount = item(place + 1)?.number else {
                return ([], 1)
            }
            return (currency.plain(amount), 2)
        }
    }

    private func spoken(number: ReadNumber, at place: Int) -> ([String], Int) {
        if !number.words.isEmpty { return (number.words, 1) }
        if !number.longDigits.isEmpty {
            return (number.longDigits.compactMap { $0.wholeNumberValue }.map { EnglishNumbers.units[$0] }, 1)
        }
        if item(place + 1)?.sign == ":", items[place + 1].attached, let minute = item(place + 2)?.cardinal,
            minute < 60
        {
            return (EnglishTime.plain(number.value, minute), 3)
        }
        if item(place + 1)?.sign == "/", items[place + 1].attached, let lower = item(place + 2)?.cardinal {
            if number.value == 1 && lower == 2 { return (["half"], 3) }
            return (EnglishNumbers.cardinal(number.value) + EnglishNumbers.cardinal(lower), 3)
        }
        if !number.fraction.isEmpty {
            return (EnglishNumbers.decimalForms(number.value, number.fraction)[0], 1)
        }
        if number.isOrdinal { return (EnglishNumbers.ordinal(number.value), 1) }
        return (EnglishNumbers.cardinal(number.value), 1)
    }
}

extension EnglishWords {
    /// Reads "a+b&c" as the ways [a, b] and [c].
    static func choices(_ text: String) -> [[String]] {
        text.split(separator: "&").map { $0.split(separator: "+").map(String.init) }
    }
}

/// A currency that English names.
struct EnglishCurrency {
    let one: String
    let many: String
    let hundredth: String

    init?(_ sign: Character) {
        switch sign {
        case "$": (one, many, hundredth) = ("dollar", "dollars", "cents")
        case "\u{20ac}": (one, many, hundredth) = ("euro", "euros", "cents")
        case "\u{a3}": (one, many, hundredth) = ("pound", "pounds", "pence")
        case "\u{a5}": (one, many, hundredth) = ("yen", "yen", "sen")
        default: return nil
        }
    }

    init?(word: String) {
        switch word {
        case "dollar", "dollars", "usd": self.init("$")
        case "euro", "euros", "eur": self.init("\u{20ac}")
        case "pound", "pounds", "gbp": self.init("\u{a3}")
        default: return nil
        }
    }

    /// The plain reading of an amount.
    func plain(_ amount: ReadNumber) -> [String] { forms(amount)[0] }

    /// Every usual reading of an amount.
    func forms(_ amount: ReadNumber) -> [[String]] {
        let name = amount.value == 1 && amount.fraction.isEmpty ? one : many
        let wholes = EnglishNumbers.cardinalForms(amount.value)
        guard !amount.fraction.isEmpty else { return wholes.map { $0 + [name] } }
        var forms: [[String]] = []
        if amount.fraction.count == 2, let cents = Int(amount.fraction) {
            if cents == 0 { return wholes.map { $0 + [name] } }
            let small = EnglishNumbers.cardinal(cents)
            for whole in wholes {
                forms += [
                    whole + [name, "and"] + small + [hundredth], whole + [name] + small, whole + small,
                ]
            }
            if amount.value == 0 { forms.insert(small + [hundredth], at: 0) }
        }
        return forms + EnglishNumbers.decimalForms(amount.value, amount.fraction).map { $0 + [name] }
    }
}

/// Times of the day in English words.
enum EnglishTime {
    /// The plain reading of digits in a transcript.
    static func plain(_ hour: Int, _ minute: Int) -> [String] {
        let hours = EnglishNumbers.cardinal(hour)
        if minute == 0 { return hours + ["o'clock"] }
        return hours + (minute < 10 ? ["oh"] : []) + EnglishNumbers.cardinal(minute)
    }

    /// Every usual way to say a time, with "a.m." or "p.m." where `meridiem` tells, or either where it is open.
    static func forms(_ hour: Int, _ minute: Int, meridiem: String?) -> [[String]] {
        var known = meridiem
        if known == nil && (hour > 12 || hour == 0) { known = hour > 12 && hour < 24 ? "p.m." : "a.m." }
        let clock = hour % 12 == 0 ? 12 : hour % 12
        var bases = clockForms(clock, minute)
        var tails: [[String]] = [[]]
        if known != "p.m." { tails += [["a.m."], ["in", "the", "morning"]] }
        if known != "a.m." {
            tails += [["p.m."], ["in", "the", "evening"], ["in", "the", "afternoon"], ["at", "night"]]
        }
        bases = bases.flatMap { base in tails.map { base + $0 } }
        return bases + militaryForms(hour, clock, minute, known) + namedForms(hour, minute, known)
    }

    private static func namedForms(_ hour: Int, _ minute: Int, _ known: String?) -> [[String]] {
        guard minute == 0 else { return [] }
        if hour == 0 || hour == 24 || hour == 12 && known == "a.m." { return [["midnight"]] }
        return hour == 12 ? [["noon"], ["midday"]] : []
    }

    private static func clockForms(_ clock: Int, _ minute: Int) -> [[String]] {
        let hour = EnglishNumbers.cardinal(clock)
        let next = EnglishNumbers.cardinal(clock % 12 + 1)
        if minute == 0 { return [hour, hour + ["o'clock"], hour + ["sharp"]] }
        let minutes = EnglishNumbers.cardinal(minute)
        var forms =
            minute < 10
            ? [hour + ["oh"] + minutes, hour + ["o"] + minutes, hour + minutes] : [hour + minutes]
        if minute <= 30 {
            forms += [
                minutes + ["past"] + hour, minutes + ["minutes", "past"] + hour, minutes + ["after"] + hour,
            ]
        }
        if minute > 30 {
            let left = EnglishNumbers.cardinal(60 - minute)
            forms += [
                left + ["to"] + next, left + ["minutes", "to"] + next, left + ["before"] + next,
                left + ["of"] + next,
            ]
        }
        if minute == 30 { forms += [["half", "past"] + hour, ["half"] + hour] }
        if minute == 15 {
            forms += [
                ["quarter", "past"] + hour, ["a", "quarter", "past"] + hour, ["quarter", "after"] + hour,
            ]
        }
        if minute == 45 {
            forms += [["quarter", "to"] + next, ["a", "quarter", "to"] + next, ["quarter", "of"] + next]
        }
        return forms
    }

    private static func militaryForms(_ hour: Int, _ clock: Int, _ minute: Int, _ known: String?)
        -> [[String]]
    {
        let hours =
            known == "p.m." && clock != 12
            ? [clock + 12] : known == nil ? [clock, clock % 12 + 12] : [clock % 12]
        var forms: [[String]] = []
        for value in hours {
            let spoken = EnglishNumbers.cardinal(value)
            if minute == 0 {
                forms += [spoken, spoken + ["hundred"], spoken + ["hundred", "hours"], spoken + ["o'clock"]]
            } else {
                forms.append(spoken + (minute < 10 ? ["oh"] : []) + EnglishNumbers.cardinal(minute))
            }
        }
        return forms
    }
}
