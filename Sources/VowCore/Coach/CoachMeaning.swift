import VowRecitation

/// How near an answer is to a sentence in meaning, from 0 to 100: a pure function.
///
/// There are two measures of likeness: the verifier of the gate, which compares words, letters and sounds, and a model
/// of meanings where there is one. Both find some likeness between any two sentences, and a mean of word vectors
/// ignores the order of words. So likeness up to the level of chance counts as none, and an answer in another order
/// counts less.
enum CoachMeaning {
    /// How near an answer is.
    /// - Parameters:
    ///   - verified: what the verifier makes of it, 0 to 1.
    ///   - closenessHundredths: what a model of meanings makes of it; nil where there is none.
    ///   - passHundredths: the value from which an answer is right; likeness from there on is not changed.
    static func hundredths(
        of answer: String, to sentence: CoachSentence, verified: Double, closenessHundredths: Int?,
        passHundredths: Int
    ) -> Int {
        let likeness = min(max(verified * 100, Double(closenessHundredths ?? 0), 0), 100)
        let ordered = likeness * order(of: answer, as: sentence)
        let (chance, pass) = (chance(sentence.language), Double(passHundredths))
        guard ordered < pass else { return Int(ordered.rounded()) }
        return Int((pass * max(0, ordered - chance) / max(1, pass - chance)).rounded())
    }

    /// What 99 of 100 answers that are another starter sentence stay below, in hundredths.
    private static func chance(_ language: Language) -> Double {
        switch language {
        case .english: 56
        case .spanish: 49
        case .chinese: 60
        }
    }

    /// The share of the words which both have that stand in the sentence's order: their longest common subsequence. 1
    /// where they share no two words. Fillers, repetitions and misheard words change nothing.
    static func order(of answer: String, as sentence: CoachSentence) -> Double {
        let wanted = SpokenWords.of(sentence.text, language: sentence.language)
        let heard = SpokenWords.of(answer, language: sentence.language)
        var left = wanted
        var shared = 0
        for word in heard {
            guard let place = left.firstIndex(of: word) else { continue }
            left.remove(at: place)
            shared += 1
        }
        guard shared > 1 else { return 1 }
        var longest = [Int](repeating: 0, count: wanted.count + 1)
        for word in heard {
            var diagonal = 0
            for (index, other) in wanted.enumerated() {
                let above = longest[index + 1]
                longest[index + 1] = word == other ? diagonal + 1 : max(above, longest[index])
                diagonal = above
            }
        }
        return Double(longest[wanted.count]) / Double(shared)
    }
}
