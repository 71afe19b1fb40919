/// Dates that repeat by a rule of iCalendar (RFC 5545, section 3.3.10), such as every second Monday.
///
/// A rule counts its weeks, months or years from `start` and has no date before it. The time of day, the zone, the end
/// and the exceptions stand apart, in `OccurrenceRule`.
package struct DateRule: Hashable, Sendable {
    /// The period that the rule counts.
    package enum Frequency: String, CaseIterable, Hashable, Sendable {
        /// Days.
        case daily
        /// Weeks.
        case weekly
        /// Months.
        case monthly
        /// Years.
        case yearly
    }

    /// A day of the week, or the n-th of its month or year.
    package struct Day: Hashable, Comparable, Sendable {
        /// 2 is the second, -1 the last; 0 is each.
        package let ordinal: Int
        /// The day.
        package let weekday: Weekday

        /// Makes a day.
        package init(_ weekday: Weekday, ordinal: Int = 0) {
            self.weekday = weekday
            self.ordinal = ordinal
        }

        /// Orders by the day of the week, then by the ordinal.
        package static func < (left: Day, right: Day) -> Bool {
            (left.weekday, left.ordinal) < (right.weekday, right.ordinal)
        }
    }

    /// The period that is counted.
    package private(set) var frequency: Frequency
    /// Every N periods.
    package private(set) var interval: Int
    /// The first date.
    package private(set) var start: CivilDate
    /// The day with which a week begins.
    package private(set) var weekStart: Weekday
    /// The days of the week; empty for all.
    package private(set) var days: [Day]
    /// The days of the month, -1 for the last; empty for all.
    package private(set) var monthDays: [Int]
    /// The days of the year, -1 for the last; empty for all.
    package private(set) var yearDays: [Int]
    /// The weeks of the year, -1 for the last; empty for all.
    package private(set) var weeks: [Int]
    /// The months; empty for all.
    package private(set) var months: [Int]
    /// Which of a period's dates count, -1 for the last; empty for all.
    package private(set) var positions: [Int]

    /// The longest interval.
    package static let longestInterval = 1_000
    /// How far ahead the next date is looked for, in days: the longest interval in years, and some.
    private static let horizonDays = 366 * (longestInterval + 8)

    /// The dates of a rule, counted from a date; the first date of the rule becomes its start.
    /// - Throws: `Flaw.never` if the rule has no date.
    init(_ parts: DateRuleParts, from start: CivilDate) throws(Flaw) {
        frequency = parts.frequency
        interval = parts.interval
        self.start = start
        weekStart = parts.weekStart
        days = Set(parts.days).sorted()
        monthDays = Set(parts.monthDays).sorted()
        yearDays = Set(parts.yearDays).sorted()
        weeks = Set(parts.weeks).sorted()
        months = Set(parts.months).sorted()
        positions = Set(parts.positions).sorted()
        if days.isEmpty, monthDays.isEmpty, weeks.isEmpty, yearDays.isEmpty {
            // What the rule leaves open is that of its start.
            switch frequency {
            case .daily: break
            case .weekly: days = [Day(start.weekday)]
            case .monthly: monthDays = [start.day]
            case .yearly:
                monthDays = [start.day]
                if months.isEmpty { months = [start.month] }
            }
        }
        guard let first = firstDate(onOrAfter: start) else { throw .never }
        self.start = first
    }

    /// The same rule, counted from another date.
    package func counted(from date: CivilDate) throws(Flaw) -> DateRule {
        try DateRule.read(text, from: date).rule
    }

    /// The rule on some of its days, which begins with its first date on them.
    func limited(to days: [Day]) throws(Flaw) -> DateRule {
        var rule = self
        rule.days = days
        guard let first = rule.firstDate(onOrAfter: start) else { throw .never }
        rule.start = first
        return rule
    }

    /// Moves the rule to another start and other days of the week.
    mutating func shift(to start: CivilDate, days: [Day], weekStart: Weekday) {
        (self.start, self.days, self.weekStart) = (start, days, weekStart)
    }

    /// The rule as days of the week, if it says no more than that.
    package var plainWeekdays: WeekdaySet? {
        guard interval == 1, frequency == .daily || frequency == .weekly, months.isEmpty, monthDays.isEmpty,
            positions.isEmpty
        else { return nil }
        return days.isEmpty ? .everyDay : WeekdaySet(days.map(\.weekday))
    }

    /// The first date of the rule on or after the given one, or nil.
    package func firstDate(onOrAfter date: CivilDate) -> CivilDate? {
        let earliest = max(date, start)
        var period = index(of: earliest) - index(of: start)
        period += (interval - period % interval) % interval
        let last = earliest.adding(days: DateRule.horizonDays)
        while true {
            let (first, count) = self.period(index(of: start) + period)
            if first > last { return nil }
            if let match = dates(from: first, count).first(where: { $0 >= earliest }) { return match }
            period += interval
        }
    }

    /// The number of the period that holds a date.
    private func index(of date: CivilDate) -> Int {
        switch frequency {
        case .daily: date.daysSinceEpoch
        // 1970-01-01 was a Thursday.
        case .weekly: (date.daysSinceEpoch + 4 - weekStart.rawValue).floorDivided(by: 7)
        case .monthly: date.year * 12 + date.month - 1
        case .yearly: date.year
        }
    }

    /// The first date of a period, and how many days it has.
    private func period(_ index: Int) -> (CivilDate, Int) {
        switch frequency {
        case .daily: return (CivilDate(daysSinceEpoch: index), 1)
        case .weekly: return (CivilDate(daysSinceEpoch: index * 7 - 4 + weekStart.rawValue), 7)
        case .monthly:
            let year = index.floorDivided(by: 12)
            let month = index - year * 12 + 1
            return (
                CivilDate(year: year, month: month, day: 1)!, CivilDate.daysIn(month: month, year: year)
            )
        case .yearly: return (CivilDate(year: index, month: 1, day: 1)!, CivilDate.daysIn(year: index))
        }
    }

    private func dates(from first: CivilDate, _ count: Int) -> [CivilDate] {
        var dates: [CivilDate] = []
        var date = first
        for _ in 0..<count {
            if holds(on: date) { dates.append(date) }
            date = date.adding(days: 1)
        }
        guard !positions.isEmpty else { return dates }
        return dates.enumerated().filter { index, _ in
            positions.contains(index + 1) || positions.contains(index - dates.count)
        }.map(\.element)
    }

    private func holds(on date: CivilDate) -> Bool {
        if !months.isEmpty, !months.contains(date.month) { return false }
        if !monthDays.isEmpty {
            let length = CivilDate.daysIn(month: date.month, year: date.year)
            guard monthDays.contains(date.day) || monthDays.contains(date.day - length - 1) else {
                return false
            }
        }
        if !days.isEmpty, !days.contains(where: { $0.weekday == date.weekday && holds($0.ordinal, date) }) {
            return false
        }
        if !yearDays.isEmpty {
            let number = date.dayOfYear
            guard
                yearDays.contains(number)
                    || yearDays.contains(number - CivilDate.daysIn(year: date.year) - 1)
            else { return false }
        }
        if !weeks.isEmpty {
            let (week, count) = date.week(startingOn: weekStart)
            guard weeks.contains(week) || weeks.contains(week - count - 1) else { return false }
        }
        return true
    }

    /// Whether a date is the n-th of its weekday, in the month, or in the year where the rule names no months.
    private func holds(_ ordinal: Int, _ date: CivilDate) -> Bool {
        guard ordinal != 0 else { return true }
        let isInYear = frequency == .yearly && months.isEmpty
        let day = isInYear ? date.dayOfYear : date.day
        let length =
            isInYear
            ? CivilDate.daysIn(year: date.year) : CivilDate.daysIn(month: date.month, year: date.year)
        return ordinal > 0 ? (day - 1) / 7 + 1 == ordinal : (length - day) / 7 + 1 == -ordinal
    }
}

