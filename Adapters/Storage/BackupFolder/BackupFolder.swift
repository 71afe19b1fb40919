import Glibc
package import VowLog

/// Sealed backups in a folder that the person chose, such as a USB stick or a synchronised folder.
///
/// Writes a backup to a temporary file, flushes it and renames it, so that a power cut leaves either the old or the new
/// backup.
package struct BackupFolder: Sendable {
    /// The folder.
    package let path: String

    /// Creates a folder value. Never creates the folder: the mount point of an unplugged stick must stay empty.
    package init(path: String) { self.path = path }

    /// A file to back up: its name in the backup, and where to read it.
    package struct Source: Hashable, Sendable {
        enum Content: Hashable, Sendable {
            case path(String)
            case bytes([UInt8])
        }

        /// The name within Vow's home folder.
        package let name: String
        let content: Content

        /// Creates a source that is read from a file at `path`.
        package init(name: String, path: String) { (self.name, content) = (name, .path(path)) }

        /// Creates a source that is held in memory, because its bytes must not be on the disk unencrypted.
        package init(name: String, bytes: [UInt8]) { (self.name, content) = (name, .bytes(bytes)) }
    }

    /// Why the backup failed.
    package struct Failure: Error, Hashable, Sendable {
        /// Where the error occurred.
        package enum Place: Hashable, Sendable { case folder, file, source }
        /// Where the error occurred.
        package let place: Place
        /// The error number (errno(3)).
        package let number: Int32
    }

    /// The names of the files in the folder, sorted. Throws if the folder cannot be read.
    package func files() throws(Failure) -> [String] {
        guard let folder = opendir(path) else { throw Failure(place: .folder, number: errno) }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) { names.append(BackupFolder.name(entry)) }
        return names.filter { $0 != "." && $0 != ".." }.sorted()
    }

    /// Seals `sources` into one backup called `name`. Returns its size in bytes.
    package func write(_ name: String, _ seal: BackupSeal, _ sources: [Source]) throws -> Int {
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw Failure(place: .folder, number: errno) }
        defer { close(folder) }
        let fresh = ".\(name).new"
        // Removes what an interrupted backup left.
        unlinkat(folder, fresh, 0)
        let file = openat(folder, fresh, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { throw Failure(place: .file, number: errno) }
        defer { close(file) }
        do {
            var count = 0
            var sealing = try BackupSealing(seal) { bytes in
                try BackupFolder.write(bytes, to: file)
                count += bytes.count
            }
            for source in sources { try BackupFolder.add(source, to: &sealing) }
            try sealing.write([0, 0])
            try sealing.finish()
            guard fsync(file) == 0, renameat(folder, fresh, folder, name) == 0, fsync(folder) == 0 else {
                throw Failure(place: .file, number: errno)
            }
            return count
        } catch {
            unlinkat(folder, fresh, 0)
            throw error
        }
    }

    /// Deletes files by name; ignores errors.
    package func remove(_ names: [String]) { for name in names { unlink(path + "/" + name) } }

    // An entry is the name's length in two bytes, the name, the permissions in two bytes, the size in eight, and the
    // bytes. A name of length 0 ends the backup. All numbers are big-endian.
    private static func add(_ source: Source, to sealing: inout BackupSealing) throws {
        switch source.content {
        case .path(let path): try add(path, as: source.name, to: &sealing)
        case .bytes(let bytes):
            try begin(source.name, rights: 0o600, size: bytes.count, in: &sealing)
            try sealing.write(bytes)
        }
    }

    private static func begin(_ name: String, rights: Int, size: Int, in sealing: inout BackupSealing) throws
    {
        let name = Array(name.utf8)
        try sealing.write(number(name.count, bytes: 2) + name)
        try sealing.write(number(rights, bytes: 2))
        try sealing.write(number(size, bytes: 8))
    }

    private static func add(_ path: String, as name: String, to sealing: inout BackupSealing) throws {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        // A file that was removed in the meantime needs no backup.
        guard file >= 0 || errno != ENOENT else { return }
        guard file >= 0 else { throw Failure(place: .source, number: errno) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw Failure(place: .source, number: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { return }
        try begin(name, rights: Int(status.st_mode & 0o700), size: status.st_size, in: &sealing)
        var left = status.st_size
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while left > 0 {
            let count = read(file, &chunk, min(left, chunk.count))
            if count < 0, errno == EINTR { continue }
            // A file that shrank while it was read fails this backup; a later one succeeds.
            guard count > 0 else { throw Failure(place: .source, number: count < 0 ? errno : EAGAIN) }
            try sealing.write(chunk[..<count])
            left -= count
        }
    }

    private static func number(_ value: Int, bytes: Int) -> [UInt8] {
        (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    static func write(_ bytes: [UInt8], to file: Int32) throws(Failure) {
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.write(file, $0.baseAddress! + done, bytes.count - done)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw Failure(place: .file, number: count < 0 ? errno : ENOSPC) }
            done += count
        }
    }

    static func name(_ entry: UnsafeMutablePointer<dirent>) -> String {
        withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
