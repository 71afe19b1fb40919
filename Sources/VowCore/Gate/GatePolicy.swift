package import VowRecitation

/// One challenge that a gate asks for, before anything is drawn for it.
package struct ChallengePolicy: Codable, Hashable, Sendable {
    /// What is asked for.
    package var ask: Ask
    /// How long, and how often wrongly.
    package var limits: ChallengeLimits

    package init(_ ask: Ask, limits: ChallengeLimits = ChallengeLimits()) {
        self.ask = ask
        self.limits = limits
    }

    /// Whether it asks for no less than another.
    func isAtLeast(_ other: ChallengePolicy) -> Bool {
        ask.kind.isAtLeast(other.ask.kind) && limits.isAtLeast(other.limits)
    }
}

extension ChallengeLimits {
    /// Whether these limits give no more quiet and no more wrong answers than others.
    func isAtLeast(_ other: ChallengeLimits) -> Bool {
        if timeoutMilliseconds ?? 0 > other.timeoutMilliseconds ?? 0 { return false }
        switch (lockout, other.lockout) {
        case (_, nil): return lockout == nil
        case (nil, _): return false
        case (let own?, let theirs?):
            return own.answers <= theirs.answers && own.milliseconds >= theirs.milliseconds
        }
    }
}

/// What an alarm asks for before it stops.
package struct GatePolicy: Codable, Hashable, Sendable {
    /// The challenges, in order; each becomes a step.
    package var challenges: [ChallengePolicy]
    /// What may stand in for a recitation where the person cannot speak.
    package var standIns: [ChallengePolicy]
    /// Whether a random word has to be said within the recitation.
    package var challengeWord: Bool
    /// The score a line needs, 0 to 1.
    package var minimumSimilarity: Double
    /// The language of the lines and prompts.
    package var language: Language
    /// Whether it asks again after it has let go; nil where it does not.
    package var wakeCheck: WakeCheckPolicy?

    /// Makes a policy of challenges.
    package init(
        challenges: [ChallengePolicy], standIns: [ChallengePolicy] = [], challengeWord: Bool = true,
        minimumSimilarity: Double = 0.72, language: Language = .english, wakeCheck: WakeCheckPolicy? = nil
    ) {
        self.challenges = challenges
        self.standIns = standIns
        self.challengeWord = challengeWord
        self.minimumSimilarity = minimumSimilarity
        self.language = language
        self.wakeCheck = wakeCheck
    }

    /// Makes a policy of recitations; the default is affirmations, then goals, with a challenge word.
    package init(
        kinds: [LineKind] = [.affirmation, .goal], challengeWord: Bool = true,
        minimumSimilarity: Double = 0.72, language: Language = .english
    ) {
        self.init(
            challenges: kinds.map { ChallengePolicy(.recite($0)) }, challengeWord: challengeWord,
            minimumSimilarity: minimumSimilarity, language: language)
    }

    /// The kinds of lines that may be recited, in order. Setting them leaves every other challenge where it is: the recitations
    /// stand where the first one stood, or come first.
    package var kinds: [LineKind] {
        get {
            listedChallenges.compactMap { $0.ask.isSpoken ? $0.ask.lineKind : nil }
        }
        set {
            let first = challenges.firstIndex(where: \.isRecitation) ?? 0
            challenges.removeAll(where: \.isRecitation)
            challenges.insert(contentsOf: newValue.map { ChallengePolicy(.recite($0)) }, at: first)
        }
    }

    /// Whether it asks for recitations without any limits of their own, and nothing else.
    package var isPlainRecitation: Bool {
        standIns.isEmpty && wakeCheck == nil
            && challenges.allSatisfy { $0.isRecitation && $0.limits == ChallengeLimits() }
    }

    /// The codes and tags that it names, in order, each as often as it is named.
    package var tokens: [(kind: TokenKind, name: String)] {
        (listedChallenges + standIns).compactMap(\.ask.token)
    }

    /// Whether this policy asks for less than `other` in any respect: a lower score, no word, fewer or easier
    /// challenges, another order, or something new that may stand in.
    package func isLooser(than other: GatePolicy) -> Bool {
        if minimumSimilarity < other.minimumSimilarity || other.challengeWord && !challengeWord {
            return true
        }
        if let asked = other.wakeCheck, wakeCheck?.isAtLeast(asked) != true { return true }
        var rest = challenges[...]
        for asked in other.challenges {
            if let place = rest.firstIndex(where: { $0.isAtLeast(asked) }) {
                rest = rest[(place + 1)...]
                continue
            }
            // A gate that asks for the whole list asks for anything that could be drawn from it.
            guard case .pick(_, let listed) = asked.ask else { return true }
            for asked in listed {
                guard let place = rest.firstIndex(where: { $0.isAtLeast(asked) }) else { return true }
                rest = rest[(place + 1)...]
            }
        }
        return standIns.contains { standIn in !other.standIns.contains { standIn.isAtLeast($0) } }
    }
}

