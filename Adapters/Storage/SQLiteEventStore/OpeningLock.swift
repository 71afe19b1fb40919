import VowSystem
import GRDB
import Glibc
import VowCore
import VowPorts

/// Keeps two processes from creating the same log at once: SQLite's change to write-ahead mode does not wait.
struct OpeningLock {
    private let handle: Int32

    init(folder: String) throws(PortFailure) {
        handle = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard handle >= 0 else {
            throw PortFailure(
                code: "store.unreachable", message: .folderCannotBeOpened(folder: folder),
                repair: .makeSureThatExistsYours, cause: String(cString: strerror(errno)))
        }
        guard FileLock.acquire(handle, withinMilliseconds: 2_000) else {
            close(handle)
            throw PortFailure(
                code: "store.busy",
                message: .anotherProgramHoldsFolderDoes(folder: folder),
                repair: .endLslocksShowsWhoHolds)
        }
    }

    func release() {
        close(handle)
    }
}

/// Whether a database does not exist, or was never written to.
func isMissing(_ path: String) -> Bool {
    var status = stat()
    if stat(path, &status) != 0 { return errno == ENOENT }
    return status.st_size == 0 && (stat(path + "-wal", &status) != 0 || status.st_size == 0)
}

/// Whether the path is a symbolic link.
func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
}

private func linked(_ path: String) -> PortFailure {
    PortFailure(
        code: "store.linked", message: .symbolicLinkNothingWasWritten(path: path),
        repair: .moveLinkAwayPutFile)
}

/// Creates an empty file of mode 0600; SQLite gives its other files the same mode. A file that is there is not opened; see
/// `DatabaseUse`.
func makePrivateFile(_ path: String) throws(PortFailure) {
    // A link would let another user choose the file that is written to.
    for name in [path, path + "-wal", path + "-shm"] where isLink(name) { throw linked(name) }
    let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    if file >= 0 {
        close(file)
        return
    }
    let code = errno
    // An unwritable file may still be readable; SQLite then reports what is wrong.
    if access(path, F_OK) == 0 { return }
    throw PortFailure(
        code: code == ENOSPC || code == EDQUOT ? "store.full" : "store.readonly",
        message: .logCannotBeMade(path: path),
        repair: .makeRoomOnDiskMake,
        cause: String(cString: strerror(code)))
}

/// Whether the filesystem has room for the index that SQLite shares between processes (`-shm`).
///
/// SQLite writes a byte into each 4096-byte page of the index and maps it. On a filesystem with smaller blocks the rest
/// of the page has no block yet, and on a full disk touching it ends the process with SIGBUS. An existing index does
/// not help: SQLite recreates it, and a filesystem may hold back freed blocks for a while.
func hasRoomForIndex(of database: String) -> Bool {
    // One region of the index, https://www.sqlite.org/walformat.html#the_wal_index_file_format
    let region: UInt64 = 32_768
    var room = statvfs()
    let folder = database.lastIndex(of: "/").map { String(database[..<$0]) } ?? "."
    guard statvfs(folder, &room) == 0, room.f_frsize < 4096 else { return true }
    return UInt64(room.f_bavail) * UInt64(room.f_frsize) >= region
}

extension SQLiteSchema {
    /// The version of a log of an earlier or a later program, read from its bare files, without SQLite, which would write
    /// beside them; nil for any other file.
    static func strangeVersion(of path: String) -> Int64? {
        // The newest first page may stand in the write-ahead log.
        let logged = reading(path + "-wal") { firstPageInLog($0) }
        guard let page = logged ?? reading(path, { bytes(of: $0, at: 0, count: 72) }) else { return nil }
        // The version is at byte 60, the application id at 68 (https://www.sqlite.org/fileformat2.html).
        let format = number(page, 60)
        return number(page, 68) == applicationID && format > 0 && format != version ? format : nil
    }

    /// The start of the newest first page in a write-ahead log, or nil. Frames of an earlier round have another salt
    /// (https://www.sqlite.org/fileformat2.html#walformat).
    private static func firstPageInLog(_ file: Int32) -> [UInt8]? {
        guard let header = bytes(of: file, at: 0, count: 32) else { return nil }
        let size = Int(number(header, 8))
        guard (512...65_536).contains(size) else { return nil }
        var page: [UInt8]?
        var offset = 32
        while let frame = bytes(of: file, at: offset, count: 24 + 72), frame[8..<16] == header[16..<24] {
            if number(frame, 0) == 1 { page = Array(frame[24...]) }
            offset += 24 + size
        }
        return page
    }

