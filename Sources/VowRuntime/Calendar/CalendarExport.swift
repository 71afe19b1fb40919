package import VowCore

/// An alarm to export to or import from a calendar.
package struct CalendarAlarm: Hashable, Sendable {
    /// The identifier in Vow; empty for an alarm from elsewhere.
    package var id: AlarmID
    /// The alarm's settings.
    package var definition: AlarmDefinition
    /// Whether it is switched on.
    package var isEnabled: Bool

    package init(id: AlarmID = "", definition: AlarmDefinition, isEnabled: Bool = true) {
        self.id = id
        self.definition = definition
        self.isEnabled = isEnabled
    }
}

/// Writes alarms as an iCalendar object (RFC 5545).
///
/// Each alarm is a VEVENT with a VALARM at its start. Alarms that follow the device have floating times, others a TZID
/// with its VTIMEZONE. Skipped and paused dates are EXDATEs, so that no program shows them as upcoming. X-VOW
/// properties hold what the standard lacks (tone, gate, snoozes).
package enum CalendarExport {
    /// The calendar; lines end with CRLF.
    /// - Parameters:
    ///   - today: the first date of an alarm without a start.
    ///   - stamp: the instant of the export.
    package static func text(
        _ alarms: [CalendarAlarm], zones: ZoneTable, today: CivilDate, stamp: Instant
    ) -> String {
        var writer = ContentWriter()
        writer.put("BEGIN", "VCALENDAR")
        writer.put("VERSION", "2.0")
        writer.put("PRODID", "-//Vow//Vow alarm clock//EN")
        writer.put("CALSCALE", "GREGORIAN")
        let events = alarms.flatMap(CalendarPart.parts).compactMap { part in
            firstDate(of: part.rule, today: today).map { (part, $0) }
        }
        var written: [String] = []
        for (part, _) in events {
            guard case .fixed(let identifier) = part.alarm.definition.zone, !written.contains(identifier)
            else {
                continue
            }
            written.append(identifier)
            let dates = events.filter { $0.0.alarm.definition.zone == part.alarm.definition.zone }.map(\.1)
            ZoneComponent.write(
                zones.rules(for: part.alarm.definition.zone), name: identifier, from: dates.min()!,
                to: &writer)
        }
        for (part, date) in events {
            write(
                part, first: date, rules: zones.rules(for: part.alarm.definition.zone), stamp: stamp,
                to: &writer)
        }
        writer.put("END", "VCALENDAR")
        return writer.text
    }

    /// The date of DTSTART: the first of the recurrence, ignoring exceptions; nil if all are in the past.
    private static func firstDate(of rule: OccurrenceRule, today: CivilDate) -> CivilDate? {
        let bare = OccurrenceRule(
            time: rule.time, recurrence: rule.recurrence, startsOn: rule.startsOn, endsOn: rule.endsOn)
        switch rule.recurrence {
        case .rule(let dates): return dates.start
        case .shifts: preconditionFailure("a pattern is written in parts")
        case .once(let date): return date
        case .dates(let dates): return dates.first
        case .weekly: return bare.firstIntendedDate(onOrAfter: rule.startsOn ?? today)
        }
    }

    private static func write(
        _ part: CalendarPart, first: CivilDate, rules: ZoneRules, stamp: Instant,
        to writer: inout ContentWriter
    ) {
        let (alarm, rule) = (part.alarm, part.rule)
        let definition = alarm.definition
        let zone: String? = if case .fixed(let name) = definition.zone { name } else { nil }
        let suffix = zone.map { ";TZID=\($0)" } ?? ""
        writer.put("BEGIN", "VEVENT")
        writer.put("UID", "\(alarm.id)\(part.suffix)@vow")
        writer.put("DTSTAMP", CalendarTime.utc(stamp))
        writer.put("DTSTART\(suffix)", CalendarTime.local(first, rule.time))
        writer.put("SUMMARY", text: definition.label)
        writer.put("TRANSP", "TRANSPARENT")
        if !alarm.isEnabled { writer.put("STATUS", "CANCELLED") }
        switch rule.recurrence {
        case .once: break
        case .dates(let dates):
            for date in dates.dropFirst() {
                writer.put("RDATE\(suffix)", CalendarTime.local(date, rule.time))
            }
        case .weekly(let days):
            let codes = days.days.map { CalendarTime.code($0) }.joined(separator: ",")
            writer.put("RRULE", "FREQ=WEEKLY;BYDAY=\(codes)" + until(rule, isFloating: zone == nil, rules))
        case .rule(let dates):
            writer.put("RRULE", dates.text + until(rule, isFloating: zone == nil, rules))
        case .shifts: break
        }
        for date in rule.extraDates { writer.put("RDATE\(suffix)", CalendarTime.local(date, rule.time)) }
        let silent = Set(exceptions(rule, from: first) + part.skippedDates)
        for date in silent.sorted() {
            writer.put("EXDATE\(suffix)", CalendarTime.local(date, rule.time))
        }
        if part.suffix.isEmpty {
            VowProperties.write(alarm, to: &writer)
        } else {
            writer.put("X-VOW-PART-OF", "\(alarm.id)")
        }
        writeTrigger(definition, to: &writer)
        writer.put("END", "VEVENT")
        for moved in rule.movedTimes where part.holds(moved.date) {
            writer.put("BEGIN", "VEVENT")
            writer.put("UID", "\(alarm.id)\(part.suffix)@vow")
            writer.put("DTSTAMP", CalendarTime.utc(stamp))
            writer.put("RECURRENCE-ID\(suffix)", CalendarTime.local(moved.date, rule.time))
            writer.put("DTSTART\(suffix)", CalendarTime.local(moved.date, moved.time))
            writer.put("SUMMARY", text: definition.label)
            writer.put("TRANSP", "TRANSPARENT")
            if !alarm.isEnabled { writer.put("STATUS", "CANCELLED") }
            writer.put("X-VOW-MOVED", "\(alarm.id)")
            writeTrigger(definition, to: &writer)
            writer.put("END", "VEVENT")
        }
    }

    private static func writeTrigger(_ definition: AlarmDefinition, to writer: inout ContentWriter) {
        writer.put("BEGIN", "VALARM")
        writer.put("ACTION", "DISPLAY")
        writer.put("TRIGGER", "PT0S")
        writer.put("DESCRIPTION", text: definition.label.isEmpty ? "Vow" : definition.label)
        writer.put("END", "VALARM")
    }

    /// UNTIL is in UTC with a zone, and floating with floating times (RFC 5545, section 3.3.10).
    private static func until(_ rule: OccurrenceRule, isFloating: Bool, _ rules: ZoneRules) -> String {
        guard let last = rule.endsOn else { return "" }
        if isFloating { return ";UNTIL=\(CalendarTime.local(last, rule.time))" }
        let end =
            rules.firstInstant(of: last, rule.time)
            ?? rules.firstInstant(of: last.adding(days: -1), rule.time)
        return end.map { ";UNTIL=\(CalendarTime.utc($0))" } ?? ""
    }

    /// The dates of the recurrence that exceptions silence.
    private static func exceptions(_ rule: OccurrenceRule, from first: CivilDate) -> [CivilDate] {
        var last = rule.skippedDates.last ?? first
        if let range = rule.skippedRanges.last { last = max(last, range.upperBound) }
        if let paused = rule.pausedUntil { last = max(last, paused) }
        let bare = rule.withoutExceptions
        var dates: [CivilDate] = []
        var date = first
        while let intended = bare.firstIntendedDate(onOrAfter: date), intended <= last {
            if rule.firstIntendedDate(onOrAfter: intended) != intended { dates.append(intended) }
            date = intended.adding(days: 1)
        }
        return dates
    }
}

/// The formats of times and days in a calendar.
enum CalendarTime {
    static func local(_ date: CivilDate, _ time: CivilTime) -> String {
        "\(date.iso8601.filter { $0 != "-" })T"
            + [time.hour, time.minute, time.second].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
    }

    static func utc(_ instant: Instant) -> String {
        let wall = CivilDateTime(wallSecondsSinceEpoch: instant.secondsSinceEpoch)
        return local(wall.date, wall.time) + "Z"
    }

    static func code(_ day: Weekday) -> String { String(day.code.prefix(2)).uppercased() }

    static func day(_ code: String) -> Weekday? { Weekday.allCases.first { CalendarTime.code($0) == code } }

    /// "+0200", with seconds only if not zero.
    static func offset(_ seconds: Int) -> String {
        let size = abs(seconds)
        let parts = [size / 3600, size / 60 % 60] + (size % 60 == 0 ? [] : [size % 60])
        return (seconds < 0 ? "-" : "+") + parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
    }
}
