/// The tables of a cohort's database, in a schema named after their version, and the triggers that reject changes.
///
/// A row belongs to the account that wrote it; other accounts cannot read it, but the tables' owner can.
enum PostgreSQLSchema {
    /// The lock for creating the tables, so that two programs that start together create them once.
    static let makingLock: Int64 = 0x566f_7721_0001

    /// The statements in order, for one transaction.
    static let parts =
        [
            "CREATE SCHEMA vow_cohort_2",
            """
            CREATE TABLE vow_cohort_2.records (
                log bytea NOT NULL CHECK (octet_length(log) = 16),
                position bigint NOT NULL CHECK (position > 0),
                stream text COLLATE "C" NOT NULL,
                version bigint NOT NULL CHECK (version > 0),
                device bytea NOT NULL CHECK (octet_length(device) = 16),
                wall bigint NOT NULL,
                counter bigint NOT NULL,
                name text NOT NULL,
                schema bigint NOT NULL,
                at bigint NOT NULL,
                cause text NOT NULL,
                correlation text NOT NULL,
                plain bytea NOT NULL,
                sealed_class text,
                sealed_key text,
                sealed bytea,
                hash bytea NOT NULL CHECK (octet_length(hash) = 32),
                proof bytea NOT NULL,
                owner name NOT NULL DEFAULT current_user,
                PRIMARY KEY (log, position),
                UNIQUE (log, stream, version))
            """,
            """
            CREATE TABLE vow_cohort_2.appends (
                log bytea NOT NULL,
                key text COLLATE "C" NOT NULL,
                first bigint NOT NULL,
                count bigint NOT NULL,
                code bytea NOT NULL,
                owner name NOT NULL DEFAULT current_user,
                PRIMARY KEY (log, key))
            """,
            """
            CREATE TABLE vow_cohort_2.heads (
                log bytea NOT NULL,
                position bigint NOT NULL,
                hash bytea NOT NULL,
                device bytea NOT NULL,
                signature bytea NOT NULL,
                owner name NOT NULL DEFAULT current_user,
                shipped timestamptz NOT NULL DEFAULT now(),
                PRIMARY KEY (log, position))
            """,
            """
            CREATE FUNCTION vow_cohort_2.refuse() RETURNS trigger LANGUAGE plpgsql AS
            $$ BEGIN RAISE EXCEPTION 'the log is append-only'; END $$
            """,
        ] + ["records", "appends", "heads"].flatMap(protections)

    /// Triggers that also fire during replication, and policies that hide rows from other accounts.
    private static func protections(of table: String) -> [String] {
        [
            """
            CREATE TRIGGER kept BEFORE UPDATE OR DELETE OR TRUNCATE ON vow_cohort_2.\(table)
            FOR EACH STATEMENT EXECUTE FUNCTION vow_cohort_2.refuse()
            """,
            "ALTER TABLE vow_cohort_2.\(table) ENABLE ALWAYS TRIGGER kept",
            "ALTER TABLE vow_cohort_2.\(table) ENABLE ROW LEVEL SECURITY",
            """
            CREATE POLICY own ON vow_cohort_2.\(table)
            USING (owner = current_user) WITH CHECK (owner = current_user)
            """,
        ]
    }
}

/// The log's statements; the columns of `record` come in the order of `columns`.
enum PostgreSQLSQL {
    static let columns = """
        log, position, stream, version, device, wall, counter, name, schema, at, cause, correlation, plain, \
        sealed_class, sealed_key, sealed, hash, proof
        """
    private static let columnCount = 18
    private static let records = "vow_cohort_2.records"
    private static let record = "SELECT \(columns) FROM \(records) WHERE log = $1"

    static let begin = "BEGIN"
    static let beginReading = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
    static let commit = "COMMIT"
    static let rollback = "ROLLBACK"
    /// Held to the end of the transaction: appends to a log run in turn.
    static let lock = "SELECT pg_advisory_xact_lock($1)"
    static let newest = record + " ORDER BY position DESC LIMIT 1"
    static let range = record + " AND position >= $2 ORDER BY position LIMIT $3"
    static let stream = record + " AND stream = $2 AND version > $3 ORDER BY version"
    static let streamVersion =
        "SELECT version FROM \(records) WHERE log = $1 AND stream = $2 ORDER BY version DESC LIMIT 1"
    static let hash = "SELECT hash FROM \(records) WHERE log = $1 AND position = $2"
    static let size = "SELECT max(position), count(*) FROM \(records) WHERE log = $1"
    static let key = "SELECT first, count, code FROM vow_cohort_2.appends WHERE log = $1 AND key = $2"
    static let insertKey =
        "INSERT INTO vow_cohort_2.appends (log, key, first, count, code) VALUES ($1, $2, $3, $4, $5)"
    static let logs = "SELECT DISTINCT log FROM \(records) ORDER BY log"
    static let heads =
        "SELECT position, hash, device, signature FROM vow_cohort_2.heads WHERE log = $1 ORDER BY position"
    static let insertHead = """
        INSERT INTO vow_cohort_2.heads (log, position, hash, device, signature) VALUES ($1, $2, $3, $4, $5)
        """
    static let isPrepared = "SELECT count(*) FROM pg_namespace WHERE nspname = 'vow_cohort_2'"
    static let encoding = "SELECT current_setting('server_encoding')"
    static let listen = "LISTEN vow_cohort_2"
    static let notify = "SELECT pg_notify('vow_cohort_2', $1)"
    /// The categories stand in one text, since no category holds a slash.
    static let forms = """
        SELECT min(stream), name, schema FROM \(records) WHERE log = $1 AND position > $2
        GROUP BY CASE WHEN split_part(stream, '/', 1) = ANY (string_to_array($3, '/')) THEN stream
            ELSE split_part(stream, '/', 1) END, name, schema
        """

    /// Inserts `count` records; the text contains placeholders only.
    static func insert(_ count: Int) -> String {
        let rows = (0..<count).map { row in
            let placeholders = (1...columnCount).map { "$\(row * columnCount + $0)" }
            return "(\(placeholders.joined(separator: ", ")))"
        }
        return "INSERT INTO \(records) (\(columns)) VALUES \(rows.joined(separator: ", "))"
    }
}
