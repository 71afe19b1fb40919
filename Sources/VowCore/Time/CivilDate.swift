/// A day of the week, counted as ISO 8601 does: Monday is 1, Sunday is 7.
package enum Weekday: Int, CaseIterable, Codable, Hashable, Comparable, Sendable {
    case monday = 1
    case tuesday, wednesday, thursday, friday, saturday, sunday

    /// The three-letter English name used on the wire and on the command line ("mon" … "sun").
    package var code: String {
        switch self {
        case .monday: "mon"
        case .tuesday: "tue"
        case .wednesday: "wed"
        case .thursday: "thu"
        case .friday: "fri"
        case .saturday: "sat"
        case .sunday: "sun"
        }
    }

    /// The day with the given three-letter code, or nil.
    package init?(code: String) {
        guard let day = Weekday.allCases.first(where: { $0.code == code }) else { return nil }
        self = day
    }

    /// Orders Monday first.
    package static func < (left: Weekday, right: Weekday) -> Bool { left.rawValue < right.rawValue }
}

/// A date of the proleptic Gregorian calendar, without a zone.
package struct CivilDate: Codable, Hashable, Comparable, Sendable {
    /// The year; 1970 is 1970.
    package let year: Int
    /// The month, 1 to 12.
    package let month: Int
    /// The day of the month, 1 to 31.
    package let day: Int

    /// Makes a date, or nil when the calendar has no such day (2025-02-29).
    package init?(year: Int, month: Int, day: Int) {
        guard (1...12).contains(month), day >= 1, day <= CivilDate.daysIn(month: month, year: year) else {
            return nil
        }
        self.init(uncheckedYear: year, month: month, day: day)
    }

    private init(uncheckedYear year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// Makes the date that lies so many days after 1970-01-01.
    ///
    /// The arithmetic is the era method of Howard Hinnant, "chrono-compatible low-level date algorithms".
    package init(daysSinceEpoch: Int) {
        let shifted = daysSinceEpoch + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        self.init(uncheckedYear: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month, day: day)
    }

    /// Days from 1970-01-01 to this date; negative before it.
    package var daysSinceEpoch: Int {
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// The day of the week.
    package var weekday: Weekday {
        let index = (daysSinceEpoch + 3) % 7
        return Weekday(rawValue: (index < 0 ? index + 7 : index) + 1)!
    }

    /// The date so many days later (earlier when negative).
    package func adding(days: Int) -> CivilDate {
        // Every month has these days, so the calendar need not be asked.
        if (1 - day...28 - day).contains(days) {
            return CivilDate(uncheckedYear: year, month: month, day: day + days)
        }
        return CivilDate(daysSinceEpoch: daysSinceEpoch + days)
    }

    /// The number of days of a month.
    package static func daysIn(month: Int, year: Int) -> Int {
        switch month {
        case 4, 6, 9, 11: 30
        case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
        default: 31
        }
    }

    /// Orders by time.
    package static func < (left: CivilDate, right: CivilDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

/// A time of day on a wall clock, without a zone or a date.
package struct CivilTime: Codable, Hashable, Comparable, Sendable {
    /// The hour, 0 to 23.
    package let hour: Int
    /// The minute, 0 to 59.
    package let minute: Int
    /// The second, 0 to 59.
    package let second: Int

    /// Makes a time of day, or nil when a part is out of range.
    package init?(hour: Int, minute: Int, second: Int = 0) {
        guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else {
            return nil
        }
        self.hour = hour
        self.minute = minute
        self.second = second
    }

    /// Seconds since midnight as the wall clock shows them.
    package var secondsSinceMidnight: Int { hour * 3600 + minute * 60 + second }

    /// Orders by the position on the dial.
    package static func < (left: CivilTime, right: CivilTime) -> Bool {
        left.secondsSinceMidnight < right.secondsSinceMidnight
    }
}
