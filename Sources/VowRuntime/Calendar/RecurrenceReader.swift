import VowCore
import VowPorts

/// An RRULE, as far as alarms support it (RFC 5545, section 3.3.10).
struct RecurrenceReader {
    /// Limit for the dates of a rule that ends.
    static let maximumDates = 2_000

    let line: ContentLine
    let until: String?
    private let isDaily: Bool
    private let interval: Int
    private let count: Int?
    private let days: WeekdaySet
    private let weekStart: Weekday

    init(line: ContentLine) throws(CalendarProblem) {
        self.line = line
        var parts: [String: String] = [:]
        for part in line.value.split(separator: ";") {
            let pair = part.split(separator: "=", maxSplits: 1).map { String($0).uppercased() }
            guard pair.count == 2, parts[pair[0]] == nil else {
                throw line.fail(.noPartOfRule(part: part))
            }
            parts[pair[0]] = pair[1]
        }
        guard let frequency = parts.removeValue(forKey: "FREQ"), ["DAILY", "WEEKLY"].contains(frequency)
        else {
            throw line.fail(.onlyRulesThatRepeatDaily)
        }
        isDaily = frequency == "DAILY"
        until = parts.removeValue(forKey: "UNTIL")
        interval = try RecurrenceReader.number(parts.removeValue(forKey: "INTERVAL") ?? "1", line)
        count = try parts.removeValue(forKey: "COUNT").map { (text) throws(CalendarProblem) in
            try RecurrenceReader.number(text, line)
        }
        guard until == nil || count == nil else { throw line.fail(.ruleHasUntilOrCount) }
        let start = parts.removeValue(forKey: "WKST") ?? "MO"
        guard let weekStart = CalendarTime.day(start) else { throw line.fail(.wkstNoDay(day: start)) }
        self.weekStart = weekStart
        var listed: [Weekday] = []
        for code in parts.removeValue(forKey: "BYDAY")?.split(separator: ",") ?? [] {
            guard let day = CalendarTime.day(String(code)) else {
                throw line.fail(.bydayNoPlainDayOf(code: code))
            }
            listed.append(day)
        }
        days = WeekdaySet(listed)
        if let other = parts.keys.min() {
            throw line.fail(.cannotBeKeptAlarmsKnow(name: other))
        }
    }

    /// Weekdays if the rule needs no more, else the rule's dates.
    func recurrence(from start: CivilDate, until last: CivilDate?) throws(CalendarProblem) -> Recurrence {
        var days = self.days
        if days.isEmpty { days = isDaily ? .everyDay : WeekdaySet([start.weekday]) }
        if count == nil, interval == 1 { return .weekly(days) }
        guard count != nil || last != nil else {
            throw line.fail(.intervalWithoutEndCannotBe(number: interval))
        }
        var dates: [CivilDate] = []
        var date = start
        let startIndex = isDaily ? start.daysSinceEpoch : weekIndex(start)
        while dates.count < count ?? Int.max, last.map({ date <= $0 }) ?? true {
            let index = (isDaily ? date.daysSinceEpoch : weekIndex(date)) - startIndex
            if index % interval == 0, days.contains(date.weekday) { dates.append(date) }
            guard dates.count <= RecurrenceReader.maximumDates,
                date.daysSinceEpoch < start.daysSinceEpoch + 73_050
            else { throw line.fail(.ruleStandsForTooMany) }
            date = date.adding(days: 1)
        }
        guard !dates.isEmpty else { throw line.fail(.ruleStandsForNoDate) }
        return .dates(dates)
    }

    /// Counts weeks that start on `weekStart`.
    private func weekIndex(_ date: CivilDate) -> Int {
        let lead = (date.weekday.rawValue - weekStart.rawValue + 7) % 7
        // 1970-01-01 was a Thursday, so this difference is a multiple of seven.
        return (date.daysSinceEpoch - lead + 4 - weekStart.rawValue) / 7
    }

    private static func number(_ text: String, _ line: ContentLine) throws(CalendarProblem) -> Int {
        guard let value = Int(text), (1...100_000).contains(value) else {
            throw line.fail(.noCountThatVowCan(text: text))
        }
        return value
    }
}
