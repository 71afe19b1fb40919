/// The parts of a rule as they were written.
struct DateRuleParts {
    var frequency = DateRule.Frequency.daily
    var interval = 1
    var weekStart = Weekday.monday
    var days: [DateRule.Day] = []
    var monthDays: [Int] = []
    var yearDays: [Int] = []
    var weeks: [Int] = []
    var months: [Int] = []
    var positions: [Int] = []
}

extension DateRule {
    /// Why a text is no rule for dates.
    package enum Flaw: Error, Hashable, Sendable {
        /// A part is not NAME=VALUE, or occurs twice.
        case part(String)
        /// A part that says nothing about dates, or is unknown.
        case unknown(String)
        /// A part has a value that it cannot have.
        case value(part: String, text: String)
        /// Two parts exclude each other, or one needs the other.
        case together(String, String)
        /// The rule has no date.
        case never
    }

    /// A rule and its end, as an RRULE states them.
    package struct Ended: Hashable, Sendable {
        /// The rule.
        package let rule: DateRule
        /// The value of UNTIL, or nil.
        package let until: String?
        /// The value of COUNT, or nil.
        package let count: Int?

        /// The last date by COUNT, or nil.
        package var lastCounted: CivilDate? {
            guard let count else { return nil }
            var last = rule.start
            for _ in 1..<max(count, 1) {
                guard let next = rule.firstDate(onOrAfter: last.adding(days: 1)) else { break }
                last = next
            }
            return last
        }
    }

    /// The largest COUNT.
    package static let largestCount = 4_000

    /// Reads the value of an RRULE property, such as "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH".
    /// - Parameter start: the date of DTSTART, from which the periods are counted.
    package static func read(_ text: String, from start: CivilDate) throws(Flaw) -> Ended {
        var fields: [String: String] = [:]
        for part in text.uppercased().split(separator: ";", omittingEmptySubsequences: true) {
            let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
            guard pair.count == 2, fields[pair[0]] == nil else { throw .part(String(part)) }
            fields[pair[0]] = pair[1]
        }
        func take(_ name: String, _ range: ClosedRange<Int>) throws(Flaw) -> [Int] {
            guard let text = fields.removeValue(forKey: name) else { return [] }
            var numbers: [Int] = []
            for part in text.split(separator: ",", omittingEmptySubsequences: false) {
                guard let number = Int(part), number != 0, range.contains(number) else {
                    throw .value(part: name, text: String(part))
                }
                numbers.append(number)
            }
            return numbers
        }
        func takeOne(_ name: String, _ range: ClosedRange<Int>) throws(Flaw) -> Int? {
            guard let text = fields.removeValue(forKey: name) else { return nil }
            guard let number = Int(text), range.contains(number) else {
                throw .value(part: name, text: text)
            }
            return number
        }
        var parts = DateRuleParts()
        let frequency = fields.removeValue(forKey: "FREQ") ?? ""
        guard let known = Frequency(rawValue: frequency.lowercased()) else {
            throw .value(part: "FREQ", text: frequency)
        }
        parts.frequency = known
        let until = fields.removeValue(forKey: "UNTIL")
        let count = try takeOne("COUNT", 1...largestCount)
        if until != nil, count != nil { throw .together("UNTIL", "COUNT") }
        parts.interval = try takeOne("INTERVAL", 1...longestInterval) ?? 1
        if let text = fields.removeValue(forKey: "WKST") {
            guard let day = Weekday.calendarDay(text) else { throw .value(part: "WKST", text: text) }
            parts.weekStart = day
        }
        parts.months = try take("BYMONTH", 1...12)
        parts.weeks = try take("BYWEEKNO", -53...53)
        parts.yearDays = try take("BYYEARDAY", -366...366)
        parts.monthDays = try take("BYMONTHDAY", -31...31)
        parts.days = try days(fields.removeValue(forKey: "BYDAY"))
        parts.positions = try take("BYSETPOS", -366...366)
        if let other = fields.keys.min() { throw .unknown(other) }
        try check(parts)
        return Ended(rule: try DateRule(parts, from: start), until: until, count: count)
    }

    private static func days(_ text: String?) throws(Flaw) -> [Day] {
        guard let text else { return [] }
        var days: [Day] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let number = part.dropLast(2)
            guard let day = Weekday.calendarDay(String(part.suffix(2))),
                let ordinal = number.isEmpty ? 0 : Int(number),
                number.isEmpty || (1...53).contains(ordinal.magnitude)
            else { throw .value(part: "BYDAY", text: String(part)) }
            days.append(Day(day, ordinal: ordinal))
        }
        return days
    }

    /// The combinations that RFC 5545 rules out, and a week without its days.
    private static func check(_ parts: DateRuleParts) throws(Flaw) {
        let frequency = parts.frequency
        let name = "FREQ=\(frequency.rawValue.uppercased())"
        if !parts.weeks.isEmpty {
            guard frequency == .yearly else { throw .together("BYWEEKNO", name) }
            guard !parts.days.isEmpty else { throw .together("BYWEEKNO", "BYDAY") }
        }
        if !parts.yearDays.isEmpty, frequency != .yearly { throw .together("BYYEARDAY", name) }
        if !parts.monthDays.isEmpty, frequency == .weekly { throw .together("BYMONTHDAY", name) }
        let ordinals = parts.days.map(\.ordinal).filter { $0 != 0 }
        if !ordinals.isEmpty {
            guard frequency == .monthly || frequency == .yearly else { throw .together("BYDAY", name) }
            guard parts.weeks.isEmpty else { throw .together("BYDAY", "BYWEEKNO") }
        }
        if !parts.positions.isEmpty, parts.days.isEmpty, parts.monthDays.isEmpty, parts.yearDays.isEmpty,
            parts.weeks.isEmpty, parts.months.isEmpty
        {
            throw .together("BYSETPOS", "BYDAY")
        }
    }

    /// The rule as the value of an RRULE property, without an end.
    package var text: String {
        var parts = ["FREQ=\(frequency.rawValue.uppercased())"]
        if interval > 1 { parts.append("INTERVAL=\(interval)") }
        if weekStart != .monday { parts.append("WKST=\(weekStart.calendarCode)") }
        func add(_ name: String, _ numbers: [Int]) {
            guard !numbers.isEmpty else { return }
            parts.append("\(name)=" + numbers.map(String.init).joined(separator: ","))
        }
        add("BYMONTH", months)
        add("BYWEEKNO", weeks)
        add("BYYEARDAY", yearDays)
        add("BYMONTHDAY", monthDays)
        if !days.isEmpty {
            let codes = days.map { ($0.ordinal == 0 ? "" : String($0.ordinal)) + $0.weekday.calendarCode }
            parts.append("BYDAY=" + codes.joined(separator: ","))
        }
        add("BYSETPOS", positions)
        return parts.joined(separator: ";")
    }
}

extension DateRule: Codable {
    private enum Keys: String, CodingKey {
        case rule, start
    }

    /// Reads a rule that was written as text, so that none is kept that could not be read.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        self = try DateRule.read(
            try container.decode(String.self, forKey: .rule),
            from: try container.decode(CivilDate.self, forKey: .start)
        ).rule
    }

    /// Writes the rule as its text and its first date.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(text, forKey: .rule)
        try container.encode(start, forKey: .start)
    }
}

extension Weekday {
    /// The two capital letters of iCalendar ("MO" … "SU").
    package var calendarCode: String { String(code.prefix(2)).uppercased() }

    /// The day with the two letters of iCalendar, or nil.
    package static func calendarDay(_ code: String) -> Weekday? {
        allCases.first { $0.calendarCode == code }
    }
}
