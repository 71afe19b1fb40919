/// A line's verdict with where in the transcript it was heard.
struct JudgedLine {
    let verdict: LineVerdict
    let span: Range<Int>
    let nothingToSay: Bool
}

/// Judges every line of a gate against one transcript.
struct LineJudge<Rules: LanguageRules> {
    let heard: HeardTranscript
    let rules: Rules
    let calibration: Calibration
    /// The rules of verdict to go by.
    let version: Int
    /// What the engine made of lines that it did not hear word for word.
    let opinions: [LineOpinion]

    /// Looks for lines in the transcript.
    func finder() -> LineFinder { LineFinder(heard, rules) }

    /// Judges lines that were found beside each other.
    func judge(_ placed: [PlacedLine]) -> [JudgedLine] {
        let unexplained = unexplained(placed)
        return placed.indices.map { judge($0, of: placed, unexplained) }
    }

    /// Judges a line as if it had another wording, beside the other lines.
    func judge(_ wording: PlacedLine, insteadOf index: Int, of placed: [PlacedLine]) -> JudgedLine {
        var placed = placed
        placed[index] = wording
        return judge(index, of: placed, unexplained(placed))
    }

    private func judge(_ index: Int, of placed: [PlacedLine], _ unexplained: Double) -> JudgedLine {
        var claimed = [Bool](repeating: false, count: heard.tokens.count)
        for other in placed.indices where other != index && placed[other].isHeard {
            // A line that hardly differs claims nothing of the very words that this one was heard in.
            if isSamePlace(placed[index].alignment, placed[other].alignment) { continue }
            for token in placed[other].alignment.span { claimed[token] = true }
        }
        return judge(
            placed[index], claimed, unexplained, isAnotherLine: isBetterExplained(index, placed))
    }

    /// How much closer another line has to be to a stretch for the stretch to be that line and not this one.
    private static var clearLead: Double { 0.1 }

    /// Whether most of the stretch taken for a line is clearly another line of the gate.
    ///
    /// What was said once is one line. By itself a stretch may be close enough to a garbled line; where another
    /// line is clearly closer to the same words, that one was said. Lines that hardly differ are left to the guards.
    func isBetterExplained(_ index: Int, _ placed: [PlacedLine]) -> Bool {
        let own = placed[index].alignment
        return placed.indices.contains { other in
            guard other != index else { return false }
            let alignment = placed[other].alignment
            return isSamePlace(own, alignment)
                && alignment.phoneticSimilarity >= own.phoneticSimilarity + Self.clearLead
        }
    }

    /// Whether most of the stretch taken for a line was taken for another one, too.
    func isSamePlace(_ own: LineAlignment, _ other: LineAlignment) -> Bool {
        own.span.clamped(to: other.span).count * 2 > own.span.count
    }

    /// The share of the transcript's weight that lies outside the stretches of all lines.
    private func unexplained(_ placed: [PlacedLine]) -> Double {
        var covered = [Bool](repeating: false, count: heard.tokens.count)
        for line in placed { for token in line.alignment.span { covered[token] = true } }
        var total: Int32 = 0
        var outside: Int32 = 0
        for (index, token) in heard.tokens.enumerated() {
            total += token.traits.weight
            if !covered[index] { outside += token.traits.weight }
        }
        return total == 0 ? 0 : Double(outside) / Double(total)
    }

    private func judge(
        _ placed: PlacedLine, _ claimed: [Bool], _ unexplained: Double, isAnotherLine: Bool
    ) -> JudgedLine {
        let (line, span, alignment) = (placed.line, placed.span, placed.alignment)
        let sayable = span.weight > 0
        let similarity =
            sayable && !alignment.span.isEmpty ? max(0, 1 - Double(span.cost) / Double(span.weight)) : 0
        let scoring = LineScoring(
            alignment: alignment, heard: heard.tokens, calibration: calibration, spanSimilarity: similarity,
            unexplained: unexplained, weighsEnd: version >= Self.firstGuardingOpposites)
        let components = scoring.components
        // What the engine was asked about is the place where the line was heard best.
        let asked = placed.isApart ? nil : opinions.first { $0.line == line.line.text }
        let ofWords = asked.flatMap { $0.tellsOfWordsAlone ? $0 : nil }
        let opinion = (ofWords == nil ? asked : nil).map {
            OpinionScore(
                $0, similarity: components.phoneticSimilarity, clarity: alignment.clarity,
                unexplained: unexplained,
                contradiction: components.contradiction, furthestBehind: furthestBehind($0, in: alignment))
        }
        let words = displayedWords(line, alignment, asked)
        // Sounds alone, without a single word of the line among them, are some other sentence, unless the engine was
        // asked how much the sound itself speaks for the line.
        let isSoundAlone = !words.contains(where: \.said) && opinion?.knowsSilence != true
        let isCutShort =
            opinion != nil && soundShare(of: span, claimed) < Self.leastSoundShare
        let isOther = isAnotherLine || isSoundAlone || isCutShort || opinion?.isUnsupported == true
        var score =
            sayable && !alignment.span.isEmpty
            ? calibration.score(
                similarity: components.phoneticSimilarity, length: Double(span.weight) / 100,
                clarity: alignment.clarity, unexplained: unexplained,
                contradiction: isOther ? 1 : components.contradiction, opinion: opinion, isOther: isOther)
            : 0
        if opinion == nil, version >= Self.firstGuardingOpposites, scoring.missesContentWord {
            score *= Self.leftOfMissedWord
        }
        if let ofWords, let word = furthestBehind(ofWords, in: alignment, isHeardLeftOut: true) {
            score = min(score, WordsBesideHeard.most(word))
        }
        let isOverruled = opinion?.overrulesGuards(score: score) ?? false
        let opposites = version >= Self.firstGuardingOpposites ? rules.opposites : nil
        let guards =
            alignment.span.isEmpty || isOverruled && (opposites == nil || opinion?.overrulesOpposites == true)
            ? []
            : MeaningGuards(
                alignment: alignment, heard: heard.tokens, claimed: claimed,
                clauseOpeners: rules.clauseOpeners,
                reportingWords: rules.reportingWords, dayParts: rules.dayParts,
                opposingPrefixes: rules.opposingPrefixes,
                opposites: opposites, line: line, isOverruled: isOverruled
            ).findings()
        let verdict = LineVerdict(
            lineID: line.line.id, text: line.line.text, score: score,
            passed: sayable && score > 0 && score >= line.line.minimumSimilarity && guards.isEmpty,
            missed: words.filter { !$0.said }.map(\.text), added: added(alignment), words: words,
            guards: guards,
            components: components, heard: heard.tokens[alignment.span].map(\.text).joined(separator: " "),
            place: alignment.span.isEmpty ? nil : alignment.span.lowerBound)
        return JudgedLine(verdict: verdict, span: alignment.span, nothingToSay: !sayable)
    }

