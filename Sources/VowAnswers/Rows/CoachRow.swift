/// A day of practice with the coach.
public struct CoachDayRow: Codable, Hashable, Sendable {
    /// The day.
    public let date: String
    /// How long was practised, in minutes.
    public let minutes: Int
    /// Sentences that were answered, those right in the end, and those right at the first try.
    public let sentences, correct, rightAtOnce: Int
    /// Answers, and how often a sentence was heard again.
    public let attempts, replays: Int
    /// The mean score of the sentences, 0 to 100; nil where there is none.
    public let meanScore: Int?

    /// Makes a row.
    public init(
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
public struct CoachSummaryRow: Codable, Hashable, Sendable {
    /// The language that is practised.
    public let language: String
    /// How long a session is to last.
    public let plannedMinutes: Int
    /// The day.
    public let day: CoachDayRow
    /// Days in a row with practice in any language, now and at most.
    public let streakDays, bestStreakDays: Int
    /// Which sentences come next: their level and their words.
    public let level, wordBucket: String
    /// How many weak words there are.
    public let weakWords: Int
    /// Those of them that are due today.
    public let dueWords: [String]
    /// Whether a session of today waits to be gone on with.
    public let isUnfinished: Bool
    /// The voice that speaks the language.
    public let voice: String
    /// Whether that voice was understood well enough to learn from when it was measured; nil where it was not measured.
    public let isVoiceUnderstood: Bool?

    /// Makes a row.
    public init(
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
public struct CoachCalendarRow: Codable, Hashable, Sendable {
    /// A day with its language.
    public struct Day: Codable, Hashable, Sendable {
        /// The language.
        public let language: String
        /// The day.
        public let day: CoachDayRow

        /// Makes a day.
        public init(language: String, day: CoachDayRow) {
            self.language = language
            self.day = day
        }
    }

    /// The first and the last day of the stretch.
    public let from, to: String
    /// Days in a row with practice in any language, now and at most.
    public let streakDays, bestStreakDays: Int
    /// The days with practice, oldest first.
    public let days: [Day]

    /// Makes a row.
    public init(from: String, to: String, streakDays: Int, bestStreakDays: Int, days: [Day]) {
        self.from = from
        self.to = to
        self.streakDays = streakDays
        self.bestStreakDays = bestStreakDays
        self.days = days
    }
}

/// A word to be met again.
public struct CoachWordRow: Codable, Hashable, Sendable {
    /// The word, and the first day on which it is due.
    public let word, due: String
    /// Whether that day has come.
    public let isDue: Bool
    /// The days between the last review and the next, and how often it did not go well.
    public let intervalDays, lapses: Int

    /// Makes a row.
    public init(word: String, due: String, isDue: Bool, intervalDays: Int, lapses: Int) {
        self.word = word
        self.due = due
        self.isDue = isDue
        self.intervalDays = intervalDays
        self.lapses = lapses
    }
}

/// What came of an answer.
public struct CoachAnswerRow: Codable, Hashable, Sendable {
    /// A word with its mark: `well`, `unclear` or `missed`.
    public struct Word: Codable, Hashable, Sendable {
        /// The word, and its mark.
        public let text, mark: String

        /// Makes a word.
        public init(text: String, mark: String) {
            self.text = text
            self.mark = mark
        }
    }

    /// The sentence, its words and its language.
    public let sentence, text, language: String
    /// Which answer to it this was, from 1.
    public let attempt: Int
    /// `voice` or `typed`, and what was heard or typed.
    public let mode, transcript: String
    /// Whether it counts as the sentence.
    public let correct: Bool
    /// How near it is in meaning, 0 to 1.
    public let semanticSim: Double
    /// How it was pronounced, 0 to 100; nil where nothing rated it.
    public let accuracy, fluency, completeness, prosody: Int?
    /// The score of the sentence with this answer, 0 to 100.
    public let itemScore: Int
    /// Whether the text was shown, and whether the sentence is done with.
    public let revealed, done: Bool
    /// The words.
    public let words: [Word]
    /// What heard it, and what rated it.
    public let engine, rater: String?

    /// Makes a row.
    public init(
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
public struct CoachSentenceRow: Codable, Hashable, Sendable {
    /// Its identifier, its words and their language.
    public let id, text, lang: String
    /// How hard it is, and how common its words are.
    public let level, wordBucket: String

    /// Makes a row.
    public init(id: String, text: String, lang: String, level: String, wordBucket: String) {
        self.id = id
        self.text = text
        self.lang = lang
        self.level = level
        self.wordBucket = wordBucket
    }
}

/// What came of a list of sentences that was taken in.
public struct SentencesTakenRow: Codable, Hashable, Sendable {
    /// How many the list holds.
    public let sentences: Int
    /// How many of them were new or changed.
    public let changed: Int

    /// Makes a row.
    public init(sentences: Int, changed: Int) {
        self.sentences = sentences
        self.changed = changed
    }
}
