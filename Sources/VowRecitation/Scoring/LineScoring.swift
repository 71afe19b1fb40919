/// Turns an alignment into the measured components and one calibrated score.
struct LineScoring {
    let alignment: LineAlignment
    let heard: [HeardToken]
    /// The constants of the language.
    let calibration: Calibration
    /// Sound similarity of the whole stretch before words were laid side by side, from 0 to 1.
    let spanSimilarity: Double
    /// The share of the transcript's weight that no line accounts for.
    let unexplained: Double
    /// Whether the last content words weigh like the first, since version 10.
    let weighsEnd: Bool

    var components: ScoreComponents {
        let words = alignment.expected.map(\.traits.canonical)
        let tokens = heardWords.map(\.traits.canonical)
        return ScoreComponents(
            tokenOverlap: TextSimilarity.jaccard(words: words, tokens),
            characterSimilarity: TextSimilarity.levenshteinRatio(
                alignment.expected.map(\.text).joined(separator: " "),
                heardWords.map(\.text).joined(separator: " ")),
            phoneticSimilarity: (alignment.phoneticSimilarity + spanSimilarity) / 2,
            semanticSimilarity: semantic, contradiction: contradiction, clarity: alignment.clarity,
            unexplained: unexplained)
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

    /// How much content is denied, or left out, although the rest was heard clearly.
    var contradiction: Double { min(1, max(exchanged, omitted, reordered)) }

    /// Content words in whose place something else was heard, weighed by how clear the rest is.
    ///
    /// A recogniser that garbles one word of a speaker garbles others too. When everything around a word was
    /// heard exactly and the word itself sounds like something else, then something else was said. In a long
    /// line one mishearing is to be expected, so that each counts for less. Several such words do not
    /// excuse each other: what counts is how clear the words between them are.
    private var exchanged: Double {
        var sum = 0.0
        var contentWords = 0
        let doubtful = alignment.expected.indices.map { index in
            alignment.expected[index].traits.role == .content
                && alignment.support[index] < calibration.soundsAlike
        }
        let end = weighsEnd ? endOfLine : alignment.expected.count
        var endSum = 0.0
        for index in alignment.expected.indices where alignment.expected[index].traits.role == .content {
            contentWords += 1
            guard alignment.support[index] < max(calibration.soundsAlike, Scoring.saidAsItself) else {
                continue
            }
            let clarity = clarity(without: index, doubtful)
            let alike =
                weighsEnd && clarity >= Scoring.allElseExact
                ? max(calibration.soundsAlike, Scoring.saidAsItself) : calibration.soundsAlike
            let weight =
                ramp(alike - alignment.support[index], over: Scoring.soundsAlikeWidth)
                * ramp(clarity - Scoring.unclear, over: Scoring.unclearWidth)
            if index < end { sum += weight } else { endSum += weight }
        }
        return sum * min(1, Scoring.usualContentWords / Double(max(1, contentWords))) + endSum
    }

    /// Where the last content words of the line begin.
    private var endOfLine: Int {
        let content = alignment.expected.indices.filter { alignment.expected[$0].traits.role == .content }
        return content.suffix(Scoring.contentWordsAtEnd).first ?? alignment.expected.count
    }

    /// Whether a word without a meaning of its own was not heard as itself. Beside an exchanged word it belongs to what was
    /// said instead ("my day", of which "to sleep" was heard), and says nothing of how clear the rest is.
    private func isBlurred(_ index: Int) -> Bool {
        alignment.expected[index].traits.role != .content
            && alignment.support[index] < LineAlignment.exactSupport
    }

    /// Content words that were said, but in each other's places: another meaning made of the same words.
    private var reordered: Double {
        var unsettled: [Int] = []
        for index in alignment.expected.indices
        where alignment.expected[index].traits.role == .content && alignment.support[index] < 0.8 {
            unsettled.append(index)
        }
        guard unsettled.count >= 1, !alignment.span.isEmpty else { return 0 }
        var settled = [Bool](repeating: false, count: heard.count)
        for case .said(let words, let tokens, _) in alignment.steps
        where alignment.support[words.lowerBound] >= 0.8 {
            for token in tokens { settled[token] = true }
        }
        let near = max(0, alignment.span.lowerBound - 4)..<min(heard.count, alignment.span.upperBound + 4)
        var misplaced = 0
        for index in unsettled {
            let lemma = alignment.expected[index].traits.lemma
            if near.contains(where: { !settled[$0] && heard[$0].traits.lemma == lemma }) { misplaced += 1 }
        }
        return misplaced >= 2 || misplaced == 1 && alignment.clarity >= 0.5 ? 1 : 0
    }

    /// Whether there is a content word in whose place nothing of it was heard.
    ///
    /// Where words alone decide, such a line was not said, however much of the rest was: a recogniser that falls into a
    /// loop drops words too ("Te mio mio mio, la va con antes de la comida").
    var missesContentWord: Bool {
        guard alignment.clarity >= calibration.missedFrom else { return false }
        return alignment.expected.indices.contains {
            alignment.expected[$0].traits.role == .content && alignment.expected[$0].traits.weight > 0
                && alignment.support[$0] < calibration.leastOfWord
        }
    }

    /// The share of content words in whose place nothing was heard, where the rest was heard clearly.
    private var omitted: Double {
        var missing: Int32 = 0
        var content: Int32 = 0
        for step in alignment.steps {
            if case .missed(let index) = step, alignment.expected[index].traits.role == .content {
                missing += alignment.expected[index].traits.weight
            }
        }
        var total: Int32 = 0
        var exact: Int32 = 0
        for (index, word) in alignment.expected.enumerated() {
            if word.traits.role == .content { content += word.traits.weight }
            if alignment.support[index] >= 0.4 { total += word.traits.weight }
            if alignment.support[index] >= LineAlignment.exactSupport { exact += word.traits.weight }
        }
        guard missing > 0, content > 0, total > 0 else { return 0 }
        let clear = ramp(Double(exact) / Double(total) - 0.6, over: 0.25)
        return ramp(Double(missing) / Double(content), over: 0.35) * clear
    }

    private func ramp(_ value: Double, over width: Double) -> Double { min(1, max(0, value / width)) }

    /// The share of the other words' weight that was heard all but exactly; doubtful ones are left out.
    ///
    /// Where a word of the language takes several tokens, unclear neighbours belong to the same word.
    private func clarity(without skipped: Int, _ doubtful: [Bool]) -> Double {
        var word = skipped..<(skipped + 1)
        while word.count < calibration.tokensPerWord, word.upperBound < alignment.expected.count,
            alignment.support[word.upperBound] < calibration.soundsAlike
        {
            word = word.lowerBound..<(word.upperBound + 1)
        }
        while word.count < calibration.tokensPerWord, word.lowerBound > 0,
            alignment.support[word.lowerBound - 1] < calibration.soundsAlike
        {
            word = (word.lowerBound - 1)..<word.upperBound
        }
        if weighsEnd {
            while word.upperBound < alignment.expected.count, isBlurred(word.upperBound) {
                word = word.lowerBound..<(word.upperBound + 1)
            }
            while word.lowerBound > 0, isBlurred(word.lowerBound - 1) {
                word = (word.lowerBound - 1)..<word.upperBound
            }
        }
        var total: Int32 = 0
        var exact: Int32 = 0
        for (index, expected) in alignment.expected.enumerated()
        where !word.contains(index) && !doubtful[index] {
            total += expected.traits.weight
            if alignment.support[index] >= LineAlignment.exactSupport { exact += expected.traits.weight }
        }
        return total <= 0 ? 0 : Double(exact) / Double(total)
    }
}

/// What the score needs to know of a language, fitted on recordings as the calibration document describes.
struct Calibration: Sendable {
    /// The raw score at which garbled speech passes, which is shown as 0.72.
    let operatingPoint: Double
    /// How much more is asked for as more of the line is heard exactly: a clear speaker leaves less to guess.
    let clearSlope: Double
    /// The clarity from which more is asked for.
    let clearFrom: Double
    /// The support below which a word begins to count as another word.
    let soundsAlike: Double
    /// How many tokens usually make one word.
    let tokensPerWord: Int
    /// The support below which a word was missed, where words alone decide.
    let leastOfWord: Double
    /// The clarity from which a missed word counts. In English, where accents garble more, not in a garbled line.
    let missedFrom: Double

