import ArgumentParser
import VowAnswers
import VowCommandLine
import VowCore
import VowRuntime

/// `vow streak`: how long promises have been kept.
struct StreakCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "streak",
        abstract: HelpText.streak.inHelp,
        discussion: HelpText.streakMore.inHelp)
    @OptionGroup var common: CommonOptions

    func run() throws {
        try Exit.reporting {
            let service = try common.service()
            let streak = try service.streak()
            guard common.json else {
                let texts = ReviewTexts(try service.present().settings)
                return Output.line(texts.lines(streak).joined(separator: "\n"))
            }
            JSONPrinter.print(StreakRow(streak))
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

    /// The row, with the person's own error rates where they were asked for.
    struct Answer: Encodable {
        let row: ReviewRow
        let rates: PersonalRates?
        private enum CodingKeys: String, CodingKey { case rates }

        func encode(to encoder: any Encoder) throws {
            try row.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encodeIfPresent(rates, forKey: .rates)
        }
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
            if common.json {
                return JSONPrinter.print(Answer(row: ReviewRow(review, days: days), rates: rates))
            }
            var lines = ReviewTexts(present.settings).lines(review, days: days)
            if let rates { lines += EngineTexts(present.settings).errorRates(rates) }
            Output.line(lines.joined(separator: "\n"))
        }
    }
}
