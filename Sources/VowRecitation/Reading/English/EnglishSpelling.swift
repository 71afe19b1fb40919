/// Spelling variants and dictionary forms of English words.
enum EnglishSpelling {
    private static let endings: [(from: String, to: String)] = [
        ("ourite", "orite"), ("ourites", "orites"), ("isation", "ization"), ("isations", "izations"),
        ("ise", "ize"),
        ("ises", "izes"), ("ised", "ized"), ("ising", "izing"), ("yse", "yze"), ("yses", "yzes"),
        ("ysed", "yzed"),
        ("ysing", "yzing"), ("our", "or"), ("ours", "ors"), ("oured", "ored"), ("ouring", "oring"),
        ("ourful", "orful"), ("ourable", "orable"), ("ouring", "oring"), ("elled", "eled"),
        ("elling", "eling"),
        ("eller", "eler"), ("ellers", "elers"), ("ogue", "og"), ("ogues", "ogs"),
    ]

    /// Words that only look like a British spelling.
    private static let exempt = PhraseFile.englishWords.set("seemingly British")

    /// The spelling that British, American and other variants share.
    static func canonical(_ word: String) -> String {
        if let variant = EnglishWords.variants[word]?.first {
            return variant == "all_right" ? "alright" : variant
        }
        if word.count < 5 || exempt.contains(word) { return word }
        for ending in endings where word.hasSuffix(ending.from) {
            return String(word.dropLast(ending.from.count)) + ending.to
        }
        return word
    }

    /// The dictionary form, by a list of irregular words and by endings.
    static func lemma(_ word: String) -> String {
        if let irregular = EnglishWords.irregularLemmas[word]?.first { return irregular }
        if word.hasSuffix("'s") { return String(word.dropLast(2)) }
        guard word.count > 3 else { return word }
        if word.hasSuffix("ies"), word.count > 4 { return String(word.dropLast(3)) + "y" }
        if word.hasSuffix("sses") || word.hasSuffix("shes") || word.hasSuffix("ches") || word.hasSuffix("xes")
        {
            return String(word.dropLast(2))
        }
        if word.hasSuffix("ss") || word.hasSuffix("us") || word.hasSuffix("is") { return word }
        if word.hasSuffix("s") { return String(word.dropLast()) }
        if word.hasSuffix("ied"), word.count > 4 { return String(word.dropLast(3)) + "y" }
        if word.hasSuffix("ing"), word.count > 5 { return stem(word.dropLast(3)) }
        if word.hasSuffix("ed"), word.count > 4, !word.hasSuffix("eed") { return stem(word.dropLast(2)) }
        if word.hasSuffix("e"), word.count > 4 { return String(word.dropLast()) }
        return word
    }

    /// A stem without its doubled final consonant and without a silent e, so that all forms meet.
    private static func stem(_ text: Substring) -> String {
        let letters = Array(text)
        if letters.count > 2, letters[letters.count - 1] == letters[letters.count - 2], letters.last != "l",
            letters.last != "s"
        {
            return String(text.dropLast())
        }
        return String(text)
    }
}
