/// The sounds of Mandarin syllables, without tones, which recognisers' wrong characters keep.
enum ChinesePhonetics {
    /// The phones of one character; a pattern of its own for a character whose reading is not known.
    static func phones(of character: String) -> [UInt8] {
        if let known = readings[character] { return known }
        guard let scalar = character.unicodeScalars.first else { return [] }
        if !LetterFolding.isIdeograph(scalar) { return EnglishPhonetics.phones(of: character) }
        return String(scalar.value % 1000).utf8.map { $0 }
    }

    private static let readings: [String: [UInt8]] = {
        var table: [String: [UInt8]] = [:]
        for entry in PhraseFile.chineseWords.words("pinyin") {
            let parts = entry.split(separator: ":")
            let sounds = phones(ofSyllable: String(parts[0]))
            for character in parts[1] { table[String(character)] = sounds }
        }
        for (character, syllable) in everyday { table[character] = phones(ofSyllable: syllable) }
        return table
    }()

    /// Characters whose everyday reading is not the one the table lists.
    private static let everyday = [
        ("的", "de"), ("了", "le"), ("着", "zhe"), ("得", "de"), ("地", "di"), ("都", "dou"), ("还", "hai"),
        ("觉", "jue"),
        ("长", "chang"), ("重", "zhong"), ("行", "xing"), ("说", "shuo"), ("什", "shen"), ("么", "me"), ("吗", "ma"),
        ("呢", "ne"), ("会", "hui"), ("好", "hao"), ("种", "zhong"), ("和", "he"), ("没", "mei"), ("不", "bu"),
        ("一", "yi"),
        ("两", "liang"), ("个", "ge"), ("为", "wei"), ("要", "yao"), ("能", "neng"), ("大", "da"), ("给", "gei"),
    ]

    private static let initials: [(String, String)] = [
        ("zh", "J"), ("ch", "C"), ("sh", "S"), ("b", "b"), ("p", "p"), ("m", "m"), ("f", "f"), ("d", "d"),
        ("t", "t"),
        ("n", "n"), ("l", "l"), ("g", "g"), ("k", "k"), ("h", "h"), ("j", "Z"), ("q", "C"), ("x", "S"),
        ("r", "r"),
        ("z", "z"), ("c", "T"), ("s", "s"), ("y", ""), ("w", ""),
    ]

    private static let finals = [
        "a": "a", "o": "O", "e": "@", "i": "i", "u": "u", "v": "iu", "ai": "Y", "ei": "E", "ao": "W",
        "ou": "o", "an": "an",
        "en": "@n", "ang": "aN", "eng": "@N", "ong": "uN", "ia": "ia", "ie": "ie", "iao": "iW", "iu": "io",
        "ian": "ien",
        "in": "in", "iang": "iaN", "ing": "iN", "iong": "iuN", "ua": "wa", "uo": "wO", "uai": "wY",
        "ui": "wE",
        "uan": "wan", "un": "w@n", "uang": "waN", "ve": "iue", "ue": "iue", "van": "iuan", "vn": "iun",
        "er": "aR",
        "n": "@n", "m": "m", "ng": "@N", "hm": "hm", "hng": "hN", "ueng": "w@N",
    ]

    /// Syllables written with y or w, which are finals without an initial.
    private static let bare = [
        "yi": "i", "ya": "ia", "ye": "ie", "yao": "iW", "you": "io", "yan": "ien", "yin": "in", "yang": "iaN",
        "ying": "iN",
        "yong": "iuN", "yu": "iu", "yue": "iue", "yuan": "iuan", "yun": "iun", "yo": "iO", "wu": "u",
        "wa": "wa",
        "wo": "wO", "wai": "wY", "wei": "wE", "wan": "wan", "wen": "w@n", "wang": "waN", "weng": "w@N",
    ]

    static func phones(ofSyllable syllable: String) -> [UInt8] {
        if let whole = bare[syllable] { return Array(whole.utf8) }
        for (initial, sound) in initials where syllable.hasPrefix(initial) {
            var final = String(syllable.dropFirst(initial.count))
            // After j, q and x a written u is the one with two dots.
            if ["j", "q", "x"].contains(initial), final.hasPrefix("u") { final = "v" + final.dropFirst() }
            if let rest = finals[final] { return Array((sound + rest).utf8) }
        }
        return Array((finals[syllable] ?? "").utf8)
    }
}
