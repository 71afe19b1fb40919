/// What each Unicode scalar is to the verifier, by a table of its own so that no library version decides.
enum LetterFolding {
    /// The lower-case letters without accents that a letter stands for; nil for anything but a Latin letter.
    static func fold(_ scalar: Unicode.Scalar) -> String? {
        let value = scalar.value
        switch value {
        case 0x41...0x5a, 0x61...0x7a: return String(scalar).lowercased()
        case 0xff21...0xff3a: return String(Character(Unicode.Scalar(value - 0xff21 + 0x61)!))
        case 0xff41...0xff5a: return String(Character(Unicode.Scalar(value - 0xff41 + 0x61)!))
        case 0xaa: return "a"
        case 0xba: return "o"
        case 0xdf: return "ss"
        case 0xc0...0x17f: return folded[Int(value) - 0xc0]
        default: return nil
        }
    }

    /// The base letters of U+00C0 to U+017F, as runs; `*` marks a sign that is no letter.
    private static let folded: [String?] = {
        let latin = "6a 1æ 1c 4e 4i 1ð 1n 5o 1* 1o 4u 1y 1þ"
        let runs =
            latin + " 1ß " + latin
            + " 1y 6a 8c 4d 10e 8g 4h 10i 2ĳ 2j 3k 10l 9n 6o 2œ 6r 8s 6t 12u 2w 3y 6z 1s"
        var result: [String?] = []
        for run in runs.split(separator: " ") {
            let letter = spelled(run.last!)
            for _ in 0..<Int(run.dropLast())! { result.append(letter) }
        }
        return result
    }()

    private static func spelled(_ letter: Character) -> String? {
        switch letter {
        case "æ": return "ae"
        case "œ": return "oe"
        case "ð": return "d"
        case "þ": return "th"
        case "ß": return "ss"
        case "ĳ": return "ij"
        case "*": return nil
        default: return String(letter)
        }
    }

    /// The value of a decimal digit, ASCII or full width.
    static func digit(_ scalar: Unicode.Scalar) -> Int? {
        switch scalar.value {
        case 0x30...0x39: return Int(scalar.value) - 0x30
        case 0xff10...0xff19: return Int(scalar.value) - 0xff10
        default: return nil
        }
    }

    /// Han characters, each of which is a word of its own here.
    static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3400...0x4dbf, 0x4e00...0x9fff, 0xf900...0xfaff, 0x20000...0x323af, 0x3007: return true
        default: return false
        }
    }

    /// White space, including the ideographic and the no-break kinds.
    static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09...0x0d, 0x20, 0x85, 0xa0, 0x1680, 0x2000...0x200b, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000,
            0xfeff:
            return true
        default: return false
        }
    }

    /// Combining accents, which fold away.
    static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x300 && scalar.value <= 0x36f || scalar.value == 0xad
    }

    /// The apostrophes that stand inside words.
    static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x27, 0x60, 0xb4, 0x2018, 0x2019, 0x2bc, 0xff07: return true
        default: return false
        }
    }

    /// Punctuation at which a speaker pauses.
    static func isPause(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2e, 0x2c, 0x3b, 0x21, 0x3f, 0x2026, 0x2013, 0x2014, 0x3002, 0x3001, 0xff0c, 0xff01, 0xff1f,
            0xff1b, 0xff0e:
            return true
        default: return false
        }
    }

    /// Anything that is neither space, letter, digit, ideograph nor a spoken sign.
    static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        !isSpace(scalar) && fold(scalar) == nil && digit(scalar) == nil && !isIdeograph(scalar)
            && spokenSign(scalar) == nil
    }

    /// The sign that is said aloud in some contexts, in its plain form.
    static func spokenSign(_ scalar: Unicode.Scalar) -> Character? {
        switch scalar {
        case "%", "\u{ff05}": return "%"
        case "$", "\u{ff04}": return "$"
        case "\u{20ac}": return "\u{20ac}"
        case "\u{a3}": return "\u{a3}"
        case "\u{a5}", "\u{ffe5}": return "\u{a5}"
        case "/", "\u{2044}": return "/"
        case ":", "\u{ff1a}": return ":"
        case "&": return "&"
        case "+": return "+"
        case "=": return "="
        case "\u{d7}": return "\u{d7}"
        case "\u{b0}": return "\u{b0}"
        case "\u{bd}": return "\u{bd}"
        case "\u{bc}": return "\u{bc}"
        case "\u{be}": return "\u{be}"
        case "-", "\u{2212}": return "-"
        default: return nil
        }
    }
}
