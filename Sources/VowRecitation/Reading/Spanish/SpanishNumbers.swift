/// Spanish numbers in words, both ways; words are without accents.
enum SpanishNumbers {
    static let small = [
        "cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once",
        "doce",
        "trece", "catorce", "quince", "dieciseis", "diecisiete", "dieciocho", "diecinueve", "veinte",
        "veintiuno",
        "veintidos", "veintitres", "veinticuatro", "veinticinco", "veintiseis", "veintisiete", "veintiocho",
        "veintinueve",
    ]
    static let tens = [
        "", "", "", "treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa",
    ]
    static let hundreds = [
        "", "ciento", "doscientos", "trescientos", "cuatrocientos", "quinientos", "seiscientos",
        "setecientos",
        "ochocientos", "novecientos",
    ]
    static let ordinals = [
        "", "primero", "segundo", "tercero", "cuarto", "quinto", "sexto", "septimo", "octavo", "noveno",
        "decimo",
    ]

    /// The plain reading, which is also how digits in a transcript are read.
    static func cardinal(_ value: Int) -> [String] {
        if value < 30 { return [small[value]] }
        if value < 100 {
            return [tens[value / 10]] + (value % 10 == 0 ? [] : ["y", small[value % 10]])
        }
        if value == 100 { return ["cien"] }
        if value < 1000 {
            return [hundreds[value / 100]] + (value % 100 == 0 ? [] : cardinal(value % 100))
        }
        if value < 1_000_000 {
            let rest = value % 1000 == 0 ? [] : cardinal(value % 1000)
            return (value < 2000 ? [] : shortened(cardinal(value / 1000))) + ["mil"] + rest
        }
        let rest = value % 1_000_000 == 0 ? [] : cardinal(value % 1_000_000)
        return value < 2_000_000
            ? ["un", "millon"] + rest : shortened(cardinal(value / 1_000_000)) + ["millones"] + rest
    }

    private static func shortened(_ words: [String]) -> [String] {
        guard let last = words.last, last.hasSuffix("uno") else { return words }
        return words.dropLast() + [String(last.dropLast())]
    }

    /// Every usual reading of a whole number, in both genders.
    static func cardinalForms(_ value: Int) -> [[String]] {
        let plain = cardinal(value)
        var forms = [plain]
        if let last = plain.last, last.hasSuffix("uno") {
            forms += [shortened(plain), plain.dropLast() + [String(last.dropLast()) + "a"]]
        }
        let feminine = plain.map {
            $0.hasSuffix("cientos") || $0 == "quinientos" ? $0.dropLast(2) + "as" : $0
        }
        if feminine != plain { forms.append(feminine) }
        if value > 100, value < 10_000 {
            forms.append(cardinal(value / 100) + (value % 100 < 10 ? ["cero"] : []) + cardinal(value % 100))
        }
        if value >= 30 { forms.append(String(value).compactMap(\.wholeNumberValue).map { small[$0] }) }
        if (16...19).contains(value) { forms.append(["diez", "y", small[value - 10]]) }
        if (21...29).contains(value) { forms.append(["veinte", "y", small[value - 20]]) }
        return forms
    }

    /// The usual readings of an ordinal.
    static func ordinalForms(_ value: Int) -> [[String]] {
        guard value > 0, value < ordinals.count else { return cardinalForms(value) }
        let plain = ordinals[value]
        var forms = [[plain], [plain.dropLast() + "a"]]
        if value == 1 || value == 3 { forms.append([String(plain.dropLast())]) }
        return forms
    }

    /// Every usual reading of a number with a fraction part.
    static func decimalForms(_ whole: Int, _ fraction: String) -> [[String]] {
        let digits = fraction.compactMap(\.wholeNumberValue).map { small[$0] }
        var forms: [[String]] = []
        for form in cardinalForms(whole) {
            forms += [form + ["coma"] + digits, form + ["punto"] + digits, form + ["con"] + digits]
            if fraction == "5" { forms += [form + ["y", "medio"], form + ["y", "media"]] }
            if fraction.allSatisfy({ $0 == "0" }) { forms.append(form) }
            if fraction.count == 2, let value = Int(fraction), value > 9 {
                forms += [form + ["coma"] + cardinal(value), form + ["con"] + cardinal(value)]
            }
        }
        if whole == 0, fraction == "5" { forms += [["medio"], ["media"]] }
        return forms
    }

    /// Reads the longest number that begins at a word; nil where none does. "un" and "una" are articles here.
    static func parse(_ words: [String], at start: Int) -> (value: Int, isOrdinal: Bool, length: Int)? {
        if let ordinal = ordinalValue(words[start]) { return (ordinal, true, 1) }
        var total = 0
        var current: Int?
        var lowest = 1000
        var place = start
        while place < words.count {
            let word = words[place]
            if word == "mil", place == start || current != nil, total < 1000 {
                total += (current ?? 1) * 1000
                current = nil
                lowest = 1000
            } else if word == "millon" || word == "millones", let value = current {
                total += value * 1_000_000
                current = nil
                lowest = 1000
            } else if word == "y", lowest == 10, place + 1 < words.count, let unit = value(words[place + 1]),
                unit.rank == 1, unit.value > 0
            {
                current = (current ?? 0) + unit.value
                lowest = 1
                place += 1
            } else if let part = value(word), part.rank < lowest, !(lowest == 10 && part.rank == 1) {
                current = (current ?? 0) + part.value
                lowest = part.value < 30 && part.rank == 10 ? 1 : part.rank
            } else {
                break
            }
            place += 1
        }
        return place == start ? nil : (total + (current ?? 0), false, place - start)
    }

    private static func ordinalValue(_ word: String) -> Int? {
        if word == "primer" { return 1 }
        if word == "tercer" { return 3 }
        let masculine = word.hasSuffix("a") ? word.dropLast() + "o" : word
        guard !word.isEmpty, word != "segundo", word != "cuarto" else { return nil }
        return ordinals.firstIndex(of: masculine)
    }

    private static func value(_ word: String) -> (value: Int, rank: Int)? {
        guard !word.isEmpty else { return nil }
        if word == "un" || word == "una" { return nil }
        if word == "veintiun" || word == "veintiuna" { return (21, 10) }
        if let index = small.firstIndex(of: word) { return (index, index < 10 ? 1 : 10) }
        if let index = tens.firstIndex(of: word) { return (index * 10, 10) }
        if word == "cien" { return (100, 100) }
        let masculine = word.hasSuffix("as") ? word.dropLast(2) + "os" : word
        if let index = hundreds.firstIndex(of: masculine) { return (index * 100, 100) }
        return nil
    }
}
