public import VowRecitation

/// How a recitation was given.
public enum RecitationMode: String, Hashable, Sendable {
    /// Said aloud and heard by a recogniser.
    case spoken
    /// Typed, where the microphone cannot be used.
    case typed
}

/// One challenge of a gate: recite these lines.
public struct GateStep: Codable, Hashable, Sendable {
    /// Which kind of lines it asks for; decides the prompt.
    public let kind: LineKind
    /// The lines, in the order they are shown.
    public let lines: [RequiredLine]
    /// A word that must be said within the recitation, drawn when the alarm fired; nil when switched off.
    public let challengeWord: String?
    /// How the person's lines came out when they were rehearsed, as far as it was in force when the alarm fired.
    public let renderings: [LineRendering]

    /// Makes a step.
    public init(
        kind: LineKind, lines: [RequiredLine], challengeWord: String?, renderings: [LineRendering] = []
    ) {
        self.kind = kind
        self.lines = lines
        self.challengeWord = challengeWord
        self.renderings = renderings
    }
}

/// What an alarm asks for before it stops.
public struct GatePolicy: Codable, Hashable, Sendable {
    /// The kinds of lines to recite, in order; each becomes a step.
    public var kinds: [LineKind]
    /// Whether a random word has to be said within the recitation.
    public var challengeWord: Bool
    /// The score a line needs, 0 to 1.
    public var minimumSimilarity: Double
    /// The language of the lines and prompts.
    public var language: Language

    /// Makes a policy; the default is affirmations, then goals, with a challenge word.
    public init(
        kinds: [LineKind] = [.affirmation, .goal], challengeWord: Bool = true,
        minimumSimilarity: Double = 0.72, language: Language = .english
    ) {
        self.kinds = kinds
        self.challengeWord = challengeWord
        self.minimumSimilarity = minimumSimilarity
        self.language = language
    }

    /// Whether this policy asks for less than `other` in any respect.
    public func isLooser(than other: GatePolicy) -> Bool {
        minimumSimilarity < other.minimumSimilarity
            || (other.challengeWord && !challengeWord)
            || other.kinds.contains { !kinds.contains($0) }
    }

    /// The steps of a run: the person's lines at this moment, and the challenge word in the last step.
    ///
    /// A gate without any line would open by itself, so a built-in line stands in when the person has none.
    /// - Parameters:
    ///   - date: the date of the run, which decides what rehearsals have taught; nil leaves them out.
    ///   - draw: unpredictable bits, taken once when the alarm fires.
    public func steps(from book: LineBook, on date: CivilDate? = nil, draw: UInt64) -> [GateStep] {
        var steps: [GateStep] = []
        let renderings = date.map { book.renderings(in: language, on: $0) } ?? []
        let entries = book.entries
        for kind in kinds {
            var lines: [RequiredLine] = []
            for entry in entries where entry.kind == kind && entry.language == language {
                lines.append(
                    RequiredLine(id: entry.id, text: entry.text, minimumSimilarity: minimumSimilarity))
            }
            if !lines.isEmpty {
                steps.append(
                    GateStep(kind: kind, lines: lines, challengeWord: nil, renderings: renderings))
            }
        }
        if steps.isEmpty {
            let line = RequiredLine(
                id: "built-in", text: GatePolicy.builtInLine(language), minimumSimilarity: minimumSimilarity)
            steps = [GateStep(kind: .affirmation, lines: [line], challengeWord: nil)]
        }
        if challengeWord, let last = steps.popLast() {
            let spoken = steps.flatMap(\.lines).map(\.text) + last.lines.map(\.text)
            let word = ChallengeWords.draw(draw, language: language, avoiding: spoken)
            steps.append(
                GateStep(
                    kind: last.kind, lines: last.lines, challengeWord: word, renderings: last.renderings))
        }
        return steps
    }

    private static func builtInLine(_ language: Language) -> String {
        switch language {
        case .english: "I am awake and I am getting up now."
        case .spanish: "Estoy despierto y me levanto ahora."
        case .chinese: "我已经醒了，我现在起床。"
        }
    }
}

/// The person's present lines, in the order they were added.
public struct LineBook: Codable, Hashable, Sendable {
    /// A line with its identifier.
    public struct Entry: Hashable, Sendable {
        /// The line's identifier.
        public let id: String
        /// The line's words.
        public let text: String
        /// What it is for.
        public let kind: LineKind
        /// The language it is said in.
        public let language: Language
    }

    /// The identifiers of all lines that ever were, oldest first.
    private(set) var order: [String] = []
    /// How each of them stands, also those that were removed.
    private(set) var states: [String: LineState] = [:]

    /// An empty book.
    public init() {}

    /// Takes in one more event of a line.
    public mutating func apply(_ event: LineEvent, line: String) {
        if states[line] == nil { order.append(line) }
        states[line] = (states[line] ?? LineState()).evolved(by: event)
    }

    /// All lines that are there, oldest first.
    public var entries: [Entry] {
        order.compactMap { id in
            guard let state = states[id], state.isPresent else { return nil }
            return Entry(id: id, text: state.text, kind: state.kind, language: state.language)
        }
    }

    /// The lines of one kind and language, oldest first.
    public func lines(of kind: LineKind, in language: Language) -> [Entry] {
        entries.filter { $0.kind == kind && $0.language == language }
    }

    /// The state of one line.
    public func state(of line: String) -> LineState { states[line] ?? LineState() }
}

extension GateStep {
    /// The step with the renderings that the engine of some evidence made, for what it heard now.
    func asHeard(in evidence: AttemptEvidence) -> GateStep {
        guard !renderings.isEmpty else { return self }
        return GateStep(
            kind: kind, lines: lines, challengeWord: challengeWord,
            renderings: renderings.heard(by: evidence.engine, evidence.model))
    }
}
