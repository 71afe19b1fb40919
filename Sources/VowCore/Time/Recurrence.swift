/// The dates an alarm is meant for, before any zone or exception is considered.
package enum Recurrence: Codable, Hashable, Sendable {
    /// One date.
    case once(CivilDate)
    /// The given days of every week.
    case weekly(WeekdaySet)
    /// The listed dates; order and repetitions do not matter.
    case dates([CivilDate])
    /// The dates of a rule, such as every second week or the last day of the month.
    case rule(DateRule)
    /// The working days of a pattern of shifts.
    case shifts(ShiftPattern)
}

extension Recurrence {
    /// Whether days of the week may have a time of their own: what repeats, other than shifts and positions.
    package var mayVaryByWeekday: Bool {
        switch self {
        case .weekly: true
        case .rule(let rule): rule.positions.isEmpty
        case .once, .dates, .shifts: false
        }
    }
}

/// The time of an alarm on one day of the week.
package struct WeekdayTime: Codable, Hashable, Sendable {
    /// The day.
    package let day: Weekday
    /// The time on it.
    package let time: CivilTime

    /// Makes a time.
    package init(_ day: Weekday, _ time: CivilTime) {
        self.day = day
        self.time = time
    }
}

/// The time of an alarm on one date, in place of its usual one.
package struct DatedTime: Codable, Hashable, Sendable {
    /// The date.
    package let date: CivilDate
    /// The time on it.
    package let time: CivilTime

    /// Makes a time.
    package init(_ date: CivilDate, _ time: CivilTime) {
        self.date = date
        self.time = time
    }
}

/// One due time of an alarm: the date it is meant for and the instant it fires.
package struct Occurrence: Hashable, Sendable {
    /// The instant it fires.
    package let instant: Instant
    /// The date it is meant for, by the wall clock; after a gap across midnight the clock may show the next one.
    package let date: CivilDate
    /// How the intended reading met the wall clock.
    package let kind: Kind

    /// How an intended reading met the wall clock.
    package enum Kind: String, Hashable, Sendable {
        /// The clock shows it once.
        case exact
        /// The clock jumps over it; the occurrence fires at the first instant after the jump.
        case gap
        /// The clock shows it twice; the occurrence fires at the first.
        case overlap
    }

    package init(instant: Instant, date: CivilDate, kind: Kind) {
        self.instant = instant
        self.date = date
        self.kind = kind
    }
}

