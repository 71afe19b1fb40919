/// A lexeme after numbers were read: what the rules for saying a line work on.
struct ReadItem {
    enum Kind {
        case word(String)
        /// A number, with the words it was written in; none where it was written in digits.
        case number(ReadNumber)
        case sign(Character)
    }
    let kind: Kind
    let display: Int
    let afterPause: Bool
    let attached: Bool

    var word: String? {
        if case .word(let text) = kind { return text }
        return nil
    }

    var number: ReadNumber? {
        if case .number(let number) = kind { return number }
        return nil
    }

    var sign: Character? {
        if case .sign(let sign) = kind { return sign }
        return nil
    }

    /// The value of a whole cardinal number.
    var cardinal: Int? {
        guard let number, !number.isOrdinal, number.fraction.isEmpty else { return nil }
        return number.value
    }
}

/// A number in a text, however it was written.
struct ReadNumber {
    let value: Int
    /// The digits after the decimal point; empty for whole numbers.
    let fraction: String
    let isOrdinal: Bool
    /// The words it was written in; empty for digits.
    let words: [String]
    /// The digits, when they are too many to be a value.
    let longDigits: String

    init(
        value: Int, fraction: String = "", isOrdinal: Bool = false, words: [String] = [],
        longDigits: String = ""
    ) {
        self.value = value
        self.fraction = fraction
        self.isOrdinal = isOrdinal
        self.words = words
        self.longDigits = longDigits
    }

    init(digits: String, fraction: String, isOrdinal: Bool) {
        let fits = digits.count <= 9
        self.init(
            value: fits ? Int(digits) ?? 0 : 0, fraction: fraction, isOrdinal: isOrdinal,
            longDigits: fits ? "" : digits)
    }
}
