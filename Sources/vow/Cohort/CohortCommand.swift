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
        try Exit.reporting {
            let address = try CohortAddress.given(at)
            let isNew = try PostgreSQLEventStore.prepare(address.server)
            if common.json { return JSONPrinter.print(["made": isNew]) }
            Output.line(
                CohortTexts(RefusalLanguage.wording).prepared(isNew: isNew, address.recipient))
        }
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
