package import VowRecitation

/// One challenge that a gate asks for, before anything is drawn for it.
package struct ChallengePolicy: Codable, Hashable, Sendable {
    /// What is asked for.
    package enum Ask: Codable, Hashable, Sendable {
        /// Say the person's lines of a kind.
        case recite(LineKind)
        /// Type the person's lines of a kind; as a stand-in, the lines of the recitation.
        case typeLines(LineKind)
        /// Work out so many sums.
        case sum(SumDifficulty, count: Int)
        /// Scan the code, or touch the tag, of this name.
        case token(TokenKind, name: String)
        /// Move the device for so many seconds.
        case move(MotionKind, seconds: Int)
        /// So many of these challenges, drawn each morning.
        case pick(Int, of: [ChallengePolicy])

        /// The name of its kind in notation and log.
        package var kindName: String {
            switch self {
            case .recite: "recite"
            case .typeLines: "type"
            case .sum: "sum"
            case .token(let kind, _): kind.rawValue
            case .move: "move"
            case .pick: "pick"
            }
        }
    }

    /// What is asked for.
    package var ask: Ask
    /// How long, and how often wrongly.
    package var limits: ChallengeLimits

    /// Names a challenge.
    package init(_ ask: Ask, limits: ChallengeLimits = ChallengeLimits()) {
        self.ask = ask
        self.limits = limits
    }

    /// Whether it asks for no less than another.
    func isAtLeast(_ other: ChallengePolicy) -> Bool {
        switch (ask, other.ask) {
        case (.recite(let kind), .recite(let otherKind)), (.typeLines(let kind), .typeLines(let otherKind)):
            if kind != otherKind { return false }
        case (.sum(let difficulty, let count), .sum(let otherDifficulty, let otherCount)):
            if !difficulty.isAtLeast(otherDifficulty) || count < otherCount { return false }
        case (.token(let kind, let name), .token(let otherKind, let otherName)):
            if kind != otherKind || name != otherName { return false }
        case (.move(let kind, let seconds), .move(let otherKind, let otherSeconds)):
            if kind != otherKind || seconds < otherSeconds { return false }
        case (.pick(let count, let listed), .pick(let otherCount, let otherListed)):
            // Another list may leave out the hardest, whatever else it holds.
            if count < otherCount || listed.count != otherListed.count { return false }
            if !zip(listed, otherListed).allSatisfy({ $0.isAtLeast($1) }) { return false }
        case (.recite, _), (.typeLines, _), (.sum, _), (.token, _), (.move, _), (.pick, _): return false
        }
        return limits.isAtLeast(other.limits)
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
            listedChallenges.compactMap { if case .recite(let kind) = $0.ask { kind } else { nil } }
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
        (listedChallenges + standIns).compactMap {
            if case .token(let kind, let name) = $0.ask { (kind, name) } else { nil }
        }
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
    var isRecitation: Bool {
        if case .recite = ask { true } else { false }
    }
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
        if case .recite(let lines) = steps[last].challenge {
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
            guard case .recite(let asked) = steps[place].challenge else { continue }
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
            if case .typeLines = policy.ask { return .typedLines(policy.limits) }
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
        let seed = seeds.next() >> 11
        switch policy.ask {
        case .recite(let kind):
            let lines = requiredLines(kind, from: book)
            guard !lines.isEmpty else { return nil }
            return GateStep(
                .recite(RequiredLines(kind: kind, lines: lines, renderings: renderings)),
                limits: policy.limits)
        case .typeLines(let kind):
            let lines = requiredLines(kind, from: book)
            guard !lines.isEmpty else { return nil }
            return GateStep(.typeLines(RequiredLines(kind: kind, lines: lines)), limits: policy.limits)
        case .sum(let difficulty, let count):
            return GateStep(
                .sum(SumTask(difficulty: difficulty, count: count, seed: seed)), limits: policy.limits)
        case .token(let kind, let name):
            let spare = spareLines(from: book)
            // What is not registered any more can be neither shown nor waited for.
            guard let digest = tokens.digest(of: name, kind, on: date) else {
                return GateStep(.typeLines(spare), limits: policy.limits)
            }
            return GateStep(
                .token(TokenTask(kind: kind, name: name, digest: digest, spare: spare)),
                limits: policy.limits)
        case .move(let kind, let seconds):
            let task = MotionTask(
                kind: kind, seconds: seconds, hold: MotionTask.side(drawnFrom: seed),
                spare: spareLines(from: book))
            return GateStep(.move(task), limits: policy.limits)
        // What it draws stands in its place by now.
        case .pick: return nil
        }
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
    private func spareLines(from book: LineList) -> RequiredLines {
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

    private func requiredLines(_ kind: LineKind, from book: LineList) -> [RequiredLine] {
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
