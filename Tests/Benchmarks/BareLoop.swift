import GRDBSQLite

/// What the event store is measured against: prepared statements in a bare loop on the tables and indexes of a real
/// log, with its pragmas and the bytes of its first record, but without sealing, hashing, expected versions, or a
/// signed head.
final class BareLoop {
    private var connection: OpaquePointer?
    private var begin: OpaquePointer?
    private var insert: OpaquePointer?
    private var commit: OpaquePointer?
    private var position: Int64 = 0
    /// The columns in which records of one stream differ; the others are copied from the log's first record.
    private static let numbered = ["position", "version"]

    /// Makes the tables and indexes of the log at `log` in a new database; the log holds at least one record.
    init(path: String, like log: String) {
        sqlite3_open(path, &connection)
        for sql in [
            "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA trusted_schema = OFF",
            "PRAGMA cell_size_check = ON",
        ] + Self.schema(of: log) {
            let code = sqlite3_exec(connection, sql, nil, nil, nil)
            precondition(code == SQLITE_OK, "\(sql) failed with \(code)")
        }
        begin = prepare("BEGIN IMMEDIATE", on: connection)
        commit = prepare("COMMIT", on: connection)
        prepareInsert(like: log)
    }

    deinit {
        for statement in [begin, insert, commit] { sqlite3_finalize(statement) }
        sqlite3_close(connection)
    }

    /// Binds the log's first record, column by column; `append` replaces the numbers.
    private func prepareInsert(like log: String) {
        var other: OpaquePointer?
        sqlite3_open_v2(log, &other, SQLITE_OPEN_READONLY, nil)
        let query = prepare("SELECT * FROM events ORDER BY position LIMIT 1", on: other)
        defer {
            sqlite3_finalize(query)
            sqlite3_close(other)
        }
        precondition(sqlite3_step(query) == SQLITE_ROW, "the log has no record")
        let columns = (0..<sqlite3_column_count(query)).map {
            String(cString: sqlite3_column_name(query, $0))
        }
        precondition(Array(columns.filter(Self.numbered.contains)) == Self.numbered)
        let others = columns.filter { !Self.numbered.contains($0) }
        let names = (Self.numbered + others).joined(separator: ", ")
        let marks = [String](repeating: "?", count: columns.count).joined(separator: ", ")
        insert = prepare("INSERT INTO events (\(names)) VALUES (\(marks))", on: connection)
        for (index, name) in (Self.numbered + others).enumerated() {
            let column = Int32(columns.firstIndex(of: name) ?? 0)
            sqlite3_bind_value(insert, Int32(index + 1), sqlite3_column_value(query, column))
        }
    }

    private func prepare(_ sql: String, on connection: OpaquePointer?) -> OpaquePointer? {
        var statement: OpaquePointer?
        let code = sqlite3_prepare_v2(connection, sql, -1, &statement, nil)
        precondition(code == SQLITE_OK, "\(sql) failed: \(String(cString: sqlite3_errmsg(connection)))")
        return statement
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
    func append(_ count: Int) {
        run(begin)
        for _ in 0..<count {
            position += 1
            for index in Self.numbered.indices { sqlite3_bind_int64(insert, Int32(index + 1), position) }
            run(insert)
        }
        run(commit)
    }

    private func run(_ statement: OpaquePointer?) {
        let code = sqlite3_step(statement)
        precondition(
            code == SQLITE_DONE, "the bare loop failed: \(String(cString: sqlite3_errmsg(connection)))")
        sqlite3_reset(statement)
    }
}
