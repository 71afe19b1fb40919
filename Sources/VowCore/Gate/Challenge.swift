package import VowRecitation

extension Challenge {
    /// The challenge to give lines in a mode: to say them, or to type them.
    package static func lines(_ required: RequiredLines, given mode: RecitationMode) -> Challenge {
        switch mode {
        case .spoken: .recite(required)
        case .typed: .typeLines(required)
        }
    }

    /// The name of its kind in notation and log.
    package var kindName: String { task.kindName }

    /// Whether the microphone listens for it.
    package var isSpoken: Bool { task.isSpoken }

    /// The lines it asks for; nil where it asks for something else.
    package var required: RequiredLines? { task.required }

    /// The lines that are typed where something stands in for it by typing; nil where nothing may.
    package var typedInstead: RequiredLines? { task.typedInstead }

    /// The code or tag that it asks for.
    package var token: TokenTask? { task.token }

    /// The sums that it asks for.
    package var sums: SumTask? { task.sums }

    /// The device's part without which it cannot be met, as `PartFailed` names it; nil where keys or a voice are enough.
    package var neededPart: DevicePart? { task.neededPart }

    /// The same with other lines, and with another name and digest of the code or tag that it asks for.
    package func changed(
        lines: (RequiredLines) -> RequiredLines,
        token: (TokenTask) -> (name: String, digest: PayloadDigest) = { ($0.name, $0.digest) }
    ) -> Challenge { task.changed(lines: lines, token: token) }
}

/// Lines that a challenge asks for.
package struct RequiredLines: Codable, Hashable, Sendable {
    /// Which kind of lines; decides the prompt.
    package let kind: LineKind
    /// The lines, in the order they are shown.
    package let lines: [RequiredLine]
    /// A word that must be said within the recitation, drawn when the alarm fired; nil when switched off.
    package let challengeWord: String?
    /// How the person's lines came out when they were rehearsed, as far as it was in force when the alarm fired.
    package let renderings: [LineRendering]

    package init(
        kind: LineKind, lines: [RequiredLine], challengeWord: String? = nil,
        renderings: [LineRendering] = []
    ) {
        self.kind = kind
        self.lines = lines
        self.challengeWord = challengeWord
        self.renderings = renderings
    }

    /// The same with the word that was asked for when some evidence was said, and the renderings that its engine made.
    func asHeard(in evidence: AttemptEvidence) -> RequiredLines {
        guard !renderings.isEmpty || evidence.askedWord != nil else { return self }
        return RequiredLines(
            kind: kind, lines: lines, challengeWord: evidence.askedWord ?? challengeWord,
            renderings: renderings.heard(by: evidence.engine, evidence.model))
    }
}

/// So many wrong answers close a challenge for a while, in which it rings.
package struct Lockout: Codable, Hashable, Sendable {
    /// The number of wrong answers, at least 1.
    package let answers: Int
    /// How long no answer is taken.
    package let milliseconds: Int64

    package init(answers: Int, milliseconds: Int64) {
        self.answers = answers
        self.milliseconds = milliseconds
    }
}

/// What a person was given besides the challenge itself: time, and wrong answers.
package struct ChallengeLimits: Codable, Hashable, Sendable {
    /// How long one answer is awaited before it rings again; nil for the challenge's usual time.
    package var timeoutMilliseconds: Int64?
    /// What holds after wrong answers; nil for what is usual for the challenge.
    package var lockout: Lockout?

    /// Makes limits; the default leaves both to the challenge.
    package init(timeoutMilliseconds: Int64? = nil, lockout: Lockout? = nil) {
        self.timeoutMilliseconds = timeoutMilliseconds
        self.lockout = lockout
    }
}

/// One step of a gate: a challenge and its limits.
package struct GateStep: Codable, Hashable, Sendable {
    /// What to do.
    package let challenge: Challenge
    /// How long, and how often wrongly.
    package let limits: ChallengeLimits

    package init(_ challenge: Challenge, limits: ChallengeLimits = ChallengeLimits()) {
        self.challenge = challenge
        self.limits = limits
    }

    /// Makes a step that asks for a recitation.
    package init(
        kind: LineKind, lines: [RequiredLine], challengeWord: String?, renderings: [LineRendering] = []
    ) {
        self.init(
            .recite(
                RequiredLines(
                    kind: kind, lines: lines, challengeWord: challengeWord, renderings: renderings)))
    }

    /// The kind of lines it asks for; nil where it asks for none.
    package var kind: LineKind? { challenge.required?.kind }
    /// The lines it asks for, in the order they are shown; empty where it asks for none.
    package var lines: [RequiredLine] { challenge.required?.lines ?? [] }
    /// The word that has to be said with them; nil where none is asked for.
    package var challengeWord: String? { challenge.required?.challengeWord }
    /// How its lines came out when they were rehearsed.
    package var renderings: [LineRendering] { challenge.required?.renderings ?? [] }
    /// How long one answer by hand is awaited.
    package var timeoutMilliseconds: Int64 {
        limits.timeoutMilliseconds ?? challenge.task.usualTimeoutMilliseconds
    }
    /// What holds after wrong answers; nil where nothing is locked.
    package var lockout: Lockout? { limits.lockout ?? challenge.task.usualLockout }
}

/// What may stand in for a recitation where the person cannot speak, as they allowed it beforehand.
package enum StandIn: Codable, Hashable, Sendable {
    /// The step's own lines, typed.
    case typedLines(ChallengeLimits)
    /// Another challenge.
    case challenge(GateStep)

    /// The step that is asked for in place of a recitation.
    func step(inPlaceOf lines: RequiredLines) -> GateStep {
        switch self {
        case .typedLines(let limits):
            GateStep(.typeLines(RequiredLines(kind: lines.kind, lines: lines.lines)), limits: limits)
        case .challenge(let step): step
        }
    }
}

/// How far a challenge has got.
package enum Progress: Codable, Hashable, Sendable {
    /// Nothing is asked for.
    case none
    /// Of so many lines, so many count; whether the word is still to be said.
    case lines(counted: Int, of: Int, isWordOpen: Bool)
    /// Of so many sums, so many are solved.
    case sums(solved: Int, of: Int)

    /// Whether it is half done or more, of what can be half done.
    package var isHalfDone: Bool {
        switch self {
        case .none: false
        case .lines(let done, let count, _), .sums(let done, let count): done > 0 && done * 2 >= count
        }
    }
}
