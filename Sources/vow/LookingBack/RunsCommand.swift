import ArgumentParser
import VowAnswers
import VowCommandLine
import VowCore
import VowLog
import VowRuntime

/// `vow runs`: what happened on past mornings.
struct RunsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "runs", abstract: HelpText.runs.inHelp)
    @OptionGroup var common: CommonOptions
    @Argument(help: .text(.runsWanted, valueName: "run")) var wanted: String?
    @Option(help: .text(.runsLast)) var last: Int = 20

    func run() throws {
        try Exit.reporting {
            guard last >= 1 else { throw CommandError.refused("Give at least one run to --last.") }
            let service = try common.service()
            if let wanted { return try showTimeline(wanted, service) }
            let rows = try service.mornings(last: last).map { RunRow($0) }
            if common.json { return JSONPrinter.print(rows) }
            if rows.isEmpty { Output.line(RefusalLanguage.wording(LedgerText.noRuns)) }
            let (times, texts) = (common.times, ReviewTexts(try service.present().settings))
            for row in rows {
                let counts = texts.counts(attempts: row.attempts, snoozes: row.snoozes)
                Output.line("\(row.run)  \(times.localised(row.due))  \(row.state)  \(counts)  \(row.label)")
            }
        }
    }

    private func showTimeline(_ text: String, _ service: CommandService) throws {
        let id = try Named.run.identifier(text, among: service.mornings(last: .max).map(\.run))
        let events = try service.log.stream(Aggregates.run.stream(id))
        if common.json {
            JSONPrinter.print(EventRow.rows(ofRun: events, RefusalLanguage.wording))
        } else {
            Output.line(common.times.localised(Timeline.text(events, RefusalLanguage.wording)))
        }
    }
}
