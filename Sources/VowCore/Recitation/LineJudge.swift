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

    func judge(_ lines: [ExpectedLine]) -> [JudgedLine] {
        let aligner = SpanAligner(heard: heard.phones, tokenOfPhone: heard.tokenOfPhone)
        let spans = lines.map { aligner.find($0) }
        let alignments = spans.map { align($0) }
        return lines.indices.map { index in
            var claimed = [Bool](repeating: false, count: heard.tokens.count)
            for other in lines.indices where other != index && alignments[other].phoneticSimilarity > 0.7 {
                for token in alignments[other].span { claimed[token] = true }
            }
            return judge(lines[index], spans[index], alignments[index], claimed)
        }
    }

    private func align(_ span: FoundSpan) -> LineAlignment {
        guard !span.tokens.isEmpty else { return LineAlignment(expected: span.form, steps: []) }
        let window = max(0, span.tokens.lowerBound - 3)..<min(heard.tokens.count, span.tokens.upperBound + 2)
        let steps = WordAligner(
            expected: span.form, heard: heard.tokens, window: window, corrections: rules.corrections,
            looseWords: rules.looseWords
        ).align()
        return LineAlignment(expected: span.form, steps: steps)
    }

    private func judge(_ line: ExpectedLine, _ span: FoundSpan, _ alignment: LineAlignment, _ claimed: [Bool])
        -> JudgedLine
    {
        let sayable = span.weight > 0
        let similarity =
            sayable && !alignment.span.isEmpty ? max(0, 1 - Double(span.cost) / Double(span.weight)) : 0
        let scoring = LineScoring(alignment: alignment, heard: heard.tokens, spanSimilarity: similarity)
        let components = scoring.components
        let guards =
            alignment.span.isEmpty
            ? []
            : MeaningGuards(
                alignment: alignment, heard: heard.tokens, claimed: claimed,
                clauseOpeners: rules.clauseOpeners,
                reportingWords: rules.reportingWords
            ).findings()
        let score =
            sayable && !alignment.span.isEmpty ? Calibration.score(components, weight: span.weight) : 0
        let words = displayedWords(line, alignment)
        let verdict = LineVerdict(
            lineID: line.line.id, text: line.line.text, score: score,
            passed: sayable && score > 0 && score >= line.line.minimumSimilarity && guards.isEmpty,
            missed: words.filter { !$0.said }.map(\.text), added: added(alignment), words: words,
            guards: guards,
            components: components, heard: heard.tokens[alignment.span].map(\.text).joined(separator: " "))
        return JudgedLine(verdict: verdict, span: alignment.span, nothingToSay: !sayable)
    }

    private func added(_ alignment: LineAlignment) -> [String] {
        var words: [String] = []
        for case .added(let index) in alignment.steps
        where alignment.span.contains(index) {
            words.append(heard.tokens[index].text)
        }
        return words
    }

    /// A displayed word was said when the weightier half of what it stands for was heard.
    private func displayedWords(_ line: ExpectedLine, _ alignment: LineAlignment) -> [WordVerdict] {
        line.displayed.indices.map { display in
            var weight: Int32 = 0
            var said: Int32 = 0
            for (index, word) in alignment.expected.enumerated() where word.display == display {
                weight += word.traits.weight
                if alignment.support[index] >= 0.6 { said += word.traits.weight }
            }
            return WordVerdict(
                text: line.displayed[display],
                said: weight == 0 ? !alignment.span.isEmpty : said * 2 >= weight && said > 0)
        }
    }
}

/// The curve from measured components to the score that people see.
enum Calibration {
    static func score(_ components: ScoreComponents, weight: Int32) -> Double {
        let blend = 0.75 * components.phoneticSimilarity + 0.25 * components.characterSimilarity
        let length = Double(weight) / 100
        let threshold = 0.40 + 1.2 / (length + 2)
        let raw = max(0, min(1, blend))
        let calibrated =
            raw >= threshold ? 0.72 + 0.28 * (raw - threshold) / (1 - threshold) : 0.72 * raw / threshold
        return calibrated * (1 - 0.6 * components.contradiction)
    }
}
