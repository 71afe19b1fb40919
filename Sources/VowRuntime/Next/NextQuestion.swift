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

    /// The last instant by an UNTIL in universal time, or nil.
    private let until: Instant?

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
    /// Exactly one of `days`, `date`, `rrule` and `pattern` has to be there; the latter two are counted from `start`.
    package init(
        zone: String, time: String, days: [String]?, date: String?, rrule: String? = nil,
        pattern: String? = nil, start: String? = nil, from: Instant, count: Int
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
        guard [days != nil, date != nil, rrule != nil, pattern != nil].count(where: { $0 }) < 2 else {
            throw Mistake(.daysDateRrulePatternExclude)
        }
        if rrule != nil || pattern != nil {
            guard let start, let first = CivilDate(iso8601: start) else {
                throw Mistake(.startMustBeDayOf)
            }
            (self.rule, until) = try NextQuestion.cycle(rrule, pattern, at: time, from: first)
            return
        }
        guard start == nil else { throw Mistake(.startBelongsToRruleOr) }
        until = nil
        switch (days, date) {
        case (let days?, _):
            self.rule = OccurrenceRule(time: time, recurrence: .weekly(try NextQuestion.weekdays(days)))
        case (nil, let text?):
            guard let date = CivilDate(iso8601: text) else {
                throw Mistake(.dateMustBeDayOf(text: text))
            }
            self.rule = OccurrenceRule(time: time, recurrence: .once(date))
        case (nil, nil): throw Mistake(.daysDateRrulePatternNeeded)
        }
    }

    private static func weekdays(_ codes: [String]) throws(Mistake) -> WeekdaySet {
        guard !codes.isEmpty else { throw Mistake(.daysMustNameAtLeast) }
        do throws(WeekdayWords.Mistake) { return try WeekdayWords.read(codes) } catch {
            throw Mistake(TextCode(error.explanation))
        }
    }

    /// The intent of a rule or a pattern, and the instant at which it ends where that is universal time.
    private static func cycle(
        _ rrule: String?, _ pattern: String?, at time: CivilTime, from start: CivilDate
    ) throws(Mistake) -> (OccurrenceRule, Instant?) {
        if let pattern {
            do throws(ShiftPattern.Flaw) {
                let shifts = try ShiftPattern(pattern, from: start)
                return (OccurrenceRule(time: time, recurrence: .shifts(shifts)), nil)
            } catch {
                throw Mistake(
                    error.word.isEmpty ? .patternNeverRingsOrLong : .stepOfPatternUnknown(text: error.word))
            }
        }
        do throws(DateRule.Flaw) {
            let ended = try DateRule.read(rrule ?? "", from: start)
            var end: Instant?
            if let until = ended.until, let reading = CalendarReading(until), reading.clock == .utc {
                end = Instant(secondsSinceEpoch: reading.wall.wallSecondsSinceEpoch)
            }
            let last = end == nil ? try ended.lastDate(at: time, in: .utc) : nil
            return (OccurrenceRule(time: time, recurrence: .rule(ended.rule), endsOn: last), end)
        } catch {
            throw Mistake(error.explanation)
        }
    }

    /// The answers by the given rules, ascending; fewer than `count` when the rule ends.
    package func occurrences(in rules: ZoneRules) -> [Occurrence] {
        rule.occurrences(after: from, through: until, in: rules, limit: count)
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

extension DateRule.Flaw {
    /// What is wrong with a rule.
    var explanation: TextCode {
        switch self {
        case .part(let text): .noPartOfRule(part: text)
        case .unknown(let name): .cannotBeKeptOneTimeDay(name: name)
        case .value(let part, let text): .valueOfRuleCannotBe(part: part, text: text)
        case .together(let first, let second): .partsOfRuleNotTogether(first: first, second: second)
        case .never: .ruleStandsForNoDate
        }
    }
}
