import ArgumentParser
import VowCore
import VowEvaluation
import VowRuntime

/// `vow streak`: how long promises have been kept.
struct StreakCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "streak",
        abstract: "How many days in a row were kept, and the last two weeks day by day.",
        discussion: """
            A day is kept when each of its alarms was stopped by the gate. Days without an alarm, skipped days, and \
            days on which the machine could not ring (switched off, asleep) neither lengthen nor end a streak.
            """)
    @OptionGroup var common: CommonOptions

    struct Answer: Encodable {
        let current: Int
        let currentTyped: Int
        let currentStandIn: Int
        let best: Int
        let keptOfLast14: Int
        let countedOfLast14: Int
        let skippedOfLast14: Int
        let machineFaultsOfLast14: Int
        let days: [DayRow]
    }

    struct DayRow: Encodable {
        let date: String
        let standing: String
        let outcomes: [String]
        let causes: [String]
    }

    func run() throws {
        try Exit.reporting {
            let service = try common.service()
            let streak = try service.streak()
            guard common.json else {
                let texts = ReviewTexts(try service.present().settings)
                return print(texts.lines(streak).joined(separator: "\n"))
            }
            let kept = streak.recentCount(of: .kept)
            JSONPrinter.print(
                Answer(
                    current: streak.current, currentTyped: streak.currentTyped,
                    currentStandIn: streak.currentStandIn, best: streak.best,
                    keptOfLast14: kept, countedOfLast14: kept + streak.recentCount(of: .broken),
                    skippedOfLast14: streak.recentCount(of: .skipped),
                    machineFaultsOfLast14: streak.recentCount(of: .machineFault),
                    days: streak.recent.map { day in
                        DayRow(
                            date: day.date.iso8601, standing: day.standing?.rawValue ?? "noAlarm",
                            outcomes: day.outcomes.map(\.rawValue), causes: day.causes)
                    }))
        }
    }
}

/// `vow review`: a week, a month or any stretch in figures.
struct ReviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review", abstract: "Past mornings in figures: the last week, month, or so many days.")
    @OptionGroup var common: CommonOptions
    @Flag(help: "The last 30 days in place of the last 7.") var month = false
    @Flag(help: "Also how often the gate was wrong about you, over all mornings; see `vow engines`.")
    var rates = false
    @Option(help: ArgumentHelp("So many days up to today, at most 3660.", valueName: "count")) var days: Int?

    struct Answer: Encodable {
        let from: String
        let through: String
        let runs: Int
        let outcomes: [String: Int]
        let completionRate: Double?
        let medianCompletionMilliseconds: Int64?
        let ninetiethCompletionMilliseconds: Int64?
        let attempts: Int
        let retries: Int
        let typed: Int
        let snoozes: Int
        let flags: [String: Int]
        let similarityHistogram: [Int]
        let hours: [Review.Hour]
        let calendar: [DayRow]
        let rates: PersonalRates?
    }

    struct DayRow: Encodable {
        let date: String
        let standing: String
    }

    func run() throws {
        try Exit.reporting {
            guard days == nil || !month else {
                throw CommandError.refused("Give either --month or --days, not both.")
            }
            let count = days ?? (month ? 30 : 7)
            guard (1...3660).contains(count) else {
                throw CommandError.refused("--days goes from 1 to 3660.")
            }
            let service = try common.service()
            let present = try service.present()
            let (review, days) = try service.review(
                from: present.today.adding(days: 1 - count), through: present.today)
            let rates = self.rates ? PersonalRates(try PersonalMornings(service.log)) : nil
            if common.json { return JSONPrinter.print(answer(review, days, rates)) }
            var lines = ReviewTexts(present.settings).lines(review, days: days)
            if let rates { lines += EngineTexts(present.settings).errorRates(rates) }
            print(lines.joined(separator: "\n"))
        }
    }

    private func answer(_ review: Review, _ days: [StreakDay], _ rates: PersonalRates?) -> Answer {
        Answer(
            from: review.from.iso8601, through: review.through.iso8601, runs: review.runs,
            outcomes: counts(review.outcomes), completionRate: review.completionRate,
            medianCompletionMilliseconds: review.medianCompletionMilliseconds,
            ninetiethCompletionMilliseconds: review.ninetiethCompletionMilliseconds,
            attempts: review.attempts, retries: review.retries, typed: review.typed, snoozes: review.snoozes,
            flags: counts(review.flags), similarityHistogram: review.similarityHistogram, hours: review.hours,
            calendar: days.map {
                DayRow(date: $0.date.iso8601, standing: $0.standing?.rawValue ?? "noAlarm")
            },
            rates: rates)
    }

    private func counts(_ counts: [Review.Count]) -> [String: Int] {
        Dictionary(uniqueKeysWithValues: counts.map { ($0.name, $0.count) })
    }
}
