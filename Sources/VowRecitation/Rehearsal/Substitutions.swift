/// Words of a line, and the words that a person's engine hears in their place.
struct Substitution: Equatable {
    let expected: [String]
    let heard: [String]
}

/// What renderings teach: which words come out as which others, in the same line and in any other.
///
/// A habit never holds a negation, a number or a word that must be said by itself, so that no rehearsal can
/// move what the hard guards watch over.
struct Substitutions<Rules: LanguageRules> {
    let rules: Rules
    private let renderings: [LineRendering]
    private let language: Language
    /// How clearly the person is heard.
    private let norm: HearingNorm

    /// The most words on either side: a recogniser's mishearing rarely spans more.
    private static var mostWords: Int { 4 }
    /// How alike both sides must sound, from 0 to 1; below it other words were said.
    private static var leastSimilarity: Double { 0.35 }

    init(_ renderings: [LineRendering], language: Language, rules: Rules) {
        self.rules = rules
        self.renderings = renderings
        self.language = language
        norm = HearingNorm(renderings)
    }

    /// The habits that the newest rendering of each line shows, those of more heard words first.
    func substitutions() -> [Substitution] {
        var known = KnownWords()
        return substitutions([], &known)
    }

    /// - Parameter ready: lines that were made ready before.
    private func substitutions(_ ready: [ExpectedLine], _ known: inout KnownWords) -> [Substitution] {
        var newest: [LineRendering] = []
        for rendering in renderings {
            newest.removeAll { $0.line == rendering.line }
            newest.append(rendering)
        }
        var learnt: [Substitution] = []
        for rendering in newest {
            let line =
                ready.first { $0.line.text == rendering.line }
                ?? expectedLine(RequiredLine(id: "", text: rendering.line), &known)
            let words = rules.heard(LexedText(rendering.heard, language: language))
            let heard = HeardTranscript(words, rules: rules, known: &known) { line.holds($0) }
            guard !heard.tokens.isEmpty else { continue }
            let alignment = LineFinder(heard, rules).find(line).alignment
            for habit in Self.substitutions(of: alignment, heard.tokens) where !learnt.contains(habit) {
                learnt.append(habit)
            }
        }
        // Sorted by length, and kept in the order of learning among those of one length: `sort` does not promise that.
        return (1...Self.mostWords).reversed().flatMap { count in learnt.filter { $0.heard.count == count } }
    }

    /// The stretches in which something else was heard than the line has.
    private static func substitutions(of alignment: LineAlignment, _ heard: [HeardToken]) -> [Substitution] {
        var found: [Substitution] = []
        var words: [ExpectedWord] = []
        var tokens: [HeardToken] = []
        func close() {
            if let habit = habit(words, tokens) { found.append(habit) }
            (words, tokens) = ([], [])
        }
        for step in alignment.steps {
            switch step {
            case .said(let expected, let places, _):
                if alignment.support[expected.lowerBound] >= LineAlignment.exactSupport {
                    close()
                } else {
                    words += alignment.expected[expected]
                    tokens += heard[places]
                }
            case .missed(let index): words.append(alignment.expected[index])
            case .added(let index):
                if alignment.span.contains(index) { tokens.append(heard[index]) }
            case .takenBack: close()
            }
        }
        close()
        return found
    }

    private static func habit(_ words: [ExpectedWord], _ tokens: [HeardToken]) -> Substitution? {
        guard (1...mostWords).contains(words.count), (1...mostWords).contains(tokens.count) else {
            return nil
        }
        let traits = words.map(\.traits) + tokens.map(\.traits)
        guard !traits.contains(where: { $0.isNegation || $0.isNumber || $0.isExclusive }) else { return nil }
        let expected = words.flatMap(\.traits.phones)
        let sounds = tokens.flatMap(\.traits.phones)
        let distance = Phones.distance(expected[...], sounds[...])
        let weight = max(1, Phones.weight(of: expected))
        guard 1 - Double(distance) / Double(weight) >= leastSimilarity else { return nil }
        return Substitution(expected: words.map(\.text), heard: tokens.map(\.text))
    }

    /// The transcript as it would read, had the engine heard the words of lines where it heard what it makes of them;
    /// nil where nothing of the kind was heard.
    private func rewritten(
        _ heard: HeardTranscript, for lines: [ExpectedLine], _ ready: [ExpectedLine],
        _ known: inout KnownWords
    ) -> HeardTranscript? {
        let fitting = substitutions(ready, &known).filter { habit in
            lines.contains { habit.expected.allSatisfy($0.holds) }
        }
        guard !fitting.isEmpty else { return nil }
        let texts = heard.tokens.map(\.text)
        var words: [HeardWord] = []
        var place = 0
        var isChanged = false
        while place < texts.count {
            let habit = fitting.first { habit in
                texts[place...].starts(with: habit.heard)
            }
            if let habit {
                for (index, text) in habit.expected.enumerated() {
                    words.append(
                        HeardWord(text: text, afterPause: index == 0 && heard.tokens[place].afterPause))
                }
                place += habit.heard.count
                isChanged = true
            } else {
                words.append(HeardWord(text: texts[place], afterPause: heard.tokens[place].afterPause))
                place += 1
            }
        }
        return isChanged ? HeardTranscript(words, rules: rules, known: &known) { _ in true } : nil
    }

