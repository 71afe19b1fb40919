package import VowCore
import VowPorts

/// A question about due times in the words of the command line and of the batch: which are the next ones?
package struct NextQuestion: Hashable, Sendable {
    /// The name of the zone.
    package let zone: String
    /// The wall-clock intent.
    package let rule: OccurrenceRule
    /// The instant after which the answers lie.
    package let from: Instant
    /// How many answers are wanted, 1 to `largestCount`.
    package let count: Int

    /// The most answers one question may ask for; thirty years of days.
    package static let largestCount = 11_000

    /// What is wrong with a question, in a sentence for the person who asked it.
    package struct Mistake: Error, Hashable, Sendable {
        /// What is wrong and what is expected instead.
        package let message: TextCode

        /// Makes a mistake from its sentence.
        package init(_ message: TextCode) { self.message = message }
    }

    /// Reads a question from its texts: `time` is HH:MM, `days` are texts as `WeekdayWords` reads them, `date` is
    /// YYYY-MM-DD.
    ///
    /// Exactly one of `days` and `date` has to be there.
    package init(
        zone: String, time: String, days: [String]?, date: String?, from: Instant, count: Int
    ) throws(Mistake) {
        guard time.utf8.count == 5, let time = CivilTime(iso8601: time) else {
            throw Mistake(.timeMustBeHhMm(time: time))
        }
        guard (1...NextQuestion.largestCount).contains(count) else {
            throw Mistake(.countMustBeFrom1(most: NextQuestion.largestCount, count: count))
        }
        self.zone = zone
        self.from = from
        self.count = count
        switch (days, date) {
        case (let days?, nil):
            self.rule = OccurrenceRule(time: time, recurrence: .weekly(try NextQuestion.weekdays(days)))
        case (nil, let text?):
            guard let date = CivilDate(iso8601: text) else {
                throw Mistake(.dateMustBeDayOf(text: text))
            }
            self.rule = OccurrenceRule(time: time, recurrence: .once(date))
        case (nil, nil): throw Mistake(.eitherDaysOrDateNeeded)
        case (_?, _?): throw Mistake(.daysDateExcludeEachOther)
        }
    }

    private static func weekdays(_ codes: [String]) throws(Mistake) -> WeekdaySet {
        guard !codes.isEmpty else { throw Mistake(.daysMustNameAtLeast) }
        do throws(WeekdayWords.Mistake) { return try WeekdayWords.read(codes) } catch {
            throw Mistake(TextCode(error.explanation))
        }
    }

    /// The answers by the given rules, ascending; fewer than `count` when the rule ends.
    package func occurrences(in rules: ZoneRules) -> [Occurrence] {
        rule.occurrences(after: from, in: rules, limit: count)
    }
}

extension WeekdayWords.Mistake {
    /// What is wrong, with an example.
    package var explanation: String {
        let example = "Write mon,wed,fri or mon-fri; weekdays, weekend or everyday."
        let isEmpty = part.allSatisfy(\.isWhitespace)
        return isEmpty ? "A day is missing. \(example)" : "\"\(part)\" names no days. \(example)"
    }
}
