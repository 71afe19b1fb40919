import VowRecitation

/// English verbs, as the line maker needs them: which words are verbs, and their base form.
enum EnglishVerbs {
    /// Words that are more often a thing than a deed when they come first and alone.
    private static let things = PhraseFile.englishLines.set("verb things")

    private static let bases = PhraseFile.englishLines.words("verbs")
    private static let known = Set(bases)
    private static let gerunds = Dictionary(bases.map { (gerund($0), $0) }) { first, _ in first }
    private static let pasts: [String: String] = {
        var found = Dictionary(bases.map { (regularPast($0), $0) }) { first, _ in first }
        for pair in PhraseFile.englishLines.words("irregular past forms") {
            let cells = pair.split(separator: ":")
            found[String(cells[0])] = String(cells[1])
        }
        return found
    }()

    /// Whether a word is known as a verb's base form.
    static func isBase(_ key: String) -> Bool { known.contains(key) }

    /// Whether a word that begins a clause is rather a thing.
    static func isRatherThing(_ key: String) -> Bool { things.contains(key) }

    /// The base form of a gerund ("writing" is "write"); nil for a word that is none.
    static func base(ofGerund key: String) -> String? { gerunds[key] }

    /// The base form of a past form ("went" is "go"); nil for a word that is none.
    static func base(ofPast key: String) -> String? { pasts[key] }

    /// The gerund of a base form.
    static func gerund(_ base: String) -> String {
        if base == "be" || base == "see" || base == "ski" { return base + "ing" }
        if base.hasSuffix("ie") { return base.dropLast(2) + "ying" }
        if base.hasSuffix("ee") || base.hasSuffix("oe") || base.hasSuffix("ye") { return base + "ing" }
        if base.hasSuffix("e") { return base.dropLast() + "ing" }
        return doubled(base) + "ing"
    }

    private static func regularPast(_ base: String) -> String {
        if base.hasSuffix("e") { return base + "d" }
        if base.hasSuffix("y"), let before = base.dropLast().last, !"aeiou".contains(before) {
            return base.dropLast() + "ied"
        }
        return doubled(base) + "ed"
    }

    /// "run" is doubled to "runn", "visit" and "play" are not.
    private static func doubled(_ base: String) -> String {
        let letters = Array(base)
        guard letters.count >= 3,
            letters.count <= 4 || ["begin", "forget", "admit", "commit", "unplug"].contains(base)
        else { return base }
        let tail = letters.suffix(3)
        let vowels = "aeiou"
        guard let first = tail.first, let last = tail.last, !vowels.contains(first) || base == "quit",
            vowels.contains(tail[tail.index(after: tail.startIndex)]), !vowels.contains(last),
            !"wxy".contains(last)
        else { return base }
        return letters.count == 4 && ["open", "edit", "note", "sew", "visit"].contains(base)
            ? base : base + String(last)
    }
}
