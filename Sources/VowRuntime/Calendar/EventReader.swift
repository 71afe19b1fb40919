import VowCore
import VowPorts

/// Converts a VEVENT to alarms.
struct EventReader {
    let event: Component
    let zoneNames: [String: String]
    let rules: (String) -> ZoneRules?
    /// The events that replace single dates of this one, by RECURRENCE-ID.
    var replacements: [Component] = []

    func alarms(template: AlarmDefinition) throws(CalendarProblem) -> [CalendarAlarm] {
        // Another event holds the whole alarm.
        if event.first("X-VOW-PART-OF") != nil { return [] }
        if let status = event.first("STATUS"), status.value.uppercased() == "CANCELLED",
            event.first("X-VOW-ENABLED") == nil
        {
            throw status.fail(.eventCancelled)
        }
        for name in ["RECURRENCE-ID", "EXRULE"] {
            if let line = event.first(name) {
                throw line.fail(.cannotBeKeptOneAlarm(name: name))
            }
        }
        guard let start = try event.only("DTSTART") else {
            throw CalendarProblem(
                line: event.line, message: .eventHasNoDtstartSo)
        }
        let first = try reading(start)
        guard !first.isDate else { throw start.fail(.allDayEventHasNo) }
        let zone = try policy(first.clock, start)
        let plain = try rule(first, start, zone)
        var definition = template
        definition.label = event.first("SUMMARY")?.text ?? ""
        definition.zone = zone
        definition.rule = plain
        if event.first("X-VOW-TONE") != nil { definition.sound.routeTags = [] }
        var alarm = CalendarAlarm(id: identifier, definition: definition)
        try VowProperties.apply(event.lines, to: &alarm)
        var alarms: [CalendarAlarm] = []
        for shift in try shifts() {
            var shifted = alarm
            guard let rule = EventReader.shifted(plain, bySeconds: shift) else {
                throw CalendarProblem(line: event.line, message: .valarmOnAnotherDayThan)
            }
            shifted.definition.rule = rule
            if !alarms.contains(shifted) { alarms.append(shifted) }
        }
        return alarms
    }

    /// The alarm's identifier if Vow wrote the event, else empty.
    private var identifier: AlarmID {
        guard let uid = event.first("UID")?.value, uid.hasSuffix("@vow") else { return "" }
        return AlarmID(String(uid.dropLast(4)))
    }

    // MARK: - Times

    private func reading(_ line: ContentLine, _ text: String? = nil) throws(CalendarProblem)
        -> CalendarReading
    {
        guard let reading = CalendarReading(text ?? line.value, zone: line.parameters["TZID"]) else {
            throw line.fail(.noDateOrTimeThat(text: text ?? line.value))
        }
        return reading
    }

    private func policy(_ clock: CalendarReading.Clock, _ line: ContentLine) throws(CalendarProblem)
        -> ZonePolicy
    {
        switch clock {
        case .floating: return .device
        case .utc: return .fixed("UTC")
        case .zone(let name):
            // Some programs prefix their own name: "/example.org/20200101/Europe/Madrid".
            let parts = name.split(separator: "/")
            let candidates =
                [name, zoneNames[name] ?? name, WindowsZones.names[name] ?? name]
                + (1...3).compactMap { count in
                    name.hasPrefix("/") && parts.count > count
                        ? parts.suffix(count).joined(separator: "/") : nil
                }
            if let match = candidates.first(where: { rules($0) != nil }) { return .fixed(match) }
            throw line.fail(.noTimeZoneCalledOn(name: name))
        }
    }

    /// The date and time on the alarm's clock.
    private func date(_ reading: CalendarReading, _ zone: ZonePolicy) -> CivilDateTime {
        guard case .utc = reading.clock, case .fixed(let name) = zone, let rules = rules(name) else {
            return reading.wall
        }
        return rules.civil(at: Instant(secondsSinceEpoch: reading.wall.wallSecondsSinceEpoch))
    }

    private func dates(named name: String, _ first: CalendarReading, _ zone: ZonePolicy)
        throws(CalendarProblem) -> [CivilDate]
    {
        var dates: [CivilDate] = []
        for line in event.lines where line.name == name {
            for text in line.value.split(separator: ",") {
                let reading = try reading(line, String(text))
                let wall = date(reading, zone)
                if name == "RDATE" {
                    guard reading.clock == first.clock, !reading.isDate, wall.time == first.wall.time else {
                        throw line.fail(.allDatesOfOneAlarm)
                    }
                } else if !reading.isDate, wall.time != first.wall.time {
                    // An exception at another time of day has no effect.
                    continue
                }
                dates.append(wall.date)
            }
        }
        return dates
    }

