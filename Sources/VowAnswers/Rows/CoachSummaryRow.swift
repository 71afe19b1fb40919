/// A day of practice with the coach.
package struct CoachDayRow: Codable, Hashable, Sendable {
    /// The day.
    package let date: String
    /// How long was practised, in minutes.
    package let minutes: Int
    /// Sentences that were answered, those right in the end, and those right at the first try.
    package let sentences, correct, rightAtOnce: Int
    /// Answers, and how often a sentence was heard again.
    package let attempts, replays: Int
    /// The mean score of the sentences, 0 to 100; nil where there is none.
    package let meanScore: Int?

    package init(
        date: String, minutes: Int, sentences: Int, correct: Int, rightAtOnce: Int, attempts: Int,
        replays: Int,
        meanScore: Int?
    ) {
        self.date = date
        self.minutes = minutes
        self.sentences = sentences
        self.correct = correct
        self.rightAtOnce = rightAtOnce
        self.attempts = attempts
        self.replays = replays
        self.meanScore = meanScore
    }
}

/// A day in figures, and where the person stands.
package struct CoachSummaryRow: Codable, Hashable, Sendable {
    /// The language that is practised.
    package let language: String
    /// How long a session is to last.
    package let plannedMinutes: Int
    package let day: CoachDayRow
    /// Days in a row with practice in any language, now and at most.
    package let streakDays, bestStreakDays: Int
    /// Which sentences come next: their level and their words.
    package let level, wordBucket: String
    /// How many weak words there are.
    package let weakWords: Int
    /// Those of them that are due today.
    package let dueWords: [String]
    /// Whether a session of today waits to be gone on with.
    package let isUnfinished: Bool
    /// The voice that speaks the language.
    package let voice: String
    /// Whether that voice was understood well enough to learn from when it was measured; nil where it was not measured.
    package let isVoiceUnderstood: Bool?

    package init(
        language: String, plannedMinutes: Int, day: CoachDayRow, streakDays: Int, bestStreakDays: Int,
        level: String,
        wordBucket: String, weakWords: Int, dueWords: [String], isUnfinished: Bool, voice: String,
        isVoiceUnderstood: Bool?
    ) {
        self.language = language
        self.plannedMinutes = plannedMinutes
        self.day = day
        self.streakDays = streakDays
        self.bestStreakDays = bestStreakDays
        self.level = level
        self.wordBucket = wordBucket
        self.weakWords = weakWords
        self.dueWords = dueWords
        self.isUnfinished = isUnfinished
        self.voice = voice
        self.isVoiceUnderstood = isVoiceUnderstood
    }

    private enum CodingKeys: String, CodingKey {
        case language, plannedMinutes, day, streakDays, bestStreakDays, level, wordBucket, weakWords, dueWords
        case voice
        case isUnfinished = "unfinished"
        case isVoiceUnderstood = "voiceUnderstood"
    }
}

/// The days of practice of a stretch.
package struct CoachCalendarRow: Codable, Hashable, Sendable {
    /// A day with its language.
    package struct Day: Codable, Hashable, Sendable {
        package let language: String
        package let day: CoachDayRow

        package init(language: String, day: CoachDayRow) {
            self.language = language
            self.day = day
        }
    }

    /// The first and the last day of the stretch.
    package let from, to: String
    /// Days in a row with practice in any language, now and at most.
    package let streakDays, bestStreakDays: Int
    /// The days with practice, oldest first.
    package let days: [Day]

    package init(from: String, to: String, streakDays: Int, bestStreakDays: Int, days: [Day]) {
        self.from = from
        self.to = to
        self.streakDays = streakDays
        self.bestStreakDays = bestStreakDays
        self.days = days
    }
}

/// A word to be met again.
package struct CoachWordRow: Codable, Hashable, Sendable {
    /// The word, and the first day on which it is due.
    package let word, due: String
    /// Whether that day has come.
    package let isDue: Bool
    /// The days between the last review and the next, and how often it did not go well.
    package let intervalDays, lapses: Int

    package init(word: String, due: String, isDue: Bool, intervalDays: Int, lapses: Int) {
        self.word = word
        self.due = due
        self.isDue = isDue
        self.intervalDays = intervalDays
        self.lapses = lapses
    }
}

/// What came of an answer.
package struct CoachAnswerRow: Codable, Hashable, Sendable {
    /// A word with its mark: `well`, `unclear` or `missed`.
    package struct Word: Codable, Hashable, Sendable {
        /// The word, and its mark.
        package let text, mark: String

        package init(text: String, mark: String) {
            self.text = text
            self.mark = mark
        }
    }

    /// The sentence, its words and its language.
    package let sentence, text, language: String
    /// Which answer to it this was, from 1.
    package let attempt: Int
    /// `voice` or `typed`, and what was heard or typed.
    package let mode, transcript: String
    /// Whether it counts as the sentence.
    package let correct: Bool
    /// How near it is in meaning, 0 to 1.
    package let semanticSim: Double
    /// How it was pronounced, 0 to 100; nil where nothing rated it.
    package let accuracy, fluency, completeness, prosody: Int?
    /// The score of the sentence with this answer, 0 to 100.
    package let itemScore: Int
    /// Whether the text was shown, and whether the sentence is done with.
    package let revealed, done: Bool
    package let words: [Word]
    /// What heard it, and what rated it.
    package let engine, rater: String?

    package init(
        sentence: String, text: String, language: String, attempt: Int, mode: String, transcript: String,
        correct: Bool, semanticSim: Double, accuracy: Int?, fluency: Int?, completeness: Int?, prosody: Int?,
        itemScore: Int, revealed: Bool, done: Bool, words: [Word], engine: String?, rater: String?
    ) {
        self.sentence = sentence
        self.text = text
        self.language = language
        self.attempt = attempt
        self.mode = mode
        self.transcript = transcript
        self.correct = correct
        self.semanticSim = semanticSim
        self.accuracy = accuracy
        self.fluency = fluency
        self.completeness = completeness
        self.prosody = prosody
        self.itemScore = itemScore
        self.revealed = revealed
        self.done = done
        self.words = words
        self.engine = engine
        self.rater = rater
    }
}

/// A sentence of the coach, as it is written in a file.
package struct CoachSentenceRow: Codable, Hashable, Sendable {
    /// Its identifier, its words and their language.
    package let id, text, lang: String
    /// How hard it is, and how common its words are.
    package let level, wordBucket: String

    package init(id: String, text: String, lang: String, level: String, wordBucket: String) {
        self.id = id
        self.text = text
        self.lang = lang
        self.level = level
        self.wordBucket = wordBucket
    }
}

/// What came of a list of sentences that was taken in.
package struct SentencesTakenRow: Codable, Hashable, Sendable {
    /// How many the list holds.
    package let sentences: Int
    /// How many of them were new or changed.
    package let changed: Int

    package init(sentences: Int, changed: Int) {
        self.sentences = sentences
        self.changed = changed
    }
}
