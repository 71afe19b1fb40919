import VowAnswers
import VowCore
import ArgumentParser
import VowCommandLine
import VowRuntime

/// `vow ledger`: how an alarm made its way from being armed to the first sample.
struct LedgerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ledger", abstract: HelpText.ledger.inHelp,
        discussion: HelpText.ledgerMore.inHelp)
    @OptionGroup var common: CommonOptions
    @Argument(help: .text(.sharedListedRun, valueName: "run")) var wanted: String?

    func run() throws {
        try Exit.reporting {
            guard let ledger = try common.service().wakeLedger(of: wanted) else {
                Output.line(
                    common.json
                        ? "[]"
                        : RefusalLanguage.wording(LedgerText.none))
                throw Exit.no
            }
            let rows = ledger.steps.map {
                RehearseCommand.Row(
                    step: $0.name, at: $0.at.iso8601Milliseconds, fromDueMilliseconds: $0.fromDueMilliseconds,
                    detail: $0.detail)
            }
            if common.json { return JSONPrinter.print(rows) }
            let times = common.times
            let due = times.text(ledger.due)
            Output.line("\(ledger.run), " + RefusalLanguage.wording(LedgerText.due(due: due)))
            for row in rows {
                let distance = Texts.padded("\(row.fromDueMilliseconds) ms", to: 14)
                Output.line(
                    times.localised(
                        "\(Texts.leading(row.step, to: 12)) \(row.at) \(distance)  "
                            + RefusalLanguage.wording.said(row.detail))
                )
            }
        }
    }
}
