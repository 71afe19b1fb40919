import ArgumentParser
import VowAnswers
import VowCommandLine
import VowCore
import VowLog
import VowPorts
import VowRuntime

/// `vow runs`: what happened on past mornings.
struct RunsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "runs", abstract: HelpText.runs.inHelp)
    @OptionGroup var common: CommonOptions
    @Argument(help: .text(.runsWanted, valueName: "run")) var wanted: String?
    @Option(help: .text(.runsLast)) var last: Int = 20

    func run() throws {
        if let wanted {
            var operation = ShowRun()
            operation.run = wanted
            try common.perform(operation) { _, service in
                let events = try operation.events(service)
                return [common.times.localised(Timeline.text(events, service.wording))]
            }
            return
        }
        var operation = ListRuns()
        operation.last = last
        try common.perform(operation) { rows, service in
            if rows.isEmpty { return [service.wording(LedgerText.noRuns)] }
            let (times, texts) = (common.times, ReviewTexts(try service.present().settings))
            return rows.map { row in
                let counts = texts.counts(attempts: row.attempts, snoozes: row.snoozes)
                return "\(row.run)  \(times.localised(row.due))  \(row.state)  \(counts)  \(row.label)"
            }
        }
    }
}

extension Timeline {
    /// The events of a run, one line each.
    static func text(_ events: [LoggedEvent], _ pick: Wording) -> String {
        guard let start = events.first?.at else { return "" }
        let lines = RunEventTexts.lines(of: events.map(\.event))
        return events.map { logged in
            let seconds = Double(logged.at.milliseconds(since: start)) / 1000
            let time = Texts.padded(Texts.decimal(seconds, places: 2), to: 8)
            let name = Texts.leading(logged.stored.event.name, to: 18)
            return "\(time) s  \(name) \(detail(logged, pick, lines))"
        }.joined(separator: "\n")
    }
}
