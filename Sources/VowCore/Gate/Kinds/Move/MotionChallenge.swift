import VowRecitation

extension MotionTask: ChallengeTask {
    var kindName: String { "move" }
    var typedInstead: RequiredLines? { spare }
    var neededPart: DevicePart? { MotionTask.part }
    var usualTimeoutMilliseconds: Int64 { Int64(seconds) * 1_000 + 60_000 }
    var choice: WakeScreen.Choice { .move }

    func shown(in state: RunState) -> WakeScreen.ShownChallenge { .move(kind, hold: hold, seconds: seconds) }
    func order(in state: RunState) -> ChallengeOrder? { .move(self) }

    func changed(
        lines: (RequiredLines) -> RequiredLines, token: (TokenTask) -> (name: String, digest: PayloadDigest)
    ) -> Challenge {
        .move(MotionTask(kind: kind, seconds: seconds, hold: hold, spare: lines(spare)))
    }
}
