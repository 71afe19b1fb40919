import VowRecitation

/// The step that is asked for, as far as it is answered by hand: what is presented, and what was typed for it.
///
/// Typed answers are judged no sooner than a person can give them, and never refused for being fast. What stands on the
/// screen is readable by programs; dictation and braille displays send a whole line at once.
///
/// | step | input | next | gives |
/// | --- | --- | --- | --- |
/// | not presented | asked for | presented | `present` |
/// | presented | asked for, and its question is another | presented | `present` |
/// | presented | asked for, the same | presented | |
/// | presented | withdrawn | not presented | `withdraw` |
/// | any | typed, as fast as a person can | the same, without a held text | the text, to be judged |
/// | any | typed, faster | holds the text | |
/// | holds a text | typed again | as above, for the newest text | as above |
/// | holds a text | its time has come, and the same is asked | without it | the text, to be judged |
/// | holds a text | its time has come, and something else is asked | without it | |
struct AskedStep: Sendable {
    /// A typed answer that came faster than a person can give it. There is one at most: the newest.
    private struct HeldAnswer: Sendable {
        let text: String
        /// When a person could have given it.
        var judgedAt: Instant
        /// What it answers.
        let step: Int
        let question: SumQuestion?
    }

    /// Whether something is presented and awaits an answer by hand.
    private(set) var isPresented = false
    private var held: HeldAnswer?
    /// From when on what is asked for now could be answered; nil before anything is.
    private var answerableSince: Instant?

    /// When the held text is judged; nil if none is held.
    var judgedAt: Instant? { held?.judgedAt }

    /// Presents what is asked for, unless it is presented already.
    /// - Parameters:
    ///   - order: what is presented, or nil if nothing can be.
    ///   - isNew: whether the question is another one.
    mutating func present(_ order: ChallengeOrder?, isNew: Bool) -> SessionEffect? {
        defer { isPresented = true }
        return isNew || !isPresented ? order.map(SessionEffect.present) : nil
    }

    /// Ends what is presented.
    /// - Parameter isListening: whether a window is open, which ends, too.
    mutating func withdraw(isListening: Bool) -> SessionEffect? {
        defer { isPresented = false }
        return isListening || isPresented ? .withdraw : nil
    }

    /// The text to be judged now; nil if it is held until a person could have typed it.
    mutating func take(_ text: String, in run: RunState, at instant: Instant) -> String? {
        held = nil
        guard run.isAsking, let step = run.currentStep, run.lockedMilliseconds(at: instant) == nil,
            let pace = step.challenge.task.leastAnswerMilliseconds(text, in: run)
        else { return text }
        // A clock that was set back must not draw the wait out.
        let since = min(answerableSince ?? instant, instant)
        let earliest = since.adding(milliseconds: pace)
        guard instant < earliest else { return text }
        held = HeldAnswer(
            text: text, judgedAt: earliest, step: run.stepIndex, question: run.step.answers.question)
        return nil
    }

    /// The held text if its time has come and what it answers is still asked.
    mutating func takeHeld(in run: RunState, at instant: Instant) -> String? {
        guard let answer = held, instant >= answer.judgedAt else { return nil }
        held = nil
        guard run.isAsking, answer.step == run.stepIndex, answer.question == run.step.answers.question else {
            return nil
        }
        return answer.text
    }

    /// Drops the held text.
    mutating func dropHeld() { held = nil }

    /// Notes from when on what is asked for now could be answered.
    mutating func note(_ event: RunEvent, at instant: Instant) {
        switch event {
        case .fired, .resumed, .personUp, .stepPassed, .standInTaken, .challengePresented, .answered:
            answerableSince = instant
        case .attemptJudged(let verdict):
            if verdict.evidence.mode == .typed { answerableSince = instant }
        default: return
        }
    }

    mutating func followClockStep(byMilliseconds milliseconds: Int64) {
        if let judgedAt = held?.judgedAt { held?.judgedAt = judgedAt.adding(milliseconds: milliseconds) }
        answerableSince = answerableSince?.adding(milliseconds: milliseconds)
    }
}

extension WakeSession {
    /// How long a person takes to work out a sum and type it, at the least.
    package static let sumMilliseconds: Int64 = 1_500
    /// How long a person takes to type one character, at the least.
    package static let characterMilliseconds: Int64 = 60
    /// How long a person takes between two typed answers, at the least.
    package static let answerMilliseconds: Int64 = 1_000
}
