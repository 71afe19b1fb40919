/// A stretch of mornings in figures.
package struct Review: Codable, Hashable, Sendable {
    /// A wall-clock hour at which alarms were due, and how they ended.
    package struct Hour: Codable, Hashable, Sendable {
        /// The hour, 0 to 23.
        package let hour: Int
        /// Runs that were due in it.
        package let runs: Int
        /// Of those, how many were kept.
        package let kept: Int
    }

    /// One run, as a point of charts.
    package struct Point: Codable, Hashable, Sendable {
        package let date: CivilDate
        /// The wall-clock minute at which it was due, counted from midnight.
        package let dueMinute: Int
        /// How it ended.
        package let ending: Morning.Ending
        /// From the first ring to the end; nil for a missed run.
        package let completionMilliseconds: Int64?
        /// Attempts that did not open their step.
        package let retries: Int
    }

    /// A name and how often it came up.
    package struct Count: Codable, Hashable, Sendable {
        package let name: String
        /// How often.
        package let count: Int
    }

    /// The first date.
    package let from: CivilDate
    /// The last date.
    package let through: CivilDate
    /// Runs, those in progress left out.
    package let runs: Int
    /// How many ended in which way, in the order of `Morning.Outcome`; ways that did not occur are left out.
    package let outcomes: [Count]
    /// Kept runs among those that could ring, 0 to 1; nil without any.
    package let completionRate: Double?
    /// The median time from the first ring to the end of kept runs, in milliseconds; nil without any.
    package let medianCompletionMilliseconds: Int64?
    /// The time that nine in ten kept runs did not exceed, in milliseconds (nearest rank); nil without any.
    package let ninetiethCompletionMilliseconds: Int64?
    /// Attempts, over all runs.
    package let attempts: Int
    /// Attempts that did not open their step.
    package let retries: Int
    /// Kept runs that were opened by typing.
    package let typed: Int
    /// Snoozes taken.
    package let snoozes: Int
    /// Flags by name, in order of name.
    package let flags: [Count]
    /// What happened to runs from outside, by the number of runs, in the order of `Disturbance`.
    package let disturbances: [Count]
    /// Recited lines by score: ten classes of equal width from 0 to 1, the last with 1 itself.
    package let similarityHistogram: [Int]
    /// Alarm time against success, by hour; hours without runs are left out.
    package let hours: [Hour]

    /// Runs by what ended them, in the order of `Morning.Ending`; ways that did not occur are left out.
    package let endings: [Count]
    /// How many runs were interrupted because the process ended.
    package let interruptedRuns: Int
    /// How often the process ended while a run was in progress; one run may be interrupted several times.
    package let interruptions: Int
    /// The runs one by one, by date.
    package let points: [Point]

    /// Reviews the mornings whose date lies in the stretch; others are passed over.
    package init(_ mornings: some Sequence<Morning>, from: CivilDate, through: CivilDate) {
        let counted = mornings.filter {
            $0.date >= from && $0.date <= through && $0.outcome != .ringing && $0.outcome != .snoozed
        }
        self.from = from
        self.through = through
        runs = counted.count
        outcomes = Morning.Outcome.allCases.compactMap { outcome in
            let count = counted.count { $0.outcome == outcome }
            return count == 0 ? nil : Count(name: outcome.rawValue, count: count)
        }
        let rang = counted.filter { $0.outcome != .missed }
        let kept = counted.filter { $0.outcome == .kept }
        completionRate = rang.isEmpty ? nil : Double(kept.count) / Double(rang.count)
        let times = kept.compactMap(\.completionMilliseconds).sorted()
        medianCompletionMilliseconds = Review.rank(times, percent: 50)
        ninetiethCompletionMilliseconds = Review.rank(times, percent: 90)
        attempts = counted.reduce(0) { $0 + $1.attempts }
        retries = counted.reduce(0) { $0 + $1.refusals }
        typed = kept.count { $0.wasTyped }
        snoozes = counted.reduce(0) { $0 + $1.snoozes }
        let raised = counted.flatMap(\.flags)
        flags = LivenessFlag.Kind.allCases.sorted { $0.rawValue < $1.rawValue }.compactMap { kind in
            let count = raised.count { $0 == kind }
            return count == 0 ? nil : Count(name: kind.rawValue, count: count)
        }
        disturbances = Disturbance.allCases.compactMap { kind in
            let count = counted.count { $0.disturbances.contains(kind) }
            return count == 0 ? nil : Count(name: kind.rawValue, count: count)
        }
        var histogram = [Int](repeating: 0, count: 10)
        for score in counted.flatMap(\.scores) where (0...1).contains(score) {
            histogram[min(9, Int(score * 10))] += 1
        }
        similarityHistogram = histogram
        endings = Morning.Ending.allCases.compactMap { ending in
            let count = counted.count { $0.ending == ending }
            return count == 0 ? nil : Count(name: ending.rawValue, count: count)
        }
        interruptedRuns = counted.count { $0.interruptions > 0 }
        interruptions = counted.reduce(0) { $0 + $1.interruptions }
        points = counted.sorted { ($0.date, $0.dueMinute) < ($1.date, $1.dueMinute) }.compactMap { morning in
            morning.ending.map {
                Point(
                    date: morning.date, dueMinute: morning.dueMinute, ending: $0,
                    completionMilliseconds: morning.completionMilliseconds, retries: morning.refusals)
            }
        }
        hours = (0..<24).compactMap { hour in
            let due = counted.filter { $0.dueMinute / 60 == hour }
            return due.isEmpty
                ? nil : Hour(hour: hour, runs: due.count, kept: due.count { $0.outcome == .kept })
        }
    }

    /// The nearest rank: the smallest value that so many in a hundred do not exceed.
    private static func rank(_ sorted: [Int64], percent: Int) -> Int64? {
        sorted.isEmpty ? nil : sorted[max(0, (sorted.count * percent + 99) / 100 - 1)]
    }
}
