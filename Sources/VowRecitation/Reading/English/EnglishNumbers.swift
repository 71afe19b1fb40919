/// English numbers in words, both ways.
enum EnglishNumbers {
    static let units = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve",
        "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ]
    static let tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
    static let unitOrdinals = [
        "zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
        "tenth",
        "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth",
        "eighteenth",
        "nineteenth",
    ]
    static let tensOrdinals = [
        "", "", "twentieth", "thirtieth", "fortieth", "fiftieth", "sixtieth", "seventieth", "eightieth",
        "ninetieth",
    ]
    static let scales: [(word: String, value: Int)] = [
        ("billion", 1_000_000_000), ("million", 1_000_000), ("thousand", 1_000),
    ]

    /// The plain reading without "and", which is also how digits in a transcript are read.
    static func cardinal(_ value: Int, saying and: Bool = false) -> [String] {
        if value < 20 { return [units[value]] }
        if value < 100 { return [tens[value / 10]] + (value % 10 == 0 ? [] : [units[value % 10]]) }
        if value < 1000 {
            let rest = value % 100
            return [units[value / 100], "hundred"] + (rest == 0 ? [] : (and ? ["and"] : []) + cardinal(rest))
        }
        for scale in scales where value >= scale.value {
            let rest = value % scale.value
            let link = and && rest < 100 && rest > 0 ? ["and"] : []
            return cardinal(value / scale.value, saying: and) + [scale.word] + link
                + (rest == 0 ? [] : cardinal(rest, saying: and))
        }
        return []
    }

    /// The plain reading of an ordinal.
    static func ordinal(_ value: Int) -> [String] {
        if value < 20 { return [unitOrdinals[value]] }
        if value < 100 {
            return value % 10 == 0
                ? [tensOrdinals[value / 10]] : [tens[value / 10], unitOrdinals[value % 10]]
        }
        var words = cardinal(value)
        if value % 100 == 0 {
            words[words.count - 1] += "th"
            return words
        }
        return cardinal(value - value % 100) + ordinal(value % 100)
    }

    /// Every usual reading of a whole number.
    static func cardinalForms(_ value: Int) -> [[String]] {
        var forms = [cardinal(value)]
        if value >= 100 {
            forms.append(cardinal(value, saying: true))
            if forms[0][0] == "one" { forms += forms.map { ["a"] + $0.dropFirst() } }
        }
        if value >= 1100, value < 10_000, value % 1000 != 0 {
            let low = value % 100
            let high = cardinal(value / 100)
            if value % 1000 >= 100 { forms.append(high + ["hundred"] + (low == 0 ? [] : cardinal(low))) }
            if low >= 10 { forms.append(high + cardinal(low)) }
            if low > 0 && low < 10 { forms.append(high + ["oh"] + cardinal(low)) }
        }
        if value >= 100, value < 1000, value % 100 >= 10 {
            forms.append(cardinal(value / 100) + cardinal(value % 100))
        }
        if value >= 20 { forms.append(String(value).compactMap { $0.wholeNumberValue }.map { units[$0] }) }
        if value >= 1000, value < 1_000_000, value % 1000 == 0 {
            forms.append(cardinal(value / 1000) + ["k"])
        }
        if value == 0 { forms.append(["nought"]) }
        return forms
    }

    /// Every usual reading of a number with a fraction part.
    static func decimalForms(_ whole: Int, _ fraction: String) -> [[String]] {
        let digits = fraction.compactMap { $0.wholeNumberValue }.map { units[$0] }
        var forms = cardinalForms(whole).map { $0 + ["point"] + digits }
        if whole == 0 { forms += [["point"] + digits, ["oh", "point"] + digits] }
        let trimmed = fraction.reversed().drop { $0 == "0" }
        switch String(trimmed.reversed()) {
        case "": forms += cardinalForms(whole)
        case "5":
            forms += cardinalForms(whole).map { $0 + ["and", "a", "half"] }
            if whole == 0 { forms += [["half"], ["half", "a"]] }
        case "25": forms += cardinalForms(whole).map { $0 + ["and", "a", "quarter"] }
        case "75": forms += cardinalForms(whole).map { $0 + ["and", "three", "quarters"] }
        default: break
        }
        if fraction.count == 2, fraction.first != "0", let value = Int(fraction) {
            forms += cardinalForms(whole).map { $0 + ["point"] + cardinal(value) }
        }
        return forms
    }

    /// A number written in words.
    struct Parsed {
        let value: Int
        let isOrdinal: Bool
        /// How many words it takes.
        let length: Int
    }

    /// Reads the longest number that begins at a word; nil where none does.
    static func parse(_ words: [String], at start: Int) -> Parsed? {
        var total = 0
        var current: Int?
        var place = start
        var end = start
        var lowest = 1000
        var lastScale = Int.max
        var ordinal = false
        if place + 1 < words.count, words[place] == "a",
            words[place + 1] == "hundred" || words[place + 1] == "thousand"
        {
            current = 1
            place += 1
        }
        scan: while place < words.count, !ordinal {
            let word = words[place]
            if let unit = unitValues[word], unit.value > 0 || current == nil {
                let rank = unit.value < 10 ? 1 : 10
                guard lowest > (unit.value < 10 ? 1 : 10), !(rank == 10 && lowest <= 10) else { break }
                if unit.value == 0 && current != nil { break }
                current = (current ?? 0) + unit.value
                lowest = 1
                ordinal = unit.isOrdinal
            } else if let ten = tenValues[word] {
                guard lowest > 10 else { break }
                current = (current ?? 0) + ten.value * 10
                lowest = 10
                ordinal = ten.isOrdinal
            } else if word == "hundred" || word == "hundredth", let value = current, value < 100,
                lowest <= 10 || value == 1
            {
                current = value * 100
                lowest = 100
                ordinal = word == "hundredth"
            } else if let scale = scales.first(where: { $0.word == word }), let value = current,
                scale.value < lastScale
            {
                total += value * scale.value
                lastScale = scale.value
                current = nil
                lowest = 1000
            } else if word == "and", end > start, lowest == 100 || (current == nil && total > 0),
                place + 1 < words.count,
                unitValues[words[place + 1]] != nil || tenValues[words[place + 1]] != nil
            {
                place += 1
                continue scan
            } else {
                break
            }
            place += 1
            end = place
        }
        guard end > start else { return nil }
        return Parsed(value: total + (current ?? 0), isOrdinal: ordinal, length: end - start)
    }

    private typealias NamedValue = (value: Int, isOrdinal: Bool)

    /// What the words for the numbers below twenty stand for.
    private static let unitValues = values(units, unitOrdinals)
    /// What the words for the tens stand for, in tens.
    private static let tenValues = values(tens, tensOrdinals)

    private static func values(_ cardinals: [String], _ ordinals: [String]) -> [String: NamedValue] {
        var values: [String: NamedValue] = [:]
        for (value, word) in cardinals.enumerated() where !word.isEmpty { values[word] = (value, false) }
        for (value, word) in ordinals.enumerated() where !word.isEmpty { values[word] = (value, true) }
        return values
    }
}
