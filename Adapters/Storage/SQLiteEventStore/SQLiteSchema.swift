import GRDB

/// The tables of the log, and the triggers that reject every change.
enum SQLiteSchema {
    /// "Vow!" in ASCII: distinguishes the file from other SQLite databases.
    static let applicationID: Int64 = 0x566f_7721
    /// The version of the tables.
    static let version: Int64 = 4

    /// Name and text of each part; an opening compares them letter by letter.
    static let parts: [(name: String, sql: String)] = [
        (
            "events",
            """
            CREATE TABLE events (
                position INTEGER PRIMARY KEY,
                stream TEXT NOT NULL,
                version INTEGER NOT NULL,
                device BLOB NOT NULL,
                wall INTEGER NOT NULL,
                counter INTEGER NOT NULL,
                name TEXT NOT NULL,
                schema INTEGER NOT NULL,
                at INTEGER NOT NULL,
                cause TEXT NOT NULL,
                correlation TEXT NOT NULL,
                plain BLOB NOT NULL,
                sealedClass TEXT,
                sealedKey TEXT,
                sealed BLOB,
                hash BLOB NOT NULL,
                proof BLOB)
            """
        ),
        ("eventsInStream", "CREATE UNIQUE INDEX eventsInStream ON events (stream, version)"),
        (
            "appends",
            """
            CREATE TABLE appends (
                key TEXT PRIMARY KEY,
                first INTEGER NOT NULL,
                count INTEGER NOT NULL,
                code BLOB) WITHOUT ROWID
            """
        ),
        ("eventsAreNotChanged", refusing("UPDATE", on: "events", named: "eventsAreNotChanged")),
        ("eventsAreNotRemoved", refusing("DELETE", on: "events", named: "eventsAreNotRemoved")),
        ("appendsAreNotChanged", refusing("UPDATE", on: "appends", named: "appendsAreNotChanged")),
        ("appendsAreNotRemoved", refusing("DELETE", on: "appends", named: "appendsAreNotRemoved")),
        // REPLACE deletes without firing delete triggers, so a repeated key needs its own trigger. A replaced record
        // does not: the chain shows it, and checking would slow each append too much (Decisions/0005).
        (
            "appendsAreNotReplaced",
            """
            CREATE TRIGGER appendsAreNotReplaced BEFORE INSERT ON appends
            WHEN EXISTS (SELECT 1 FROM appends WHERE key = NEW.key)
            BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END
            """
        ),
    ]

    private static func refusing(_ change: String, on table: String, named name: String) -> String {
        """
        CREATE TRIGGER \(name) BEFORE \(change) ON \(table)
        BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END
        """
    }

    /// Creates the tables in an empty database.
    static func create(in database: Database) throws {
        for part in parts { try database.execute(sql: part.sql) }
        try database.execute(sql: "PRAGMA application_id = \(applicationID)")
        try database.execute(sql: "PRAGMA user_version = \(version)")
    }
}

/// The log's statements; the columns of `record` come in the order of the table.
enum SQLiteSQL {
    static let begin = "BEGIN IMMEDIATE"
    static let commit = "COMMIT"
    static let rollback = "ROLLBACK"
    static let insert = "INSERT INTO events VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"
    static let insertKey = "INSERT INTO appends VALUES (?,?,?,?)"
    static let newest = "SELECT * FROM events ORDER BY position DESC LIMIT 1"
    static let streamVersion = "SELECT version FROM events WHERE stream = ? ORDER BY version DESC LIMIT 1"
    static let key = "SELECT first, count, code FROM appends WHERE key = ?"
    static let range = "SELECT * FROM events WHERE position >= ? ORDER BY position LIMIT ?"
    static let stream = "SELECT * FROM events WHERE stream = ? AND version > ? ORDER BY version"
    static let hash = "SELECT hash FROM events WHERE position = ?"
    /// The two are equal unless records were removed; the second scans only an index.
    static let size = "SELECT (SELECT max(position) FROM events), (SELECT count(*) FROM events)"
}
