/// The random word that has to be said within the recitation.
struct ChallengeWord {
    let text: String
    private let traits: [WordTraits]

    /// Nil when nothing was asked for.
    init?(_ word: String, language: Language, rules: some LanguageRules, known: inout KnownWords) {
        let words = rules.heard(LexedText(word, language: language))
        guard !words.isEmpty else { return nil }
        text = words.map(\.text).joined(separator: " ")
        traits = words.map { known.traits(of: $0.text, rules) }
    }

    /// Where the word was heard: by itself, inflected, or spelled as something that sounds all but the same.
    func place(in tokens: [HeardToken]) -> Range<Int>? {
        for start in tokens.indices where start + traits.count <= tokens.count {
            if traits.indices.allSatisfy({ Self.isSame(traits[$0], tokens[start + $0].traits) }) {
                return start..<(start + traits.count)
            }
        }
        return joined(in: tokens)
    }

    private static func isSame(_ asked: WordTraits, _ given: WordTraits) -> Bool {
        if asked.canonical == given.canonical || asked.lemma == given.lemma { return true }
        if asked.isNumber || asked.isNegation || asked.phones.count < 3 { return false }
        let weight = Phones.weight(of: asked.phones)
        return Phones.distance(asked.phones[...], given.phones[...], atMost: weight * 13 / 100) != nil
    }

    /// The word split in two, or two words joined, with the same sounds.
    private func joined(in tokens: [HeardToken]) -> Range<Int>? {
        let asked = traits.flatMap(\.phones)
        guard asked.count >= 4 else { return nil }
        for start in tokens.indices {
            for count in 1...2 where start + count <= tokens.count && count != traits.count {
                let sounds = tokens[start..<(start + count)].flatMap(\.traits.phones)
                if Phones.distance(asked[...], sounds[...], atMost: Phones.weight(of: asked) / 10) != nil {
                    return start..<(start + count)
                }
            }
        }
        return nil
    }
}
