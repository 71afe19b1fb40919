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
        var lines = prepared(lines)
        return judge(
            &lines, transcript: transcript, challengeWord: challengeWord, opinions: opinions,
            renderings: renderings)
    }

    /// Prepares lines that many transcripts are judged against.
    public func prepared(_ lines: [RequiredLine]) -> PreparedLines { prepared(lines, rules) }

    private func prepared(_ lines: [RequiredLine], _ rules: some LanguageRules) -> PreparedLines {
        var known = KnownTraits()
        let expected = lines.map {
            ExpectedLine($0, language: settings.language, rules: rules, known: &known)
        }
        return PreparedLines(expected: expected, known: known)
    }

    /// Judges one transcript against lines that a verifier of the same settings has prepared; what is worked out of its
    /// words is kept for the next one.
    public func judge(
        _ lines: inout PreparedLines, transcript: String, challengeWord: String?,
        opinions: [LineOpinion] = [], renderings: [LineRendering] = []
    ) -> RecitationVerdict {
        judge(lines.expected, &lines.known, transcript, challengeWord, opinions, renderings, rules)
    }

    private func judge(
        _ expected: [ExpectedLine], _ known: inout KnownTraits, _ transcript: String,
        _ challengeWord: String?, _ opinions: [LineOpinion],
        _ renderings: [LineRendering], _ rules: some LanguageRules
    ) -> RecitationVerdict {
        let language = settings.language
        let words = rules.heard(LexedText(transcript, language: language))
        let challenge = ChallengeWord(
            challengeWord ?? "", language: language, rules: rules, known: &known)
        let heard = HeardTranscript(words, rules: rules, known: &known) { word in
            expected.contains { $0.holds(word) } || challenge?.text == word
        }
        let challengePlace = challenge?.place(in: heard.tokens)
        let lineHoldsChallenge =
            challenge.map { asked in expected.contains { $0.holds(asked.text) } } ?? false
        // The challenge word may stand anywhere, also inside a line, and must not count against it.
        let rest = challengePlace.map { lineHoldsChallenge ? heard : heard.removing($0) } ?? heard
        let judge = LineJudge(
            heard: rest, rules: rules,
            calibration: Calibration(language),
            version: settings.verifierVersion, opinions: opinions)
        var finder = judge.finder()
        let placed = judge.apart(finder.find(expected))
        let judged = Substitutions(
            renderings, language: language, rules: rules
        ).rejudged(judge.judge(placed), placed, judge, &finder, &known)
        return verdict(
            judged, heardAnything: !heard.tokens.isEmpty, challenge.map { _ in challengePlace != nil })
    }

    private func verdict(_ judged: [JudgedLine], heardAnything: Bool, _ challengeHeard: Bool?)
        -> RecitationVerdict
    {
        let lines = judged.map(\.verdict)
        var score = 0.0
        for line in lines { score += line.score }
        if !lines.isEmpty { score /= Double(lines.count) }
        var reasons: [RefusalReason] = []
        if !heardAnything { reasons.append(.nothingHeard) }
        if lines.isEmpty || judged.contains(where: \.nothingToSay) { reasons.append(.nothingToSay) }
        let guards = lines.flatMap(\.guards)
        if lines.contains(where: { !$0.passed }) { reasons.append(.lineMissing) }
        if guards.contains(where: { $0.kind == .polarity }) { reasons.append(.polarityChanged) }
        if guards.contains(where: { $0.kind == .number }) { reasons.append(.numberChanged) }
        if challengeHeard == false { reasons.append(.challengeWordMissing) }
        return RecitationVerdict(
            passed: reasons.isEmpty, score: score, lines: lines, challengeWordHeard: challengeHeard,
            reasons: reasons, verifierVersion: settings.verifierVersion)
    }
}

/// Lines made ready to be looked for: their words, forms and sounds are worked out once for many transcripts.
public struct PreparedLines: Sendable {
    let expected: [ExpectedLine]
    /// What is known of their words, and of those of the transcripts so far.
    var known: KnownTraits
}
