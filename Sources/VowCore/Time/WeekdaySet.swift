/// A set of days of the week that always lists them from Monday to Sunday.
package struct WeekdaySet: OptionSet, Codable, Hashable, Sendable {
    /// Bit 0 is Monday, bit 6 is Sunday; no other bit is ever set.
    package let rawValue: UInt8

    /// Makes a set from its bits; bits beyond Sunday's are dropped.
    package init(rawValue: UInt8) { self.rawValue = rawValue & 0b111_1111 }

    /// Makes the set of the given days; repetitions do not matter.
    package init(_ days: some Sequence<Weekday>) {
        self.init(rawValue: days.reduce(0) { $0 | (1 << UInt8($1.rawValue - 1)) })
    }

    /// Monday to Friday.
    package static let workdays = WeekdaySet(rawValue: 0b001_1111)
    /// Saturday and Sunday.
    package static let weekend = WeekdaySet(rawValue: 0b110_0000)
    /// All seven days.
    package static let everyDay = WeekdaySet(rawValue: 0b111_1111)

    /// The days of the set from Monday to Sunday.
    package var days: [Weekday] { Weekday.allCases.filter { contains($0) } }

    /// The three-letter names of the days ("mon" … "sun"), in that order.
    package var codes: [String] { days.map(\.code) }

    /// Whether a day belongs to the set.
    package func contains(_ day: Weekday) -> Bool { rawValue & (1 << UInt8(day.rawValue - 1)) != 0 }
}
