/// Turns an alignment into the measured components and one calibrated score.
struct LineScoring {
    let alignment: LineAlignment
    let heard: [HeardToken]
    /// Sound similarity of the whole stretch before words were laid side by side, from 0 to 1.
    let spanSimilarity: Double

    var components: ScoreComponents {
        let words = alignment.expected.map(\.traits.canonical)
        let tokens = heardWords.map(\.traits.canonical)
        return ScoreComponents(
            tokenOverlap: TextSimilarity.jaccard(words: words, tokens),
            characterSimilarity: TextSimilarity.levenshteinRatio(
                alignment.expected.map(\.text).joined(separator: " "),
                heardWords.map(\.text).joined(separator: " ")),
            phoneticSimilarity: (alignment.phoneticSimilarity + spanSimilarity) / 2,
            semanticSimilarity: semantic, contradiction: contradiction)
    }

    /// The heard words of the stretch without those that were taken back.
    var heardWords: [HeardToken] {
        var skipped = [Bool](repeating: false, count: heard.count)
        for case .takenBack(let range) in alignment.steps { for index in range { skipped[index] = true } }
        return alignment.span.filter { !skipped[$0] }.map { heard[$0] }
    }

    /// The share of content words that were heard as themselves, an inflection or a synonym.
    private var semantic: Double {
        var total = 0
        var found = 0
        for index in alignment.expected.indices where alignment.expected[index].traits.role == .content {
            total += 1
            if alignment.support[index] >= 0.7 { found += 1 }
        }
        if total == 0 { return alignment.phoneticSimilarity }
        return Double(found) / Double(total)
    }

    /// How much content is denied although the rest was heard clearly.
    ///
    /// A recogniser that garbles one word of a speaker garbles others too. When everything around a word was
    /// heard exactly and the word itself sounds like something else, then something else was said.
    var contradiction: Double {
        let clear = clarity
        var sum = 0.0
        for index in alignment.expected.indices {
            let traits = alignment.expected[index].traits
            guard traits.role == .content || traits.isNegation || traits.isExclusive else { continue }
            let doubt = ramp(0.62 - alignment.support[index], over: 0.25)
            if doubt > 0 { sum += doubt * ramp(clear(index) - 0.45, over: 0.3) }
        }
        return min(1, sum)
    }

    private func ramp(_ value: Double, over width: Double) -> Double { min(1, max(0, value / width)) }

    /// For each word, the share of the other words' weight that was heard all but exactly.
    private var clarity: (Int) -> Double {
        var total: Int32 = 0
        var exact: Int32 = 0
        for (index, word) in alignment.expected.enumerated() {
            total += word.traits.weight
            if alignment.support[index] >= 0.85 { exact += word.traits.weight }
        }
        return { [alignment] skipped in
            let weight = alignment.expected[skipped].traits.weight
            let others = total - weight
            let othersExact = exact - (alignment.support[skipped] >= 0.85 ? weight : 0)
            return others <= 0 ? 0 : Double(othersExact) / Double(others)
        }
    }
}
