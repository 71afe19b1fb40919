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
            for link in [["past"], ["minutes", "past"], ["after"]] { forms.append(minutes + link + hour) }
        }
        if minute > 30 {
            let left = EnglishNumbers.cardinal(60 - minute)
            for link in [["to"], ["minutes", "to"], ["before"], ["of"]] { forms.append(left + link + next) }
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
