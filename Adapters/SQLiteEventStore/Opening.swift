import GRDB
import Glibc
import VowPorts

/// Keeps two processes from making the same log at once: SQLite's change to write-ahead mode does not wait.
struct OpeningLock {
    private let handle: Int32

    init(folder: String) throws(PortFailure) {
        handle = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard handle >= 0 else {
            throw PortFailure(
                code: "store.unreachable", message: "The folder \(folder) cannot be opened.",
                repair: "Make sure that it exists and is yours.", cause: String(cString: strerror(errno)))
        }
        while flock(handle, LOCK_EX) != 0, errno == EINTR {}
    }

    func release() {
        close(handle)
    }
}

/// Makes an empty file that only its owner can read; SQLite gives its other files the same rights.
func makePrivateFile(_ path: String) throws(PortFailure) {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    if file >= 0 {
        close(file)
        return
    }
    let code = errno
    // What cannot be written may still be readable; SQLite then says what is wrong with it.
    if access(path, F_OK) == 0 { return }
    throw PortFailure(
        code: code == ENOSPC || code == EDQUOT ? "store.full" : "store.readonly",
        message: "The log \(path) cannot be made.",
        repair: "Make room on the disk, and make the folder writable for you.",
        cause: String(cString: strerror(code)))
}

/// Whether the filesystem has room for the index that SQLite shares between processes (`-shm`).
///
/// SQLite writes one byte into each of its pages of 4096 bytes and then maps them into memory. Where the blocks of a
/// filesystem are smaller, the rest of such a page has no block yet, and on a full disk the process would be ended by
/// a bus error as soon as it touches it. An index that is there already does not help: SQLite begins it anew, and a
/// filesystem may keep what was given back to itself for a while.
func hasRoomForIndex(of database: String) -> Bool {
    // One region of the index, https://www.sqlite.org/walformat.html#the_wal_index_file_format
    let region: UInt64 = 32_768
    var room = statvfs()
    let folder = database.lastIndex(of: "/").map { String(database[..<$0]) } ?? "."
    guard statvfs(folder, &room) == 0, room.f_frsize < 4096 else { return true }
    return UInt64(room.f_bavail) * UInt64(room.f_frsize) >= region
}

extension Schema {
    /// What an opened file holds.
    private enum State {
        case nothing, tablesOfFirstVersion, tables
    }

    /// Makes the tables in a new file; in an old one, compares them with what they must be. Only a file that has to
    /// be changed is locked for writing, so that nobody who reads waits for one who writes.
    static func prepare(_ database: Database, words: FailureWords) throws {
        var found = State.nothing
        try database.inTransaction(.deferred) {
            found = try state(of: database, words: words)
            return .commit
        }
        if found == .tables { return }
        try database.inTransaction(.immediate) {
            // Another process may have made them between the look and the lock.
            switch try state(of: database, words: words) {
            case .nothing: try create(in: database)
            case .tablesOfFirstVersion: try leaveFirstVersion(in: database)
            case .tables: break
            }
            return .commit
        }
    }

    private static func state(of database: Database, words: FailureWords) throws -> State {
        let found = try Row.fetchAll(
            database, sql: "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid")
        let mark = try Int64.fetchOne(database, sql: "PRAGMA application_id") ?? 0
        let format = try Int64.fetchOne(database, sql: "PRAGMA user_version") ?? 0
        if found.isEmpty, mark == 0, format == 0 { return .nothing }
        guard mark == applicationID else {
            throw words.damaged("it is not a log of Vow (application \(mark))")
        }
        guard (1...version).contains(format) else { throw words.newer(format) }
        let tables = found.map { (name: $0["name"] as String? ?? "", sql: $0["sql"] as String? ?? "") }
        let wanted = format == version ? parts : firstVersionParts
        guard tables.elementsEqual(wanted, by: { $0.name == $1.name && $0.sql == $1.sql }) else {
            throw words.tampered("The tables of the log, or the triggers that protect it, were altered.")
        }
        return format == version ? .tables : .tablesOfFirstVersion
    }

    /// Turns tables of the first version into today's; the records stay as they are.
    private static func leaveFirstVersion(in database: Database) throws {
        for trigger in firstVersionTriggers { try database.execute(sql: "DROP TRIGGER \(trigger.name)") }
        try database.execute(sql: "PRAGMA user_version = \(version)")
    }
}

extension FailureWords {
    /// The log is readable but not the one that was written.
    func tampered(_ message: String) -> PortFailure {
        PortFailure(
            code: "store.tampered", message: message,
            repair: "Run `vow log verify` to see where, then `vow log salvage` to save every intact record.")
    }

    /// The log was written by a later version of the program.
    func newer(_ format: Int64) -> PortFailure {
        PortFailure(
            code: "store.newer",
            message: "The log \(path) has format \(format), which this version does not know.",
            repair: "Install the version of Vow that wrote it.")
    }
}
