import VowRecitation

// The one place that knows the kinds of challenges. Everything else goes by their descriptions: `ChallengeAsk` for what a gate
// asks for, `ChallengeTask` for what was drawn, `AnswerRecord` for what was answered.

enum ChallengeKinds {
    /// All kinds, in the order in which they are tried.
    static let all: [any ChallengeAsk.Type] = [
        RecitationAsk.self, TypingAsk.self, SumAsk.self, TokenAsk.self, MotionAsk.self,
        LightAsk.self,
    ]
    /// What may be recorded as an answer.
    static let answers: [any AnswerRecord.Type] = [
        SumAnswer.self, TokenAnswer.self, MotionAnswer.self, LightAnswer.self,
    ]

    /// The kind of a name in notation or log.
    static func named(_ name: String) -> (any ChallengeAsk.Type)? { all.first { $0.names.contains(name) } }
}

/// One thing to do at the wake screen, with all that was drawn for it when the alarm fired.
///
/// Held by reference, since it never changes and is handed on with every step.
package indirect enum Challenge: Codable, Hashable, Sendable {
    /// Say lines aloud.
    case recite(RequiredLines)
    case typeLines(RequiredLines)
    /// Work out sums.
    case sum(SumTask)
    /// Scan a code, or touch a tag.
    case token(TokenTask)
    /// Move the device.
    case move(MotionTask)
    /// Make the room bright.
    case light(LightTask)

    /// The description of its kind.
    var task: any ChallengeTask {
        switch self {
        case .recite(let lines): RecitationTask(lines: lines)
        case .typeLines(let lines): TypingTask(lines: lines)
        case .sum(let task): task
        case .token(let task): task
        case .move(let task): task
        case .light(let task): task
        }
    }
}

extension ChallengePolicy {
    /// What is asked for.
    package enum Ask: Codable, Hashable, Sendable {
        /// Say the person's lines of a kind.
        case recite(LineKind)
        /// Type the person's lines of a kind; as a stand-in, the lines of the recitation.
        case typeLines(LineKind)
        /// Work out so many sums.
        case sum(SumDifficulty, count: Int)
        /// Scan the code, or touch the tag, of this name.
        case token(TokenKind, name: String)
        /// Move the device for so many seconds.
        case move(MotionKind, seconds: Int)
        /// Make the room bright for so many seconds.
        case light(LightLevel, seconds: Int)
        /// So many of these challenges, drawn each morning.
        case pick(Int, of: [ChallengePolicy])

        /// The description of its kind.
        var kind: any ChallengeAsk {
            switch self {
            case .recite(let kind): RecitationAsk(kind: kind)
            case .typeLines(let kind): TypingAsk(kind: kind)
            case .sum(let difficulty, let count): SumAsk(difficulty: difficulty, count: count)
            case .token(let kind, let name): TokenAsk(kind: kind, name: name)
            case .move(let kind, let seconds): MotionAsk(kind: kind, seconds: seconds)
            case .light(let level, let seconds): LightAsk(level: level, seconds: seconds)
            case .pick(let count, let listed): PickAsk(count: count, listed: listed)
            }
        }
    }
}

/// What a person, or a device part for them, answers to a challenge.
package enum Response: Hashable, Sendable {
    /// Lines were heard, or typed.
    case recited(AttemptEvidence)
    /// A text was typed as the answer.
    case answered(String)
    /// Codes were seen in one picture, or a tag was touched: what they hold, as digests.
    case shown(TokenKind, [PayloadDigest])
    /// The device was moved.
    case moved(MotionEvidence)
    /// The room was bright.
    case lit(LightEvidence)
}

/// An answer by hand, or by a part of the device, as it is recorded with its verdict.
package enum ChallengeAnswer: Hashable, Sendable {
    /// The sum that was asked, and its answer.
    case sum(SumQuestion, answer: Int)
    /// A code that was seen, or a tag that was touched; the digest tells which it was.
    case token(TokenKind, digest: Sealed<PayloadDigest>)
    /// How the device was moved or held.
    case motion(MotionEvidence)
    /// How bright the room was.
    case light(LightEvidence)

    /// The description of its kind.
    var record: any AnswerRecord {
        switch self {
        case .sum(let question, let answer): SumAnswer(question: question, answer: answer)
        case .token(let kind, let digest): TokenAnswer(kind: kind, digest: digest.wrappedValue)
        case .motion(let evidence): MotionAnswer(evidence: evidence)
        case .light(let evidence): LightAnswer(evidence: evidence)
        }
    }
}

extension WakeScreen {
    /// What is asked for.
    package enum ShownChallenge: Hashable, Sendable {
        /// Say lines of a kind.
        case recite(LineKind)
        /// Type lines of a kind.
        case typeLines(LineKind)
        /// Work out sums: the present one as people write it, how many are solved, and how many there are.
        case sum(question: String?, solved: Int, count: Int)
        /// Scan the code, or touch the tag, of this name.
        case token(TokenKind, name: String)
        /// Move the device, or hold it turned to a side, for so many seconds.
        case move(MotionKind, hold: DeviceOrientation, seconds: Int)
        /// Make the room this bright for so many seconds.
        case light(LightLevel, seconds: Int)
    }
}

extension WakeScreen.ShownChallenge {
    /// Whether it is said aloud.
    package var isSpoken: Bool { if case .recite = self { true } else { false } }
    /// The question that is asked now, as people write it.
    package var question: String? { if case .sum(let question, _, _) = self { question } else { nil } }
    /// What the person calls the code or tag that is asked for.
    package var tokenName: String? { if case .token(_, let name) = self { name } else { nil } }
}

extension Morning {
    /// What ended a run, in the order in which reviews tell of it.
    package enum Ending: String, Codable, CaseIterable, Hashable, Sendable {
        /// The lines were said.
        case spoken
        /// The lines were typed.
        case typed
        /// A code was shown.
        case code
        /// A tag was touched.
        case tag
        /// The device was moved, or held still.
        case moved
        /// The room was made bright.
        case light
        /// Sums were worked out.
        case sums
        /// The emergency exit was taken.
        case bypassed
        /// Nobody answered until the limit.
        case abandoned
        /// It could not ring in time.
        case missed
    }
}
