package import VowAnswers
import VowSystem

/// The home that a helper process works on.
package struct HomeSetup: Codable, Sendable {
    package let home: String

    package init(home: String) { self.home = home }
}

/// Does one operation of the front ends; the payload of the answer is its row, as JSON.
package struct PerformOperation: HelperQuestion {
    package struct Answer: Codable, Sendable {
        /// Why it was not done, or nil if it was.
        package let refusal: FailureRow?

        package init(refusal: FailureRow? = nil) { self.refusal = refusal }
    }
    package static var name: String { "perform" }
    package let operation: String
    package let arguments: Arguments

    package init(operation: String, arguments: Arguments) {
        (self.operation, self.arguments) = (operation, arguments)
    }
}

/// Takes one step of today's session with the coach.
package struct TakeCoachStep: HelperQuestion {
    package struct Answer: Codable, Sendable {
        /// The step, or nil if it was refused.
        package let row: CoachStepRow?
        package let refusal: FailureRow?

        package init(row: CoachStepRow? = nil, refusal: FailureRow? = nil) {
            (self.row, self.refusal) = (row, refusal)
        }
    }
    package static var name: String { "coach-step" }
    /// `coach.step` or `coach.speak`.
    package let operation: String
    package let arguments: Arguments
    /// A recording to use instead of the microphone, for measurements.
    package let audio: String?

    package init(operation: String, arguments: Arguments, audio: String? = nil) {
        (self.operation, self.arguments, self.audio) = (operation, arguments, audio)
    }
}
