import VowRecitation

/// Typing lines.
struct TypingTask: ChallengeTask {
    let lines: RequiredLines

    var kindName: String { "type" }
    var required: RequiredLines? { lines }
    var usualTimeoutMilliseconds: Int64 { 90_000 }
    var typedAnswer: TypedAnswer { .lines }
    var choice: WakeScreen.Choice { .typeLines }

    func progress(in state: RunState) -> Progress { lines.progress(in: state) }
    func shown(in state: RunState) -> WakeScreen.ShownChallenge { .typeLines(lines.kind) }
    func order(in state: RunState) -> ChallengeOrder? { .typeLines(lines) }
    func leastAnswerMilliseconds(_ text: String, in state: RunState) -> Int64? {
        RequiredLines.leastTypingMilliseconds(text)
    }

    func changed(
        lines change: (RequiredLines) -> RequiredLines,
        token: (TokenTask) -> (name: String, digest: PayloadDigest)
    ) -> Challenge { .typeLines(change(lines)) }
}