    /// In English more is asked of words alone, so that of other sentences no more than 1% pass in any collection that
    /// was tried.
    init(_ language: Language) {
        switch language {
        case .english:
            (operatingPoint, clearSlope, clearFrom, soundsAlike) = (0.41, 0.2, 0.15, 0.42)
            (tokensPerWord, leastOfWord, missedFrom) = (1, 0.3, 0.85)
        case .spanish:
            (operatingPoint, clearSlope, clearFrom, soundsAlike) = (0.5, 0.2, 0.2, 0.6)
            (tokensPerWord, leastOfWord, missedFrom) = (1, 0.6, 0)
        case .chinese:
            (operatingPoint, clearSlope, clearFrom, soundsAlike) = (0.5, 0.2, 0.2, 0.5)
            (tokensPerWord, leastOfWord, missedFrom) = (2, 0.5, 0)
        }
    }

    /// The score that people see.
    ///
    /// Raw similarity, less what a line of this length gets by chance, less a little for speech that no line
    /// accounts for, is drawn out so that the operating point stands at 0.72 and a perfect match at 1.
    ///
    /// - Parameters:
    ///   - length: the weight of the line, in consonants.
    ///   - clarity: the share of the line that was heard all but exactly.
    ///   - unexplained: the share of the transcript's weight that no line accounts for.
    ///   - opinion: what the engine makes of the line's words; where there is one, it says more than how well the
    ///     line was otherwise heard, and of contradictions only `isOther` counts.
    ///   - isOther: whether the words belong to another line, or none of them to this one.
    func score(
        similarity: Double, length: Double, clarity: Double, unexplained: Double, contradiction: Double,
        opinion: OpinionScore? = nil, isOther: Bool = false
    )
        -> Double
    {
        if let opinion { return isOther ? opinion.shown * 0.4 : opinion.shown }
        let chance = 1 / (length + 2)
        let best = 1 - chance
        let raw = max(0, similarity - chance - 0.1 * unexplained)
        let point = min(operatingPoint + clearSlope * max(0, clarity - clearFrom), best * 0.9)
        let shown =
            raw < point
            ? Self.shownOperatingPoint * raw / point
            : Self.shownOperatingPoint + (1 - Self.shownOperatingPoint) * (raw - point) / (best - point)
        return max(0, min(1, shown)) * (1 - 0.6 * contradiction)
    }

    /// The calibrated score at the operating point.
    static let shownOperatingPoint = 0.72
}

/// When another word counts as contradiction, fitted on recordings as the calibration document describes.
enum Scoring {
    /// Over how much support a word comes to count as another word.
    static let soundsAlikeWidth = 0.08
    /// The clarity of the rest from which another word begins to count, and over how much it comes to do so.
    static let unclear = 0.85
    static let unclearWidth = 0.15
    /// The number of content words up to which one exchanged word counts in full.
    static let usualContentWords = 5.0
    /// The clarity of the rest at which only this word differs, and the support that it needs then.
    static let allElseExact = 0.98
    static let saidAsItself = 0.6
    /// How many content words are the end of a line.
    static let contentWordsAtEnd = 2
}