/// The wall-clock intent of an alarm: a time, the dates it is meant for, and the exceptions.
///
/// The intent never holds an instant. Occurrences are computed from it and the rules of a zone, so that a change
/// of either moves the instants and leaves the intent as the person gave it.
package struct OccurrenceRule: Codable, Hashable, Sendable {
    /// The wall-clock time, on all dates that have none of their own.
    package private(set) var time: CivilTime
    /// The dates it is meant for; listed dates are ascending and unique.
    package private(set) var recurrence: Recurrence
    /// The first date on which it may fire, or nil; a rule and a pattern of shifts begin at their own start.
    package private(set) var startsOn: CivilDate?
    /// The last date on which it may fire, or nil; it does not bound `extraDates`.
    package private(set) var endsOn: CivilDate?
    /// Single dates that are left out, ascending and unique.
    package private(set) var skippedDates: [CivilDate]
    /// Ranges of dates that are left out, both ends included, ascending and neither touching nor overlapping.
    package private(set) var skippedRanges: [ClosedRange<CivilDate>]
    /// The first date on which it fires again after a pause, or nil when it is not paused.
    package private(set) var pausedUntil: CivilDate?
    /// Single dates beside those of the recurrence, ascending and unique.
    package private(set) var extraDates: [CivilDate]
    /// Days of the week with a time of their own, in the order of the week.
    package private(set) var weekdayTimes: [WeekdayTime]
    /// Dates that were given another time, ascending.
    package private(set) var movedTimes: [DatedTime]

    /// Makes a rule; dates and ranges may come in any order, repeated or overlapping.
    package init(
        time: CivilTime, recurrence: Recurrence, startsOn: CivilDate? = nil, endsOn: CivilDate? = nil,
        skippedDates: [CivilDate] = [], skippedRanges: [ClosedRange<CivilDate>] = [],
        pausedUntil: CivilDate? = nil, extraDates: [CivilDate] = [], weekdayTimes: [WeekdayTime] = [],
        movedTimes: [DatedTime] = []
    ) {
        self.time = time
        self.recurrence = recurrence
        self.startsOn = startsOn
        self.endsOn = endsOn
        self.skippedDates = skippedDates.sortedAndUnique()
        self.skippedRanges = OccurrenceRule.merged(skippedRanges)
        self.pausedUntil = pausedUntil
        self.extraDates = extraDates.sortedAndUnique()
        self.weekdayTimes = weekdayTimes.sorted { $0.day < $1.day }
        self.movedTimes = movedTimes.sorted { $0.date < $1.date }
        normalizeRecurrence()
    }

    /// Equal intents are equal: listed dates ascend, and a start that says no more than the recurrence is dropped.
    private mutating func normalizeRecurrence() {
        switch recurrence {
        case .dates(let dates): recurrence = .dates(dates.sortedAndUnique())
        case .rule(let rule): if let date = startsOn, date <= rule.start { startsOn = nil }
        case .shifts(let pattern): if let date = startsOn, date <= pattern.start { startsOn = nil }
        case .once, .weekly: break
        }
    }

    /// The time on a date: that given for the date, else that of the shift, else that of the day of the week.
    package func time(on date: CivilDate) -> CivilTime {
        movedTimes.first { $0.date == date }?.time ?? usualTime(on: date)
    }

    /// The time on a date, had it not been moved.
    package func usualTime(on date: CivilDate) -> CivilTime {
        if case .shifts(let pattern) = recurrence, case .at(let time) = pattern.step(on: date) { return time }
        if weekdayTimes.isEmpty { return time }
        let day = date.weekday
        return weekdayTimes.first { $0.day == day }?.time ?? time
    }

    /// The same rule without the dates left out and the pause.
    package var withoutExceptions: OccurrenceRule {
        var rule = self
        (rule.skippedDates, rule.skippedRanges, rule.pausedUntil) = ([], [], nil)
        return rule
    }

    /// The same rule at another time and on other dates; the exceptions stay.
    package func changed(
        time: CivilTime, recurrence: Recurrence, startsOn: CivilDate?, endsOn: CivilDate?
    ) -> OccurrenceRule {
        var rule = self
        (rule.time, rule.recurrence, rule.startsOn, rule.endsOn) = (time, recurrence, startsOn, endsOn)
        rule.normalizeRecurrence()
        return rule
    }

    /// The same rule with times for some days of the week in place of those it had.
    package func with(weekdayTimes: [WeekdayTime]) -> OccurrenceRule {
        var rule = self
        rule.weekdayTimes = weekdayTimes.sorted { $0.day < $1.day }
        return rule
    }

    /// The same rule with the times of the dates from `today` on as usual.
    package func withoutMoves(from today: CivilDate) -> OccurrenceRule {
        var rule = self
        rule.movedTimes.removeAll { $0.date >= today }
        return rule
    }

    /// The same rule with one more date beside those of the recurrence.
    package func adding(_ date: CivilDate) -> OccurrenceRule {
        var rule = self
        rule.extraDates = (extraDates + [date]).sortedAndUnique()
        return rule
    }

    /// The same rule with one more date left out.
    package func skipping(_ date: CivilDate) -> OccurrenceRule {
        var rule = self
        rule.skippedDates = (skippedDates + [date]).sortedAndUnique()
        return rule
    }

    /// The same rule with one more range of dates left out.
    package func skipping(_ range: ClosedRange<CivilDate>) -> OccurrenceRule {
        var rule = self
        rule.skippedRanges = OccurrenceRule.merged(skippedRanges + [range])
        return rule
    }

    /// The same rule that leaves some dates out no more, or none from `today` on where none are given; a range that holds
    /// them is parted there.
    package func unskipping(_ dates: ClosedRange<CivilDate>?, from today: CivilDate) -> OccurrenceRule {
        let freed = dates ?? today...CivilDate(year: 9999, month: 12, day: 31)!
        var rule = self
        rule.skippedDates = skippedDates.filter { !freed.contains($0) }
        rule.skippedRanges = skippedRanges.flatMap { range -> [ClosedRange<CivilDate>] in
            guard range.overlaps(freed) else { return [range] }
            var parts: [ClosedRange<CivilDate>] = []
            if range.lowerBound < freed.lowerBound {
                parts.append(range.lowerBound...freed.lowerBound.adding(days: -1))
            }
            if freed.upperBound < range.upperBound {
                parts.append(freed.upperBound.adding(days: 1)...range.upperBound)
            }
            return parts
        }
        return rule
    }

    /// The same rule, silent before a date; nil ends the pause.
    package func paused(until date: CivilDate?) -> OccurrenceRule {
        var rule = self
        rule.pausedUntil = date
        return rule
    }

    /// The same rule with another time on one date; nil gives the date its usual time again.
    package func moving(_ date: CivilDate, to time: CivilTime?) -> OccurrenceRule {
        var rule = self
        rule.movedTimes.removeAll { $0.date == date }
        if let time, time != usualTime(on: date) {
            rule.movedTimes.append(DatedTime(date, time))
            rule.movedTimes.sort { $0.date < $1.date }
        }
        return rule
    }

    /// Sorts ranges and joins those that touch or overlap, so that one look decides about a date.
    private static func merged(_ ranges: [ClosedRange<CivilDate>]) -> [ClosedRange<CivilDate>] {
        var result: [ClosedRange<CivilDate>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = result.last, range.lowerBound <= last.upperBound.adding(days: 1) {
                result[result.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                result.append(range)
            }
        }
        return result
    }
}

extension OccurrenceRule {
    /// The first intended date on or after the given one, or nil when there is none.
    ///
    /// Exceptions are respected; whether a zone has the date is not asked.
    package func firstIntendedDate(onOrAfter date: CivilDate) -> CivilDate? {
        var candidate = max(date, pausedUntil ?? date)
        while true {
            guard let match = firstListedDate(onOrAfter: candidate) else { return nil }
            guard let free = firstUnskippedDate(onOrAfter: match) else { return nil }
            if free == match { return match }
            candidate = free
        }
    }

    /// The first date of the recurrence or of the extra dates on or after the given one.
    private func firstListedDate(onOrAfter date: CivilDate) -> CivilDate? {
        var match = recurrence.firstDate(onOrAfter: max(date, startsOn ?? date))
        if let last = endsOn, let found = match, found > last { match = nil }
        let index = extraDates.partitioningIndex { $0 >= date }
        guard index < extraDates.count else { return match }
        return min(match ?? extraDates[index], extraDates[index])
    }

    /// The date itself, or the day after the exceptions that cover it.
    private func firstUnskippedDate(onOrAfter date: CivilDate) -> CivilDate? {
        let index = skippedRanges.partitioningIndex { $0.upperBound >= date }
        if index < skippedRanges.count, skippedRanges[index].contains(date) {
            return skippedRanges[index].upperBound.adding(days: 1)
        }
        let single = skippedDates.partitioningIndex { $0 >= date }
        if single < skippedDates.count, skippedDates[single] == date { return date.adding(days: 1) }
        return date
    }

    /// The first occurrence strictly after an instant, or nil when the rule has none left.
    package func next(after instant: Instant, in rules: ZoneRules) -> Occurrence? {
        var date = earliestDate(after: instant)
        return next(from: &date, after: instant, in: rules)
    }

    /// The first occurrences strictly after an instant, ascending; fewer than `limit` when the rule ends, or when
    /// the following ones lie after `through`.
    package func occurrences(
        after instant: Instant, through last: Instant? = nil, in rules: ZoneRules, limit: Int
    ) -> [Occurrence] {
        var date = earliestDate(after: instant)
        var result: [Occurrence] = []
        // A gap across midnight may end two dates' times at the same instant.
        var previous = instant
        while result.count < limit, let occurrence = next(from: &date, after: previous, in: rules) {
            if let last, occurrence.instant > last { break }
            previous = occurrence.instant
            result.append(occurrence)
        }
        return result
    }

    /// A date on or before that of the first occurrence after an instant, in whatever zone.
    private func earliestDate(after instant: Instant) -> CivilDate {
        // No zone is further behind than the largest offset, and no gap moves a reading further ahead: what is meant
        // for a date that ended longer ago lies before the instant.
        let reach = Int64(ZoneRules.offsetRange.upperBound) + Int64(latestTime.secondsSinceMidnight)
        let passed = instant.secondsSinceEpoch - reach
        return CivilDate(daysSinceEpoch: Int(passed.flooredDivision(by: 86_400)) + 1)
    }

    /// The latest time of all its dates.
    private var latestTime: CivilTime {
        var latest = (weekdayTimes.map(\.time) + movedTimes.map(\.time)).reduce(time, max)
        if case .shifts(let pattern) = recurrence {
            for case .at(let time) in pattern.steps { latest = max(latest, time) }
        }
        return latest
    }

    /// The first occurrence after an instant that is meant for a date or a later one, and the date after it.
    private func next(from date: inout CivilDate, after instant: Instant, in rules: ZoneRules) -> Occurrence?
    {
        while let intended = firstIntendedDate(onOrAfter: date) {
            date = intended.adding(days: 1)
            if let occurrence = rules.occurrence(of: intended, time(on: intended)),
                occurrence.instant > instant
            {
                return occurrence
            }
        }
        return nil
    }
}

extension ZoneRules {
    /// The occurrence meant for a date and time, or nil when the zone skipped the date.
    package func occurrence(of date: CivilDate, _ time: CivilTime) -> Occurrence? {
        switch resolve(date, time) {
        case .exact(let instant): Occurrence(instant: instant, date: date, kind: .exact)
        case .gap(let instant): Occurrence(instant: instant, date: date, kind: .gap)
        case .overlap(let first, _): Occurrence(instant: first, date: date, kind: .overlap)
        case .skippedDay: nil
        }
    }
}

extension Recurrence {
    /// The first date of the recurrence on or after the given one, or nil; listed dates have to be ascending.
    func firstDate(onOrAfter date: CivilDate) -> CivilDate? {
        switch self {
        case .once(let only): return only >= date ? only : nil
        case .weekly(let days):
            let today = date.weekday.rawValue
            for ahead in 0..<7 where days.contains(Weekday(rawValue: (today + ahead - 1) % 7 + 1)!) {
                return date.adding(days: ahead)
            }
            return nil
        case .dates(let dates):
            let index = dates.partitioningIndex { $0 >= date }
            return index < dates.count ? dates[index] : nil
        case .rule(let rule): return rule.firstDate(onOrAfter: date)
        case .shifts(let pattern): return pattern.firstDate(onOrAfter: date)
        }
    }
}

extension Array {
    /// The index of the first element for which the condition holds, in an array where it holds for all that
    /// follow; the count when it never holds.
    fileprivate func partitioningIndex(_ condition: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension Array where Element: Comparable {
    fileprivate func sortedAndUnique() -> [Element] {
        var result: [Element] = []
        for element in sorted() where element != result.last { result.append(element) }
        return result
    }
}
