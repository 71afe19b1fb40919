import Foundation
import GRDB
package import VowPorts
import VowSystem

/// Views in their own SQLite database beside the log, so that a rebuild cannot mistake them for events.
///
/// Commits are not flushed: after a power loss the views may be older or empty, and are then updated. A file that is
/// damaged or has another format is deleted on opening.
///
/// Not thread-safe.
package final class SQLiteViewStore: ViewStore {
    /// The file name in the log's folder; SQLite adds `-wal` and `-shm`.
    package static let fileName = "views.sqlite"

    /// "VowV" in ASCII.
    private static let applicationID: Int64 = 0x566f_7756
    private static let version: Int64 = 1

    private let path: String
    private var queue: DatabaseQueue
    private var isUpdating = false

    /// Opens the views in `folder`, or creates empty ones; throws if neither is possible.
    package init(folder: String) throws(PortFailure) {
        path = folder + "/" + Self.fileName
        do { queue = try Self.open(path) } catch let error as NoRoom {
            throw Self.failure(error)
        } catch {
            Self.remove(path)
            do { queue = try Self.open(path) } catch { throw Self.failure(error) }
        }
    }

    private static func open(_ path: String) throws -> DatabaseQueue {
        try makePrivateFile(path)
        guard hasRoomForIndex(of: path) else { throw NoRoom() }
        var configuration = Configuration()
        configuration.busyMode = .timeout(2)
        configuration.allowsUnsafeTransactions = true
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        try queue.inDatabase { database in
            try database.execute(sql: "PRAGMA journal_mode = WAL")
            try database.execute(sql: "PRAGMA synchronous = NORMAL")
            let mark = try Int64.fetchOne(database, sql: "PRAGMA application_id") ?? 0
            let format = try Int64.fetchOne(database, sql: "PRAGMA user_version") ?? 0
            if mark == applicationID, format == version { return }
            guard mark == 0, format == 0 else { throw StrangeFile() }
            try database.inTransaction(.immediate) {
                // Two processes may create the file at once.
                try database.execute(
                    sql: "CREATE TABLE IF NOT EXISTS summary (id INTEGER PRIMARY KEY, body BLOB NOT NULL)")
                try database.execute(
                    sql: """
                        CREATE TABLE IF NOT EXISTS rows (view TEXT NOT NULL, number INTEGER NOT NULL, \
                        body BLOB NOT NULL, PRIMARY KEY (view, number)) WITHOUT ROWID
                        """)
                try database.execute(sql: "PRAGMA application_id = \(applicationID)")
                try database.execute(sql: "PRAGMA user_version = \(version)")
                return .commit
            }
        }
        return queue
    }

    /// Deletes the views' files.
    package static func remove(folder: String) { remove(folder + "/" + fileName) }

    private static func remove(_ path: String) {
        for suffix in ["", "-wal", "-shm"] { Files.remove(path + suffix) }
    }

    private static func failure(_ error: any Error) -> PortFailure {
        PortFailure(
            code: "views.unusable", message: .viewsBesideLogCannotBe,
            repair: .makeRoomOnDiskFolder,
            cause: (error as? PortFailure)?.description ?? "\(error)")
    }

    private func using<Value>(_ body: (Database) throws -> Value) throws(PortFailure) -> Value {
        do {
            // Reads within an update use the update's own connection.
            return try queue.unsafeReentrantWrite(body)
        } catch let failure as PortFailure {
            throw failure
        } catch {
            throw Self.failure(error)
        }
    }

    /// The summary; see `ViewStore.summary`.
    package func summary() throws(PortFailure) -> [UInt8]? {
        try using { database in
            try Data.fetchOne(database, sql: "SELECT body FROM summary WHERE id = 1").map(Array.init)
        }
    }

    /// A row; see `ViewStore.row`.
    package func row(_ view: String, _ number: Int64) throws(PortFailure) -> [UInt8]? {
        try using { database in
            let statement = try database.cachedStatement(
                sql: "SELECT body FROM rows WHERE view = ? AND number = ?")
            return try Data.fetchOne(statement, arguments: [view, number]).map(Array.init)
        }
    }

    /// Rows in a range; see `ViewStore.rows`.
    package func rows(_ view: String, in range: ClosedRange<Int64>) throws(PortFailure) -> [ViewRow] {
        try using { database in
            let statement = try database.cachedStatement(
                sql: "SELECT number, body FROM rows WHERE view = ? AND number BETWEEN ? AND ? ORDER BY number"
            )
            var rows: [ViewRow] = []
            let cursor = try Row.fetchCursor(
                statement, arguments: [view, range.lowerBound, range.upperBound])
            while let row = try cursor.next() {
                guard let number = Int64.fromDatabaseValue(row[0]), let body = Data.fromDatabaseValue(row[1])
                else { throw StrangeFile() }
                rows.append(ViewRow(number: number, body: Array(body)))
            }
            return rows
        }
    }

    /// The last number; see `ViewStore.lastNumber`.
    package func lastNumber(_ view: String) throws(PortFailure) -> Int64? {
        try using { database in
            try Int64.fetchOne(
                database, sql: "SELECT number FROM rows WHERE view = ? ORDER BY number DESC LIMIT 1",
                arguments: [view])
        }
    }

    /// Changes in one transaction; see `ViewStore.update`.
    package func update(_ body: () throws(PortFailure) -> Void) throws(PortFailure) {
        precondition(!isUpdating, "an update within an update")
        isUpdating = true
        defer { isUpdating = false }
        try using { database in
            try database.inTransaction(.immediate) {
                try body()
                return .commit
            }
        }
    }

    /// Writes the summary; see `ViewStore.put`.
    package func put(summary: [UInt8]) throws(PortFailure) {
        precondition(isUpdating, "a write outside an update")
        try using { database in
            try database.execute(
                sql: "INSERT OR REPLACE INTO summary VALUES (1, ?)", arguments: [Data(summary)])
        }
    }

    /// Writes a row; see `ViewStore.put`.
    package func put(_ view: String, _ row: ViewRow) throws(PortFailure) {
        precondition(isUpdating, "a write outside an update")
        try using { database in
            let statement = try database.cachedStatement(sql: "INSERT OR REPLACE INTO rows VALUES (?, ?, ?)")
            try statement.execute(arguments: [view, row.number, Data(row.body)])
        }
    }

    /// Deletes everything; see `ViewStore.clear`.
    package func clear() throws(PortFailure) {
        precondition(isUpdating, "a write outside an update")
        try using { database in
            try database.execute(sql: "DELETE FROM summary")
            try database.execute(sql: "DELETE FROM rows")
        }
    }

    /// Recreates the file; see `ViewStore.reset`.
    package func reset() throws(PortFailure) {
        // The file is replaced, whatever of it was not written.
        try? queue.close()
        Self.remove(path)
        do { queue = try Self.open(path) } catch { throw Self.failure(error) }
    }
}

/// The disk is too full to open the file safely.
private struct NoRoom: Error {}

/// The file is not a view database of this format.
private struct StrangeFile: Error {}
