/// Expands a Spanish line into every acceptable way to say it.
struct SpanishLineReader: LineReader {
    let items: [ReadItem]

    func stretch(at place: Int) -> ([Segment], Int) {
        date(at: place) ?? numericDate(at: place) ?? time(at: place) ?? currency(at: place)
            ?? plain(at: place)
    }

    // MARK: Dates

    private func month(_ item: ReadItem?) -> Int? {
        guard let word = item?.word else { return nil }
        return SpanishWords.months.firstIndex(of: word) ?? SpanishWords.monthAbbreviations[word]
    }

    private func day(_ item: ReadItem?) -> Int? {
        guard let number = item?.number, number.fraction.isEmpty, (1...31).contains(number.value) else {
            return nil
        }
        return number.value
    }

    private func date(at place: Int) -> ([Segment], Int)? {
        if let day = day(items[place]) {
            let after = item(place + 1)?.word == "de" ? place + 2 : place + 1
            guard let month = month(item(after)) else { return nil }
            let next = after + 1
            return ([dateSegment(day, items[place].display, month, items[after].display)], next - place)
        }
        guard let month = month(items[place]), let day = day(item(place + 1)) else { return nil }
        return ([dateSegment(day, items[place + 1].display, month, items[place].display)], 2)
    }

    private func dateSegment(_ day: Int, _ dayDisplay: Int, _ month: Int, _ monthDisplay: Int) -> Segment {
        var days = [SpanishNumbers.cardinal(day)]
        if day == 1 { days.append(["primero"]) }
        if day > 20 && day < 30 {
            days.append(["veinte", "y", SpanishNumbers.small[day % 10]].filter { $0 != "cero" })
        }
        let name = SpokenWord(SpanishWords.months[month], monthDisplay)
        var forms: [[SpokenWord]] = []
        for form in days {
            let words = form.map { SpokenWord($0, dayDisplay) }
            forms += [words + [SpokenWord("de", nil), name], words + [name], [name] + words]
        }
        return Segment(forms)
    }

    private func numericDate(at place: Int) -> ([Segment], Int)? {
        guard let first = items[place].cardinal, items[place].number?.words.isEmpty == true,
            let sign = item(place + 1)?.sign, sign == "/" || sign == "-", items[place + 1].attached,
            let second = item(place + 2)?.cardinal, items[place + 2].attached
        else { return nil }
        let display = items[place].display
        if first > 1900, let third = item(place + 4)?.cardinal, item(place + 3)?.sign == sign,
            (1...12).contains(second),
            (1...31).contains(third)
        {
            return ([dateSegment(third, display, second - 1, display), year(first, place)], 5)
        }
        guard sign == "/" else { return nil }
        let plain = SpanishNumbers.cardinal(first)
        var forms = [
            plain + SpanishNumbers.cardinal(second), plain + ["de"] + SpanishNumbers.cardinal(second),
        ]
        if first == 1 && second == 2 { forms = [["medio"], ["media"], ["un", "medio"]] + forms }
        if second == 4 { forms.append((first == 1 ? ["un"] : plain) + [first == 1 ? "cuarto" : "cuartos"]) }
        var all = forms.map { $0.map { SpokenWord($0, display) } }
        if (1...12).contains(second), (1...31).contains(first) {
            all += dateSegment(first, display, second - 1, display).forms
        }
        if let last = item(place + 4)?.cardinal, item(place + 3)?.sign == sign {
            return ([Segment(all), year(last < 100 ? 2000 + last : last, place)], 5)
        }
        return ([Segment(all)], 3)
    }

    private func year(_ value: Int, _ place: Int) -> Segment {
        segment(SpanishNumbers.cardinalForms(value).flatMap { [$0, ["de"] + $0, ["del"] + $0] }, place)
    }

    // MARK: Times

    private func time(at place: Int) -> ([Segment], Int)? {
        let one = items[place].word == "una" && item(place - 1)?.word == "la"
        guard let hour = one ? 1 : items[place].cardinal, hour <= 24 else { return nil }
        if item(place + 1)?.sign == ":", items[place + 1].attached, let minute = item(place + 2)?.cardinal,
            minute < 60
        {
            let suffix = meridiem(place + 3)
            return ([timeSegment(hour, minute, suffix?.0, place)], 3 + (suffix?.1 ?? 0))
        }
        if let suffix = meridiem(place + 1) { return ([timeSegment(hour, 0, suffix.0, place)], 1 + suffix.1) }
        guard item(place - 1)?.word == "las" || item(place - 1)?.word == "la" else { return nil }
        if let link = item(place + 1)?.word, link == "y" || link == "menos", let minute = minutes(place + 2) {
            let before = link == "menos"
            let suffix = meridiem(place + 3)
            let clock = before ? (hour == 1 ? 12 : hour - 1) : hour
            return (
                [timeSegment(clock, before ? 60 - minute : minute, suffix?.0, place)], 3 + (suffix?.1 ?? 0)
            )
        }
        if let minute = item(place + 1)?.cardinal, (10...59).contains(minute) {
            let suffix = meridiem(place + 2)
            return ([timeSegment(hour, minute, suffix?.0, place)], 2 + (suffix?.1 ?? 0))
        }
        return nil
    }

