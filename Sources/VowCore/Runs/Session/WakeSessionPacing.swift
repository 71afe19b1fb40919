import VowRecitation

// Answers that are typed: judged no sooner than a person can give them, and never refused for being fast. What stands on
// the screen is readable by programs; dictation and braille displays send a whole line at once.
extension WakeSession {
    /// How long a person takes to work out a sum and type it, at the least.
    package static let sumMilliseconds: Int64 = 1_500
    /// How long a person takes to type one character, at the least.
    package static let characterMilliseconds: Int64 = 60
    /// How long a person takes between two typed answers, at the least.
    package static let answerMilliseconds: Int64 = 1_000

    /// A typed answer that came faster than a person can give it. There is one at most: the newest.
    struct HeldAnswer: Sendable {
        let text: String
        /// When a person could have given it.
        var judgedAt: Instant
        /// What it answers.
        let step: Int
        let question: SumQuestion?
    }

    /// Judges a typed answer, or holds it until a person could have given it.
    mutating func pace(_ text: String, at instant: Instant, _ effects: inout [SessionEffect]) {
        held = nil
        guard state.isAsking, let step = state.currentStep, state.lockedMilliseconds(at: instant) == nil,
            let pace = step.challenge.task.leastAnswerMilliseconds(text, in: state)
        else { return judgeTyped(text, at: instant, &effects) }
        // A clock that was set back must not draw the wait out.
        let since = min(answerableSince ?? instant, instant)
        let earliest = since.adding(milliseconds: pace)
        guard instant < earliest else { return judgeTyped(text, at: instant, &effects) }
        held = HeldAnswer(
            text: text, judgedAt: earliest, step: state.stepIndex, question: state.step.answers.question)
    }

    /// Judges the held answer when it is time, if what it answers is still asked.
    mutating func judgeHeld(at instant: Instant, _ effects: inout [SessionEffect]) {
        guard let answer = held, instant >= answer.judgedAt else { return }
        held = nil
        guard state.isAsking, answer.step == state.stepIndex,
            answer.question == state.step.answers.question
        else { return }
        judgeTyped(answer.text, at: instant, &effects)
    }

    /// Notes from when on what is asked for now could be answered.
    mutating func noteAnswerable(_ event: RunEvent, at instant: Instant) {
        switch event {
        case .fired, .resumed, .personUp, .stepPassed, .standInTaken, .challengePresented, .answered:
            answerableSince = instant
        case .attemptJudged(let verdict):
            if verdict.evidence.mode == .typed { answerableSince = instant }
        default: return
        }
    }
}
