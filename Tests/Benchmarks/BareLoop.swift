import GRDBSQLite

/// What the event store is measured against: prepared statements in a bare loop, with the same table, index,
/// pragmas and bytes, but without sealing, hashing, expected versions, triggers or a signed head.
final class BareLoop {
    private var connection: OpaquePointer?
    private var begin: OpaquePointer?
    private var insert: OpaquePointer?
    private var commit: OpaquePointer?
    private var position: Int64 = 0

    init(path: String) {
        sqlite3_open(path, &connection)
        for sql in [
            "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL",
            """
            CREATE TABLE events (position INTEGER PRIMARY KEY, stream TEXT NOT NULL, version INTEGER NOT NULL,
            name TEXT NOT NULL, schema INTEGER NOT NULL, at INTEGER NOT NULL, cause TEXT NOT NULL,
            correlation TEXT NOT NULL, plain BLOB NOT NULL, sealedClass TEXT, sealedKey TEXT, sealed BLOB,
            hash BLOB NOT NULL)
            """, "CREATE UNIQUE INDEX eventsInStream ON events (stream, version)",
        ] {
            sqlite3_exec(connection, sql, nil, nil, nil)
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

    /// Appends `count` rows in one transaction.
    func append(_ count: Int, plain: [UInt8], sealed: [UInt8], hash: [UInt8]) {
        run(begin)
        for _ in 0..<count {
            position += 1
            sqlite3_bind_int64(insert, 1, position)
            sqlite3_bind_text(insert, 2, "run/bench", -1, nil)
            sqlite3_bind_int64(insert, 3, position)
            sqlite3_bind_text(insert, 4, "LineRecited", -1, nil)
            sqlite3_bind_int64(insert, 5, 1)
            sqlite3_bind_int64(insert, 6, 1_800_000_000_000)
            sqlite3_bind_text(insert, 7, "attempt", -1, nil)
            sqlite3_bind_text(insert, 8, "run/bench", -1, nil)
            sqlite3_bind_text(insert, 10, "recitations", -1, nil)
            sqlite3_bind_text(insert, 11, "recitations-1", -1, nil)
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
