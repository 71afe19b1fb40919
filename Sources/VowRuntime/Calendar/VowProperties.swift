import VowCore
import VowRecitation
import VowPorts

/// Settings that iCalendar lacks, as X-VOW properties of a VEVENT.
enum VowProperties {
    static func write(_ alarm: CalendarAlarm, to writer: inout ContentWriter) {
        let definition = alarm.definition
        let rule = definition.rule
        if rule.startsOn == nil, case .weekly = rule.recurrence { writer.put("X-VOW-OPEN-START", "TRUE") }
        if case .shifts(let pattern) = rule.recurrence {
            writer.put("X-VOW-SHIFTS", text: "\(pattern.start.iso8601)/\(rule.time.iso8601)/\(pattern.text)")
        }
        if !rule.weekdayTimes.isEmpty, let (text, start) = ruleText(rule) {
            let times = rule.weekdayTimes.map { "\($0.day.code) \($0.time.iso8601)" }
            writer.put(
                "X-VOW-DAY-TIMES",
                text: "\(rule.time.iso8601)/\(start)/\(text)/\(times.joined(separator: ","))")
        }
        if let date = rule.pausedUntil { writer.put("X-VOW-PAUSED-UNTIL", date.iso8601) }
        for range in rule.skippedRanges {
            writer.put("X-VOW-SKIPPED", "\(range.lowerBound.iso8601)/\(range.upperBound.iso8601)")
        }
        if !alarm.isEnabled { writer.put("X-VOW-ENABLED", "FALSE") }
        let sound = definition.sound
        writer.put("X-VOW-TONE", text: sound.tone)
        writer.put("X-VOW-VOLUME", "\(sound.volumePercent)")
        writer.put("X-VOW-RAMP", "\(sound.rampSeconds)")
        if sound.vibrate { writer.put("X-VOW-VIBRATE", "TRUE") }
        for tag in sound.routeTags { writer.put("X-VOW-ROUTE", text: tag) }
        writer.put("X-VOW-SNOOZES", "\(definition.snooze.maximumCount)")
        writer.put("X-VOW-SNOOZE-MINUTES", "\(definition.snooze.lengthMinutes)")
        let gate = definition.gate
        if gate.isPlainRecitation {
            writer.put("X-VOW-RECITE", gate.kinds.map(\.rawValue).joined(separator: ","))
        } else {
            writer.put("X-VOW-GATE", text: gate.challenges.map(GateNotation.text).joined(separator: ","))
            if !gate.standIns.isEmpty {
                writer.put("X-VOW-INSTEAD", text: gate.standIns.map(GateNotation.text).joined(separator: ","))
            }
        }
        writer.put("X-VOW-CHALLENGE-WORD", definition.gate.challengeWord ? "TRUE" : "FALSE")
        writer.put("X-VOW-SIMILARITY", "\(definition.gate.minimumSimilarity)")
        writer.put("X-VOW-LANGUAGE", definition.gate.language.rawValue)
    }

    /// Applies the properties to an alarm; throws for an invalid one instead of using a default.
    static func apply(_ lines: [ContentLine], to alarm: inout CalendarAlarm) throws(CalendarProblem) {
        for line in lines where line.name.hasPrefix("X-VOW-") {
            guard try apply(line, to: &alarm) else {
                throw line.fail(.hasNoValueThatVow(name: line.name, text: line.value))
            }
        }
    }

    private static func apply(_ line: ContentLine, to alarm: inout CalendarAlarm) throws(CalendarProblem)
        -> Bool
    {
        let number = Int(line.value)
        let flag = ["TRUE": true, "FALSE": false][line.value]
        switch (line.name, number, flag) {
        case ("X-VOW-OPEN-START", _, _), ("X-VOW-PAUSED-UNTIL", _, _), ("X-VOW-SKIPPED", _, _),
            ("X-VOW-SHIFTS", _, _), ("X-VOW-DAY-TIMES", _, _):
            return true
        case ("X-VOW-ENABLED", _, let flag?): alarm.isEnabled = flag
        case ("X-VOW-TONE", _, _):
            // The file's hash belongs to the device where the tone was chosen.
            (alarm.definition.sound.tone, alarm.definition.sound.toneDigest) = (line.text, nil)
        case ("X-VOW-VOLUME", let number?, _): alarm.definition.sound.volumePercent = number
        case ("X-VOW-RAMP", let number?, _): alarm.definition.sound.rampSeconds = number
        case ("X-VOW-VIBRATE", _, let flag?): alarm.definition.sound.vibrate = flag
        case ("X-VOW-ROUTE", _, _): alarm.definition.sound.routeTags.append(line.text)
        case ("X-VOW-SNOOZES", let number?, _): alarm.definition.snooze.maximumCount = number
        case ("X-VOW-SNOOZE-MINUTES", let number?, _): alarm.definition.snooze.lengthMinutes = number
        case ("X-VOW-CHALLENGE-WORD", _, let flag?): alarm.definition.gate.challengeWord = flag
        case ("X-VOW-RECITE", _, _):
            let kinds = line.value.split(separator: ",").map { LineKind(rawValue: String($0)) }
            guard !kinds.contains(nil) else { return false }
            alarm.definition.gate.kinds = kinds.compactMap { $0 }
        case ("X-VOW-GATE", _, _):
            guard let challenges = policies(line.text) else { return false }
            alarm.definition.gate.challenges = challenges
        case ("X-VOW-INSTEAD", _, _):
            guard let standIns = policies(line.text) else { return false }
            alarm.definition.gate.standIns = standIns
        case ("X-VOW-SIMILARITY", _, _):
            guard let score = Double(line.value) else { return false }
            alarm.definition.gate.minimumSimilarity = score
        case ("X-VOW-LANGUAGE", _, _):
            guard let language = Language(rawValue: line.value) else { return false }
            alarm.definition.gate.language = language
        default: return false
        }
        return true
    }

