/// What a step of a session with the coach came to, for a front end that leads it step by step.
package struct CoachStepRow: Codable, Hashable, Sendable {
    /// `listening` (a sentence is in hand), `resting`, `over`, or `new` where no session goes on.
    package let state: String
    /// The language that is practised.
    package let language: String
    /// The identifier of the sentence in hand, and the how manieth it is.
    package let sentence: String?, number: Int
    /// The text of the sentence in hand, once it is shown.
    package let text: String?
    /// Whether the sentence is to be spoken now: `no`, `usual` or `slow`.
    package let speak: String
    /// What came of the answer.
    package let answer: CoachAnswerRow?
    /// What else there is to say.
    package let said: [String]

    package init(
        state: String, language: String, sentence: String?, number: Int, text: String?, speak: String,
        answer: CoachAnswerRow?, said: [String]
    ) {
        (self.state, self.language, self.sentence, self.number) = (state, language, sentence, number)
        (self.text, self.speak, self.answer, self.said) = (text, speak, answer, said)
    }
}
