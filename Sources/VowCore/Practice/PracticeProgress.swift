/// Progress and forecast of an affirmation, computed from the counts of each day.
package struct PracticeProgress: Hashable, Sendable {
    /// A stretch of seven days, with what was counted in it.
    package struct Week: Hashable, Sendable {
        /// Its first day.
        package let first: CivilDate
        /// How many counted in it.
        package let count: Int
    }

    /// Between which days the target is likely to be reached.
    package struct Forecast: Hashable, Sendable {
        /// The day on which it is reached at the mean pace.
        package let expected: CivilDate
        /// The first day of the interval.
        package let from: CivilDate
        /// The last day of the interval.
        package let through: CivilDate
    }

    /// How many counted so far.
    package let count: Int
    /// The number practised towards.
    package let target: Int
    /// How many counted today.
    package let today: Int
    /// How many are left.
    package var remaining: Int { max(0, target - count) }
    /// How many counted on a day, on average over the days looked at, those without any included.
    package let perDay: Double
    /// The best seven days in a row; nil before any counted.
    package let bestWeek: Week?
    /// When the target is likely to be reached; nil where it is reached, or the days are too few to say.
    package let forecast: Forecast?

    /// The pace is taken over this many days up to today, which hold each weekday four times.
    package static let paceDays = 28
    /// With fewer days than this there is no forecast.
    package static let fewestDays = 7
    /// The share of cases in which the interval is meant to hold the day.
    package static let intervalShare = 0.8
    /// How many standard deviations of a normal distribution hold `intervalShare` of it.
    private static let deviations = 1.281_551_565_5
    /// The furthest a forecast may lie ahead, in days.
    private static let furthestDays = 3_650.0

    /// Counts up.
    /// - Parameter days: the days with counted rounds, ascending.
    package init(days: [PracticeDay], target: Int, today date: CivilDate) {
        self.target = target
        count = days.reduce(0) { $0 + $1.count }
        today = days.last { $0.date == date }?.count ?? 0
        bestWeek = PracticeProgress.bestWeek(days)
        let window = PracticeProgress.window(days, through: date)
        perDay = window.isEmpty ? 0 : Double(window.reduce(0, +)) / Double(window.count)
        forecast =
            count >= target ? nil : PracticeProgress.forecast(window, remaining: target - count, today: date)
    }

    /// The counts of the days that the pace is taken over, from the first day with a round. Today is left out until
    /// something was said, since early in the day it would look like a day without practice.
    private static func window(_ days: [PracticeDay], through today: CivilDate) -> [Int] {
        guard let first = days.first?.date, first <= today else { return [] }
        let hasToday = days.contains { $0.date == today }
        let last = hasToday ? today : today.adding(days: -1)
        let from = max(first.daysSinceEpoch, last.daysSinceEpoch - paceDays + 1)
        guard from <= last.daysSinceEpoch else { return [] }
        var counts = [Int](repeating: 0, count: last.daysSinceEpoch - from + 1)
        for day in days where day.date.daysSinceEpoch >= from && day.date <= last {
            counts[day.date.daysSinceEpoch - from] += day.count
        }
        return counts
    }

    /// The normal approximation of a renewal process: with a mean of m and a variance of v a day, r more take r/m days on
    /// average, with a variance of r·v/m³ (Feller, An Introduction to Probability Theory, vol. 2, XI.5); that of m itself,
    /// known from n days only, adds (r/m²)²·v/n.
    private static func forecast(_ window: [Int], remaining: Int, today: CivilDate) -> Forecast? {
        let days = Double(window.count)
        guard window.count >= fewestDays else { return nil }
        let mean = Double(window.reduce(0, +)) / days
        guard mean > 0 else { return nil }
        let variance =
            window.reduce(0.0) { $0 + (Double($1) - mean) * (Double($1) - mean) } / (days - 1)
        let left = Double(remaining)
        let expected = left / mean
        let spread = left * variance / (mean * mean * mean)
        let doubt = left / (mean * mean)
        let deviation = (spread + doubt * doubt * variance / days).squareRoot()
        let latest = expected + deviations * deviation
        guard latest <= furthestDays else { return nil }
        let earliest = max(1, expected - deviations * deviation)
        func date(_ days: Double) -> CivilDate { today.adding(days: Int(days.rounded(.up))) }
        return Forecast(expected: date(expected), from: date(earliest), through: date(latest))
    }

    /// The best seven days in a row; of equal ones the last.
    private static func bestWeek(_ days: [PracticeDay]) -> Week? {
        var best: Week?
        var start = 0
        var sum = 0
        for day in days {
            sum += day.count
            while day.date.daysSinceEpoch - days[start].date.daysSinceEpoch > 6 {
                sum -= days[start].count
                start += 1
            }
            if sum >= best?.count ?? 0 { best = Week(first: days[start].date, count: sum) }
        }
        return best
    }
}

extension PracticeState {
    /// How it goes as of a day.
    package func progress(on today: CivilDate) -> PracticeProgress {
        PracticeProgress(days: days, target: target, today: today)
    }

    /// When the person is to be reminded next; nil where there is no reminder, it was given, or today was practised.
    package func nextReminder(after now: Instant, in zone: ZoneRules) -> Instant? {
        guard isPresent, let reminder, count < target else { return nil }
        let today = zone.civil(at: now).date
        let wasSaid = days.last?.date == today
        if let snoozedUntil, !wasSaid { return snoozedUntil }
        // Today's, even where its time is over: a device that was off reminds late, but on the same day.
        let isDone = wasSaid || (remindedOn.map { $0 >= today } ?? false)
        return zone.firstInstant(of: isDone ? today.adding(days: 1) : today, reminder)
    }
}
