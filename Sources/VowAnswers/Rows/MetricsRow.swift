package import VowCore

/// What a monitoring system follows of mornings: counts over the whole history, and the newest times.
package struct MetricsRow: Codable, Hashable, Sendable {
    /// When the next alarm is due, in seconds since 1970; nil if none is planned.
    package let nextDueSeconds: Double?
    /// Runs that ring or listen now.
    package let ringing: Int
    /// Ended runs by ending: `kept`, `abandoned`, `bypassed`, `missed`; each is there.
    package let runs: [String: Int]
    /// Runs that rang, and how late they began in all, in seconds.
    package let lateness: Total
    /// Days kept in a row, and the most so far.
    package let streakDays: Int
    package let bestStreakDays: Int
    /// Attempts judged, and those of them that did not open their step.
    package let attempts: Int
    package let refusals: Int
    package let snoozes: Int
    /// Runs in which a part failed, by part; only parts that failed.
    package let partFailures: [String: Int]
    /// From asking for the sound to its first sample, in seconds, in the newest run that rang.
    package let newestFirstSampleSeconds: Double?
    /// From the end of speech to the transcript of the newest spoken attempt of that run, in seconds.
    package let newestVerdictSeconds: Double?

    /// A count with its sum.
    package struct Total: Codable, Hashable, Sendable {
        package let count: Int
        package let sumSeconds: Double
    }

    /// - Parameters:
    ///   - mornings: every run.
    ///   - newest: the events of the newest run that rang.
    package init(mornings: [Morning], nextDue: Instant?, streak: Streak, newest: [RunEvent]) {
        nextDueSeconds = nextDue.map { Double($0.millisecondsSinceEpoch) / 1_000 }
        ringing = mornings.count { $0.outcome == .ringing }
        var runs: [String: Int] = [:]
        for outcome in [Morning.Outcome.kept, .abandoned, .bypassed, .missed] {
            runs[outcome.rawValue] = mornings.count { $0.outcome == outcome }
        }
        self.runs = runs
        let rang = mornings.filter { $0.outcome != .missed }
        let late = rang.reduce(Int64(0)) { $0 + max(0, $1.beganAt.milliseconds(since: $1.due)) }
        lateness = Total(count: rang.count, sumSeconds: Double(late) / 1_000)
        (streakDays, bestStreakDays) = (streak.current, streak.best)
        attempts = mornings.reduce(0) { $0 + $1.attempts }
        refusals = mornings.reduce(0) { $0 + $1.refusals }
        snoozes = mornings.reduce(0) { $0 + $1.snoozes }
        partFailures = mornings.flatMap(\.brokenParts).reduce(into: [:]) { $0[$1.rawValue, default: 0] += 1 }
        var sample: Int64?
        var verdict: Int64?
        for event in newest {
            switch event {
            case .ringStarted(_, let delay, _): sample = sample ?? delay
            case .attemptJudged(let judged) where judged.evidence.mode == .spoken:
                verdict = judged.evidence.latencyMilliseconds
            default: continue
            }
        }
        newestFirstSampleSeconds = sample.map { Double($0) / 1_000 }
        newestVerdictSeconds = verdict.map { Double($0) / 1_000 }
    }

    /// The text that Prometheus reads, version 0.0.4.
    package var prometheus: String {
        var text = PrometheusText()
        if let nextDueSeconds {
            text.add(
                "vow_next_due_timestamp_seconds", "gauge", "When the next alarm is due.",
                [("", nextDueSeconds)])
        }
        text.add("vow_ringing", "gauge", "Runs that ring or listen.", [("", Double(ringing))])
        text.add(
            "vow_runs_total", "counter", "Ended runs by ending.",
            runs.sorted { $0.key < $1.key }.map { ("{ending=\"\($0.key)\"}", Double($0.value)) })
        text.add(
            "vow_ring_lateness_seconds", "summary", "How late runs began.",
            [("_sum", lateness.sumSeconds), ("_count", Double(lateness.count))])
        text.add("vow_streak", "gauge", "Days kept in a row.", [("", Double(streakDays))])
        text.add(
            "vow_streak_best", "gauge", "The most days kept in a row.", [("", Double(bestStreakDays))])
        text.add("vow_attempts_total", "counter", "Attempts judged.", [("", Double(attempts))])
        text.add(
            "vow_refusals_total", "counter", "Attempts that did not open their step.",
            [("", Double(refusals))])
        text.add("vow_snoozes_total", "counter", "Snoozes taken.", [("", Double(snoozes))])
        text.add(
            "vow_part_failures_total", "counter", "Runs in which a part failed.",
            partFailures.sorted { $0.key < $1.key }.map { ("{part=\"\($0.key)\"}", Double($0.value)) })
        if let newestFirstSampleSeconds {
            text.add(
                "vow_newest_first_sample_seconds", "gauge",
                "From asking for the sound to its first sample, in the newest run.",
                [("", newestFirstSampleSeconds)])
        }
        if let newestVerdictSeconds {
            text.add(
                "vow_newest_verdict_seconds", "gauge",
                "From the end of speech to its transcript, for the newest spoken attempt.",
                [("", newestVerdictSeconds)])
        }
        return text.text
    }
}

/// Prometheus' text form: each metric with what it is, then its samples.
package struct PrometheusText: Sendable {
    package private(set) var text = ""

    package init() {}

    /// - Parameter samples: what follows the name (labels, or a suffix), and the value.
    package mutating func add(_ name: String, _ type: String, _ help: String, _ samples: [(String, Double)]) {
        guard !samples.isEmpty else { return }
        text += "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
        for (suffix, value) in samples {
            let isWhole = value == value.rounded() && abs(value) < 1e15
            text += "\(name)\(suffix) \(isWhole ? "\(Int64(value))" : "\(value)")\n"
        }
    }
}
