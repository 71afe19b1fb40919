package import VowCore

/// How long promises have been kept.
package struct StreakRow: Codable, Hashable, Sendable {
    /// A day of the last two weeks.
    package struct Day: Codable, Hashable, Sendable {
        package let date: String
        /// What it comes to, or `noAlarm`.
        package let standing: String
        /// How its runs ended.
        package let outcomes: [String]
        /// Why runs were missed.
        package let causes: [String]
        /// How long Vow did not run while its runs were in progress, in milliseconds.
        package let gapMilliseconds: Int64
        /// How often its runs were put off.
        package let snoozes: Int
        /// The missing parts for which runs were put off without progress at the gate.
        package let putOffFor: [String]
    }

    /// Days kept since the last broken one.
    package let current: Int
    /// Of those, the days with a typed run.
    package let currentTyped: Int
    /// Of those, the days on which something stood in for speaking.
    package let currentStandIn: Int
    /// Of those, the days with a run that came out of an archive.
    package let currentImported: Int
    /// The longest so far.
    package let best: Int
    /// Of the days that were ever kept, those with a run that came out of an archive.
    package let imported: Int
    /// Kept days of the last 14.
    package let keptOfLast14: Int
    /// Kept and broken days of the last 14.
    package let countedOfLast14: Int
    /// Skipped days of the last 14.
    package let skippedOfLast14: Int
    /// Days of the last 14 on which the machine could not ring.
    package let machineFaultsOfLast14: Int
    /// Those days.
    package let days: [Day]

    /// The row of a streak.
    package init(_ streak: Streak) {
        let kept = streak.recentCount(of: .kept)
        current = streak.current
        currentTyped = streak.currentTyped
        currentStandIn = streak.currentStandIn
        currentImported = streak.currentImported
        imported = streak.imported
        best = streak.best
        keptOfLast14 = kept
        countedOfLast14 = kept + streak.recentCount(of: .broken)
        skippedOfLast14 = streak.recentCount(of: .skipped)
        machineFaultsOfLast14 = streak.recentCount(of: .machineFault)
        days = streak.recent.map { day in
            Day(
                date: day.date.iso8601, standing: day.standing?.rawValue ?? "noAlarm",
                outcomes: day.outcomes.map(\.rawValue), causes: day.causes.map(\.rawValue),
                gapMilliseconds: day.gapMilliseconds, snoozes: day.snoozes,
                putOffFor: day.bypassedParts.map(\.rawValue))
        }
    }
}

/// A stretch of mornings in figures.
package struct ReviewRow: Codable, Hashable, Sendable {
    /// A day on which an alarm rang.
    package struct Day: Codable, Hashable, Sendable {
        package let date: String
        /// What it comes to, or `noAlarm`.
        package let standing: String
    }

    /// One run.
    package struct Point: Codable, Hashable, Sendable {
        package let date: String
        /// When it was due, as HH:MM.
        package let time: String
        /// What ended it.
        package let ending: String
        /// From the first ring to the end; left out for a missed run.
        package let completionMilliseconds: Int64?
        /// Attempts that did not open their step.
        package let retries: Int

        init(_ point: Review.Point) {
            let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
            date = point.date.iso8601
            time = "\(two(point.dueMinute / 60)):\(two(point.dueMinute % 60))"
            ending = point.ending.rawValue
            completionMilliseconds = point.completionMilliseconds
            retries = point.retries
        }
    }

    /// The first date.
    package let from: String
    /// The last date.
    package let through: String
    /// Runs that ended.
    package let runs: Int
    /// Runs by their end.
    package let outcomes: [String: Int]
    /// The share that was kept.
    package let completionRate: Double?
    /// The median time to the end of kept runs.
    package let medianCompletionMilliseconds: Int64?
    /// The time that nine in ten did not exceed.
    package let ninetiethCompletionMilliseconds: Int64?
    /// Attempts judged.
    package let attempts: Int
    /// Attempts that did not open their step.
    package let retries: Int
    /// Kept runs that were typed.
    package let typed: Int
    /// Snoozes taken.
    package let snoozes: Int
    /// Flags by name.
    package let flags: [String: Int]
    /// Runs to which something happened from outside: `programGone`, `outputLowered`, `deviceGone`, `clockSet`,
    /// `engineLooped`.
    package let disturbances: [String: Int]
    /// Line scores, in tenths.
    package let similarityHistogram: [Int]
    /// By the hour of the day.
    package let hours: [Review.Hour]
    /// Runs by what ended them: `spoken`, `typed`, `code`, `tag`, `moved`, `sums`, `bypassed`, `abandoned` or `missed`.
    package let endings: [String: Int]
    /// Runs in which the process ended and came back.
    package let interruptedRuns: Int
    /// How often it did.
    package let interruptions: Int
    /// The runs one by one.
    package let mornings: [Point]
    /// Day by day.
    package let calendar: [Day]

    /// The row of a review and its days.
    package init(_ review: Review, days: [StreakDay]) {
        func counts(_ counts: [Review.Count]) -> [String: Int] {
            Dictionary(uniqueKeysWithValues: counts.map { ($0.name, $0.count) })
        }
        from = review.from.iso8601
        through = review.through.iso8601
        runs = review.runs
        outcomes = counts(review.outcomes)
        completionRate = review.completionRate
        medianCompletionMilliseconds = review.medianCompletionMilliseconds
        ninetiethCompletionMilliseconds = review.ninetiethCompletionMilliseconds
        attempts = review.attempts
        retries = review.retries
        typed = review.typed
        snoozes = review.snoozes
        flags = counts(review.flags)
        disturbances = counts(review.disturbances)
        similarityHistogram = review.similarityHistogram
        hours = review.hours
        endings = counts(review.endings)
        interruptedRuns = review.interruptedRuns
        interruptions = review.interruptions
        mornings = review.points.map { Point($0) }
        calendar = days.map {
            Day(date: $0.date.iso8601, standing: $0.standing?.rawValue ?? "noAlarm")
        }
    }
}
