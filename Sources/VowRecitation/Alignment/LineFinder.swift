/// A line with where in a transcript it was found.
struct PlacedLine {
    let line: ExpectedLine
    let span: FoundSpan
    let alignment: LineAlignment
    /// Whether it was looked for beside another line; see `LineJudge.apart`.
    var isApart = false

    /// Whether it was heard well enough for its stretch to be taken for it and for nothing else.
    var isHeard: Bool { alignment.phoneticSimilarity > 0.7 }
}

/// Looks for lines in one transcript.
///
/// Where a line is found depends on no other line, so that one of many can be looked for in another wording without
/// looking for the others again.
struct LineFinder {
    private let tokens: [HeardToken]
    private let looseWords: Set<String>
    private let disfluencies: Disfluencies
    private let aligner: SpanAligner

    init(_ heard: HeardTranscript, _ rules: some LanguageRules) {
        tokens = heard.tokens
        looseWords = rules.looseWords
        disfluencies = Disfluencies(heard.tokens, corrections: rules.corrections)
        aligner = SpanAligner(heard, disfluencies)
    }

    /// Where lines were heard.
    func find(_ lines: [ExpectedLine]) -> [PlacedLine] { lines.map { find($0) } }

    /// Where a line was heard.
    func find(_ line: ExpectedLine) -> PlacedLine {
        let span = aligner.find(line)
        return PlacedLine(line: line, span: span, alignment: align(span))
    }

    private func align(_ span: FoundSpan) -> LineAlignment {
        guard !span.tokens.isEmpty else { return LineAlignment(expected: span.form, steps: []) }
        let window = max(0, span.tokens.lowerBound - 3)..<min(tokens.count, span.tokens.upperBound + 2)
        let steps = WordAligner(
            expected: span.form, heard: tokens, window: window, disfluencies: disfluencies,
            looseWords: looseWords
        ).align()
        return LineAlignment(expected: span.form, steps: steps)
    }
}
