/// A day that comes once a year, in the three ways the POSIX `TZ` variable can name one.
package enum YearlyDay: Hashable, Sendable {
    /// `Mm.w.d`: the week-th given weekday of a month; week 5 is the last one.
    case weekday(month: Int, week: Int, weekday: Weekday)
    /// `Jn`: the n-th day of the year, 1 to 365, 29 February never counted.
    case dayIgnoringLeap(Int)
    /// `n`: the day so many days after 1 January, 0 to 365, 29 February counted.
    case daysAfterNewYear(Int)

    /// Days from 1970-01-01 to this day of a year.
    func daysSinceEpoch(inYear year: Int) -> Int {
        switch self {
        case .weekday(let month, let week, let weekday):
            let first = CivilDate(year: year, month: month, day: 1)!
            let ahead = (weekday.rawValue - first.weekday.rawValue + 7) % 7
            let offset = ahead + (week - 1) * 7
            let length = CivilDate.daysIn(month: month, year: year)
            return first.daysSinceEpoch + (offset < length ? offset : offset - 7)
        case .dayIgnoringLeap(let number):
            let newYear = CivilDate(year: year, month: 1, day: 1)!.daysSinceEpoch
            let leap = number >= 60 && CivilDate.daysIn(month: 2, year: year) == 29
            return newYear + number - 1 + (leap ? 1 : 0)
        case .daysAfterNewYear(let number):
            return CivilDate(year: year, month: 1, day: 1)!.daysSinceEpoch + number
        }
    }

    /// Whether the parts lie in the ranges their cases name.
    var isValid: Bool {
        switch self {
        case .weekday(let month, let week, _): (1...12).contains(month) && (1...5).contains(week)
        case .dayIgnoringLeap(let number): (1...365).contains(number)
        case .daysAfterNewYear(let number): (0...365).contains(number)
        }
    }
}

/// One of the two clock changes of a year.
package struct YearlyChange: Hashable, Sendable {
    /// The day it belongs to.
    package let day: YearlyDay
    /// Seconds from that day's midnight on the wall clock in force before the change; may be negative or
    /// beyond a day, up to 167 hours either way (RFC 9636, section 3.3.1).
    package let wallSecondsAfterMidnight: Int

    package init(day: YearlyDay, wallSecondsAfterMidnight: Int) {
        self.day = day
        self.wallSecondsAfterMidnight = wallSecondsAfterMidnight
    }

    /// The second since the epoch at which the change happens in a year.
    func secondsSinceEpoch(inYear year: Int, offsetBeforeSeconds: Int) -> Int64 {
        Int64(day.daysSinceEpoch(inYear: year)) * 86_400 + Int64(wallSecondsAfterMidnight)
            - Int64(offsetBeforeSeconds)
    }
}

/// What a zone does for ever after its last listed transition: one offset, or two that alternate each year.
package struct YearlyRule: Hashable, Sendable {
    /// Seconds east of UTC in standard time.
    package let standardOffsetSeconds: Int
    /// The second offset of the year and its two changes, or nil when the standard offset always holds.
    package let daylight: DaylightSaving?

    /// The part of the year that keeps another offset.
    package struct DaylightSaving: Hashable, Sendable {
        /// Seconds east of UTC while it lasts.
        package let offsetSeconds: Int
        /// The change from the standard offset to this one.
        package let start: YearlyChange
        /// The change back.
        package let end: YearlyChange

        /// Makes the description of the part of the year with another offset.
        package init(offsetSeconds: Int, start: YearlyChange, end: YearlyChange) {
            self.offsetSeconds = offsetSeconds
            self.start = start
            self.end = end
        }
    }

    /// Makes a rule; `daylight` is nil when one offset holds all year.
    package init(standardOffsetSeconds: Int, daylight: DaylightSaving? = nil) {
        self.standardOffsetSeconds = standardOffsetSeconds
        self.daylight = daylight
    }

    /// Whether every part lies within the limits of RFC 9636.
    var isValid: Bool {
        guard ZoneRules.offsetRange.contains(standardOffsetSeconds) else { return false }
        guard let daylight else { return true }
        let hours = -167 * 3600...167 * 3600
        return ZoneRules.offsetRange.contains(daylight.offsetSeconds)
            && daylight.start.day.isValid && daylight.end.day.isValid
            && hours.contains(daylight.start.wallSecondsAfterMidnight)
            && hours.contains(daylight.end.wallSecondsAfterMidnight)
    }

    /// The offset changes around a second since the epoch, ascending: enough years that the latest change
    /// before it and the earliest after it are among them, even where a rule shifts a change into the next year.
    func changes(around second: Int64) -> [(second: Int64, offsetSeconds: Int)] {
        guard let daylight else { return [] }
        let year = CivilDate(daysSinceEpoch: Int(second.flooredDivision(by: 86_400))).year
        var changes: [(second: Int64, offsetSeconds: Int)] = []
        changes.reserveCapacity(10)
        for year in year - 2...year + 2 {
            changes.append(
                (
                    daylight.end.secondsSinceEpoch(inYear: year, offsetBeforeSeconds: daylight.offsetSeconds),
                    standardOffsetSeconds
                ))
            changes.append(
                (
                    daylight.start.secondsSinceEpoch(
                        inYear: year, offsetBeforeSeconds: standardOffsetSeconds),
                    daylight.offsetSeconds
                ))
        }
        // Where one year's end meets the next year's start, daylight time simply goes on: the start comes last
        // and the moment of standard time between them has no length.
        changes.sort {
            ($0.second, $0.offsetSeconds == standardOffsetSeconds ? 0 : 1)
                < ($1.second, $1.offsetSeconds == standardOffsetSeconds ? 0 : 1)
        }
        return changes
    }

    /// The offset by the rule alone, as if it had always held.
    func offsetSeconds(at second: Int64) -> Int {
        changes(around: second).last { $0.second <= second }?.offsetSeconds ?? standardOffsetSeconds
    }
}
