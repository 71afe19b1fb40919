/// A code to scan or a tag to touch, with what was frozen of it when the alarm fired.
public struct TokenTask: Codable, Hashable, Sendable {
    /// A code, or a tag.
    public let kind: TokenKind
    /// What the person calls it.
    public let name: String
    /// What it has to hold.
    public let digest: PayloadDigest
    /// Lines that may be typed in its place where the part that reads it is missing.
    public let spare: RequiredLines

    /// Names a task.
    public init(kind: TokenKind, name: String, digest: PayloadDigest, spare: RequiredLines) {
        self.kind = kind
        self.name = name
        self.digest = digest
        self.spare = spare
    }
}

extension TokenKind {
    /// The device's part that reads it, as `PartFailed` names it.
    public var part: DevicePart {
        switch self {
        case .code: .camera
        case .tag: .tagReader
        }
    }
}

/// Whether the person is asked again, some time after a gate has let go.
public struct WakeCheckPolicy: Codable, Hashable, Sendable {
    /// How long after the gate has let go, in minutes: 1 to 60.
    public var afterMinutes: Int
    /// How often at most in one run: 1 to 5.
    public var limit: Int

    /// Makes a policy.
    public init(afterMinutes: Int, limit: Int = 1) {
        self.afterMinutes = afterMinutes
        self.limit = limit
    }

    /// Whether it asks no later and no less often than another.
    func isAtLeast(_ other: WakeCheckPolicy) -> Bool {
        limit >= other.limit && afterMinutes >= other.afterMinutes
    }
}

/// The question whether the person is still up, as it was drawn when the alarm fired.
public struct WakeCheck: Codable, Hashable, Sendable {
    /// How long after the gate has let go, in milliseconds.
    public let afterMilliseconds: Int64
    /// How long the answer is awaited before it rings again.
    public let answerMilliseconds: Int64
    /// How often at most in this run.
    public let limit: Int
    /// Where the sums come from.
    public let seed: UInt64

    /// Names a check.
    public init(afterMilliseconds: Int64, answerMilliseconds: Int64 = 90_000, limit: Int, seed: UInt64) {
        self.afterMilliseconds = afterMilliseconds
        self.answerMilliseconds = answerMilliseconds
        self.limit = limit
        self.seed = seed
    }

    /// What is asked: one easy sum. Wrong answers close nothing: whoever calculates is up.
    func step(_ number: Int) -> GateStep {
        GateStep(
            .sum(SumTask(difficulty: .easy, count: 1, seed: seed &+ UInt64(number))),
            limits: ChallengeLimits(
                timeoutMilliseconds: answerMilliseconds,
                lockout: Lockout(answers: 1_000_000, milliseconds: 1_000)))
    }
}
