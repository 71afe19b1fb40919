/// Whether the person is asked again, some time after a gate has let go.
package struct WakeCheckPolicy: Codable, Hashable, Sendable {
    /// How long after the gate has let go, in minutes: 1 to 60.
    package var afterMinutes: Int
    /// How often at most in one run: 1 to 5.
    package var limit: Int

    package init(afterMinutes: Int, limit: Int = 1) {
        self.afterMinutes = afterMinutes
        self.limit = limit
    }

    /// Whether it asks no later and no less often than another.
    func isAtLeast(_ other: WakeCheckPolicy) -> Bool {
        limit >= other.limit && afterMinutes >= other.afterMinutes
    }
}

/// The question whether the person is still up, as it was drawn when the alarm fired.
package struct WakeCheck: Codable, Hashable, Sendable {
    /// How long after the gate has let go, in milliseconds.
    package let afterMilliseconds: Int64
    /// How long the answer is awaited before it rings again.
    package let answerMilliseconds: Int64
    /// How often at most in this run.
    package let limit: Int
    /// Where the sums come from.
    package let seed: UInt64

    package init(afterMilliseconds: Int64, answerMilliseconds: Int64 = 90_000, limit: Int, seed: UInt64) {
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
