import VowRecitation

/// What there is to know of a kind of challenge, by what was drawn for it: how it is presented, answered, judged, counted
/// and locked, what stands in for it, and which part of the device it needs.
///
/// A kind is a folder beside this file. Session, screen, replay and what-if go by this description; `Challenge.task` is the
/// one place that knows the kinds.
protocol ChallengeTask: Sendable {
    /// The name of the kind in notation and log.
    var kindName: String { get }
    /// Whether the microphone listens for it.
    var isSpoken: Bool { get }
    /// The lines it asks for; nil where it asks for something else.
    var required: RequiredLines? { get }
    /// The lines that are typed where something stands in for it by typing; nil where nothing may.
    var typedInstead: RequiredLines? { get }
    /// The part of the device without which it cannot be met; nil where keys or a voice are enough.
    var neededPart: DevicePart? { get }
    /// How long an answer by hand is awaited with the tone turned down, where the gate does not say.
    var usualTimeoutMilliseconds: Int64 { get }
    /// What holds after wrong answers, where the gate does not say; nil where nothing is locked.
    var usualLockout: Lockout? { get }
    /// What a text that is typed answers.
    var typedAnswer: TypedAnswer { get }

    /// The question of a number, from 0; nil where no questions are asked.
    func presentedQuestion(_ number: Int) -> SumQuestion?
    /// How far it has got in a run.
    func progress(in state: RunState) -> Progress
    /// What the wake screen shows of it.
    func shown(in state: RunState) -> WakeScreen.ShownChallenge
    /// What is offered where it may stand in for another challenge.
    var choice: WakeScreen.Choice { get }
    /// What the outside is asked to do while it is answered by hand; nil where there is nothing to do.
    func order(in state: RunState) -> ChallengeOrder?
    /// How long a person takes to type a text as its answer, at the least, or nil if a text answers nothing.
    func leastAnswerMilliseconds(_ text: String, in state: RunState) -> Int64?
    /// The same with other lines, and with another name and digest of what it asks to show.
    func changed(
        lines: (RequiredLines) -> RequiredLines, token: (TokenTask) -> (name: String, digest: PayloadDigest)
    ) -> Challenge
}

/// What a text that is typed answers.
enum TypedAnswer: Hashable, Sendable {
    /// It is compared with the lines that are asked for.
    case lines
    /// It is the answer to the present question.
    case question
    /// Nothing, which the screen may say.
    case nothing(WakeScreen.Feedback?)
}

// What holds for most kinds.
extension ChallengeTask {
    var isSpoken: Bool { false }
    var required: RequiredLines? { nil }
    var typedInstead: RequiredLines? { nil }
    var neededPart: DevicePart? { nil }
    var usualLockout: Lockout? { nil }
    var typedAnswer: TypedAnswer { .nothing(nil) }

    func presentedQuestion(_ number: Int) -> SumQuestion? { nil }
    func progress(in state: RunState) -> Progress { .none }
    func leastAnswerMilliseconds(_ text: String, in state: RunState) -> Int64? { nil }
}

extension RequiredLines {
    /// How many of these lines count in a run by now, and whether their word is still to be said.
    func progress(in state: RunState) -> Progress {
        .lines(
            counted: state.recitedLines.count, of: lines.count,
            isWordOpen: challengeWord != nil && !state.wordSteps.contains(state.stepIndex))
    }

    /// How long a person takes to type a text, at the least.
    static func leastTypingMilliseconds(_ text: String) -> Int64 {
        max(WakeSession.answerMilliseconds, Int64(text.count) * WakeSession.characterMilliseconds)
    }
}
