/// Guesses the pronunciation of an English word missing from the dictionary, in the dictionary's phones.
///
/// Tries known parts first: a known word with an ending, or two known words joined. Then reads letter groups, which is
/// right for most names; for the others the open model still hears something else.
enum EnglishPronunciation {
    private static let endings: [(letters: String, phones: String)] = [
        ("'s", "Z"), ("s", "Z"), ("es", "IH Z"), ("ed", "D"), ("d", "D"), ("ing", "IH NG"), ("er", "ER"),
        ("ers", "ER Z"), ("ly", "L IY"), ("ness", "N AH S"), ("less", "L AH S"), ("ful", "F AH L"),
    ]

    private static let letterGroups: [(letters: String, phones: String)] = [
        ("tion", "SH AH N"), ("sion", "ZH AH N"), ("ough", "AO"), ("igh", "AY"), ("tch", "CH"), ("sch", "SH"),
        ("ch", "CH"), ("sh", "SH"), ("th", "TH"), ("ph", "F"), ("ck", "K"), ("ng", "NG"), ("qu", "K W"),
        ("wh", "W"), ("kn", "N"), ("wr", "R"), ("ee", "IY"), ("ea", "IY"), ("oo", "UW"), ("ou", "AW"),
        ("ow", "OW"), ("oi", "OY"), ("oy", "OY"), ("ai", "EY"), ("ay", "EY"), ("au", "AO"), ("aw", "AO"),
        ("ie", "IY"), ("ei", "EY"), ("ey", "IY"), ("ar", "AA R"), ("er", "ER"), ("ir", "ER"), ("ur", "ER"),
        ("or", "AO R"), ("ce", "S"), ("ci", "S IH"), ("cy", "S IY"), ("ge", "JH"), ("bb", "B"), ("dd", "D"),
        ("ff", "F"), ("gg", "G"), ("ll", "L"), ("mm", "M"), ("nn", "N"), ("pp", "P"), ("rr", "R"),
        ("ss", "S"),
        ("tt", "T"), ("zz", "Z"), ("a", "AE"), ("b", "B"), ("c", "K"), ("d", "D"), ("e", "EH"), ("f", "F"),
        ("g", "G"), ("h", "HH"), ("i", "IH"), ("j", "JH"), ("k", "K"), ("l", "L"), ("m", "M"), ("n", "N"),
        ("o", "AA"), ("p", "P"), ("q", "K"), ("r", "R"), ("s", "S"), ("t", "T"), ("u", "AH"), ("v", "V"),
        ("w", "W"), ("x", "K S"), ("y", "IY"), ("z", "Z"),
    ]

    /// The phones of a lower-case word, separated by spaces, or nil if it has a letter outside a to z. `known` returns
    /// the dictionary's pronunciation.
    static func phones(of word: String, known: (String) -> String?) -> String? {
        for ending in endings where word.hasSuffix(ending.letters) && word.count > ending.letters.count + 2 {
            let stem = String(word.dropLast(ending.letters.count))
            // "baking" is "bake" and "stopping" is "stop" with an ending.
            for candidate in [stem, stem + "e", String(stem.dropLast())] {
                if let phones = known(candidate), candidate.count > 2 { return phones + " " + ending.phones }
            }
        }
        for length in stride(from: word.count - 3, through: 3, by: -1) {
            if let first = known(String(word.prefix(length))),
                let second = known(String(word.dropFirst(length)))
            {
                return first + " " + second
            }
        }
        return byLetters(word)
    }

    private static func byLetters(_ word: String) -> String? {
        var rest = Substring(word.filter { $0 != "'" })
        // A final "e" after a consonant is silent.
        if rest.count > 3, rest.hasSuffix("e"), !"aeiou".contains(rest.dropLast().last!) { rest.removeLast() }
        var phones: [String] = []
        while !rest.isEmpty {
            guard let group = letterGroups.first(where: { rest.hasPrefix($0.letters) }) else { return nil }
            phones.append(group.phones)
            rest.removeFirst(group.letters.count)
        }
        return phones.isEmpty ? nil : phones.joined(separator: " ")
    }
}