    private func rule(_ first: CalendarReading, _ start: ContentLine, _ zone: ZonePolicy)
        throws(CalendarProblem) -> OccurrenceRule
    {
        let skipped = try dates(named: "EXDATE", first, zone)
        let more = try dates(named: "RDATE", first, zone)
        let ranges = try VowProperties.skippedRanges(event.lines)
        let paused = try VowProperties.pausedUntil(event.lines)
        // Dates within a range or a pause are listed only for other programs.
        let single = skipped.filter { date in
            !ranges.contains { $0.contains(date) } && !(paused.map { date < $0 } ?? false)
        }
        let day = first.wall.date
        guard let line = try event.only("RRULE") else {
            let recurrence: Recurrence = more.isEmpty ? .once(day) : .dates([day] + more)
            return OccurrenceRule(
                time: first.wall.time, recurrence: recurrence, skippedDates: single, skippedRanges: ranges,
                pausedUntil: paused)
        }
        let ended = try RecurrenceReader.read(line, from: day)
        let last = try ended.until.map { (text) throws(CalendarProblem) -> CivilDate in
            let reading = try reading(line, text)
            let wall = date(reading, zone)
            return reading.isDate || wall.time >= first.wall.time ? wall.date : wall.date.adding(days: -1)
        }
        let shifts = try VowProperties.shifts(event.lines)
        let dayTimes = try VowProperties.dayTimes(event.lines)
        let recurrence =
            shifts.map { Recurrence.shifts($0.pattern) } ?? dayTimes?.recurrence ?? ended.rule.recurrence
        var startsOn: CivilDate?
        if let dayTimes {
            startsOn = dayTimes.startsOn
        } else if case .weekly = recurrence, event.first("X-VOW-OPEN-START") == nil {
            startsOn = day
        }
        let rule = OccurrenceRule(
            time: shifts?.time ?? dayTimes?.time ?? first.wall.time, recurrence: recurrence,
            startsOn: startsOn,
            endsOn: last ?? ended.lastCounted, skippedDates: single, skippedRanges: ranges,
            pausedUntil: paused, extraDates: more, weekdayTimes: dayTimes?.times ?? [])
        return try replaced(rule, zone)
    }

    /// The rule, with each date that another event replaces moved to that event's time, or left out.
    private func replaced(_ rule: OccurrenceRule, _ zone: ZonePolicy) throws(CalendarProblem)
        -> OccurrenceRule
    {
        var rule = rule
        for event in replacements {
            guard let identifier = try event.only("RECURRENCE-ID"), let start = try event.only("DTSTART")
            else { continue }
            let (old, new) = (date(try reading(identifier), zone), date(try reading(start), zone))
            guard identifier.parameters["RANGE"] == nil, try !reading(start).isDate else {
                throw identifier.fail(.cannotBeKeptOneAlarm(name: identifier.name))
            }
            let isCancelled =
                event.first("STATUS")?.value.uppercased() == "CANCELLED" && event.first("X-VOW-MOVED") == nil
            if isCancelled || old.date != new.date { rule = rule.skipping(old.date) }
            if isCancelled { continue }
            if old.date != new.date { rule = rule.adding(new.date) }
            rule = rule.moving(new.date, to: new.time)
        }
        return rule
    }

    // MARK: - Alarms of the event

    /// The seconds from the start to each trigger.
    private func shifts() throws(CalendarProblem) -> [Int64] {
        var shifts: [Int64] = []
        for alarm in event.children {
            guard alarm.name == "VALARM" else {
                throw CalendarProblem(
                    line: alarm.line, message: .withinEventUnknown(name: alarm.name))
            }
            if let action = alarm.first("ACTION"), action.value.uppercased() == "EMAIL" {
                throw action.fail(.vowSendsNoMailRemove)
            }
            guard let trigger = try alarm.only("TRIGGER") else {
                throw CalendarProblem(line: alarm.line, message: .valarmHasNoTrigger)
            }
            if let related = trigger.parameters["RELATED"], related.uppercased() != "START" {
                throw trigger.fail(.triggerRelatedToEndOf)
            }
            guard trigger.parameters["VALUE"]?.uppercased() ?? "DURATION" == "DURATION",
                let seconds = CalendarDuration.seconds(trigger.value)
            else {
                throw trigger.fail(.triggerNoLengthOfTime(text: trigger.value))
            }
            guard abs(seconds) < 7 * 86_400 else { throw trigger.fail(.triggerWeekAwayOrMore) }
            shifts.append(seconds)
        }
        return shifts.isEmpty ? [0] : shifts
    }

    /// The rule shifted on the wall clock; days change if the time crosses midnight. Nil if the recurrence cannot follow.
    static func shifted(_ rule: OccurrenceRule, bySeconds shift: Int64) -> OccurrenceRule? {
        guard shift != 0 else { return rule }
        let moved = CivilDateTime(
            wallSecondsSinceEpoch: Int64(rule.time.secondsSinceMidnight) + shift)
        let days = moved.date.daysSinceEpoch
        let recurrence: Recurrence
        switch rule.recurrence {
        case .once(let date): recurrence = .once(date.adding(days: days))
        case .dates(let dates): recurrence = .dates(dates.map { $0.adding(days: days) })
        case .weekly(let set):
            recurrence = .weekly(
                WeekdaySet(set.days.map { Weekday(rawValue: (($0.rawValue - 1 + days + 70) % 7) + 1)! }))
        case .rule(let dates):
            guard let shifted = days == 0 ? dates : dates.shifted(days: days) else { return nil }
            recurrence = .rule(shifted)
        case .shifts: return nil
        }
        return OccurrenceRule(
            time: moved.time, recurrence: recurrence, startsOn: rule.startsOn?.adding(days: days),
            endsOn: rule.endsOn?.adding(days: days),
            skippedDates: rule.skippedDates.map { $0.adding(days: days) },
            skippedRanges: rule.skippedRanges.map {
                $0.lowerBound.adding(days: days)...$0.upperBound.adding(days: days)
            }, pausedUntil: rule.pausedUntil?.adding(days: days),
            extraDates: rule.extraDates.map { $0.adding(days: days) },
            movedTimes: rule.movedTimes.map { moved in
                let wall = CivilDateTime(date: moved.date, time: moved.time).wallSecondsSinceEpoch + shift
                let other = CivilDateTime(wallSecondsSinceEpoch: wall)
                return DatedTime(other.date, other.time)
            })
    }
}
