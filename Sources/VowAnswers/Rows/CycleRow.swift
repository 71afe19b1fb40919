package import VowCore

/// How an alarm repeats that rings neither once nor every week.
package struct CycleRow: Codable, Hashable, Sendable {
    /// `day`, `week`, `oddWeek`, `evenWeek` or `month`; left out for a pattern of shifts, and for a rule that takes more
    /// words.
    package let unit: String?
    /// The number of units between two rings; left out with the unit.
    package let interval: Int?
    /// The days of the week (`mon` … `sun`), in a month with a number before them (`2tue`, `-1fri`).
    package let days: [String]
    /// The days of the month, -1 for the last.
    package let monthDays: [Int]
    /// The rule as iCalendar writes it; left out for a pattern of shifts.
    package let rrule: String?
    /// The steps of a pattern of shifts; left out for a rule.
    package let pattern: String?
    /// The date from which it is counted.
    package let start: String

    /// The row of a recurrence, or nil for dates and plain days of the week.
    package init?(_ recurrence: Recurrence) {
        switch recurrence {
        case .once, .weekly, .dates: return nil
        case .shifts(let shifts):
            (unit, interval, days, monthDays, rrule) = (nil, nil, [], [], nil)
            pattern = shifts.text
            start = shifts.start.iso8601
        case .rule(let rule):
            switch rule.every {
            case .days(let count): (unit, interval) = ("day", count)
            case .weeks(let count): (unit, interval) = ("week", count)
            case .months(let count): (unit, interval) = ("month", count)
            case .oddWeeks: (unit, interval) = ("oddWeek", 1)
            case .evenWeeks: (unit, interval) = ("evenWeek", 1)
            case nil: (unit, interval) = (nil, nil)
            }
            days = rule.days.map { ($0.ordinal == 0 ? "" : "\($0.ordinal)") + $0.weekday.code }
            monthDays = rule.monthDays
            rrule = rule.text
            pattern = nil
            start = rule.start.iso8601
        }
    }
}
