/// The questions and the wrong answers of one step.
package struct AnswerTally: Codable, Hashable, Sendable {
    /// Questions asked so far.
    package private(set) var asked = 0
    /// Questions answered rightly.
    package private(set) var solved = 0
    /// Wrong answers since the step began, or was locked.
    package private(set) var wrong = 0
    /// The question that waits for its answer.
    package private(set) var question: SumQuestion?

    mutating func ask(_ question: SumQuestion?) {
        self.question = question
        if question != nil { asked += 1 }
    }

    mutating func answer(_ passed: Bool) {
        question = nil
        if passed { solved += 1 } else { wrong += 1 }
    }

    /// The other code or tag that was shown last.
    package private(set) var lastShown: PayloadDigest?

    mutating func show(_ digest: PayloadDigest, _ passed: Bool) {
        lastShown = digest
        if passed { solved += 1 } else { wrong += 1 }
    }

    mutating func countWrong() { wrong += 1 }

    mutating func forgetWrong() { wrong = 0 }
}
