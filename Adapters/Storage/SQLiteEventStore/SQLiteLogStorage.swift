import GRDB
import GRDBSQLite
import Glibc
package import VowLog
package import VowPorts

/// Stores a log in the SQLite database of a folder; see `SQLiteEventStore` and `LogReplacement`.
package struct SQLiteLogStorage: LogStorage {
    private let folder: String

    /// Creates a storage for `folder`, which need not exist until the log is opened.
    package init(folder: String) { self.folder = folder }

    /// Whether a log exists; see `LogStorage.presence`.
    package func presence() -> LogPresence {
        let logFolder = LogReplacement(folder: folder).place
        let names = [SQLiteEventStore.FileName.database, SQLiteEventStore.FileName.head]
        // An inaccessible log, or a head without a database, counts as something.
        let isUnused = names.allSatisfy { name in
            var status = stat()
            return lstat(logFolder + "/" + name, &status) != 0 && [ENOENT, ENOTDIR].contains(errno)
        }
        if isUnused { return .none }
        return ReadOnlyEventStore.isNeeded(for: folder) ? .readOnly : .something
    }

    /// Opens the log; see `LogStorage.open`.
    package func open(key: any KeyBytes, mayBegin: Bool, busyTimeoutMilliseconds: Int) throws(PortFailure)
        -> any OpenLog
    {
        try SQLiteEventStore(
            folder: folder, headKey: key, mayBegin: mayBegin, busyTimeoutMilliseconds: busyTimeoutMilliseconds
        )
    }

    /// Serves a log that cannot be written; see `LogStorage.openReadOnly`.
    package func openReadOnly(key: any KeyBytes) throws(PortFailure) -> any EventStore {
        try ReadOnlyEventStore(folder: LogReplacement(folder: folder).place, headKey: key)
    }

    /// Checks the log; see `LogStorage.verify`.
    package func verify(key: any KeyBytes) throws(PortFailure) -> LogVerification {
        if ReadOnlyEventStore.isNeeded(for: folder) {
            return try ReadOnlyEventStore(
                folder: LogReplacement(folder: folder).place, headKey: key, examining: .tables
            ).verification
        }
        let store = try SQLiteEventStore(folder: folder, headKey: key, mayBegin: false, examining: .tables)
        defer { store.close() }
        return try store.verify()
    }

    /// Saves the intact records; see `LogStorage.salvage`.
    package func salvage(
        key: any KeyBytes, adding: ([StoredEvent], SalvageReport) throws(PortFailure) -> [AddedEvent]
    ) throws(PortFailure) -> SalvageReport {
        let opening = try OpeningLock(folder: folder)
        defer { opening.release() }
        let replacement = LogReplacement(folder: folder)
        try replacement.finish()
        try LogSalvage.refuseStrange(folder + "/" + SQLiteEventStore.FileName.database)
        try replacement.prepare()
        // A process that appends to the old log meanwhile waits, and then learns that the log was replaced. Without a
        // readable head there is none that could.
        let head = try? HeadFile(
            path: folder + "/" + SQLiteEventStore.FileName.head, key: key, isOnlyRead: true)
        func replace() throws(PortFailure) -> SalvageReport {
            var report = try LogSalvage.salvage(
                from: folder, to: replacement.fresh, headKey: key, adding: adding)
            report.oldFiles = try replacement.replace()
            return report
        }
        guard let head else { return try replace() }
        do { return try head.whileHeld(replace) } catch {
            throw SQLiteFailureWords(path: folder + "/" + SQLiteEventStore.FileName.database).failure(error)
        }
    }

    /// Copies the log; see `LogStorage.copy`.
    package func copy(to path: String) throws(PortFailure) {
        let database = LogReplacement(folder: folder).place + "/" + SQLiteEventStore.FileName.database
        guard hasRoomForIndex(of: database) else {
            throw SQLiteFailureWords(path: database).failure(
                code: SQLITE_FULL, cause: "there is no room for its index")
        }
        do {
            try makePrivateFile(path)
            var configuration = Configuration()
            configuration.readonly = true
            configuration.busyMode = .timeout(5)
            let source = try DatabaseQueue(path: database, configuration: configuration)
            // SQLite accepts an empty file as the target (https://www.sqlite.org/lang_vacuum.html, "VACUUM INTO").
            try source.writeWithoutTransaction { try $0.execute(sql: "VACUUM INTO ?", arguments: [path]) }
            try source.close()
        } catch let failure as PortFailure { throw failure } catch {
            unlink(path)
            throw SQLiteFailureWords(path: database).openingFailure(error)
        }
    }

    /// The readable records; see `LogStorage.readableRecords`.
    package func readableRecords(key: (any KeyBytes)?) -> [StoredEvent] {
        LogSalvage.find(in: LogReplacement(folder: folder).place, headKey: key).kept
    }
}

extension SQLiteEventStore: OpenLog {}
