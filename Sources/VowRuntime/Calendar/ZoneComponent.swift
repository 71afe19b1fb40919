import VowCore

/// Writes zone rules as a VTIMEZONE (RFC 5545, section 3.6.5).
enum ZoneComponent {
    /// The years for which changes are listed individually if no yearly RRULE describes them.
    private static let listedYears = 30

    static func write(_ rules: ZoneRules, name: String, from date: CivilDate, to writer: inout ContentWriter)
    {
        let start = Instant(secondsSinceEpoch: Int64(date.adding(days: -400).daysSinceEpoch) * 86_400)
        writer.put("BEGIN", "VTIMEZONE")
        writer.put("TZID", name)
        let initial = rules.offsetSeconds(at: start)
        let startWall = rules.civil(at: start)
        put(
            "STANDARD", at: CalendarTime.local(startWall.date, startWall.time), from: initial, to: initial,
            rule: nil, &writer)
        var after = start
        let end = start.adding(seconds: Int64(listedYears) * 31_557_600)
        var repeated: [Int] = []
        while let change = rules.nextChange(after: after), change < end, repeated.count < 2 {
            after = change
            let before = rules.offsetSeconds(at: change.adding(milliseconds: -1))
            let offset = rules.offsetSeconds(at: change)
            let wall = CivilDateTime(wallSecondsSinceEpoch: change.secondsSinceEpoch + Int64(before))
            let rule = yearlyRule(rules, change: change, offset: offset)
            if rule != nil {
                if repeated.contains(offset) { continue }
                repeated.append(offset)
            }
            put(
                offset > before ? "DAYLIGHT" : "STANDARD", at: CalendarTime.local(wall.date, wall.time),
                from: before, to: offset, rule: rule, &writer)
        }
        writer.put("END", "VTIMEZONE")
    }

    private static func put(
        _ kind: String, at local: String, from before: Int, to offset: Int, rule: String?,
        _ writer: inout ContentWriter
    ) {
        writer.put("BEGIN", kind)
        writer.put("DTSTART", local)
        writer.put("TZOFFSETFROM", CalendarTime.offset(before))
        writer.put("TZOFFSETTO", CalendarTime.offset(offset))
        writer.put("TZNAME", CalendarTime.offset(offset))
        if let rule { writer.put("RRULE", rule) }
        writer.put("END", kind)
    }

    /// The yearly rule that a change follows from then on; nil if it is a listed change, or if BYMONTH and BYDAY cannot
    /// express its rule.
    private static func yearlyRule(_ rules: ZoneRules, change: Instant, offset: Int) -> String? {
        guard let daylight = rules.tail?.daylight,
            change.secondsSinceEpoch > rules.tailStartSeconds ?? Int64.min,
            let start = text(daylight.start), let end = text(daylight.end)
        else { return nil }
        return offset == daylight.offsetSeconds ? start : end
    }

    private static func text(_ change: YearlyChange) -> String? {
        guard case .weekday(let month, let week, let weekday) = change.day,
            (0..<86_400).contains(change.wallSecondsAfterMidnight)
        else { return nil }
        return "FREQ=YEARLY;BYMONTH=\(month);BYDAY=\(week == 5 ? -1 : week)\(CalendarTime.code(weekday))"
    }
}
