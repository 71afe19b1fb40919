import VowAnswers
package import VowCore
package import VowRecitation

/// What Vow says about past mornings: figures first, never a reproach.
package struct ReviewTexts: Sendable {
    private let pick: Wording

    /// The texts in a language; Chinese gets the English ones.
    package init(_ language: Language) { pick = Wording(language) }

    /// The texts in the language that was set for Vow's own texts.
    package init(_ settings: Settings) { pick = Wording(settings) }

    private func days(_ count: Int) -> String {
        pick(CountText.days(count: count))
    }

    /// How often it was tried and put off.
    package func counts(attempts: Int, snoozes: Int) -> String {
        let tries = pick(CountText.attempts(count: attempts))
        let rests = pick(CountText.snoozes(count: snoozes))
        return "\(tries), \(rests)"
    }

    /// A streak in a few lines, one for each of the recent days that had an alarm.
    package func lines(_ streak: Streak) -> [String] {
        var lines = [
            pick(ReviewText.streakLine(current: days(streak.current), best: days(streak.best)))
        ]
        if streak.currentTyped > 0 {
            lines[0] += " " + pick(ReviewText.streakTyped(days: days(streak.currentTyped)))
        }
        if streak.currentStandIn > 0 {
            lines[0] += " " + pick(ReviewText.streakStandIn(days: days(streak.currentStandIn)))
        }
        if streak.imported > 0 {
            lines[0] +=
                " "
                + pick(ReviewText.streakImported(days: days(streak.currentImported), count: streak.imported))
        }
        let kept = streak.recentCount(of: .kept)
        let counted = kept + streak.recentCount(of: .broken)
        lines.append(
            pick.sentence(
                pick(
                    ReviewText.lines(kept: "\(kept)", counted: "\(counted)", streak: "\(Streak.recentCount)"))
                    + excluded(streak)))
        lines += streak.recent.compactMap { day in day.standing.map { line(day, $0) } }
        return lines
    }

    private func excluded(_ streak: Streak) -> String {
        let skipped = streak.recentCount(of: .skipped)
        let faults = streak.recentCount(of: .machineFault)
        var parts: [String] = []
        if skipped > 0 { parts.append(pick(ReviewText.excluded(skipped: "\(skipped)"))) }
        if faults > 0 {
            parts.append(
                pick(ReviewText.excludedWhereTheMachine(faults: "\(faults)")))
        }
        return parts.isEmpty
            ? "" : pick(ReviewText.notCounted(list: pick.list(parts)))
    }

    private func line(_ day: Streak.Day, _ standing: DayStanding) -> String {
        var outcomes = pick.list(day.outcomes.map(outcome))
        if !day.causes.isEmpty {
            outcomes = pick.bracketed(outcomes, pick.list(day.causes.map(pick.name)))
        }
        if day.gapMilliseconds > 0 {
            let length = pick.length(day.gapMilliseconds)
            outcomes += pick(ReviewText.line(length: "\(length)"))
        }
        if day.snoozes > 0 {
            let snoozes = pick(CountText.snoozes(count: day.snoozes))
            outcomes += pick(ReviewText.lineSnoozes(snoozes: snoozes))
        }
        for part in day.bypassedParts {
            outcomes += pick(ReviewText.linePutOffFor(part: pick.name(of: part)))
        }
        let detail = outcomes.isEmpty ? "" : ": \(outcomes)"
        return
            "  \(mark(standing)) \(pick.weekday(day.date.weekday)) \(day.date.iso8601)  \(word(standing))\(detail)"
    }

    /// One character for a standing.
    package func mark(_ standing: DayStanding?) -> String {
        switch standing {
        case .kept: "●"
        case .broken: "○"
        case .machineFault: "!"
        case .open: "…"
        case .skipped: "–"
        case nil: "·"
        }
    }

    private func word(_ standing: DayStanding) -> String {
        switch standing {
        case .kept: pick(ReviewText.word)
        case .broken: pick(ReviewText.wordNotKept)
        case .machineFault: pick(ReviewText.wordMachineFault)
        case .open: pick(ReviewText.wordInProgress)
        case .skipped: pick(ReviewText.wordSkipped)
        }
    }

    /// How a run stands or ended.
    package func outcome(_ outcome: Morning.Outcome) -> String {
        switch outcome {
        case .ringing: pick(ReviewText.outcome)
        case .snoozed: pick(ReviewText.outcomeSnoozed)
        case .kept: pick(ReviewText.outcomeDismissed)
        case .abandoned: pick(ReviewText.outcomeNotAnswered)
        case .bypassed: pick(ReviewText.outcomeEmergencyExit)
        case .missed: pick(ReviewText.outcomeMissed)
        }
    }

    /// How many runs of a period ended in one way.
    private func counted(_ count: Int, _ name: String) -> String {
        switch Morning.Outcome(rawValue: name) {
        case .ringing: pick(ReviewText.countedRinging(count: count))
        case .snoozed: pick(ReviewText.countedSnoozed(count: count))
        case .kept: pick(ReviewText.countedKept(count: count))
        case .abandoned: pick(ReviewText.countedAbandoned(count: count))
        case .bypassed: pick(ReviewText.countedBypassed(count: count))
        case .missed: pick(ReviewText.countedMissed(count: count))
        case nil: "\(count) \(name)"
        }
    }

    /// A review in a few lines, with its calendar.
    package func lines(_ review: Review, days: [StreakDay]) -> [String] {
        let runs = pick(CountText.runs(count: review.runs))
        var lines = [
            pick(ReviewText.headline(from: review.from.iso8601, through: review.through.iso8601, runs: runs))
        ]
        guard review.runs > 0 else { return lines }
        let ways = review.outcomes.map {
            counted($0.count, $0.name)
        }
        lines[0] = pick.bracketed(lines[0], pick.list(ways))
        if let rate = review.completionRate {
            lines.append(pick(ReviewText.completionRate(percent: percent(rate))))
        }
        if let median = review.medianCompletionMilliseconds,
            let most = review.ninetiethCompletionMilliseconds
        {
            lines.append(
                pick(ReviewText.times(median: time(median), most: time(most))))
        }
        lines.append(
            pick(
                ReviewText.attempts(
                    attempts: review.attempts, retries: review.retries, snoozes: review.snoozes,
                    typed: review.typed)))
        if review.interruptions > 0 {
            let times = pick(CountText.times(count: review.interruptions))
            lines.append(
                pick(ReviewText.linesInterruptedVowEnded(times: "\(times)")))
        }
        if !review.flags.isEmpty {
            let sounds = SoundFlagTexts(pick)
            let told = review.flags.compactMap { count in
                LivenessFlag.Kind(rawValue: count.name).map { "\(sounds.name($0)) \(count.count)" }
            }
            lines.append(
                pick(ReviewText.sounds(list: "\(told.joined(separator: ", "))")))
        }
        if !review.disturbances.isEmpty {
            let told = review.disturbances.compactMap { count in
                Disturbance(rawValue: count.name).map { "\(name($0)) \(count.count)" }
            }
            lines.append(
                pick(ReviewText.disturbances(list: "\(told.joined(separator: ", "))")))
        }
        lines += histogram(review.similarityHistogram)
        for hour in review.hours {
            lines.append(
                pick(ReviewText.hour(hour: hour.hour, kept: hour.kept, runs: hour.runs)))
        }
        return lines + calendar(review, days)
    }

    /// What happened to a run from outside; never by whom.
    func name(_ disturbance: Disturbance) -> String {
        switch disturbance {
        case .programGone: pick(ReviewText.name)
        case .outputLowered: pick(ReviewText.nameTheOutputWas)
        case .deviceGone: pick(ReviewText.nameASpeakerOr)
        case .clockSet: pick(ReviewText.nameTheClockWas)
        case .engineLooped:
            pick(ReviewText.nameTheRecogniserRepeated)
        }
    }

    private func histogram(_ classes: [Int]) -> [String] {
        guard classes.contains(where: { $0 > 0 }) else { return [] }
        let shown = classes.enumerated().filter { $0.element > 0 }.map { index, count in
            "0.\(index)–\(index == 9 ? "1.0" : "0.\(index + 1)"): \(count)"
        }
        return [
            pick(ReviewText.similarity(list: "\(shown.joined(separator: ", "))"))
        ]
    }

    /// A row for each week, Monday first.
    private func calendar(_ review: Review, _ days: [StreakDay]) -> [String] {
        var marks: [CivilDate: String] = [:]
        for day in days { marks[day.date] = mark(day.standing) }
        var rows: [String] = []
        var monday = review.from.adding(days: 1 - review.from.weekday.rawValue)
        while monday <= review.through {
            let cells = (0..<7).map { index -> String in
                let date = monday.adding(days: index)
                return date < review.from || date > review.through ? " " : marks[date] ?? mark(nil)
            }
            rows.append("  \(monday.iso8601)  \(cells.joined(separator: " "))")
            monday = monday.adding(days: 7)
        }
        return rows
    }

    private func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

    private func time(_ milliseconds: Int64) -> String {
        let seconds = (milliseconds + 500) / 1000
        return seconds < 120 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
    }
}
