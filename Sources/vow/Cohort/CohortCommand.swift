import ArgumentParser
import PostgreSQLEventStore
import VowCommandLine
import VowRuntime

/// `vow cohort`: copies of logs in a database of a study or a clinic.
struct CohortCommandLine: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cohort",
        abstract: "A study or a clinic: your log shipped to its database, and its review.",
        discussion: """
            A database is named as postgresql://ACCOUNT@HOST:PORT/DATABASE, a socket of this machine as \
            'postgresql://ACCOUNT@/DATABASE?host=/FOLDER'. The password is taken from PGPASSWORD, PGPASSFILE or \
            ~/.pgpass, never from the address. To another machine everything goes by TLS, with a certificate of that \
            name (~/.postgresql/root.crt, or ?sslrootcert=/FILE).
            """,
        subcommands: [CohortShip.self, CohortReview.self, CohortPrepare.self])
}

/// `vow cohort prepare`: the tables.
struct CohortPrepare: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prepare", abstract: "Make the tables in a database of yours, once.",
        discussion: """
            The account that does it owns them and sees every log. Give each person an account of their own, which sees \
            their log alone: GRANT USAGE ON SCHEMA vow_cohort_2 TO NAME; GRANT SELECT, INSERT ON ALL TABLES IN SCHEMA \
            vow_cohort_2 TO NAME.
            """)
    @OptionGroup var common: CommonOptions
    @Option(help: ArgumentHelp("The database.", valueName: "address")) var at: String

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
