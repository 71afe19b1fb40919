/// The dates an alarm is meant for, before any zone or exception is considered.
package enum Recurrence: Codable, Hashable, Sendable {
    /// One date.
    case once(CivilDate)
    /// The given days of every week.
    case weekly(WeekdaySet)
    /// The listed dates; order and repetitions do not matter.
    case dates([CivilDate])
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

    /// Makes an occurrence.
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
    /// The wall-clock time.
    package let time: CivilTime
    /// The dates it is meant for; listed dates are ascending and unique.
    package let recurrence: Recurrence
    /// The first date on which it may fire, or nil.
    package let startsOn: CivilDate?
    /// The last date on which it may fire, or nil.
    package let endsOn: CivilDate?
    /// Single dates that are left out, ascending and unique.
    package let skippedDates: [CivilDate]
    /// Ranges of dates that are left out, both ends included, ascending and neither touching nor overlapping.
    package let skippedRanges: [ClosedRange<CivilDate>]
    /// The first date on which it fires again after a pause, or nil when it is not paused.
    package let pausedUntil: CivilDate?

    /// Makes a rule; dates and ranges may come in any order, repeated or overlapping.
    package init(
        time: CivilTime, recurrence: Recurrence, startsOn: CivilDate? = nil, endsOn: CivilDate? = nil,
        skippedDates: [CivilDate] = [], skippedRanges: [ClosedRange<CivilDate>] = [],
        pausedUntil: CivilDate? = nil
    ) {
        self.time = time
        if case .dates(let dates) = recurrence {
            self.recurrence = .dates(dates.sortedAndUnique())
        } else {
            self.recurrence = recurrence
        }
        self.startsOn = startsOn
        self.endsOn = endsOn
        self.skippedDates = skippedDates.sortedAndUnique()
        self.skippedRanges = OccurrenceRule.merged(skippedRanges)
        self.pausedUntil = pausedUntil
    }

    /// The same rule with one more date left out.
    package func skipping(_ date: CivilDate) -> OccurrenceRule {
        with(skippedDates: skippedDates + [date])
    }

    /// The same rule with one more range of dates left out.
    package func skipping(_ range: ClosedRange<CivilDate>) -> OccurrenceRule {
        with(skippedRanges: skippedRanges + [range])
    }

    /// The same rule that leaves some dates out no more, or none from `today` on where none are given; a range that holds
    /// them is parted there.
    package func unskipping(_ dates: ClosedRange<CivilDate>?, from today: CivilDate) -> OccurrenceRule {
        let freed = dates ?? today...CivilDate(year: 9999, month: 12, day: 31)!
        return with(
            skippedDates: skippedDates.filter { !freed.contains($0) },
            skippedRanges: skippedRanges.flatMap { range -> [ClosedRange<CivilDate>] in
                guard range.overlaps(freed) else { return [range] }
                var parts: [ClosedRange<CivilDate>] = []
                if range.lowerBound < freed.lowerBound {
                    parts.append(range.lowerBound...freed.lowerBound.adding(days: -1))
                }
                if freed.upperBound < range.upperBound {
                    parts.append(freed.upperBound.adding(days: 1)...range.upperBound)
                }
                return parts
            })
    }

    /// The same rule, silent before a date; nil ends the pause.
    package func paused(until date: CivilDate?) -> OccurrenceRule {
        OccurrenceRule(
            time: time, recurrence: recurrence, startsOn: startsOn, endsOn: endsOn,
            skippedDates: skippedDates, skippedRanges: skippedRanges, pausedUntil: date)
    }

    private func with(
        skippedDates: [CivilDate]? = nil, skippedRanges: [ClosedRange<CivilDate>]? = nil
    ) -> OccurrenceRule {
        OccurrenceRule(
            time: time, recurrence: recurrence, startsOn: startsOn, endsOn: endsOn,
            skippedDates: skippedDates ?? self.skippedDates,
            skippedRanges: skippedRanges ?? self.skippedRanges, pausedUntil: pausedUntil)
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
        var candidate = max(date, startsOn ?? date, pausedUntil ?? date)
        while true {
            guard let match = recurrence.firstDate(onOrAfter: candidate) else { return nil }
            if let endsOn, match > endsOn { return nil }
            guard let free = firstUnskippedDate(onOrAfter: match) else { return nil }
            if free == match { return match }
            candidate = free
        }
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
        while result.count < limit, let occurrence = next(from: &date, after: instant, in: rules) {
            if let last, occurrence.instant > last { break }
            result.append(occurrence)
        }
        return result
    }

    /// A date on or before that of the first occurrence after an instant, in whatever zone.
    private func earliestDate(after instant: Instant) -> CivilDate {
        // No zone is further behind than the largest offset, and no gap moves a reading further ahead: what is meant
        // for a date that ended longer ago lies before the instant.
        let reach = Int64(ZoneRules.offsetRange.upperBound) + Int64(time.secondsSinceMidnight)
        let passed = instant.secondsSinceEpoch - reach
        return CivilDate(daysSinceEpoch: Int(passed.flooredDivision(by: 86_400)) + 1)
    }

    /// The first occurrence after an instant that is meant for a date or a later one, and the date after it.
    private func next(from date: inout CivilDate, after instant: Instant, in rules: ZoneRules) -> Occurrence?
    {
        while let intended = firstIntendedDate(onOrAfter: date) {
            date = intended.adding(days: 1)
            if let occurrence = rules.occurrence(of: intended, time), occurrence.instant > instant {
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