    private func minutes(_ place: Int) -> Int? {
        if item(place)?.word == "media" { return 30 }
        if item(place)?.word == "cuarto" { return 15 }
        guard let value = item(place)?.cardinal, (1...59).contains(value) else { return nil }
        return value
    }

    private func timeSegment(_ hour: Int, _ minute: Int, _ meridiem: String?, _ place: Int) -> Segment {
        var known = meridiem
        if known == nil && hour > 12 { known = hour < 24 ? "p.m." : "a.m." }
        let clock = hour % 12 == 0 ? 12 : hour % 12
        var tails: [[String]] = [[]]
        if known != "p.m." { tails += [["a.m."], ["de", "la", "manana"], ["de", "la", "madrugada"]] }
        if known != "a.m." { tails += [["p.m."], ["de", "la", "tarde"], ["de", "la", "noche"]] }
        var forms = clockForms(clock, minute).flatMap { base in tails.map { base + $0 } }
        let hours =
            known == "p.m." && clock != 12
            ? [clock + 12] : known == nil ? [clock, clock % 12 + 12] : [clock % 12]
        for value in hours {
            let spoken = SpanishNumbers.cardinal(value)
            let tail = minute == 0 ? [] : (minute < 10 ? ["cero"] : []) + SpanishNumbers.cardinal(minute)
            forms += [
                spoken + tail, spoken + tail + ["horas"], spoken + ["y"] + (minute == 0 ? ["cero"] : tail),
            ]
        }
        if minute == 0, hour == 12, known != "a.m." { forms += [["mediodia"], ["doce", "del", "mediodia"]] }
        if minute == 0, hour == 24 || hour == 0 || hour == 12 && known == "a.m." {
            forms.append(["medianoche"])
        }
        return segment(forms, place)
    }

    private func clockForms(_ clock: Int, _ minute: Int) -> [[String]] {
        let hour = clock == 1 ? ["una"] : SpanishNumbers.cardinal(clock)
        let next = clock % 12 + 1 == 1 ? ["una"] : SpanishNumbers.cardinal(clock % 12 + 1)
        if minute == 0 { return [hour, hour + ["en", "punto"]] }
        let minutes = SpanishNumbers.cardinal(minute)
        var forms = [hour + minutes, hour + ["y"] + minutes, hour + ["con"] + minutes]
        if minute < 10 { forms.append(hour + ["cero"] + minutes) }
        if minute == 30 { forms.append(hour + ["y", "media"]) }
        if minute == 15 { forms.append(hour + ["y", "cuarto"]) }
        if minute > 30 {
            let left = minute == 45 ? ["cuarto"] : SpanishNumbers.cardinal(60 - minute)
            forms += [next + ["menos"] + left, left + ["para", "las"] + next, left + ["para", "la"] + next]
        }
        return forms
    }

    // MARK: Amounts

    /// The names of a currency in the singular and the plural, and of its hundredth part.
    static func currencyNames(_ sign: Character) -> [[String]]? {
        switch sign {
        case "$": return [["dolar", "dolares", "centavos"], ["peso", "pesos", "centavos"]]
        case "\u{20ac}": return [["euro", "euros", "centimos"]]
        case "\u{a3}": return [["libra", "libras", "peniques"]]
        case "\u{a5}": return [["yen", "yenes", "sen"]]
        default: return nil
        }
    }

    static func amountForms(_ amount: ReadNumber, _ currencies: [[String]]) -> [[String]] {
        var forms: [[String]] = []
        for names in currencies {
            let name = amount.value == 1 && amount.fraction.isEmpty ? names[0] : names[1]
            for whole in SpanishNumbers.cardinalForms(amount.value) {
                if amount.fraction.count == 2, let cents = Int(amount.fraction), cents > 0 {
                    let small = SpanishNumbers.cardinal(cents)
                    let smallNamed: [String] = small + [names[2]]
                    forms.append(whole + [name, "con"] + small)
                    forms.append(whole + [name, "con"] + smallNamed)
                    forms.append(whole + [name, "y"] + smallNamed)
                    forms.append(whole + ["con"] + small)
                    forms.append(whole + [name] + small)
                } else {
                    forms += [whole + [name], whole + ["de", name]]
                }
            }
        }
        if !amount.fraction.isEmpty {
            forms += SpanishNumbers.decimalForms(amount.value, amount.fraction).map {
                $0 + [currencies[0][1]]
            }
        }
        return forms
    }