    /// What is left of the score of a line of which a content word was not heard at all.
    private static var leftOfMissedWord: Double { 0.4 }

    /// The share of a line's weight below which what was heard is too little to have been all of it.
    ///
    /// Where a sentence breaks off, an engine finds likely how it goes on. The most at which the speakers tuned on lost
    /// no genuine pass in quiet, and three of 178 in an echoing room and in noise there.
    private static var leastSoundShare: Double { 0.65 }

    /// How much was heard for a line that no other line accounts for, as a share of the line's weight.
    private func soundShare(of span: FoundSpan, _ claimed: [Bool]) -> Double {
        var weight: Int32 = 0
        for (index, token) in heard.tokens.enumerated()
        where !claimed[index] || span.tokens.contains(index) {
            weight += token.traits.weight
        }
        return Double(weight) / Double(max(1, span.weight))
    }

    private func added(_ alignment: LineAlignment) -> [String] {
        var words: [String] = []
        for case .added(let index) in alignment.steps
        where alignment.span.contains(index) {
            words.append(heard.tokens[index].text)
        }
        return words
    }

    /// The version from which no word in whose place its opposite was heard passes.
    private static var firstGuardingOpposites: Int { 10 }

    /// The word of the line that the engine finds furthest behind what else could have been said there.
    ///
    /// Only words that carry the meaning count: articles, pronouns and auxiliaries are dropped and swapped by speakers
    /// and recognisers alike.
    /// - Parameter isHeardLeftOut: whether words that were heard as they sound are left out.
    private func furthestBehind(
        _ opinion: LineOpinion, in alignment: LineAlignment, isHeardLeftOut: Bool = false
    ) -> LineOpinion.Word? {
        let words = opinion.words
        let isInStep = words.count == alignment.expected.count
        if isHeardLeftOut, !isInStep { return nil }
        let telling = words.indices.filter { index in
            Self.carriesMeaning(
                isInStep ? alignment.expected[index].traits : rules.traits(of: words[index].text))
                && !(isHeardLeftOut && alignment.support[index] >= Self.heardSupport)
        }
        if isHeardLeftOut {
            return telling.map { words[$0] }.max { $0.behindHundredths < $1.behindHundredths }
        }
        return (telling.isEmpty ? words : telling.map { words[$0] })
            .max { $0.behindHundredths < $1.behindHundredths }
    }

    /// How well a word was heard from which it sounds like what was heard in its place.
    private static var heardSupport: Double { 0.8 }

    private static func carriesMeaning(_ word: WordTraits) -> Bool {
        word.role == .content || word.isNegation || word.isNumber
    }

    /// A displayed word was said when the weightier half of what it stands for was heard: as a word that sounds like
    /// it or, where the engine tells of every word, as one that it could well have been.
    private func displayedWords(
        _ line: ExpectedLine, _ alignment: LineAlignment, _ opinion: LineOpinion?
    ) -> [WordVerdict] {
        let told = opinion?.words ?? []
        let isTold = !told.isEmpty && told.count == alignment.expected.count
        func isSaid(_ index: Int) -> Bool {
            guard isTold, Self.carriesMeaning(alignment.expected[index].traits) else {
                return alignment.support[index] >= 0.6
            }
            guard opinion?.tellsOfWordsAlone == true else {
                return told[index].behindHundredths <= OpinionScore.mostBehindHundredths
            }
            return alignment.support[index] >= Self.heardSupport
                || told[index].behindHundredths <= WordsBesideHeard.mostBehindHundredths
        }
        return line.displayed.indices.map { display in
            var weight: Int32 = 0
            var said: Int32 = 0
            for (index, word) in alignment.expected.enumerated() where word.display == display {
                weight += word.traits.weight
                if isSaid(index) { said += word.traits.weight }
            }
            return WordVerdict(
                text: line.displayed[display],
                said: weight == 0 ? !alignment.span.isEmpty : said * 2 >= weight && said > 0)
        }
    }
}
