/// Expands an English line into every acceptable way to say it.
struct EnglishLineReader: LineReader {
    let items: [ReadItem]

    func stretch(at place: Int) -> ([Segment], Int) {
        if let found = date(at: place) ?? numericDate(at: place) ?? time(at: place) ?? wordedTime(at: place)
            ?? currency(at: place)
        {
            return found
        }
        let here = items[place]
        switch here.kind {
        case .number(let number): return numberStretch(number, at: place)
        case .word(let word):
            return (wordSegments(word, at: place), word == "per" && item(place + 1)?.word == "cent" ? 2 : 1)
        case .sign(let sign): return (signSegments(sign, at: place), 1)
        }
    }

    // MARK: Dates

    private func month(_ item: ReadItem?, nextToNumber: Bool) -> Int? {
        guard let word = item?.word else { return nil }
        if let full = EnglishWords.months.firstIndex(of: word) { return full }
        return nextToNumber ? EnglishWords.monthAbbreviations[word] : nil
    }

    private func day(_ item: ReadItem?) -> Int? {
        guard let number = item?.number, number.fraction.isEmpty, (1...31).contains(number.value),
            number.longDigits.isEmpty
        else { return nil }
        return number.value
    }

    private func date(at place: Int) -> ([Segment], Int)? {
        if let month = month(items[place], nextToNumber: day(item(place + 1)) != nil),
            let day = day(item(place + 1))
        {
            return ([Self.dateSegment(month, items[place].display, day, items[place + 1].display)], 2)
        }
        if let month = month(items[place], nextToNumber: true), item(place + 1)?.word == "the",
            let day = day(item(place + 2))
        {
            return ([Self.dateSegment(month, items[place].display, day, items[place + 2].display)], 3)
        }
        guard let day = day(items[place]) else { return nil }
        let after = item(place + 1)?.word == "of" ? place + 2 : place + 1
        guard let month = month(item(after), nextToNumber: true) else { return nil }
        return ([Self.dateSegment(month, items[after].display, day, items[place].display)], after - place + 1)
    }

    static func dateSegment(_ month: Int, _ monthDisplay: Int?, _ day: Int, _ dayDisplay: Int?) -> Segment {
        // "may." and "march." are the months, which nothing else may stand for; without the mark, the verbs.
        let written = EnglishWords.months[month]
        let name = [
            SpokenWord(written == "may" || written == "march" ? written + "." : written, monthDisplay)
        ]
        let cardinal = EnglishNumbers.cardinal(day).map { SpokenWord($0, dayDisplay) }
        let ordinal = EnglishNumbers.ordinal(day).map { SpokenWord($0, dayDisplay) }
        let the = [SpokenWord("the", nil)]
        let of = [SpokenWord("of", nil)]
        return Segment([
            name + ordinal, name + cardinal, name + the + ordinal, ordinal + of + name,
            the + ordinal + of + name,
            cardinal + name, ordinal + name, cardinal + of + name,
        ])
    }

    private func numericDate(at place: Int) -> ([Segment], Int)? {
        guard let first = items[place].cardinal, items[place].number?.words.isEmpty == true,
            let sign = item(place + 1)?.sign, sign == "/" || sign == "-", items[place + 1].attached,
            let second = item(place + 2)?.cardinal, items[place + 2].attached
        else { return nil }
        let display = items[place].display
        if first > 1900, item(place + 3)?.sign == sign, let third = item(place + 4)?.cardinal,
            (1...12).contains(second), (1...31).contains(third)
        {
            return ([Self.dateSegment(second - 1, display, third, display), year(first, display)], 5)
        }
        var forms: [[SpokenWord]] = []
        if (1...12).contains(first), (1...31).contains(second) {
            forms += Self.dateSegment(first - 1, display, second, display).forms
        }
        if (1...12).contains(second), (1...31).contains(first) {
            forms += Self.dateSegment(second - 1, display, first, display).forms
        }
        if let last = item(place + 4)?.cardinal, item(place + 3)?.sign == sign, !forms.isEmpty {
            return ([Segment(forms), year(last < 100 ? 2000 + last : last, display)], 5)
        }
        return sign == "/" ? fraction(first, second, display, dates: forms) : nil
    }

