import GRDBSQLite

/// What the event store is measured against: prepared statements in a bare loop on the tables and indexes of a real
/// log, with its pragmas and its bytes, but without sealing, hashing, expected versions, or a signed head.
final class BareLoop {
    private var connection: OpaquePointer?
    private var begin: OpaquePointer?
    private var insert: OpaquePointer?
    private var commit: OpaquePointer?
    private var position: Int64 = 0

    /// Makes the tables and indexes of the log at `log` in a new database.
    init(path: String, like log: String) {
        sqlite3_open(path, &connection)
        for sql in [
            "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA trusted_schema = OFF",
            "PRAGMA cell_size_check = ON",
        ] + Self.schema(of: log) {
            let code = sqlite3_exec(connection, sql, nil, nil, nil)
            precondition(code == SQLITE_OK, "\(sql) failed with \(code)")
        }
        sqlite3_prepare_v2(connection, "BEGIN IMMEDIATE", -1, &begin, nil)
        sqlite3_prepare_v2(
            connection, "INSERT INTO events VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?)", -1, &insert, nil)
        sqlite3_prepare_v2(connection, "COMMIT", -1, &commit, nil)
    }

    deinit {
        for statement in [begin, insert, commit] { sqlite3_finalize(statement) }
        sqlite3_close(connection)
    }

    /// The statements that made another database.
    private static func schema(of path: String) -> [String] {
        var other: OpaquePointer?
        var query: OpaquePointer?
        sqlite3_open_v2(path, &other, SQLITE_OPEN_READONLY, nil)
        defer {
            sqlite3_finalize(query)
            sqlite3_close(other)
        }
        sqlite3_prepare_v2(
            other,
            "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND type <> 'trigger' ORDER BY rowid",
            -1, &query, nil)
        var statements: [String] = []
        while sqlite3_step(query) == SQLITE_ROW {
            statements.append(String(cString: sqlite3_column_text(query, 0)))
        }
        precondition(!statements.isEmpty, "the log has no tables")
        return statements
    }

    /// Appends `count` rows in one transaction.
    func append(_ count: Int, plain: [UInt8], sealed: [UInt8], hash: [UInt8]) {
        run(begin)
        for _ in 0..<count {
            position += 1
            sqlite3_bind_int64(insert, 1, position)
            sqlite3_bind_text(insert, 2, "run/bench", 9, nil)
            sqlite3_bind_int64(insert, 3, position)
            sqlite3_bind_text(insert, 4, "LineRecited", 11, nil)
            sqlite3_bind_int64(insert, 5, 1)
            sqlite3_bind_int64(insert, 6, 1_800_000_000_000)
            sqlite3_bind_text(insert, 7, "attempt", 7, nil)
            sqlite3_bind_text(insert, 8, "run/bench", 9, nil)
            sqlite3_bind_text(insert, 10, "recitations", 11, nil)
            sqlite3_bind_text(insert, 11, "recitations-0123456789abcdef", 28, nil)
            plain.withUnsafeBytes { plain in
                sealed.withUnsafeBytes { sealed in
                    hash.withUnsafeBytes { hash in
                        sqlite3_bind_blob(insert, 9, plain.baseAddress, Int32(plain.count), nil)
                        sqlite3_bind_blob(insert, 12, sealed.baseAddress, Int32(sealed.count), nil)
                        sqlite3_bind_blob(insert, 13, hash.baseAddress, Int32(hash.count), nil)
                        run(insert)
                    }
                }
            }
        }
        run(commit)
    }

    private func run(_ statement: OpaquePointer?) {
        let code = sqlite3_step(statement)
        precondition(code == SQLITE_DONE, "the bare loop failed with \(code)")
        sqlite3_reset(statement)
    }
}