extension ChallengePolicy {
    var isRecitation: Bool { ask.isSpoken }
}

// From a policy to the steps of a run.
extension GatePolicy {
    /// The steps of a run: the person's lines at this moment, what is drawn for each challenge, and the challenge word
    /// in the last recitation.
    ///
    /// A gate without any step would open by itself, so a built-in line stands in when the person has none.
    /// - Parameters:
    ///   - date: the date of the run, which decides what rehearsals have taught; nil leaves them out.
    ///   - draw: unpredictable bits, taken once when the alarm fires.
    ///   - words: the seed of the challenge words and of what each `pick` draws; nil takes the same bits.
    ///   - wordCount: how many words the challenge holds.
    ///   - order: the seed of the order in which lines are said; nil leaves them as the person put them.
    package func steps(
        from book: LineList, tokens: TokenList = TokenList(), on date: CivilDate? = nil, draw: UInt64,
        words: UInt64? = nil, wordCount: Int = 1, order: UInt64? = nil
    ) -> [GateStep] {
        let book = book.inForce(on: date)
        let renderings = date.map { book.renderings(in: language, on: $0) } ?? []
        var seeds = RandomBits(seed: draw)
        var steps = drawnChallenges(by: words ?? draw).compactMap {
            step($0, from: book, tokens: tokens, on: date, renderings: renderings, &seeds)
        }
        if steps.isEmpty {
            steps = [GateStep(kind: .affirmation, lines: [builtInLine], challengeWord: nil)]
        }
        if let order { steps = GatePolicy.ordered(steps, by: order) }
        guard challengeWord, let last = steps.lastIndex(where: \.challenge.isSpoken) else { return steps }
        let spoken = steps.filter(\.challenge.isSpoken).flatMap(\.lines).map(\.text)
        let word = ChallengeWords.draw(words ?? draw, count: wordCount, language: language, avoiding: spoken)
        if let lines = steps[last].challenge.required {
            steps[last] = GateStep(
                .recite(
                    RequiredLines(
                        kind: lines.kind, lines: lines.lines, challengeWord: word,
                        renderings: lines.renderings)),
                limits: steps[last].limits)
        }
        return steps
    }

    /// Draws the order of the lines of each recitation.
    private static func ordered(_ steps: [GateStep], by seed: UInt64) -> [GateStep] {
        let places = steps.indices.filter { steps[$0].challenge.isSpoken }
        let drawn = LineOrder.drawn(by: seed, places.map { steps[$0].lines })
        var steps = steps
        for (place, lines) in zip(places, drawn) {
            guard let asked = steps[place].challenge.required else { continue }
            steps[place] = GateStep(
                .recite(
                    RequiredLines(
                        kind: asked.kind, lines: lines, challengeWord: asked.challengeWord,
                        renderings: asked.renderings)), limits: steps[place].limits)
        }
        return steps
    }

    /// How many words are frozen for attempts that have to be repeated: a run that asks for more begins anew with the
    /// first.
    private static let repeatedAttempts = 4
    /// How many challenges are frozen beside the first: about as many as a run of half an hour has windows in which
    /// somebody speaks.
    static let freshChallenges = 24