    private func year(_ value: Int, _ display: Int) -> Segment {
        Segment(EnglishNumbers.cardinalForms(value).map { $0.map { SpokenWord($0, display) } })
    }

    private func fraction(_ upper: Int, _ lower: Int, _ display: Int, dates: [[SpokenWord]]) -> (
        [Segment], Int
    ) {
        let high = EnglishNumbers.cardinal(upper)
        var forms: [[String]] = [
            high + EnglishNumbers.cardinal(lower), high + ["slash"] + EnglishNumbers.cardinal(lower),
        ]
        forms += [
            high + ["out", "of"] + EnglishNumbers.cardinal(lower),
            high + ["over"] + EnglishNumbers.cardinal(lower),
        ]
        switch (upper, lower) {
        case (1, 2): forms = [["half"], ["a", "half"], ["one", "half"]] + forms
        case (1, 4): forms += [["a", "quarter"], ["one", "quarter"], ["quarter"], ["one", "fourth"]]
        case (3, 4): forms += [["three", "quarters"], ["three", "fourths"]]
        case (1, 3): forms += [["a", "third"], ["one", "third"], ["third"]]
        case (2, 3): forms += [["two", "thirds"]]
        default: break
        }
        return ([Segment(forms.map { $0.map { SpokenWord($0, display) } } + dates)], 3)
    }

    // MARK: Times

    private func time(at place: Int) -> ([Segment], Int)? {
        guard let hour = items[place].cardinal, hour <= 24 else { return nil }
        if item(place + 1)?.sign == ":", items[place + 1].attached, let minute = item(place + 2)?.cardinal,
            minute < 60
        {
            let suffix = meridiem(place + 3)
            return (
                timeSegments(
                    hour, minute, suffix?.0, place, place + 2, suffixed: suffix != nil ? place + 3 : nil),
                3 + (suffix?.1 ?? 0)
            )
        }
        if let suffix = meridiem(place + 1), hour >= 1, hour <= 12 {
            return (timeSegments(hour, 0, suffix.0, place, place, suffixed: place + 1), 1 + suffix.1)
        }
        if let word = item(place + 1)?.word, word == "o'clock" || word == "oclock" {
            return (timeSegments(hour, 0, nil, place, place, suffixed: place + 1), 2)
        }
        if let minute = item(place + 1)?.cardinal, hour >= 1, minute >= 10, minute < 60,
            !items[place + 1].afterPause
        {
            let suffix = meridiem(place + 2)
            let before = item(place - 1)?.word ?? ""
            guard
                suffix != nil
                    || ["at", "by", "before", "until", "till", "from", "around", "after", "to"].contains(
                        before)
            else { return nil }
            return (
                timeSegments(
                    hour, minute, suffix?.0, place, place + 1, suffixed: suffix != nil ? place + 2 : nil),
                2 + (suffix?.1 ?? 0)
            )
        }
        return nil
    }

    private func timeSegments(
        _ hour: Int, _ minute: Int, _ meridiem: String?, _ hourPlace: Int, _ minutePlace: Int, suffixed: Int?
    ) -> [Segment] {
        let display = items[hourPlace].display
        let suffix = suffixed.map { items[$0].display }
        let minuteDisplay = items[minutePlace].display
        let forms = EnglishTime.forms(hour, minute, meridiem: meridiem).map { form in
            form.enumerated().map { index, word in
                if word == "a.m." || word == "p.m." || word == "o'clock" {
                    return SpokenWord(word, suffix ?? display)
                }
                return SpokenWord(word, index == 0 ? display : minuteDisplay)
            }
        }
        return [Segment(forms)]
    }

