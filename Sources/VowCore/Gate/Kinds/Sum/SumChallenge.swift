import VowRecitation

extension SumTask: ChallengeTask {
    var kindName: String { "sum" }
    var usualTimeoutMilliseconds: Int64 { 45_000 }
    var usualLockout: Lockout? { Lockout(answers: 3, milliseconds: 30_000) }
    var typedAnswer: TypedAnswer { .question }
    var choice: WakeScreen.Choice { .sum }

    func presentedQuestion(_ number: Int) -> SumQuestion? { question(number) }
    func progress(in state: RunState) -> Progress { .sums(solved: state.answers.solved, of: count) }
    func shown(in state: RunState) -> WakeScreen.ShownChallenge {
        .sum(
            question: state.answers.question?.shown, solved: min(state.answers.solved, count), count: count)
    }
    func order(in state: RunState) -> ChallengeOrder? { state.answers.question.map(ChallengeOrder.sum) }
    func leastAnswerMilliseconds(_ text: String, in state: RunState) -> Int64? {
        state.answers.question == nil ? nil : WakeSession.sumMilliseconds
    }

    func changed(
        lines: (RequiredLines) -> RequiredLines, token: (TokenTask) -> (name: String, digest: PayloadDigest)
    ) -> Challenge { .sum(self) }
}
