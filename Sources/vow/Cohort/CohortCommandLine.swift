import ArgumentParser
import StorageAdapters
import VowCommandLine
import VowRuntime
import VowAnswers

/// `vow cohort`: copies of logs in a database of a study or a clinic.
struct CohortCommandLine: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cohort",
        abstract: HelpText.cohort.inHelp,
        discussion: HelpText.cohortMore.inHelp,
        subcommands: [CohortShip.self, CohortReview.self, CohortPrepare.self])
}

/// `vow cohort prepare`: the tables.
struct CohortPrepare: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prepare", abstract: HelpText.cohortPrepare.inHelp,
        discussion: HelpText.cohortPrepareMore.inHelp)
    @OptionGroup var common: CommonOptions
    @Option(help: .text(.cohortPrepareAt, valueName: "address")) var at: String

    func run() throws {
        var operation = PrepareCohort()
        operation.address = at
        try common.perform(operation) { row, pick in
            CohortTexts(pick).prepared(isNew: row.made, CohortAddress(at)?.recipient ?? at)
        }
    }
}

extension PrepareCohort: PerformedHere {
    func perform(_ context: OperationContext, home: String) throws -> PreparedCohortRow {
        PreparedCohortRow(made: try PostgreSQLEventStore.prepare(CohortAddress.given(address).server))
    }
}

extension CohortAddress {
    /// The address that a person gave.
    static func given(_ text: String) throws -> CohortAddress {
        if let address = CohortAddress(text) { return address }
        throw CommandError.refused(refusal(of: text))
    }

    /// The same as the adapter takes it.
    var server: PostgreSQLServer {
        PostgreSQLServer(
            host: host, port: port, database: database, user: user, isOwnMachine: isOwnMachine,
            authorities: authorities)
    }
}
