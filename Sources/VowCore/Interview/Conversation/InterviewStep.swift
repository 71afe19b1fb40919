/// A step of the interview, in the order in which they are asked.
package enum InterviewStep: String, CaseIterable, Codable, Hashable, Sendable {
    /// What the microphone does at wake time, and whether that is all right.
    case consent
    /// "What's one meaningful change you want this month?"
    case change
    /// How important it is, 0 to 10.
    case importance
    /// "Why not lower?"
    case whyNotLower
    /// How sure the person is, 0 to 10.
    case confidence
    /// "What would move you up one point?"
    case upOnePoint
    /// "If things went perfectly in 90 days, what's different?"
    case benefits
    /// "What gets in the way?"
    case barriers
    /// "Who or what helps?"
    case supports
    /// When something like it went well.
    case pastSuccess
    /// "When …, I will …"
    case plan
    /// What matters to the person.
    case values
    /// What they want to be called.
    case name
    /// Whether the summary is right.
    case summary
    /// The lines, to edit and to keep.
    case lines

    /// Whether it is answered by a number from 0 to 10.
    package var isScale: Bool { self == .importance || self == .confidence }

    /// Whether it may be passed over.
    package var isSkippable: Bool {
        switch self {
        case .consent, .change, .summary, .lines: false
        case .importance, .whyNotLower, .confidence, .upOnePoint, .benefits, .barriers, .supports,
            .pastSuccess, .plan, .values, .name:
            true
        }
    }

    /// Whether it is a question whose answer the lines are made of.
    package var isAnswer: Bool { self != .consent && self != .summary && self != .lines }
}