extension CivilDate {
    /// The number of days of a year.
    static func daysIn(year: Int) -> Int { daysIn(month: 2, year: year) == 29 ? 366 : 365 }

    /// The day of the year, from 1.
    var dayOfYear: Int {
        daysSinceEpoch - CivilDate(year: year, month: 1, day: 1)!.daysSinceEpoch + 1
    }

    /// The number of the week, and how many weeks its year has. A week belongs to the year that has four of its days; with
    /// weeks from Monday these are the weeks of ISO 8601.
    package func week(startingOn first: Weekday) -> (number: Int, count: Int) {
        let day = daysSinceEpoch
        var year = self.year
        if day < CivilDate.firstWeek(of: year, startingOn: first) {
            year -= 1
        } else if day >= CivilDate.firstWeek(of: year + 1, startingOn: first) {
            year += 1
        }
        let start = CivilDate.firstWeek(of: year, startingOn: first)
        let end = CivilDate.firstWeek(of: year + 1, startingOn: first)
        return ((day - start) / 7 + 1, (end - start) / 7)
    }

    /// Days from 1970-01-01 to the first day of week 1.
    private static func firstWeek(of year: Int, startingOn first: Weekday) -> Int {
        // 4 January always lies in week 1.
        let fourth = CivilDate(year: year, month: 1, day: 4)!
        return fourth.daysSinceEpoch - (fourth.weekday.rawValue - first.rawValue + 7) % 7
    }
}

extension Int {
    fileprivate func floorDivided(by divisor: Int) -> Int {
        self >= 0 ? self / divisor : -((-self + divisor - 1) / divisor)
    }
}
