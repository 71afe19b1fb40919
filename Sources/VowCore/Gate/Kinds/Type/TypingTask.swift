import VowRecitation

/// Typing the person's lines of a kind; as a stand-in, the lines of the recitation.
struct TypingAsk: ChallengeAsk {
    static let names = ["type"]
    let kind: LineKind

    var notation: String { "type:\(kind.notation)" }
    var standInNotation: String { kind == .affirmation ? "type" : notation }
    var asStandIn: ChallengePolicy.Ask? { .typeLines(.affirmation) }
    var typesOtherLines: Bool { true }
    var lineKind: LineKind? { kind }

    static func read(_ details: inout NotationDetails) throws(GateNotation.Flaw) -> [ChallengePolicy.Ask] {
        try LineKind.read(&details).map(ChallengePolicy.Ask.typeLines)
    }

    static func recorded<Reader: ChallengeReader>(
        _ name: String, _ reader: inout Reader
    ) throws(Reader.Failure) -> ChallengePolicy.Ask { .typeLines(try reader.choice("kind", LineKind.self)) }

    static func recordedTask<Reader: ChallengeReader>(
        _ name: String, _ reader: inout Reader
    ) throws(Reader.Failure) -> Challenge { .typeLines(try reader.lines()) }

    func isAtLeast(_ other: any ChallengeAsk) -> Bool { (other as? TypingAsk)?.kind == kind }

    func drawn(from source: ChallengeSource) -> Challenge? {
        source.lines(kind).map { .typeLines(RequiredLines(kind: kind, lines: $0)) }
    }

    func write(into writer: inout some ChallengeWriter) { writer.put("kind", kind.rawValue) }
}

/// Typing lines.
struct TypingTask: ChallengeTask {
    let lines: RequiredLines

    var kindName: String { TypingAsk.names[0] }
    var required: RequiredLines? { lines }
    var usualTimeoutMilliseconds: Int64 { 90_000 }
    var typedAnswer: TypedAnswer { .lines }

    func progress(in state: RunState) -> Progress { lines.progress(in: state) }
    func shown(in state: RunState) -> WakeScreen.ShownChallenge { .typeLines(lines.kind) }
    func leastAnswerMilliseconds(_ text: String, in state: RunState) -> Int64? {
        RequiredLines.leastTypingMilliseconds(text)
    }

    func changed(
        lines change: (RequiredLines) -> RequiredLines,
        token: (TokenTask) -> (name: String, digest: PayloadDigest)
    ) -> Challenge { .typeLines(change(lines)) }

    func write(into writer: inout some ChallengeWriter) { lines.write(into: &writer) }
}