    /// The ranges that were skipped as ranges.
    static func skippedRanges(_ lines: [ContentLine]) throws(CalendarProblem) -> [ClosedRange<CivilDate>] {
        var ranges: [ClosedRange<CivilDate>] = []
        for line in lines where line.name == "X-VOW-SKIPPED" {
            let ends = line.value.split(separator: "/").map { CivilDate(iso8601: String($0)) }
            guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last else {
                throw line.fail(.noRangeOfDates(text: line.value))
            }
            ranges.append(first...last)
        }
        return ranges
    }

    /// The recurrence as the value of an RRULE, and the date of its start, or "-" where it has none.
    private static func ruleText(_ rule: OccurrenceRule) -> (text: String, start: String)? {
        switch rule.recurrence {
        case .weekly(let days):
            let codes = days.days.map(\.calendarCode).joined(separator: ",")
            return ("FREQ=WEEKLY;BYDAY=\(codes)", rule.startsOn?.iso8601 ?? "-")
        case .rule(let dates): return (dates.text, dates.start.iso8601)
        case .once, .dates, .shifts: return nil
        }
    }

    /// What an alarm with times for days of the week has beside its first part.
    struct DayTimes {
        let time: CivilTime
        let recurrence: Recurrence
        let startsOn: CivilDate?
        let times: [WeekdayTime]
    }

    /// The whole of an alarm with times for days of the week.
    static func dayTimes(_ lines: [ContentLine]) throws(CalendarProblem) -> DayTimes? {
        guard let line = lines.first(where: { $0.name == "X-VOW-DAY-TIMES" }) else { return nil }
        let parts = line.text.split(separator: "/").map(String.init)
        let start = parts.count == 4 ? CivilDate(iso8601: parts[1]) : nil
        guard parts.count == 4, let time = CivilTime(iso8601: parts[0]), start != nil || parts[1] == "-",
            // Refused below, by what the property holds.
            let rule = try? DateRule.read(parts[2], from: start ?? CivilDate(daysSinceEpoch: 0)).rule
        else { throw line.fail(.noTimesForDays(text: line.value)) }
        var times: [WeekdayTime] = []
        for text in parts[3].split(separator: ",") {
            let pair = text.split(separator: " ").map(String.init)
            guard pair.count == 2, let day = Weekday(code: pair[0]), let time = CivilTime(iso8601: pair[1])
            else { throw line.fail(.noTimesForDays(text: line.value)) }
            times.append(WeekdayTime(day, time))
        }
        return DayTimes(time: time, recurrence: rule.recurrence, startsOn: start, times: times)
    }

    /// The pattern of shifts, and the alarm's own time.
    static func shifts(_ lines: [ContentLine]) throws(CalendarProblem) -> (
        pattern: ShiftPattern, time: CivilTime
    )? {
        guard let line = lines.first(where: { $0.name == "X-VOW-SHIFTS" }) else { return nil }
        let parts = line.text.split(separator: "/").map(String.init)
        guard parts.count == 3, let start = CivilDate(iso8601: parts[0]),
            let time = CivilTime(iso8601: parts[1]),
            // Refused below, by what the property holds.
            let pattern = try? ShiftPattern(parts[2], from: start)
        else { throw line.fail(.noPatternOfShifts(text: line.value)) }
        return (pattern, time)
    }

    private static func policies(_ text: String) -> [ChallengePolicy]? {
        // The caller names the property that Vow did not write.
        try? GateNotation.policies(text)
    }

    /// The end of a pause.
    static func pausedUntil(_ lines: [ContentLine]) throws(CalendarProblem) -> CivilDate? {
        guard let line = lines.first(where: { $0.name == "X-VOW-PAUSED-UNTIL" }) else { return nil }
        guard let date = CivilDate(iso8601: line.value) else {
            throw line.fail(.noDate(text: line.value))
        }
        return date
    }
}
