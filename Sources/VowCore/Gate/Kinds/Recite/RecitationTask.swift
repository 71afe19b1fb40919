import VowRecitation

/// Saying the person's lines of a kind aloud.
struct RecitationAsk: ChallengeAsk {
    static let names = ["recite"]
    let kind: LineKind

    var notation: String { "recite:\(kind.notation)" }
    var isSpoken: Bool { true }
    var lineKind: LineKind? { kind }

    static func read(_ details: inout NotationDetails) throws(GateNotation.Flaw) -> [ChallengePolicy.Ask] {
        try LineKind.read(&details).map(ChallengePolicy.Ask.recite)
    }

    static func recorded<Reader: ChallengeReader>(
        _ name: String, _ reader: inout Reader
    ) throws(Reader.Failure) -> ChallengePolicy.Ask { .recite(try reader.choice("kind", LineKind.self)) }

    static func recordedTask<Reader: ChallengeReader>(
        _ name: String, _ reader: inout Reader
    ) throws(Reader.Failure) -> Challenge { .recite(try reader.lines(isSpoken: true)) }

    func isAtLeast(_ other: any ChallengeAsk) -> Bool { (other as? RecitationAsk)?.kind == kind }

    func drawn(from source: ChallengeSource) -> Challenge? {
        source.lines(kind).map {
            .recite(RequiredLines(kind: kind, lines: $0, renderings: source.renderings))
        }
    }

    func write(into writer: inout some ChallengeWriter) { writer.put("kind", kind.rawValue) }
}

/// Saying lines aloud.
struct RecitationTask: ChallengeTask {
    let lines: RequiredLines

    var kindName: String { RecitationAsk.names[0] }
    var isSpoken: Bool { true }
    var required: RequiredLines? { lines }
    var typedInstead: RequiredLines? { lines }
    var usualTimeoutMilliseconds: Int64 { 20_000 }
    var typedAnswer: TypedAnswer { .lines }
    // Nobody says lines in place of others; they are typed.
    var choice: WakeScreen.Choice { .typeLines }

    func progress(in state: RunState) -> Progress { lines.progress(in: state) }
    func shown(in state: RunState) -> WakeScreen.ShownChallenge { .recite(lines.kind) }
    func leastAnswerMilliseconds(_ text: String, in state: RunState) -> Int64? {
        state.isTypingOpen ? RequiredLines.leastTypingMilliseconds(text) : nil
    }

    func changed(
        lines change: (RequiredLines) -> RequiredLines,
        token: (TokenTask) -> (name: String, digest: PayloadDigest)
    ) -> Challenge { .recite(change(lines)) }

    func write(into writer: inout some ChallengeWriter) { lines.write(into: &writer) }
}

extension LineKind {
    /// As it is written in notation.
    var notation: String { self == .affirmation ? "affirmations" : "goals" }

    /// Reads whose lines are meant: both kinds if nothing is said.
    static func read(_ details: inout NotationDetails) throws(GateNotation.Flaw) -> [LineKind] {
        guard let word = details.takeWord() else { return [.affirmation, .goal] }
        switch word {
        case "affirmations", "affirmation": return [.affirmation]
        case "goals", "goal": return [.goal]
        default: throw details.unknown(word)
        }
    }
}
