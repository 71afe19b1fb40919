package import VowRecitation

/// What a person answered; anything may be missing.
package struct InterviewAnswers: Hashable, Sendable {
    /// The language that the person chose; nil lets the answers tell.
    package var language: Language?
    /// "What's one meaningful change you want this month?"
    package var change: String
    /// How important it is, 0 to 10.
    package var importance: Int?
    /// "Why not lower?"
    package var whyNotLower: String
    /// How sure the person is, 0 to 10.
    package var confidence: Int?
    /// "What would move you up one point?"
    package var upOnePoint: String
    /// "If things went perfectly in 90 days, what's different?"
    package var benefits: String
    /// "What gets in the way?"
    package var barriers: String
    /// "Who or what helps?"
    package var supports: String
    /// A time when something like it went well.
    package var pastSuccess: String
    /// "When …, I will …"
    package var plan: String
    /// What matters to the person.
    package var values: String
    /// What the person wants to be called.
    package var name: String

    /// Makes a set of answers.
    package init(
        language: Language? = nil, change: String = "", importance: Int? = nil,
        whyNotLower: String = "",
        confidence: Int? = nil, upOnePoint: String = "", benefits: String = "", barriers: String = "",
        supports: String = "", pastSuccess: String = "", plan: String = "", values: String = "",
        name: String = ""
    ) {
        self.language = language
        self.change = change
        self.importance = importance
        self.whyNotLower = whyNotLower
        self.confidence = confidence
        self.upOnePoint = upOnePoint
        self.benefits = benefits
        self.barriers = barriers
        self.supports = supports
        self.pastSuccess = pastSuccess
        self.plan = plan
        self.values = values
        self.name = name
    }

    /// Every text, in the order of the questions.
    var texts: [String] {
        [
            change, whyNotLower, upOnePoint, benefits, barriers, supports, pastSuccess, plan, values,
            name,
        ]
    }
}

/// What was made of the answers.
package struct InterviewLines: Hashable, Sendable {
    /// The language of the lines.
    package let language: Language
    /// What was understood, in the person's own words.
    package let summary: String
    /// What is proposed: one to three goals, then two to five affirmations; none after a sign of danger.
    package let proposals: [ProposedLine]
    /// What the person should know about the lines.
    package let notes: [String]
    /// What the signs of danger in the answers come to. After any, there is no summary and no line.
    package let signs: SafetySigns.Reading

    /// Sentences about what the person does.
    package var goalLines: [String] { proposals.filter { $0.kind == .goal }.map(\.text) }

    /// Sentences about who the person is.
    package var affirmationLines: [String] { proposals.filter { $0.kind == .affirmation }.map(\.text) }
}
