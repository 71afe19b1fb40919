/// Where a database is, and as whom it is used. No password stands in it: the client library takes one from
/// PGPASSWORD, PGPASSFILE or ~/.pgpass, as every program for PostgreSQL does.
public struct PostgreSQLServer: Hashable, Sendable {
    /// A host's name or address; a folder, which begins with a slash, for a socket of this machine.
    public let host: String
    /// The port, which names the socket in its folder, too.
    public let port: Int
    /// The database.
    public let database: String
    /// The account; nil for the one that the library takes by itself.
    public let user: String?
    /// Whether the host is this machine. To any other, nothing goes but by TLS with a certificate of that name.
    public let isOwnMachine: Bool
    /// A file with the certificates that are believed; nil for the library's own place.
    public let authorities: String?
    /// The longest waits.
    public var limits = Limits()

    /// How long is waited for at most.
    public struct Limits: Hashable, Sendable {
        /// For a connection.
        public var connectingSeconds = 5
        /// For another writer of the same log.
        public var lockMilliseconds = 5_000
        /// For the server, over one statement.
        public var statementMilliseconds = 20_000
        /// For its answer, should it not end the statement itself.
        public var answerMilliseconds = 25_000

        /// The usual ones.
        public init() {}
    }

    /// Names a database.
    public init(
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

    /// The database without the account, for people.
    var name: String { "\(database) at \(host):\(port)" }

    /// What the library is told, by name. Everything that could send a connection elsewhere is among it or refused.
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

    /// Variables of the environment by which the library would connect elsewhere than to the named host.
    static let redirections = ["PGHOSTADDR", "PGSERVICE"]
}
