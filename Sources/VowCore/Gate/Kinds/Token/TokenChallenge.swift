import VowRecitation

extension TokenTask: ChallengeTask {
    var kindName: String { kind.rawValue }
    var typedInstead: RequiredLines? { spare }
    var neededPart: DevicePart? { kind.part }
    // It is in another room. It is not guessed either, so showing another one costs nothing.
    var usualTimeoutMilliseconds: Int64 { 180_000 }
    var typedAnswer: TypedAnswer { .nothing(.notTyped) }
    var choice: WakeScreen.Choice { .token(kind, name: name) }

    func shown(in state: RunState) -> WakeScreen.ShownChallenge { .token(kind, name: name) }
    func order(in state: RunState) -> ChallengeOrder? { .token(kind) }

    func changed(
        lines: (RequiredLines) -> RequiredLines, token: (TokenTask) -> (name: String, digest: PayloadDigest)
    ) -> Challenge {
        let (name, digest) = token(self)
        return .token(TokenTask(kind: kind, name: name, digest: digest, spare: lines(spare)))
    }
}