    /// From this score against the words of a rendering, what was heard is that rendering again.
    private static var surelyRendered: Double { 0.9 }

    /// What becomes of lines when the person's rehearsals are known: the score counts for the voice; each line is
    /// judged once more on the transcript as it would read without the habits, and against the words that were heard
    /// for it at its rehearsals; the best of these counts.
    ///
    /// The words alone decide then. What a guard objects to in any of these readings stays refused.
    func rejudged(
        _ judged: [JudgedLine], _ placed: [PlacedLine], _ judge: LineJudge<Rules>, _ finder: LineFinder,
        _ known: inout KnownWords
    ) -> [JudgedLine] {
        if renderings.isEmpty { return judged }
        let lines = placed.map(\.line)
        var best = lines.indices.map {
            norm.adjusted(judged[$0], minimum: lines[$0].line.minimumSimilarity)
        }
        // What was heard well needs no help; deriving habits takes time.
        let open = lines.indices.filter { index in
            !best[index].nothingToSay && best[index].verdict.guards.isEmpty
                && best[index].verdict.score < Self.surelyRendered
        }
        if open.isEmpty { return best }
        let again = rewritten(judge.heard, for: open.map { lines[$0] }, lines, &known).map { heard in
            reader(heard, like: judge).judge(LineFinder(heard, rules).find(lines))
        }
        for index in open {
            if let after = again?[index].verdict,
                !after.guards.isEmpty || after.score > best[index].verdict.score
            {
                best[index] = JudgedLine(verdict: after, span: best[index].span, nothingToSay: false)
                if !after.guards.isEmpty { continue }
            }
            let (score, minimum) = (best[index].verdict.score, lines[index].line.minimumSimilarity)
            switch rendered(index, placed, judge, finder, &known) {
            case .unlike: continue
            case .objectedTo(let guards):
                best[index] = best[index].scored(score, minimum: minimum, guards: guards)
            case .same(let rendered):
                best[index] = best[index].scored(max(score, rendered), minimum: minimum)
            }
        }
        return best
    }

    private func expectedLine(_ line: RequiredLine, _ known: inout KnownWords) -> ExpectedLine {
        ExpectedLine(line, language: language, rules: rules, known: &known)
    }

    private func reader(_ heard: HeardTranscript, like judge: LineJudge<Rules>) -> LineJudge<Rules> {
        LineJudge(
            heard: heard, rules: rules, calibration: judge.calibration, version: judge.version, opinions: [])
    }

    /// How what was heard stands to the rehearsals of a line.
    private enum Rendered {
        case same(score: Double)
        case unlike
        /// The same words, but for a "not" or a number.
        case objectedTo([GuardFinding])
    }

    /// How what was heard stands to the rehearsals of a line: judged as if the line were what was heard
    /// of it then, with the engine's opinion on that.
    ///
    /// Where the engine has none, the words have to be all but the same, as before: only the sound tells whether words
    /// that differ are the same saying in another room.
    private func rendered(
        _ index: Int, _ placed: [PlacedLine], _ judge: LineJudge<Rules>, _ finder: LineFinder,
        _ known: inout KnownWords
    ) -> Rendered {
        let line = placed[index].line.line
        var best = 0.0
        var objections: [GuardFinding] = []
        for rendering in renderings where rendering.line == line.text {
            let words = expectedLine(
                RequiredLine(id: line.id, text: rendering.heard, minimumSimilarity: line.minimumSimilarity),
                &known)
            let verdict = judge.judge(finder.find(words), insteadOf: index, of: placed).verdict
            if verdict.guards.isEmpty {
                let isSound = judge.opinions.contains { $0.line == rendering.heard }
                if isSound || verdict.score >= Self.surelyRendered { best = max(best, verdict.score) }
            } else if verdict.score >= Self.surelyRendered {
                objections = verdict.guards
            }
        }
        // A guard's objection against one rehearsal holds, unless what was heard surely is another rehearsal's words.
        if !objections.isEmpty && best < Self.surelyRendered { return .objectedTo(objections) }
        return best > 0 ? .same(score: best) : .unlike
    }
}

extension JudgedLine {
    /// The same line with another score, and what follows from it.
    func scored(_ score: Double, minimum: Double, guards: [GuardFinding] = []) -> JudgedLine {
        let guards = verdict.guards + guards
        let changed = LineVerdict(
            lineID: verdict.lineID, text: verdict.text, score: score,
            passed: score >= minimum && guards.isEmpty, missed: verdict.missed, added: verdict.added,
            words: verdict.words, guards: guards, components: verdict.components, heard: verdict.heard,
            place: verdict.place)
        return JudgedLine(verdict: changed, span: span, nothingToSay: nothingToSay)
    }
}
