import GRDB

/// The tables of the log and the triggers that refuse every change.
enum Schema {
    /// "Vow!" in ASCII: tells the file from any other SQLite database.
    static let applicationID: Int64 = 0x566f_7721
    /// The version of the tables.
    static let version: Int64 = 2

    /// Name and text of each part, in the order of making; an opening compares them letter by letter.
    static let parts: [(name: String, sql: String)] = [
        (
            "events",
            """
            CREATE TABLE events (
                position INTEGER PRIMARY KEY,
                stream TEXT NOT NULL,
                version INTEGER NOT NULL,
                name TEXT NOT NULL,
                schema INTEGER NOT NULL,
                at INTEGER NOT NULL,
                cause TEXT NOT NULL,
                correlation TEXT NOT NULL,
                plain BLOB NOT NULL,
                sealedClass TEXT,
                sealedKey TEXT,
                sealed BLOB,
                hash BLOB NOT NULL)
            """
        ),
        ("eventsInStream", "CREATE UNIQUE INDEX eventsInStream ON events (stream, version)"),
        (
            "appends",
            """
            CREATE TABLE appends (
                key TEXT PRIMARY KEY,
                first INTEGER NOT NULL,
                count INTEGER NOT NULL) WITHOUT ROWID
            """
        ),
        ("eventsAreNotChanged", refusing("UPDATE", on: "events", named: "eventsAreNotChanged")),
        ("eventsAreNotRemoved", refusing("DELETE", on: "events", named: "eventsAreNotRemoved")),
        ("appendsAreNotChanged", refusing("UPDATE", on: "appends", named: "appendsAreNotChanged")),
        ("appendsAreNotRemoved", refusing("DELETE", on: "appends", named: "appendsAreNotRemoved")),
        // REPLACE deletes without firing delete triggers, so a key that is inserted again is refused by itself. A
        // replaced record is not: the chain shows it, and a look for it costs each append too much (Decisions/0005).
        (
            "appendsAreNotReplaced",
            """
            CREATE TRIGGER appendsAreNotReplaced BEFORE INSERT ON appends
            WHEN EXISTS (SELECT 1 FROM appends WHERE key = NEW.key)
            BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END
            """
        ),
    ]

    /// What the first version of the tables had besides, after the seventh part: it refused replaced records too.
    static let firstVersionTriggers: [(name: String, sql: String)] = [
        (
            "eventsAreNotReplaced",
            """
            CREATE TRIGGER eventsAreNotReplaced BEFORE INSERT ON events
            WHEN EXISTS (SELECT 1 FROM events WHERE position = NEW.position)
            BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END
            """
        ),
        (
            "streamsAreNotReplaced",
            """
            CREATE TRIGGER streamsAreNotReplaced BEFORE INSERT ON events
            WHEN EXISTS (SELECT 1 FROM events WHERE stream = NEW.stream AND version = NEW.version)
            BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END
            """
        ),
    ]

    /// The parts of the tables in their first version.
    static let firstVersionParts = parts.dropLast() + firstVersionTriggers + parts.suffix(1)

    private static func refusing(_ change: String, on table: String, named name: String) -> String {
        """
        CREATE TRIGGER \(name) BEFORE \(change) ON \(table)
        BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END
        """
    }

    /// Makes the tables in an empty database.
    static func create(in database: Database) throws {
        for part in parts { try database.execute(sql: part.sql) }
        try database.execute(sql: "PRAGMA application_id = \(applicationID)")
        try database.execute(sql: "PRAGMA user_version = \(version)")
    }
}

/// The statements of the log; `record` columns come in the order of the table.
enum SQL {
    static let begin = "BEGIN IMMEDIATE"
    static let commit = "COMMIT"
    static let rollback = "ROLLBACK"
    static let insert = "INSERT INTO events VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?)"
    static let insertKey = "INSERT INTO appends VALUES (?,?,?)"
    static let newest = "SELECT position, hash FROM events ORDER BY position DESC LIMIT 1"
    static let streamVersion = "SELECT version FROM events WHERE stream = ? ORDER BY version DESC LIMIT 1"
    static let key = "SELECT first, count FROM appends WHERE key = ?"
    static let range = "SELECT * FROM events WHERE position >= ? ORDER BY position LIMIT ?"
    static let stream = "SELECT * FROM events WHERE stream = ? AND version > ? ORDER BY version"
    static let head = "SELECT max(position) FROM events"
}
