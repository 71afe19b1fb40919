/// The address of a database and the account to use. Contains no password: libpq reads one from PGPASSWORD, PGPASSFILE
/// or ~/.pgpass, as in every PostgreSQL program.
package struct PostgreSQLServer: Hashable, Sendable {
    /// A host name or address, or a folder that starts with a slash for a socket on this machine.
    package let host: String
    /// The port, which is also part of a socket's name.
    package let port: Int
    package let database: String
    /// The account, or nil for libpq's default.
    package let user: String?
    /// Whether the host is this machine. All others require TLS with a certificate for the host's name.
    package let isOwnMachine: Bool
    /// A file with the trusted root certificates, or nil for libpq's default.
    package let authorities: String?
    /// The limits of waits.
    package var limits = Limits()

    /// The limits of waits.
    package struct Limits: Hashable, Sendable {
        /// To connect.
        package var connectingSeconds = 5
        /// To wait for another writer of the same log.
        package var lockMilliseconds = 5_000
        /// For a statement on the server.
        package var statementMilliseconds = 20_000
        /// For the server's answer, if it does not end the statement itself.
        package var answerMilliseconds = 25_000

        /// The default limits.
        package init() {}
    }

    package init(
        host: String, port: Int = 5432, database: String, user: String? = nil, isOwnMachine: Bool = true,
        authorities: String? = nil
    ) {
        self.host = host
        self.port = port
        self.database = database
        self.user = user
        self.isOwnMachine = isOwnMachine
        self.authorities = authorities
    }

    /// The database without the account, for messages.
    var name: String { "\(database) at \(host):\(port)" }

    /// Parameters of libpq. Everything that could redirect a connection is set here or rejected.
    var parameters: [(name: String, value: String)] {
        let settings = [
            "statement_timeout=\(limits.statementMilliseconds)", "lock_timeout=\(limits.lockMilliseconds)",
            "idle_in_transaction_session_timeout=60000", "synchronous_commit=on",
        ]
        var parameters = [
            ("host", host), ("port", "\(port)"), ("dbname", database), ("client_encoding", "UTF8"),
            ("application_name", "vow"), ("connect_timeout", "\(limits.connectingSeconds)"),
            ("gssencmode", "disable"), ("sslmode", isOwnMachine ? "prefer" : "verify-full"),
            ("tcp_user_timeout", "\(limits.answerMilliseconds)"),
            ("options", settings.map { "-c " + $0 }.joined(separator: " ")),
        ]
        if let user { parameters.append(("user", user)) }
        if let authorities { parameters.append(("sslrootcert", authorities)) }
        return parameters
    }

    /// Environment variables that would redirect libpq to another host.
    static let redirections = ["PGHOSTADDR", "PGSERVICE"]
}