    /// What the device commits itself to when a run fires; nil if the gate asks for no word, in no drawn
    /// order, and draws no challenge.
    /// - Parameters:
    ///   - steps: drawn with the same seed.
    ///   - mayRepeat: whether an attempt may be asked for once more, which then is with a word.
    func challengeTerms(
        _ seed: CommittedSeed, steps: [GateStep], isOrdered: Bool = false, mayRepeat: Bool = false,
        wordCount: Int, answerMilliseconds: Int64?
    ) -> ChallengeTerms? {
        let asksForWord = steps.contains { $0.challengeWord != nil || mayRepeat && $0.challenge.isSpoken }
        let draws = draws(by: seed.bits)
        guard isOrdered || asksForWord || !draws.isEmpty else { return nil }
        let words = ChallengeWords.challenges(
            by: seed.bits, count: 1 + Self.freshChallenges, of: wordCount, language: language,
            avoiding: steps.filter(\.challenge.isSpoken).flatMap(\.lines).map(\.text))
        return ChallengeTerms(
            commitment: seed.commitment, seed: seed.bits, list: ChallengeWords.listNumber(language),
            words: Array(words.dropFirst()), answerMilliseconds: answerMilliseconds, draws: draws)
    }

    /// What is decided about liveness when a run fires.
    /// - Parameter draw: unpredictable bits, others than those of the steps.
    func livenessTerms(voice: VoiceNorm, steps: [GateStep], wordCount: Int, draw: UInt64)
        -> LivenessTerms
    {
        var avoided = SaidWords(steps.flatMap(\.lines).map(\.text) + steps.compactMap(\.challengeWord))
        var bits = RandomBits(seed: draw)
        var words: [String] = []
        while words.count < Self.repeatedAttempts {
            words += ChallengeWords.challenges(
                by: bits.next(), count: 1, of: wordCount, language: language, avoiding: avoided)
            avoided.add(words[words.count - 1])
        }
        return LivenessTerms(words: words, norm: voice.mean, microphones: voice.named)
    }

    /// What may stand in for the recitations of a run.
    /// - Parameter date: the date of the run, which decides which lines are in force.
    package func standIns(
        from book: LineList, tokens: TokenList = TokenList(), on date: CivilDate? = nil, draw: UInt64
    ) -> [StandIn] {
        let book = book.inForce(on: date)
        var seeds = RandomBits(seed: ~draw)
        return standIns.compactMap { policy in
            if policy.ask.kind.typesOtherLines { return .typedLines(policy.limits) }
            return step(policy, from: book, tokens: tokens, on: date, renderings: [], &seeds)
                .map(StandIn.challenge)
        }
    }

    /// The step of one challenge; nil where it asks for lines and the person has none of them.
    private func step(
        _ policy: ChallengePolicy, from book: LineList, tokens: TokenList, on date: CivilDate?,
        renderings: [LineRendering], _ seeds: inout RandomBits
    ) -> GateStep? {
        // As many bits as every reader of JSON keeps.
        let source = ChallengeSource(
            policy: self, book: book, tokens: tokens, date: date, renderings: renderings,
            seed: seeds.next() >> 11)
        return policy.ask.kind.drawn(from: source).map { GateStep($0, limits: policy.limits) }
    }

    /// The check that follows, once the gate has let go; nil where none does.
    package func check(draw: UInt64) -> WakeCheck? {
        guard let wakeCheck else { return nil }
        var bits = RandomBits(seed: draw ^ 0x57_41_4b_45)
        return WakeCheck(
            afterMilliseconds: Int64(wakeCheck.afterMinutes) * 60_000, limit: wakeCheck.limit,
            seed: bits.next() >> 11)
    }

    /// What is typed where nothing can be read: the first kind of lines that the person has.
    func spareLines(from book: LineList) -> RequiredLines {
        for kind in [LineKind.affirmation, .goal] {
            let lines = requiredLines(kind, from: book)
            if !lines.isEmpty { return RequiredLines(kind: kind, lines: lines) }
        }
        return RequiredLines(kind: .affirmation, lines: [builtInLine])
    }

    private var builtInLine: RequiredLine {
        RequiredLine(
            id: "built-in", text: GatePolicy.builtInLine(language), minimumSimilarity: minimumSimilarity)
    }

    func requiredLines(_ kind: LineKind, from book: LineList) -> [RequiredLine] {
        book.lines(of: kind, in: language).map {
            RequiredLine(id: $0.id, text: $0.text, minimumSimilarity: minimumSimilarity)
        }
    }

    private static func builtInLine(_ language: Language) -> String {
        switch language {
        case .english: "I am awake and I am getting up now."
        case .spanish: "Estoy despierto y me levanto ahora."
        case .chinese: "我已经醒了，我现在起床。"
        }
    }
}
