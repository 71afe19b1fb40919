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
        guard word != "o'clock", word.unicodeScalars.contains("'") else { return [word] }
        return [word.filter { $0 != "'" }]
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