    private func wordedTime(at place: Int) -> ([Segment], Int)? {
        var start = place
        var minute: Int?
        if item(start)?.word == "a", item(start + 1)?.word == "quarter" { start += 1 }
        if item(start)?.word == "half" { minute = 30 }
        if item(start)?.word == "quarter" { minute = 15 }
        if minute == nil, let value = items[start].cardinal, value < 30, value % 5 == 0 { minute = value }
        guard let minute, let link = item(start + 1)?.word, let hour = item(start + 2)?.cardinal,
            (1...12).contains(hour)
        else { return nil }
        let to = link == "to" || link == "till"
        guard link == "past" || to && (minute == 15 || item(place - 1)?.word == "at") else { return nil }
        let suffix = meridiem(start + 3)
        let before = hour == 1 ? 12 : hour - 1
        let segments = timeSegments(
            to ? before : hour, to ? 60 - minute : minute, suffix?.0, start + 2, start,
            suffixed: suffix != nil ? start + 3 : nil)
        return (segments, start - place + 3 + (suffix?.1 ?? 0))
    }

    // MARK: Numbers

    private func currency(at place: Int) -> ([Segment], Int)? {
        if let sign = items[place].sign, let currency = EnglishCurrency(sign),
            let amount = item(place + 1)?.number
        {
            if item(place + 2)?.word == "k", items[place + 2].attached {
                return ([segment(currency.forms(ReadNumber(value: amount.value * 1000)), place + 1)], 3)
            }
            return ([segment(currency.forms(amount), place + 1)], 2)
        }
        guard let amount = items[place].number, amount.longDigits.isEmpty else { return nil }
        if let sign = item(place + 1)?.sign, let currency = EnglishCurrency(sign) {
            return ([segment(currency.forms(amount), place)], 2)
        }
        guard let word = item(place + 1)?.word, let currency = EnglishCurrency(word: word), word.first != "p"
        else { return nil }
        let forms = currency.forms(amount).map { form in
            form.map {
                SpokenWord($0, items[[currency.one, currency.many].contains($0) ? place + 1 : place].display)
            }
        }
        return ([Segment(forms)], 2)
    }

    private func numberStretch(_ number: ReadNumber, at place: Int) -> ([Segment], Int) {
        let display = items[place].display
        if !number.longDigits.isEmpty {
            return (
                [
                    Segment(
                        number.longDigits.compactMap { $0.wholeNumberValue }.map { EnglishNumbers.units[$0] },
                        display)
                ], 1
            )
        }
        if item(place + 1)?.word == "k", items[place + 1].attached {
            let thousands = EnglishNumbers.cardinalForms(number.value * 1000)
            let plain = EnglishNumbers.cardinal(number.value)
            return (
                [segment(thousands + [plain + ["k"], plain + ["kilometers"], plain + ["grand"]], place)], 2
            )
        }
        var forms =
            number.fraction.isEmpty
            ? EnglishNumbers.cardinalForms(number.value)
            : EnglishNumbers.decimalForms(number.value, number.fraction)
        if number.isOrdinal { forms = [EnglishNumbers.ordinal(number.value)] }
        if !number.words.isEmpty { forms.append(number.words) }
        if let duration = duration(number, at: place) { return duration }
        if number.value == 12, !number.isOrdinal, number.fraction.isEmpty {
            forms += [["a", "dozen"], ["one", "dozen"]]
        }
        // Two numbers side by side may be a year in words, which a recogniser writes in digits.
        if !number.isOrdinal, number.fraction.isEmpty, (15...20).contains(number.value),
            !number.words.isEmpty,
            let low = item(place + 1)?.cardinal, (10...99).contains(low)
        {
            return ([segment(EnglishNumbers.cardinalForms(number.value * 100 + low), place)], 2)
        }
        return ([segment(forms, place)], 1)
    }

