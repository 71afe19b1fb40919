import VowRecitation

/// Lines about who the person is, from what they said matters, hinders and helps.
struct EnglishAffirmations: AffirmationGrammar {
    let anchor = "I keep promises to myself"
    let spare = "I make progress even when it's hard"

    private static let relations = PersonWords.english
    private static let close = PhraseFile.englishLines.set("affirmation close")

    func barrier(_ answer: String) -> String? { EnglishBarriers.line(answer) }

    func support(_ answer: String) -> String? {
        guard let person = person(in: answer) else { return nil }
        return "I accept help from " + person
    }

    /// The first person an answer names: "my sister", "my friend Lucia", "Joan".
    private func person(in answer: String) -> String? {
        for part in AnswerText.parts(answer).flatMap({ $0 }) {
            let words = AnswerText.words(part)
            for (index, word) in words.enumerated()
            where Self.relations.contains(word.key) && word.key != "ex" {
                let before = index > 0 ? words[index - 1].key : ""
                guard !["no", "not", "without", "his", "her", "their"].contains(before) else { continue }
                var name = ""
                if index + 1 < words.count, Self.isName(words[index + 1]) {
                    name = " " + words[index + 1].text
                }
                return "my " + word.text.lowercased() + name
            }
            if words.count <= 2, let first = words.first, words.allSatisfy(Self.isName) {
                _ = first
                return words.map(\.text).joined(separator: " ")
            }
        }
        return nil
    }

    static func isName(_ word: AnswerWord) -> Bool {
        guard let first = word.text.first, first.isUppercase, word.text.count > 2,
            word.text.dropFirst().allSatisfy({ $0.isLowercase })
        else { return false }
        return !commonCapitals.contains(word.key) && !EnglishVerbs.isBase(word.key)
            && !Specifics.isSpecific(word)
            && EnglishVerbs.base(ofGerund: word.key) == nil
    }

    private static let commonCapitals = PhraseFile.englishLines.set("affirmation common capitals")

    func dear(_ answers: [String]) -> String? {
        for answer in answers {
            let keys = AnswerText.words(AnswerText.cleaned(answer)).map(\.key)
            for (index, key) in keys.enumerated() where Self.close.contains(key) && index > 0 {
                if ["my", "our"].contains(keys[index - 1]) { return "I do this for my " + key }
                if key == "family" { return "I do this for my family" }
            }
        }
        return nil
    }

    static let values = PhraseFile.englishLines.wordRows("values")

    func confidence(importance: Int?, confidence: Int?) -> String? {
        if let confidence, confidence <= 4 { return "I grow by small steps" }
        if let confidence, confidence >= 8 { return "I trust myself to follow through" }
        if let importance, importance >= 8 { return "I choose what matters to me" }
        return nil
    }
}
