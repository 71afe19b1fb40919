import Glibc
package import VowLog

/// A sealed backup to restore from.
package struct BackupFile: Sendable {
    /// The file's path.
    package let path: String

    /// Creates a backup file value; opens nothing.
    package init(path: String) { self.path = path }

    /// Why a backup could not be opened.
    package enum Failure: Error, Hashable, Sendable {
        /// The file cannot be read; the value is errno(3).
        case unreadable(Int32)
        /// The file is not a backup of Vow.
        case noBackup
        /// The backup needs another recovery key, whose name is the value.
        case otherKey(String)
        /// The backup is truncated, or was changed after it was sealed.
        case broken
        /// A restored file could not be written; the value is errno(3).
        case unwritable(Int32)
    }

    /// Restores the backup into `folder`, which must exist and be empty. Returns the names of the restored files.
    ///
    /// Rejects names that lead outside the folder. After an error the caller removes what was written.
    package func open(_ key: RecoveryKey, into folder: String) throws(Failure) -> [String] {
        let file = Glibc.open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw .unreadable(errno) }
        defer { close(file) }
        try refuseOthers(key, file)
        do {
            let reader = EntryReader(try BackupOpening(key) { try BackupFile.read($0, from: file) })
            var names: [String] = []
            while let entry = try reader.entry() {
                guard BackupFile.isPlain(entry.name) else { throw Failure.broken }
                try BackupFile.write(entry, reader, to: folder)
                names.append(entry.name)
            }
            try reader.end()
            return names
        } catch let failure as Failure { throw failure } catch { throw .broken }
    }

    /// Rejects a file that is not a backup, so that nobody is asked for a key in vain.
    package func check() throws(Failure) {
        let file = Glibc.open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw .unreadable(errno) }
        defer { close(file) }
        _ = try keyName(file)
    }

    /// The name of the key that opens the backup.
    private func keyName(_ file: Int32) throws(Failure) -> String {
        var start = [UInt8](repeating: 0, count: 64)
        let count = pread(file, &start, start.count, 0)
        guard count >= 0 else { throw .unreadable(errno) }
        guard let name = BackupOpening.keyName(Array(start[..<count])) else { throw .noBackup }
        return name
    }

    private func refuseOthers(_ key: RecoveryKey, _ file: Int32) throws(Failure) {
        let name = try keyName(file)
        let own: String
        do { own = try key.seal.name } catch { throw .broken }
        guard name == own else { throw .otherKey(name) }
    }

    private static func read(_ count: Int, from file: Int32) throws(Failure) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var done = 0
        while done < count {
            let count = bytes.withUnsafeMutableBytes {
                Glibc.read(file, $0.baseAddress! + done, count - done)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .unreadable(errno) }
            if count == 0 { break }
            done += count
        }
        return Array(bytes[..<done])
    }

    /// Whether a name stays within the folder: at most five parts, none empty, "." or "..".
    static func isPlain(_ name: String) -> Bool {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count <= 5 && !name.utf8.contains(0)
            && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && $0.utf8.count < 256 }
    }

    private static func write(_ entry: EntryReader.Entry, _ reader: EntryReader, to folder: String) throws {
        var parent = folder
        for part in entry.name.split(separator: "/").dropLast() {
            parent += "/" + part
            guard mkdir(parent, 0o700) == 0 || errno == EEXIST else { throw Failure.unwritable(errno) }
        }
        let file = Glibc.open(
            folder + "/" + entry.name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW,
            mode_t(entry.rights & 0o700 | 0o600))
        guard file >= 0 else { throw Failure.unwritable(errno) }
        defer { close(file) }
        var left = entry.size
        while left > 0 {
            let bytes = try reader.bytes(atMost: min(left, 1 << 16))
            do throws(BackupFolder.Failure) { try BackupFolder.write(bytes, to: file) } catch {
                throw Failure.unwritable(error.number)
            }
            left -= bytes.count
        }
        guard fsync(file) == 0 else { throw Failure.unwritable(errno) }
    }
}

/// Reads the entries of an opened backup in order.
private final class EntryReader {
    struct Entry {
        let name: String
        let rights: Int
        let size: Int
    }

    private var opening: BackupOpening
    private var rest: ArraySlice<UInt8> = []

    init(_ opening: BackupOpening) { self.opening = opening }

    /// The next entry, or nil at the end. The entry's bytes follow it.
    func entry() throws -> Entry? {
        let length = try number(2)
        if length == 0 { return nil }
        guard length < 1024, let name = String(validating: try exactly(length), as: UTF8.self) else {
            throw BackupFile.Failure.broken
        }
        let (rights, size) = (try number(2), try number(8))
        guard size >= 0 else { throw BackupFile.Failure.broken }
        return Entry(name: name, rights: rights, size: size)
    }

    /// Between one and `count` of the next bytes.
    func bytes(atMost count: Int) throws -> [UInt8] {
        try fill()
        let bytes = Array(rest.prefix(count))
        rest = rest.dropFirst(bytes.count)
        return bytes
    }

    /// Throws if any data follow the last entry.
    func end() throws {
        guard rest.isEmpty, try opening.next() == nil else { throw BackupFile.Failure.broken }
    }

    private func exactly(_ count: Int) throws -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count { bytes += try self.bytes(atMost: count - bytes.count) }
        return bytes
    }

    private func number(_ count: Int) throws -> Int {
        try exactly(count).reduce(0) { $0 << 8 | Int($1) }
    }

    private func fill() throws {
        while rest.isEmpty {
            guard let next = try opening.next() else { throw BackupFile.Failure.broken }
            rest = ArraySlice(next)
        }
    }
}