    /// Half an hour and an hour are as often said as counted in minutes.
    private func duration(_ number: ReadNumber, at place: Int) -> ([Segment], Int)? {
        guard let unit = item(place + 1)?.word, ["min", "mins", "minute", "minutes"].contains(unit),
            number.fraction.isEmpty, !number.isOrdinal
        else { return nil }
        var forms = EnglishNumbers.cardinalForms(number.value).map { $0 + ["minutes"] }
        switch number.value {
        case 15: forms += [["a", "quarter", "of", "an", "hour"]]
        case 30: forms += [["half", "an", "hour"], ["a", "half", "hour"]]
        case 60: forms += [["an", "hour"], ["one", "hour"]]
        case 90: forms += [["an", "hour", "and", "a", "half"], ["one", "and", "a", "half", "hours"]]
        default: return nil
        }
        let segment = Segment(
            forms.map { form in
                form.enumerated().map {
                    SpokenWord($1, items[$0 == form.count - 1 ? place + 1 : place].display)
                }
            })
        return ([segment], 2)
    }

    // MARK: Words and signs

    private func spoken(_ choices: [[String]], _ place: Int) -> [Segment] {
        [Segment(choices.map { $0.map { SpokenWord($0, items[place].display) } })]
    }

    private func wordSegments(_ word: String, at place: Int) -> [Segment] {
        if item(place - 1)?.number != nil, let unit = EnglishWords.units[word] {
            return spoken(EnglishWords.choices(unit.joined(separator: "+")), place)
        }
        if word == "per", item(place + 1)?.word == "cent" { return spoken([["percent"]], place) }
        if ["a", "an", "per", "each", "every"].contains(word), countsNearby(place),
            isTimeUnit(item(place + 1)?.word)
        {
            return spoken([[word], ["a"], ["per"], ["each"], ["every"]], place)
        }
        if isTimeUnit(item(place + 1)?.word), word == "each" || word == "every" {
            return spoken([["every"], ["each"]], place)
        }
        if let choices = EnglishWords.ambiguous[word] {
            return spoken(EnglishWords.choices(choices.joined(separator: "+")), place)
        }
        if let contraction = EnglishWords.contractions[word] { return spoken([contraction], place) }
        if let full = EnglishWords.abbreviations[word] {
            let choices = EnglishWords.choices(full.joined(separator: "+"))
            return spoken(choices + [[word]], place)
        }
        if word.hasSuffix("'s") {
            let stem = String(word.dropLast(2))
            return spoken([[stem + "s"], [stem, "is"]], place)
        }
        return [Segment([word.filter { $0 != "'" || word == "o'clock" }], items[place].display)]
    }

    private func isTimeUnit(_ word: String?) -> Bool {
        [
            "day", "week", "month", "year", "hour", "night", "morning", "evening", "minute", "weekday",
            "weekend",
        ].contains(word ?? "")
    }

    private func countsNearby(_ place: Int) -> Bool {
        for index in max(0, place - 4)..<place
        where items[index].number != nil || ["once", "twice", "times"].contains(items[index].word ?? "") {
            return true
        }
        return false
    }

    private func signSegments(_ sign: Character, at place: Int) -> [Segment] {
        switch sign {
        case "%": return spoken([["percent"]], place)
        case "/":
            return spoken(
                [["per"], ["a"], ["an"], ["each"], ["every"], ["slash"], ["or"], ["and"], []], place)
        case "&": return spoken([["and"]], place)
        case "+": return spoken([["and"], ["plus"]], place)
        case "=": return spoken([["equals"], ["is"]], place)
        case "\u{d7}": return spoken([["times"], ["by"]], place)
        case "\u{b0}": return spoken([["degrees"]], place)
        case "\u{bd}": return spoken([["half"], ["a", "half"], ["and", "a", "half"]], place)
        case "\u{bc}": return spoken([["a", "quarter"], ["and", "a", "quarter"]], place)
        case "\u{be}": return spoken([["three", "quarters"], ["and", "three", "quarters"]], place)
        case "-":
            let between = item(place - 1)?.number != nil && item(place + 1)?.number != nil
            return between ? spoken([["to"], [], ["through"]], place) : []
        default: return []
        }
    }
}
