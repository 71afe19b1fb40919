package import VowCore
import VowRecitation

/// An affirmation that is practised, as every front end is told of it.
package struct PracticeRow: Codable, Hashable, Sendable {
    /// Its recording.
    package struct Recording: Codable, Hashable, Sendable {
        /// How long it is.
        package let lengthMilliseconds: Int64
        /// `whole`, `damaged`, `missing` or `erased`, where it was looked at.
        package let standing: String?

        package init(lengthMilliseconds: Int64, standing: String?) {
            self.lengthMilliseconds = lengthMilliseconds
            self.standing = standing
        }
    }

    /// Between which days the target is likely to be reached.
    package struct Forecast: Codable, Hashable, Sendable {
        /// The day at the mean pace, and the ends of the interval.
        package let expected, from, through: String
        /// The share of cases in which the interval is meant to hold the day.
        package let share: Double
        /// How it is computed.
        package let method: String
    }

    /// A stretch of seven days.
    package struct Week: Codable, Hashable, Sendable {
        /// Its first day.
        package let first: String
        /// How many counted.
        package let count: Int
    }

    /// A day with counted rounds.
    package struct Day: Codable, Hashable, Sendable {
        package let date: String
        /// How many counted.
        package let count: Int
    }

    /// Why the last round did not count.
    package struct Refused: Codable, Hashable, Sendable {
        /// When it was.
        package let at: String
        /// The reasons, by name.
        package let reasons: [String]
        /// The words that were not heard, and what was heard.
        package let missed: [String], heard: String
        /// All of it in one sentence.
        package let sentence: String
    }

    /// A reminder.
    package struct Reminder: Codable, Hashable, Sendable {
        /// The time of day.
        package let time: String
        /// Until when it is put off.
        package let snoozedUntil: String?
    }

    /// The identifier.
    package let id: AffirmationID
    /// Its words.
    package let text: String
    /// `en`, `es` or `zh`.
    package let language: String
    /// The line that it is, where it is one.
    package let line: String?
    /// When it was begun.
    package let createdAt: String?
    /// How often it was said, out of how often.
    package let count, target: Int
    /// How many counted today, and how many are left.
    package let today, remaining: Int
    /// What does not count: said otherwise, listened to, typed.
    package let refused, listened, typed: Int
    /// How many counted on a day of late.
    package let perDay: Double
    /// When the target is likely to be reached.
    package let forecast: Forecast?
    /// The best seven days in a row.
    package let bestWeek: Week?
    package let recording: Recording?
    /// Why the last round did not count; left out once one counted.
    package let lastRefused: Refused?
    package let reminder: Reminder?
    /// Each day with counted rounds, where one affirmation was asked for.
    package let days: [Day]?

    /// How a forecast is computed.
    package static let method = "normal approximation of a renewal process over the last 28 days"

    /// The row of an affirmation.
    /// - Parameters:
    ///   - standing: how its recording stands, where it was looked at.
    ///   - sentence: why the last round did not count, in the person's language.
    package init(
        id: AffirmationID, state: PracticeState, today: CivilDate, standing: String? = nil,
        sentence: String? = nil,
        hasDays: Bool = false
    ) {
        let progress = state.progress(on: today)
        self.id = id
        text = state.text
        language = state.language.rawValue
        line = state.line?.text
        createdAt = state.createdAt?.iso8601
        (count, target) = (state.count, state.target)
        (self.today, remaining) = (progress.today, progress.remaining)
        (refused, listened, typed) = (state.refusedCount, state.listenedCount, state.typedCount)
        perDay = (progress.perDay * 10).rounded() / 10
        forecast = progress.forecast.map {
            Forecast(
                expected: $0.expected.iso8601, from: $0.from.iso8601, through: $0.through.iso8601,
                share: PracticeProgress.intervalShare, method: PracticeRow.method)
        }
        bestWeek = progress.bestWeek.map { Week(first: $0.first.iso8601, count: $0.count) }
        recording = state.recording.map {
            Recording(lengthMilliseconds: $0.lengthMilliseconds, standing: standing)
        }
        lastRefused = state.lastRefused.map {
            Refused(
                at: $0.at.iso8601, reasons: $0.reasons.map(\.rawValue), missed: $0.missed, heard: $0.heard,
                sentence: sentence ?? "")
        }
        reminder = state.reminder.map {
            Reminder(time: String($0.iso8601.prefix(5)), snoozedUntil: state.snoozedUntil?.iso8601)
        }
        days = hasDays ? state.days.map { Day(date: $0.date.iso8601, count: $0.count) } : nil
    }
}

/// What came of one round.
package struct PracticeRoundRow: Codable, Hashable, Sendable {
    /// Whether it counted.
    package let counted: Bool
    /// How often it was said by now, out of how often.
    package let count, target: Int
    /// How close it was to the words, 0 to 1.
    package let score: Double
    /// What was heard, and the words that were not.
    package let transcript: String, missed: [String]
    /// Why it does not count, by name, and in one sentence.
    package let reasons: [String], sentence: String
    /// The engine that heard it.
    package let engine: String
    /// How like what was played it is, where something was played.
    package let likenessToPlayed: Double?

    /// The row of a round.
    package init(_ round: PracticeRound, state: PracticeState, sentence: String) {
        counted = round.reasons.isEmpty
        (count, target) = (state.count, state.target)
        score = (round.score * 10_000).rounded() / 10_000
        transcript = round.take.evidence.transcript
        missed = round.missed
        reasons = round.reasons.map(\.rawValue)
        self.sentence = sentence
        engine = round.take.evidence.engine
        likenessToPlayed = round.take.likenessToPlayed.map { ($0 * 1_000).rounded() / 1_000 }
    }
}
