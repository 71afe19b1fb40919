import VowCore

/// What becomes one VEVENT: an alarm, or its days of one time where a VEVENT cannot hold them all.
struct CalendarPart {
    let alarm: CalendarAlarm
    /// The dates of this part, all at one time.
    let rule: OccurrenceRule
    /// What the UID has after the alarm's identifier; empty for the first part, which holds all that the alarm is.
    let suffix: String

    /// The dates that are left out one by one. The first part is read back alone, so it names those of all parts.
    var skippedDates: [CivilDate] {
        suffix.isEmpty && rule != alarm.definition.rule ? alarm.definition.rule.skippedDates : []
    }

    /// Whether the part rings on a date.
    func holds(_ date: CivilDate) -> Bool {
        rule.withoutExceptions.firstIntendedDate(onOrAfter: date) == date
    }

    /// The parts of an alarm: a pattern of shifts has one for each of its working days, since each comes every so many days.
    static func parts(_ alarm: CalendarAlarm) -> [CalendarPart] {
        let rule = alarm.definition.rule
        guard case .shifts(let pattern) = rule.recurrence else {
            return rule.weekdayTimes.isEmpty
                ? [CalendarPart(alarm: alarm, rule: rule, suffix: "")] : partsByTime(alarm)
        }
        var parts: [CalendarPart] = []
        for (index, step) in pattern.steps.enumerated() where step != .off {
            let date = pattern.start.adding(days: index)
            guard
                let dates = try? DateRule.every(
                    .days(pattern.steps.count), days: nil, monthDays: nil, from: date)
            else { continue }
            let time = if case .at(let own) = step { own } else { rule.time }
            let isFirst = parts.isEmpty
            parts.append(
                CalendarPart(
                    alarm: alarm,
                    rule: rule.changed(
                        time: time, recurrence: .rule(dates), startsOn: rule.startsOn, endsOn: rule.endsOn
                    ).withoutExtraDates(!isFirst),
                    suffix: isFirst ? "" : "-\(index + 1)"))
        }
        return parts
    }

    /// A part for each time, with its days of the week.
    private static func partsByTime(_ alarm: CalendarAlarm) -> [CalendarPart] {
        let rule = alarm.definition.rule
        var days: [(time: CivilTime, days: [Weekday])] = []
        for day in Weekday.allCases {
            let time = rule.weekdayTimes.first { $0.day == day }?.time ?? rule.time
            if let index = days.firstIndex(where: { $0.time == time }) {
                days[index].days.append(day)
            } else {
                days.append((time, [day]))
            }
        }
        var parts: [CalendarPart] = []
        for (index, group) in days.enumerated() {
            guard let recurrence = rule.recurrence.only(on: WeekdaySet(group.days)) else { continue }
            let changed = rule.changed(
                time: group.time, recurrence: recurrence, startsOn: rule.startsOn, endsOn: rule.endsOn
            ).with(weekdayTimes: []).withoutExtraDates(!parts.isEmpty)
            parts.append(
                CalendarPart(alarm: alarm, rule: changed, suffix: parts.isEmpty ? "" : "-\(index + 1)"))
        }
        return parts
    }
}

extension Recurrence {
    fileprivate func only(on days: WeekdaySet) -> Recurrence? {
        switch self {
        case .weekly(let set):
            let kept = set.intersection(days)
            return kept.isEmpty ? nil : .weekly(kept)
        case .rule(let rule): return rule.only(on: days).map(Recurrence.rule)
        case .once, .dates, .shifts: return nil
        }
    }
}

extension OccurrenceRule {
    fileprivate func withoutExtraDates(_ isWithout: Bool) -> OccurrenceRule {
        guard isWithout else { return self }
        return OccurrenceRule(
            time: time, recurrence: recurrence, startsOn: startsOn, endsOn: endsOn,
            skippedDates: skippedDates,
            skippedRanges: skippedRanges, pausedUntil: pausedUntil, movedTimes: movedTimes)
    }
}
