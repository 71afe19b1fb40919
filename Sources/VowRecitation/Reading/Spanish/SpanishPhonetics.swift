/// Spelling to sound for Spanish as most speakers say it: s for z and soft c, y for ll, b for v.
enum SpanishPhonetics {
    /// The phones of a lower-case word without accents.
    static func phones(of word: String) -> [UInt8] {
        let letters = Array(word.unicodeScalars)
        var result: [UInt8] = []
        var place = 0
        while place < letters.count {
            let next = place + 1 < letters.count ? letters[place + 1] : nil
            let after = place + 2 < letters.count ? letters[place + 2] : nil
            let (sounds, length) = sound(letters[place], next, after, first: place == 0)
            for scalar in sounds.unicodeScalars {
                let phone = UInt8(ascii: scalar)
                if phone != result.last || SpellingRules.isVowel(scalar) { result.append(phone) }
            }
            place += length
        }
        return result
    }

    private static func sound(
        _ letter: Unicode.Scalar, _ next: Unicode.Scalar?, _ after: Unicode.Scalar?, first: Bool
    ) -> (String, Int) {
        let soft = next == "e" || next == "i"
        switch letter {
        case "a": return ("a", 1)
        case "e": return ("e", 1)
        case "i": return ("i", 1)
        case "o": return ("o", 1)
        case "u": return ("u", 1)
        case "b", "v": return ("b", 1)
        case "c":
            if next == "h" { return ("C", 2) }
            return soft ? ("s", 1) : ("k", 1)
        case "g":
            if next == "u", after == "e" || after == "i" { return ("g", 2) }
            return soft ? ("x", 1) : ("g", 1)
        case "h": return ("", 1)
        case "j": return ("x", 1)
        case "l": return next == letter ? ("y", 2) : ("l", 1)
        case "q": return next == "u" ? ("k", 2) : ("k", 1)
        case "s": return next == "h" ? ("S", 2) : ("s", 1)
        case "w": return ("w", 1)
        case "x": return first ? ("s", 1) : ("ks", 1)
        case "y":
            if let next, SpellingRules.isVowel(next) { return ("y", 1) }
            return ("i", 1)
        case "z": return ("s", 1)
        case "d", "f", "k", "m", "n", "p", "r", "t": return (String(letter), 1)
        default: return ("", 1)
        }
    }
}