    private static func number(_ bytes: [UInt8], _ offset: Int) -> Int64 {
        bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int64($1) }
    }

    private static func reading(_ path: String, _ body: (Int32) -> [UInt8]?) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard file >= 0 else { return nil }
        defer { close(file) }
        return body(file)
    }

    private static func bytes(of file: Int32, at offset: Int, count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        return pread(file, &bytes, count, off_t(offset)) == count ? bytes : nil
    }

    /// The content of an opened file.
    private enum State: Equatable {
        case nothing
        /// The tables, as they must be.
        case tables
    }

    /// Makes the tables in a new file; in an old one, compares them with what they must be. Only a file that has to
    /// be changed is locked for writing, so that nobody who reads waits for one who writes.
    static func prepare(_ database: Database, words: SQLiteFailureWords) throws {
        var condition = State.nothing
        try database.inTransaction(.deferred) {
            condition = try state(of: database, words: words)
            return .commit
        }
        if condition == .tables { return }
        try database.inTransaction(.immediate) {
            // Another process may have made them between the look and the lock.
            if try state(of: database, words: words) == .nothing { try create(in: database) }
            return .commit
        }
    }

    private static func state(of database: Database, words: SQLiteFailureWords) throws -> State {
        let tables = try Row.fetchAll(
            database, sql: "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL")
        let mark = try Int64.fetchOne(database, sql: "PRAGMA application_id") ?? 0
        let format = try Int64.fetchOne(database, sql: "PRAGMA user_version") ?? 0
        if tables.isEmpty, mark == 0, format == 0 { return .nothing }
        guard mark == applicationID else {
            throw words.damaged("it is not a log of Vow (application \(mark))")
        }
        guard format == version else { throw words.strange(format) }
        let wanted = Dictionary(uniqueKeysWithValues: parts.map { ($0.name, $0.sql) })
        let isAsWanted = tables.allSatisfy { row in
            (row["name"] as String?).flatMap { wanted[$0] } == row["sql"] as String?
        }
        guard isAsWanted, tables.count == wanted.count else {
            throw words.tampered(.tablesOfLogOrTriggers)
        }
        return .tables
    }
}

extension SQLiteFailureWords {
    /// The log is readable but was altered.
    func tampered(_ message: TextCode) -> PortFailure {
        PortFailure(
            code: "store.tampered", message: message,
            repair: .runVowLogVerifyTo)
    }

    /// Somebody else wrote a record.
    func forged(_ position: Int64) -> PortFailure {
        tampered(.recordOfLogWasNot(position: position))
    }

    /// The files are gone although there was a log.
    func gone() -> PortFailure {
        PortFailure(
            code: "store.missing",
            message: .logGoneWasOneKeys(path: path),
            repair:
                .putLogSqliteLogHeadBack)
    }

    /// A record in the middle is gone.
    func missing(_ position: Int64) -> PortFailure { tampered(.recordOfLogMissing(position: position)) }

    /// A record that existed is gone.
    func cutOff(_ position: Int64) -> PortFailure {
        tampered(.recordOfLogWasWritten(position: position))
    }

    /// The head is gone, and the log is not.
    func headless(_ path: String) -> PortFailure {
        PortFailure(
            code: "store.tampered", message: .signedHeadOfLogMissing(path: path),
            repair:
                .putLogHeadBackWhere
        )
    }

    /// The head was signed under another key.
    func strangeHead(_ path: String) -> PortFailure {
        tampered(.headOfLogWasNot(path: path))
    }

    /// The log was written by another version of the program, whose form this one does not know.
    func strange(_ format: Int64) -> PortFailure {
        if format < SQLiteSchema.version {
            return PortFailure(
                code: "store.older",
                message:
                    .logHasFormatFromBefore(path: path, format: format),
                repair:
                    .exportWithOldProgramImport
            )
        }
        return PortFailure(
            code: "store.newer",
            message: .logHasFormatWhichThis(path: path, format: format),
            repair: .installVersionOfVowThat)
    }
}
