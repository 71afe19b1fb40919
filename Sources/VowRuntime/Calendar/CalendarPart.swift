import VowCore

/// What becomes one VEVENT: an alarm, or its days of one time where a VEVENT cannot hold them all.
struct CalendarPart {
    let alarm: CalendarAlarm
    /// The dates of this part, all at one time.
    let rule: OccurrenceRule
    /// What the UID has after the alarm's identifier; empty for the first part, which holds all that the alarm is.
    let suffix: String

    /// The parts of an alarm: a pattern of shifts has one for each of its working days, since each comes every so many days.
    static func parts(_ alarm: CalendarAlarm) -> [CalendarPart] {
        let rule = alarm.definition.rule
        guard case .shifts(let pattern) = rule.recurrence else {
            return [CalendarPart(alarm: alarm, rule: rule, suffix: "")]
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
            // The first part alone is read back, so it names every date that is left out.
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
}

extension OccurrenceRule {
    fileprivate func withoutExtraDates(_ isWithout: Bool) -> OccurrenceRule {
        guard isWithout else { return self }
        return OccurrenceRule(
            time: time, recurrence: recurrence, startsOn: startsOn, endsOn: endsOn,
            skippedDates: skippedDates,
            skippedRanges: skippedRanges, pausedUntil: pausedUntil)
    }
}
