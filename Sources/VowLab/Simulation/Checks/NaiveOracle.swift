import VowCore

/// The next due instant found the slow way, from the plain table of a zone's changes: it shares neither the
/// search over dates nor the resolution of readings with the product's own occurrence rules.
struct NaiveOracle {
    let zone: SimulatedZone

    /// How many days ahead are looked at; homes of the simulation never plan further.
    static let horizonDays = 60

    /// The first due instant strictly after another, with the date that it is meant for.
    func next(_ rule: OccurrenceRule, after instant: Instant) -> (due: Instant, date: CivilDate)? {
        let second = instant.secondsSinceEpoch
        let here = Int((second + zone.offset(at: second)) / 86_400)
        var best: (due: Instant, date: CivilDate, day: Int)?
        var date = CivilDate(daysSinceEpoch: here - 3)
        for day in (here - 2)...(here + Self.horizonDays) {
            date = date.adding(days: 1)
            // A later date can only come earlier within the two days by which zones differ.
            if let best, day > best.day + 2 { break }
            guard isMeant(date, day, rule), let due = due(on: day, time(on: date, day, rule)), due > instant
            else { continue }
            if best.map({ due < $0.due }) ?? true { best = (due, date, day) }
        }
        return best.map { ($0.due, $0.date) }
    }

    private func isMeant(_ date: CivilDate, _ day: Int, _ rule: OccurrenceRule) -> Bool {
        switch rule.recurrence {
        case .once(let only): if date != only { return false }
        // The first day of 1970 was a Thursday.
        case .weekly(let days): if !days.contains(Weekday(rawValue: (day + 3) % 7 + 1)!) { return false }
        case .dates(let dates): if !dates.contains(date) { return false }
        case .rule(let rule): if !isMeant(date, day, rule) { return false }
        case .shifts(let pattern): if shift(of: day, pattern) == .off { return false }
        }
        if let first = rule.startsOn, date < first { return false }
        if let last = rule.endsOn, date > last { return false }
        if let first = rule.pausedUntil, date < first { return false }
        if rule.skippedDates.contains(date) { return false }
        return !rule.skippedRanges.contains { $0.contains(date) }
    }

    /// The day's step, by counting the days from the pattern's first.
    private func shift(of day: Int, _ pattern: ShiftPattern) -> ShiftPattern.Step {
        var counted = pattern.start.daysSinceEpoch
        guard day >= counted else { return .off }
        while counted + pattern.steps.count <= day { counted += pattern.steps.count }
        return pattern.steps[day - counted]
    }

    private func time(on date: CivilDate, _ day: Int, _ rule: OccurrenceRule) -> CivilTime {
        for moved in rule.movedTimes where moved.date == date { return moved.time }
        if case .shifts(let pattern) = rule.recurrence, case .at(let time) = shift(of: day, pattern) {
            return time
        }
        for own in rule.weekdayTimes where own.day.rawValue == (day + 3) % 7 + 1 { return own.time }
        return rule.time
    }

    /// A rule of the simulation's homes, told day by day: none of them names years, positions or an end.
    private func isMeant(_ date: CivilDate, _ day: Int, _ rule: DateRule) -> Bool {
        let first = rule.start.daysSinceEpoch
        guard day >= first else { return false }
        let weekday = (day + 3) % 7 + 1
        // How often this weekday has come in the month, and whether it comes again.
        let nth = (date.day - 1) / 7 + 1
        let isLastOfItsName = date.adding(days: 7).month != date.month
        let isLastDay = date.adding(days: 1).month != date.month
        switch rule.frequency {
        case .daily: return (day - first) % rule.interval == 0
        case .weekly:
            let monday = { (day: Int) in day - (day + 3) % 7 }
            return (monday(day) - monday(first)) / 7 % rule.interval == 0
                && rule.days.contains { $0.weekday.rawValue == weekday }
        case .monthly:
            let months = (date.year - rule.start.year) * 12 + date.month - rule.start.month
            guard months % rule.interval == 0 else { return false }
            return rule.monthDays.contains { $0 == date.day || $0 == -1 && isLastDay }
                || rule.days.contains {
                    $0.weekday.rawValue == weekday
                        && ($0.ordinal == nth || $0.ordinal == -1 && isLastOfItsName)
                }
        case .yearly:
            // The Thursday of a week tells its year and, counted in sevens, its number (ISO 8601).
            let thursday = CivilDate(daysSinceEpoch: day - (day + 3) % 7 + 3)
            var week = 1
            var earlier = thursday.adding(days: -7)
            while earlier.year == thursday.year { (week, earlier) = (week + 1, earlier.adding(days: -7)) }
            return rule.weeks.contains(week) && rule.days.contains { $0.weekday.rawValue == weekday }
        }
    }

    private func due(on day: Int, _ time: CivilTime) -> Instant? {
        let midnight = Int64(day) * 86_400
        let reading = midnight + Int64(time.hour * 3_600 + time.minute * 60 + time.second)
        var shown: Int64?
        // A clock with some offset shows the reading at one second; it counts when that offset holds there.
        for offset in zone.offsets {
            let second = reading - offset
            if zone.offset(at: second) == offset { shown = min(shown ?? second, second) }
        }
        if let shown { return Instant(secondsSinceEpoch: shown) }
        var before = zone.firstOffset
        for change in zone.changes {
            if change.second + before <= reading, reading < change.second + change.offset {
                let wholeDay =
                    change.second + before <= midnight && change.second + change.offset >= midnight + 86_400
                return wholeDay ? nil : Instant(secondsSinceEpoch: change.second)
            }
            before = change.offset
        }
        return nil
    }
}