    private func currency(at place: Int) -> ([Segment], Int)? {
        if let sign = items[place].sign, let names = Self.currencyNames(sign),
            let amount = item(place + 1)?.number
        {
            return ([segment(Self.amountForms(amount, names), place + 1)], 2)
        }
        guard let amount = items[place].number, let sign = item(place + 1)?.sign,
            let names = Self.currencyNames(sign)
        else { return nil }
        return ([segment(Self.amountForms(amount, names), place)], 2)
    }

    // MARK: Words and signs

    private func plain(at place: Int) -> ([Segment], Int) {
        switch items[place].kind {
        case .number(let number):
            if let half = halfAfterNoun(number, place) { return (half, 2) }
            return (numberSegments(number, place), 1)
        case .word(let word): return (wordSegments(word, place), 1)
        case .sign(let sign): return (signSegments(sign, place), 1)
        }
    }

    /// "2,5 kilómetros" is also said "dos kilómetros y medio".
    private func halfAfterNoun(_ number: ReadNumber, _ place: Int) -> [Segment]? {
        guard number.fraction == "5", let noun = item(place + 1)?.word else { return nil }
        let nouns = wordSegments(noun, place + 1).flatMap(\.forms)
        var forms: [[SpokenWord]] = []
        for name in nouns {
            for value in SpanishNumbers.decimalForms(number.value, number.fraction) {
                forms.append(value.map { SpokenWord($0, items[place].display) } + name)
            }
            for half in ["medio", "media"] {
                let whole = SpanishNumbers.cardinal(number.value).map { SpokenWord($0, items[place].display) }
                forms.append(whole + name + [SpokenWord("y", nil), SpokenWord(half, items[place].display)])
            }
        }
        return [Segment(forms)]
    }

    private func numberSegments(_ number: ReadNumber, _ place: Int) -> [Segment] {
        if !number.longDigits.isEmpty {
            return [
                segment(
                    [number.longDigits.compactMap(\.wholeNumberValue).map { SpanishNumbers.small[$0] }], place
                )
            ]
        }
        var forms =
            number.fraction.isEmpty
            ? SpanishNumbers.cardinalForms(number.value)
            : SpanishNumbers.decimalForms(number.value, number.fraction)
        if number.isOrdinal { forms = SpanishNumbers.ordinalForms(number.value) }
        if !number.words.isEmpty { forms.append(number.words) }
        return [segment(forms, place)]
    }

    private func wordSegments(_ word: String, _ place: Int) -> [Segment] {
        if item(place - 1)?.number != nil, let unit = SpanishWords.units[word] {
            return [segment(EnglishWords.choices(unit.joined(separator: "+")), place)]
        }
        if let full = SpanishWords.abbreviations[word] {
            return [segment(EnglishWords.choices(full.joined(separator: "+")) + [[word]], place)]
        }
        if word == "diario" || word == "diariamente" {
            return [segment([[word], ["a", "diario"], ["cada", "dia"], ["todos", "los", "dias"]], place)]
        }
        let isRate = isTimeUnit(item(place + 1)?.word) || isTimeUnit(item(place + 2)?.word)
        if isRate, word == "por" || word == "cada" {
            return [segment([["por"], ["cada"], ["a", "la"], ["al"], ["a"], ["por", "cada"]], place)]
        }
        if isRate, word == "al", isTimeUnit(item(place + 1)?.word) {
            return [segment([["al"], ["por"], ["cada"]], place)]
        }
        return [segment([[word.filter { $0 != "'" }]], place)]
    }

    private func isTimeUnit(_ word: String?) -> Bool {
        ["dia", "semana", "mes", "ano", "hora", "noche", "minuto"].contains(word ?? "")
    }

    private func signSegments(_ sign: Character, _ place: Int) -> [Segment] {
        switch sign {
        case "%": return [segment([["por", "ciento"], ["porciento"]], place)]
        case "/":
            return [
                segment(
                    [
                        ["por"], ["a", "la"], ["al"], ["cada"], ["por", "cada"], ["en"], ["a"], ["en", "la"],
                        ["barra"], ["o"], ["y"], [],
                    ], place)
            ]
        case "&": return [segment([["y"]], place)]
        case "+": return [segment([["mas"], ["y"]], place)]
        case "=": return [segment([["igual", "a"], ["es"]], place)]
        case "\u{d7}": return [segment([["por"]], place)]
        case "\u{bd}": return [segment([["medio"], ["media"], ["y", "media"], ["y", "medio"]], place)]
        case "-":
            let between = item(place - 1)?.number != nil && item(place + 1)?.number != nil
            return between ? [segment([["a"], []], place)] : []
        default: return []
        }
    }
}
