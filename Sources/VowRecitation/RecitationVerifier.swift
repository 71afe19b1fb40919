/// Judges whether lines were said, from a transcript alone.
///
/// A pure function of its settings and arguments: it reads no clock, no random numbers and no table whose
/// order could differ, and its arithmetic is plain IEEE addition, multiplication and division, so the same
/// input gives the same verdict on any machine. Safe to call from any thread.
public struct RecitationVerifier: Sendable {
    /// The settings every verdict is made with.
    public let settings: VerifierSettings
    private let rules: any LanguageRules

    /// Makes a verifier for the language of the settings.
    public init(settings: VerifierSettings) {
        self.settings = settings
        rules = SpokenWords.rules(settings.language)
    }

    /// Judges one transcript, or several attempts joined by a space, against all lines of a gate.
    ///
    /// Each line is looked for anywhere in the transcript. What is said before, between and after lines is
    /// free; so are fillers, repetitions and self-corrections.
    ///
    /// - Parameters:
    ///   - lines: the required lines; an attempt without any never passes.
    ///   - transcript: what a recogniser heard, with or without punctuation.
    ///   - challengeWord: the word that has to be heard besides; nil or empty when none was asked for.
    ///   - opinions: what the engine made of lines that it did not hear word for word.
    ///   - renderings: how lines came out when they were rehearsed, heard by the engine of the transcript.
    public func judge(
        lines: [RequiredLine], transcript: String, challengeWord: String?, opinions: [LineOpinion] = [],
        renderings: [LineRendering] = []
    ) -> RecitationVerdict {
        var words = KnownWords()
        let lines = prepared(lines, knowing: &words)
        let heard = hear(transcript, for: lines, challengeWord: challengeWord, knowing: &words)
        return verdict(
            on: heard,
            judge(lines, in: heard, opinions: opinions, renderings: renderings, knowing: &words))
    }

    /// Makes lines ready, once for all the transcripts that are judged against them.
    ///
    /// For a verdict the transcript is read, the lines are judged in it, and both are put together. Whoever
    /// judges many attempts at the same lines takes these steps one by one.
    package func prepared(_ lines: [RequiredLine], knowing words: inout KnownWords) -> PreparedLines {
        func prepare(_ rules: some LanguageRules) -> [ExpectedLine] {
            lines.map { ExpectedLine($0, language: settings.language, rules: rules, known: &words) }
        }
        return PreparedLines(expected: prepare(rules))
    }

    /// Reads the transcript: whether the challenge word was heard, and which words were heard besides.
    package func hear(
        _ transcript: String, for lines: PreparedLines, challengeWord: String?,
        knowing words: inout KnownWords
    ) -> HeardRecitation {
        hear(transcript, lines.expected, challengeWord, &words, rules)
    }

    private func hear(
        _ transcript: String, _ expected: [ExpectedLine], _ challengeWord: String?,
        _ known: inout KnownWords, _ rules: some LanguageRules
    ) -> HeardRecitation {
        let words = rules.heard(LexedText(transcript, language: settings.language))
        let challenge = ChallengeWord(
            challengeWord ?? "", language: settings.language, rules: rules, known: &known)
        let heard = HeardTranscript(words, rules: rules, known: &known) { word in
            expected.contains { $0.holds(word) } || challenge?.text == word
        }
        let challengePlace = challenge?.place(in: heard.tokens)
        let lineHoldsChallenge =
            challenge.map { asked in expected.contains { $0.holds(asked.text) } } ?? false
        // The challenge word may stand anywhere, also inside a line, and must not count against it.
        return HeardRecitation(
            rest: challengePlace.map { lineHoldsChallenge ? heard : heard.removing($0) } ?? heard,
            isEmpty: heard.tokens.isEmpty, hasChallengeWord: challenge.map { _ in challengePlace != nil })
    }

    /// Judges the lines by the words that were heard beside the challenge word, whichever word that was.
    package func judge(
        _ lines: PreparedLines, in heard: HeardRecitation, opinions: [LineOpinion] = [],
        renderings: [LineRendering] = [], knowing words: inout KnownWords
    ) -> JudgedLines {
        JudgedLines(lines: judge(lines.expected, heard.rest, opinions, renderings, &words, rules))
    }

    private func judge(
        _ expected: [ExpectedLine], _ heard: HeardTranscript, _ opinions: [LineOpinion],
        _ renderings: [LineRendering], _ known: inout KnownWords, _ rules: some LanguageRules
    ) -> [JudgedLine] {
        let judge = LineJudge(
            heard: heard, rules: rules, calibration: Calibration(settings.language),
            version: settings.verifierVersion, opinions: opinions)
        let finder = judge.finder()
        let placed = judge.apart(finder.find(expected))
        return Substitutions(
            renderings, language: settings.language, rules: rules
        ).rejudged(judge.judge(placed), placed, judge, finder, &known)
    }

    /// Puts both together: what the lines and the challenge word mean for the attempt.
    package func verdict(on heard: HeardRecitation, _ judged: JudgedLines) -> RecitationVerdict {
        let lines = judged.lines.map(\.verdict)
        var score = 0.0
        for line in lines { score += line.score }
        if !lines.isEmpty { score /= Double(lines.count) }
        var reasons: [RefusalReason] = []
        if heard.isEmpty { reasons.append(.nothingHeard) }
        if lines.isEmpty || judged.lines.contains(where: \.nothingToSay) { reasons.append(.nothingToSay) }
        let guards = lines.flatMap(\.guards)
        if lines.contains(where: { !$0.passed }) { reasons.append(.lineMissing) }
        if guards.contains(where: { $0.kind == .polarity }) { reasons.append(.polarityChanged) }
        if guards.contains(where: { $0.kind == .number }) { reasons.append(.numberChanged) }
        if guards.contains(where: { $0.kind == .opposite }) { reasons.append(.oppositeHeard) }
        if heard.hasChallengeWord == false { reasons.append(.challengeWordMissing) }
        return RecitationVerdict(
            passed: reasons.isEmpty, score: score, lines: lines, challengeWordHeard: heard.hasChallengeWord,
            reasons: reasons, verifierVersion: settings.verifierVersion)
    }
}

/// Lines made ready to be looked for: their words, forms and sounds are worked out once for many transcripts.
package struct PreparedLines: Sendable {
    let expected: [ExpectedLine]
}

/// What was heard in one attempt, with the challenge word set aside.
package struct HeardRecitation: Sendable {
    let rest: HeardTranscript
    /// Whether nothing at all was heard.
    let isEmpty: Bool
    /// Whether the challenge word was heard; nil where none was asked for.
    let hasChallengeWord: Bool?

    /// The words beside the challenge word, each with whether a pause was before it. Where these are the same, the same
    /// lines are judged alike, without opinions and renderings.
    package var words: [(text: String, afterPause: Bool)] {
        rest.tokens.map { ($0.text, $0.afterPause) }
    }
}

/// Each line of a gate, judged in what was heard.
package struct JudgedLines: Sendable {
    let lines: [JudgedLine]
}
