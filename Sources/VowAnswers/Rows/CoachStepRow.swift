/// What a step of a session with the coach came to, for a front end that leads it step by step.
public struct CoachStepRow: Codable, Hashable, Sendable {
    /// `listening` (a sentence is in hand), `resting`, `over`, or `new` where no session goes on.
    public let state: String
    /// The language that is practised.
    public let language: String
    /// The identifier of the sentence in hand, and the how manieth it is.
    public let sentence: String?, number: Int
    /// The text of the sentence in hand, once it is shown.
    public let text: String?
    /// Whether the sentence is to be spoken now: `no`, `usual` or `slow`.
    public let speak: String
    /// What came of the answer.
    public let answer: CoachAnswerRow?
    /// What else there is to say.
    public let said: [String]

    /// Makes a row.
    public init(
        state: String, language: String, sentence: String?, number: Int, text: String?, speak: String,
        answer: CoachAnswerRow?, said: [String]
    ) {
        (self.state, self.language, self.sentence, self.number) = (state, language, sentence, number)
        (self.text, self.speak, self.answer, self.said) = (text, speak, answer, said)
    }
}
