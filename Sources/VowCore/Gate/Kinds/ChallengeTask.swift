import VowRecitation

/// What a kind of challenge does with what was drawn for it: how it is presented, answered, judged, counted, locked and
/// recorded, what stands in for it, and which part of the device it needs.
///
/// A kind is a folder beside this file. Session, screen, replay and what-if go by this description; `ChallengeKinds` is the
/// one place that knows the kinds.
protocol ChallengeTask: Sendable {
    /// The name of the kind in notation and log.
    var kindName: String { get }
    /// Whether the microphone listens for it.
    var isSpoken: Bool { get }
    /// The lines it asks for; nil if it asks for something else.
    var required: RequiredLines? { get }
    /// The lines to type where typing stands in for it; nil if typing may not.
    var typedInstead: RequiredLines? { get }
    /// The code or tag that it asks for.
    var token: TokenTask? { get }
    /// The sums that it asks for.
    var sums: SumTask? { get }
    /// The part of the device that it needs; nil if keys or a voice are enough.
    var neededPart: DevicePart? { get }
    /// How long the tone stays down for an answer by hand if the gate sets no time.
    var usualTimeoutMilliseconds: Int64 { get }
    /// The lockout after wrong answers if the gate sets none; nil for no lockout.
    var usualLockout: Lockout? { get }
    /// What a typed text answers.
    var typedAnswer: TypedAnswer { get }

    /// The question with a number, from 0; nil if this kind asks none.
    func presentedQuestion(_ number: Int) -> SumQuestion?
    /// Judges an answer to it, the present challenge of a run.
    func judged(
        _ response: Response, _ step: GateStep, in state: RunState, at instant: Instant
    ) throws(RunRejection) -> [RunEvent]
    /// What to tell after a wrong answer while it goes on being asked; nil if the turn is over.
    var wrongFeedback: WakeScreen.Feedback? { get }
    /// How much of it is done in a run.
    func progress(in state: RunState) -> Progress
    /// What the wake screen shows of it.
    func shown(in state: RunState) -> WakeScreen.ShownChallenge
    /// How it is offered as a stand-in for another challenge.
    var choice: WakeScreen.Choice { get }
    /// The shortest time in which a person can type a text as its answer; nil if a text answers nothing.
    func leastAnswerMilliseconds(_ text: String, in state: RunState) -> Int64?
    /// A copy with other lines, and with another name and digest of its code or tag.
    func changed(
        lines: (RequiredLines) -> RequiredLines, token: (TokenTask) -> (name: String, digest: PayloadDigest)
    ) -> Challenge
    /// Writes it, but for texts, names and digests.
    func write(into writer: inout some ChallengeWriter)
}

/// What a typed text answers.
enum TypedAnswer: Hashable, Sendable {
    /// The lines: the text is compared with them.
    case lines
    /// The present question.
    case question
    /// Nothing; the screen may say so.
    case nothing(WakeScreen.Feedback?)
}

// Defaults, which hold for most kinds.
extension ChallengeTask {
    var isSpoken: Bool { false }
    var required: RequiredLines? { nil }
    var typedInstead: RequiredLines? { nil }
    var token: TokenTask? { nil }
    var sums: SumTask? { nil }
    var neededPart: DevicePart? { nil }
    var usualLockout: Lockout? { nil }
    var typedAnswer: TypedAnswer { .nothing(nil) }
    var wrongFeedback: WakeScreen.Feedback? { nil }
    var choice: WakeScreen.Choice { WakeScreen.Choice(kindName) }

    func presentedQuestion(_ number: Int) -> SumQuestion? { nil }
    func judged(
        _ response: Response, _ step: GateStep, in state: RunState, at instant: Instant
    ) throws(RunRejection) -> [RunEvent] { throw .notAsked }
    func progress(in state: RunState) -> Progress { .none }
    func leastAnswerMilliseconds(_ text: String, in state: RunState) -> Int64? { nil }
}

extension RequiredLines {
    /// How many of these lines are said in a run, and whether their word is still to be said.
    func progress(in state: RunState) -> Progress {
        .lines(
            counted: state.step.recitedLines.count, of: lines.count,
            isWordOpen: challengeWord != nil && !state.words.saidIn.contains(state.stepIndex))
    }

    /// The shortest time in which a person can type a text.
    static func leastTypingMilliseconds(_ text: String) -> Int64 {
        max(WakeSession.answerMilliseconds, Int64(text.count) * WakeSession.characterMilliseconds)
    }
}
