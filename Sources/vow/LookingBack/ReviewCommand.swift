import VowAnswers
import ArgumentParser
import VowCommandLine
import VowPorts
import VowRuntime

/// `vow streak`: how long promises have been kept.
struct StreakCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "streak",
        abstract: HelpText.streak.inHelp,
        discussion: HelpText.streakMore.inHelp)
    @OptionGroup var common: CommonOptions

    func run() throws {
        try common.perform(ShowStreak()) { _, service in
            ReviewTexts(try service.present().settings).lines(try service.streak())
        }
    }
}

/// `vow metrics`: mornings in figures, for Prometheus.
struct MetricsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "metrics", abstract: HelpText.metrics.inHelp, discussion: HelpText.metricsMore.inHelp)
    @OptionGroup var common: CommonOptions

    func run() throws {
        try common.perform(ShowMetrics()) { answer, _ in
            answer.prometheus.split(separator: "\n").map(String.init)
        }
    }
}

/// `vow review`: a week, a month or any stretch in figures.
struct ReviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review", abstract: HelpText.review.inHelp)
    @OptionGroup var common: CommonOptions
    @Flag(help: .text(.reviewMonth)) var month = false
    @Flag(help: .text(.reviewRates))
    var rates = false
    @Option(help: .text(.reviewDays, valueName: "count")) var days: Int?

    func run() throws {
        guard days == nil || !month else {
            throw Exit.saying(Exit.usage, .giveEitherMonthOrDays)
        }
        var operation = ShowReview()
        operation.days = days ?? (month ? 30 : 7)
        operation.withRates = rates
        try common.perform(operation) { answer, service in
            let settings = try service.present().settings
            let (review, days) = try service.review(lastDays: operation.days)
            return ReviewTexts(settings).lines(review, days: days)
                + (answer.rates.map { EngineTexts(settings).errorRates($0) } ?? [])
        }
    }
}
