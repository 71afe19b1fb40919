/// The dictionary forms of Spanish words, without accents: a table of irregular verbs, and rules of endings.
enum SpanishLemmas {
    /// What the inflections of a word share; for a verb, the stem of its infinitive.
    static func lemma(of word: String) -> String { infinitives[word].map(stem) ?? stem(word) }

    private static let endings = ["abamos", "aban", "abas", "aba"]

    /// A word without its endings; what only spelling demands before an ending ("practico", "practique") is undone.
    private static func stem(_ word: String) -> String {
        var stem = SpanishRules.stem(word)
        if let ending = endings.first(where: { word.hasSuffix($0) && word.utf8.count - $0.utf8.count >= 3 }) {
            stem = String(word.dropLast(ending.count))
        } else if stem == word && word.hasSuffix("i") && word.utf8.count >= 4 {
            stem = String(word.dropLast())
        }
        for (written, plain) in [("qu", "c"), ("gu", "g"), ("zc", "c"), ("z", "c"), ("j", "g")]
        where stem.hasSuffix(written) && stem.utf8.count > 3 {
            return String(stem.dropLast(written.count)) + plain
        }
        return stem
    }

    /// The infinitive of each irregular form.
    ///
    /// Forms that belong to several verbs ("fui"), or that are as often another word ("vino", "consigo"), are left out.
    private static let infinitives: [String: String] = {
        var table: [String: String] = [:]
        for row in PhraseFile.spanishWords["irregular verbs"] {
            let words = row.split(separator: " ").map(String.init)
            for form in words { table[form] = words[0] }
        }
        return table
    }()
}
