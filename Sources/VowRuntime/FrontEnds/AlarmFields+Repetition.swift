import VowAnswers
import VowCore

/// The dates that were asked for, as days, a date, a cycle, a pattern of shifts or a rule.
extension AlarmFields {
    /// The recurrence that was given, with the ends that it brings along; nil if none was.
    /// - Parameters:
    ///   - start: the date from which a cycle, a pattern or a rule is counted.
    ///   - rule: what there was before.
    ///   - zone: the rules of the zone, asked for only if the end of an RRULE may be in universal time.
    func repetition(
        from start: CivilDate, over rule: OccurrenceRule, read: (String) throws -> CivilDate,
        zone: () throws -> ZoneRules
    ) throws -> (recurrence: Recurrence, endsOn: CivilDate?)? {
        let isCycle = every != nil || monthDays != nil
        let kinds = [date != nil, isCycle, pattern != nil, rrule != nil, days != nil && !isCycle]
        guard kinds.count(where: { $0 }) <= 1 else {
            throw CommandError.refused(
                Refusal(days != nil && date != nil ? RefusalText.daysOrDate : .cycleAlone))
        }
        if let date { return (.once(try read(date)), nil) }
        if isCycle { return (try cycle(from: start, over: rule), nil) }
        if let pattern {
            do throws(ShiftPattern.Flaw) {
                return (.shifts(try ShiftPattern(pattern, from: start)), nil)
            } catch {
                throw CommandError.refused(
                    error.word.isEmpty
                        ? Refusal(RefusalText.patternNever)
                        : Refusal(RefusalText.patternUnknown(text: error.word)))
            }
        }
        if let rrule {
            let rules = try zone()
            do throws(DateRule.Flaw) {
                let ended = try DateRule.read(rrule, from: start)
                let last = try ended.lastDate(at: rule.time, in: rules)
                return (ended.rule.recurrence, last)
            } catch {
                throw CommandError.refused(Refusal(RefusalText.ruleUnknown(text: error.part ?? rrule)))
            }
        }
        guard let days else { return nil }
        let set = try AlarmFields.days(days)
        // Other days of a cycle of weeks leave it a cycle.
        if case .rule(let known) = rule.recurrence, let other = known.on(set) { return (.rule(other), nil) }
        return (.weekly(set), nil)
    }

    private func cycle(from start: CivilDate, over rule: OccurrenceRule) throws -> Recurrence {
        var counted = CycleWords.Every.months(1)
        if let every {
            guard let known = CycleWords.every(every) else {
                throw CommandError.refused(Refusal(RefusalText.everyUnknown(text: every)))
            }
            counted = known
        }
        var ofMonth: CycleWords.MonthDays?
        if let monthDays {
            guard case .months = counted, days == nil, let known = CycleWords.monthDays(monthDays) else {
                throw CommandError.refused(
                    Refusal(RefusalText.monthDaysUnknown(text: monthDays.joined(separator: ","))))
            }
            ofMonth = known
        }
        if case .months = counted, days != nil {
            throw CommandError.refused(
                Refusal(RefusalText.monthDaysUnknown(text: (days ?? []).joined(separator: ","))))
        }
        var set = try days.map(AlarmFields.days)
        switch counted {
        case .weeks, .oddWeeks, .evenWeeks: set = set ?? rule.recurrence.daysOfWeek
        case .days, .months: break
        }
        do throws(DateRule.Flaw) {
            return try DateRule.every(counted, days: set, monthDays: ofMonth, from: start).recurrence
        } catch {
            let asked = every ?? monthDays?.joined(separator: ",") ?? ""
            throw CommandError.refused(Refusal(RefusalText.ruleUnknown(text: error.part ?? asked)))
        }
    }
}

extension Recurrence {
    /// The date from which a cycle or a pattern is counted; nil for what is not counted.
    var start: CivilDate? {
        switch self {
        case .rule(let rule): rule.start
        case .shifts(let pattern): pattern.start
        case .once, .weekly, .dates: nil
        }
    }

    /// The days of the week that it names, or nil.
    var daysOfWeek: WeekdaySet? {
        switch self {
        case .weekly(let days): return days.isEmpty ? nil : days
        case .rule(let rule):
            guard let every = rule.every else { return nil }
            switch every {
            case .weeks, .oddWeeks, .evenWeeks: return WeekdaySet(rule.days.map(\.weekday))
            case .days, .months: return nil
            }
        case .once, .dates, .shifts: return nil
        }
    }

    /// The same, counted from another date; what is not counted stays.
    func counted(from date: CivilDate) -> Recurrence {
        switch self {
        case .rule(let rule): (try? rule.counted(from: date)).map(Recurrence.rule) ?? self
        case .shifts(let pattern): .shifts(pattern.counted(from: date))
        case .once, .weekly, .dates: self
        }
    }
}

extension DateRule {
    /// Days of the week where the rule says no more, else the rule.
    var recurrence: Recurrence { plainWeekdays.map(Recurrence.weekly) ?? .rule(self) }
}

extension DateRule.Ended {
    /// The last date of the rule for alarms at a time, or nil if it has no end.
    func lastDate(at time: CivilTime, in zone: ZoneRules) throws(DateRule.Flaw) -> CivilDate? {
        guard let until else { return lastCounted }
        guard let reading = CalendarReading(until) else {
            throw .value(part: "UNTIL", text: until)
        }
        var wall = reading.wall
        if reading.clock == .utc {
            wall = zone.civil(at: Instant(secondsSinceEpoch: wall.wallSecondsSinceEpoch))
        }
        return reading.isDate || wall.time >= time ? wall.date : wall.date.adding(days: -1)
    }
}

extension DateRule.Flaw {
    /// The part that is wrong, as it was written; nil if the rule as a whole has no date.
    var part: String? {
        switch self {
        case .part(let text), .unknown(let text): text
        case .value(let part, let text): "\(part)=\(text)"
        case .together(let first, let second): "\(first), \(second)"
        case .never: nil
        }
    }
}
