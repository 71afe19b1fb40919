/// A date and a time of day as a wall clock shows them, without a zone.
package struct CivilDateTime: Hashable, Comparable, Sendable {
    package let date: CivilDate
    /// The time of day.
    package let time: CivilTime

    /// Joins a date and a time of day.
    package init(date: CivilDate, time: CivilTime) {
        self.date = date
        self.time = time
    }

    /// Makes the reading of a wall clock that lies so many wall-clock seconds after 1970-01-01 00:00:00.
    package init(wallSecondsSinceEpoch: Int64) {
        let days = wallSecondsSinceEpoch.flooredDivision(by: 86_400)
        self.date = CivilDate(daysSinceEpoch: Int(days))
        self.time = CivilTime(secondsSinceMidnight: Int(wallSecondsSinceEpoch - days * 86_400))!
    }

    /// Seconds from 1970-01-01 00:00:00 to this reading on a wall clock that is never put forward or back.
    package var wallSecondsSinceEpoch: Int64 {
        Int64(date.daysSinceEpoch) * 86_400 + Int64(time.secondsSinceMidnight)
    }

    /// Orders by the reading.
    package static func < (left: CivilDateTime, right: CivilDateTime) -> Bool {
        (left.date, left.time) < (right.date, right.time)
    }
}

extension CivilTime {
    /// Makes the time of day so many seconds after midnight, or nil outside 0 to 86,399.
    package init?(secondsSinceMidnight: Int) {
        guard (0..<86_400).contains(secondsSinceMidnight) else { return nil }
        self.init(
            hour: secondsSinceMidnight / 3600, minute: secondsSinceMidnight / 60 % 60,
            second: secondsSinceMidnight % 60)
    }
}

extension Int64 {
    /// The quotient rounded towards minus infinity, so that times before the epoch behave like those after it.
    func flooredDivision(by divisor: Int64) -> Int64 {
        let quotient = self / divisor
        return self % divisor < 0 ? quotient - 1 : quotient
    }
}
