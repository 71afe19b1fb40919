import VowRecitation

/// Saying lines aloud.
struct RecitationTask: ChallengeTask {
    let lines: RequiredLines

    var kindName: String { "recite" }
    var isSpoken: Bool { true }
    var required: RequiredLines? { lines }
    var typedInstead: RequiredLines? { lines }
    var usualTimeoutMilliseconds: Int64 { 20_000 }
    var typedAnswer: TypedAnswer { .lines }
    var choice: WakeScreen.Choice { .typeLines }

    func progress(in state: RunState) -> Progress { lines.progress(in: state) }
    func shown(in state: RunState) -> WakeScreen.ShownChallenge { .recite(lines.kind) }
    // A listening window asks for it.
    func order(in state: RunState) -> ChallengeOrder? { nil }
    func leastAnswerMilliseconds(_ text: String, in state: RunState) -> Int64? {
        state.isTypingOpen ? RequiredLines.leastTypingMilliseconds(text) : nil
    }

    func changed(
        lines change: (RequiredLines) -> RequiredLines,
        token: (TokenTask) -> (name: String, digest: PayloadDigest)
    ) -> Challenge { .recite(change(lines)) }
}
