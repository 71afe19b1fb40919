package import VowRecitation

/// The terms of a session, fixed when it begins.
package struct CoachTerms: Codable, Hashable, Sendable {
    /// What the session takes sentences from.
    package enum Plan: String, CaseIterable, Codable, Hashable, Sendable {
        /// Sentences that follow the person's level.
        case daily
        /// Sentences that hold weak words that are due.
        case drill
    }

    /// What it takes sentences from.
    package var plan: Plan
    /// The language that is practised.
    package var language: Language
    /// The day, where the person is.
    package var date: CivilDate
    /// How long it is to last, in minutes of practice.
    package var minutes: Int
    /// How much each part counts in a score.
    package var weights: CoachWeights
    /// How near in meaning an answer must be, 0 to 100.
    package var passHundredths: Int
    /// After how many answers that were not right the text is shown.
    package var revealAfter: Int
    /// The level of `CoachStaircase` at the beginning.
    @Sealed package var level: Int
    /// The seed from which the choice among sentences is drawn.
    package var seed: UInt64

    package init(
        plan: Plan = .daily, language: Language, date: CivilDate, minutes: Int = 30,
        weights: CoachWeights = CoachWeights(), passHundredths: Int = 80, revealAfter: Int = 3,
        level: Int = 0, seed: UInt64 = 0
    ) {
        self.plan = plan
        self.language = language
        self.date = date
        self.minutes = minutes
        self.weights = weights
        self.passHundredths = passHundredths
        self.revealAfter = revealAfter
        self.level = level
        self.seed = seed
    }
}

/// How a sentence is spoken.
package enum CoachSpeaking: String, CaseIterable, Codable, Hashable, Sendable {
    /// For the first time.
    case first
    /// Once more, because the person asked.
    case replay
    /// Once more and slowly, because the person asked.
    case slowReplay
}

/// What happened in a session of the coach.
package enum CoachEvent: Codable, Hashable, Sendable {
    /// It began.
    case begun(CoachTerms)
    /// A sentence was given, on a day.
    case given(CoachSentence, on: CivilDate)
    /// The sentence was spoken.
    case spoken(CoachSpeaking)
    /// An answer was judged.
    case answered(CoachAnswer, CoachVerdict)
    /// The text was shown: after so many failures, or because the person asked.
    case textRevealed(asked: Bool)
    /// The person went on to the next sentence.
    case passedOver
    /// The person took a break.
    case paused
    /// It goes on, after a break or after the program had ended.
    case resumed
    /// It is over.
    case ended(CoachEnding)
    /// The person was reminded of a day's session; in a stream of its own, see `CoachReminder`.
    case reminded(on: CivilDate)

    private enum CodingKeys: String, CodingKey {
        case begun = "CoachBegun"
        case given = "CoachSentenceGiven"
        case spoken = "CoachSentenceSpoken"
        case answered = "CoachAnswered"
        case textRevealed = "CoachTextRevealed"
        case passedOver = "CoachSentencePassedOver"
        case paused = "CoachPaused"
        case resumed = "CoachResumed"
        case ended = "CoachEnded"
        case reminded = "CoachReminded"
    }

    private enum GivenCodingKeys: String, CodingKey {
        case _0
        case on = "date"
    }
    private enum SpokenCodingKeys: String, CodingKey { case _0 = "speaking" }
    private enum EndedCodingKeys: String, CodingKey { case _0 = "ending" }
    private enum RemindedCodingKeys: String, CodingKey { case on = "date" }
}

/// Why a session is over.
package enum CoachEnding: String, CaseIterable, Codable, Hashable, Sendable {
    /// Its time was up, or no sentence was left.
    case done
    /// The person ended it.
    case stopped
    /// The day was over before the person went on with it.
    case left
}
