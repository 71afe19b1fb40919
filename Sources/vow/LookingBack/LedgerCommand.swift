import ArgumentParser
import VowAnswers
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
        var operation = ShowLedger()
        operation.run = wanted
        let rows = try common.perform(operation) { rows, service in
            guard let ledger = try service.wakeLedger(of: wanted) else {
                return [service.wording(LedgerText.none)]
            }
            let (times, pick) = (common.times, service.wording)
            return ["\(ledger.run), " + pick(LedgerText.due(due: times.text(ledger.due)))]
                + zip(rows, ledger.steps).map { row, step in
                    let distance = Texts.padded("\(row.fromDueMilliseconds) ms", to: 14)
                    return times.localised(
                        "\(Texts.leading(row.step, to: 12)) \(row.at) \(distance)  " + pick(step.detail))
                }
        }
        if rows.isEmpty { throw Exit.no }
    }
}
