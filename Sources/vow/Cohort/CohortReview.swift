import ArgumentParser
import LinuxAdapters
import StorageAdapters
import VowAnswers
import VowCommandLine
import VowCore
import VowLog
import VowPorts
import VowRuntime

/// `vow cohort review`: each log of a database in figures.
struct CohortReview: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review", abstract: HelpText.cohortReview.inHelp,
        discussion: HelpText.cohortReviewMore.inHelp)
    @OptionGroup var common: CommonOptions
    @Option(help: .text(.cohortReviewFrom, valueName: "address")) var from: String

    func run() throws {
        var operation = ReviewCohort()
        operation.address = from
        let rows = try common.perform(operation) { rows, service in
            let texts = CohortTexts(service.wording)
            return rows.isEmpty ? [texts.noLogs] : rows.map(texts.line)
        }
        if rows.contains(where: { !$0.isSound }) { throw Exit.no }
    }
}

extension ReviewCohort: PerformedHere {
    func perform(_ context: OperationContext, home: String) throws -> [CohortRow] {
        let address = try CohortAddress.given(address)
        return try PostgreSQLEventStore.logs(in: address.server).map { try row(of: $0, address) }
    }

    private func row(of logID: [UInt8], _ address: CohortAddress) throws -> CohortRow {
        let store = PostgreSQLEventStore(address.server, logID: logID, headKey: nil)
        return try CohortReading.row(
            of: store, named: Hexadecimal.text(logID), by: try store.device().map(Hexadecimal.text),
            try store.verify(),
            clock: try LinuxWakeClock(), zones: ZoneDatabase(), entropy: SystemEntropy())
    }
}
