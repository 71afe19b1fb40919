import VowAnswers
import VowCore

/// Working out sums.
enum SumFace: ChallengeFace {
    static let kindNames = ["sum", "sums"]

    static var outOfRange: Refusal? {
        Refusal(RefusalText.gateSums, ["largest": "\(SumDifficulty.largestLimit)"])
    }

    static func prompt(_ screen: WakeScreen, _ pick: Wording) -> String? {
        guard case .sum(let question, let solved, let count) = screen.task else { return nil }
        let ask: WakeText =
            switch (question == nil, count > 1) {
            case (true, true): .sumOfSeveralComes
            case (true, false): .sumComes
            case (false, true): .sumOfSeveral
            case (false, false): .sum
            }
        let data = ["number": "\(solved + 1)", "count": "\(count)", "question": question ?? ""]
        let asked = (solved == 0 ? greeting(screen, pick) : "") + pick(ask, data)
        return screen.isAnswerHeard ? asked + " " + pick(WakeText.sumSayOrType) : asked
    }

    static func fields(_ task: WakeScreen.ShownChallenge) -> LiveRow.Task? {
        guard case .sum(let question, let solved, let count) = task else { return nil }
        var fields = LiveRow.Task(kindNames[0])
        (fields.question, fields.solved, fields.count) = (question, solved, count)
        return fields
    }

    static func choice(_ choice: WakeScreen.Choice, _ pick: Wording) -> String? { pick(WakeText.chooseSums) }

    static func detail(_ answer: ChallengeAnswer, passed: Bool, _ pick: Wording) -> String? {
        guard case .sum(let question, let answer) = answer else { return nil }
        return pick(
            passed
                ? EventText.sumRight(question: question.shown, answer: "\(answer)")
                : EventText.sumWrong(question: question.shown, answer: "\(answer)"))
    }

    static func input(_ answer: ChallengeAnswer, passed: Bool, _ pick: Wording) -> String? {
        guard case .sum(let question, let answer) = answer else { return nil }
        return pick(
            ReplayText.inputOfTaskThePersonAnswered(answer: "\(answer)", question: "\(question.shown)"))
    }

    static func unknownDetail(_ detail: String, of name: String) -> Refusal? {
        Refusal(RefusalText.gateUnknownSums, ["detail": detail])
    }
}
