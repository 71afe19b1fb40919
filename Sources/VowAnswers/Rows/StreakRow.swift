public import VowCore

/// How long promises have been kept.
public struct StreakRow: Codable, Hashable, Sendable {
    /// A day of the last two weeks.
    public struct Day: Codable, Hashable, Sendable {
        /// The date.
        public let date: String
        /// What it comes to, or `noAlarm`.
        public let standing: String
        /// How its runs ended.
        public let outcomes: [String]
        /// Why runs were missed.
        public let causes: [String]
        /// How long Vow did not run while its runs were in progress, in milliseconds.
        public let gapMilliseconds: Int64
        /// How often its runs were put off.
        public let snoozes: Int
        /// The missing parts for which runs were put off without progress at the gate.
        public let putOffFor: [String]
    }

    /// Days kept since the last broken one.
    public let current: Int
    /// Of those, the days with a typed run.
    public let currentTyped: Int
    /// Of those, the days on which something stood in for speaking.
    public let currentStandIn: Int
    /// Of those, the days with a run that came out of an archive.
    public let currentImported: Int
    /// The longest so far.
    public let best: Int
    /// Of the days that were ever kept, those with a run that came out of an archive.
    public let imported: Int
    /// Kept days of the last 14.
    public let keptOfLast14: Int
    /// Kept and broken days of the last 14.
    public let countedOfLast14: Int
    /// Skipped days of the last 14.
    public let skippedOfLast14: Int
    /// Days of the last 14 on which the machine could not ring.
    public let machineFaultsOfLast14: Int
    /// Those days.
    public let days: [Day]

    /// The row of a streak.
    public init(_ streak: Streak) {
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
public struct ReviewRow: Codable, Hashable, Sendable {
    /// A day on which an alarm rang.
    public struct Day: Codable, Hashable, Sendable {
        /// The date.
        public let date: String
        /// What it comes to, or `noAlarm`.
        public let standing: String
    }

    /// One run.
    public struct Point: Codable, Hashable, Sendable {
        /// The date.
        public let date: String
        /// When it was due, as HH:MM.
        public let time: String
        /// What ended it.
        public let ending: String
        /// From the first ring to the end; left out for a missed run.
        public let completionMilliseconds: Int64?
        /// Attempts that did not open their step.
        public let retries: Int

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
    public let from: String
    /// The last date.
    public let through: String
    /// Runs that ended.
    public let runs: Int
    /// Runs by their end.
    public let outcomes: [String: Int]
    /// The share that was kept.
    public let completionRate: Double?
    /// The median time to the end of kept runs.
    public let medianCompletionMilliseconds: Int64?
    /// The time that nine in ten did not exceed.
    public let ninetiethCompletionMilliseconds: Int64?
    /// Attempts judged.
    public let attempts: Int
    /// Attempts that did not open their step.
    public let retries: Int
    /// Kept runs that were typed.
    public let typed: Int
    /// Snoozes taken.
    public let snoozes: Int
    /// Flags by name.
    public let flags: [String: Int]
    /// Runs to which something happened from outside: `programGone`, `outputLowered`, `deviceGone`, `clockSet`,
    /// `engineLooped`.
    public let disturbances: [String: Int]
    /// Line scores, in tenths.
    public let similarityHistogram: [Int]
    /// By the hour of the day.
    public let hours: [Review.Hour]
    /// Runs by what ended them: `spoken`, `typed`, `code`, `tag`, `moved`, `sums`, `bypassed`, `abandoned` or `missed`.
    public let endings: [String: Int]
    /// Runs in which the process ended and came back.
    public let interruptedRuns: Int
    /// How often it did.
    public let interruptions: Int
    /// The runs one by one.
    public let mornings: [Point]
    /// Day by day.
    public let calendar: [Day]

    /// The row of a review and its days.
    public init(_ review: Review, days: [StreakDay]) {
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
