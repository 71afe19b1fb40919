import Glibc
public import VowLog

/// Sealed backups in a folder of the person's choice, such as a stick or a synchronised folder.
///
/// A backup is written beside its name, flushed, and put in its place, so that a power cut leaves the earlier one or the
/// new one. Nothing is removed before the new one is there.
public struct BackupFolder: Sendable {
    /// The folder.
    public let path: String

    /// Names the folder. It is never made here: where a stick is not plugged in, no folder may take its place.
    public init(path: String) { self.path = path }

    /// A file that goes into a backup: what it is called there, and where it is read.
    public struct Source: Hashable, Sendable {
        enum Content: Hashable, Sendable {
            case path(String)
            case bytes([UInt8])
        }

        /// Its name within the home.
        public let name: String
        let content: Content

        /// Names a file and where it lies now.
        public init(name: String, path: String) { (self.name, content) = (name, .path(path)) }

        /// A file that is held in memory only, since its bytes must not lie on the disk in the clear.
        public init(name: String, bytes: [UInt8]) { (self.name, content) = (name, .bytes(bytes)) }
    }

    /// Why nothing was written, by the kernel's number.
    public struct Failure: Error, Hashable, Sendable {
        /// What it met with.
        public enum Place: Hashable, Sendable { case folder, file, source }
        /// Where.
        public let place: Place
        /// The error number (errno(3)).
        public let number: Int32
    }

    /// The names of the files that are there, in order; throws where the folder cannot be read.
    public func files() throws(Failure) -> [String] {
        guard let folder = opendir(path) else { throw Failure(place: .folder, number: errno) }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) { names.append(BackupFolder.name(entry)) }
        return names.filter { $0 != "." && $0 != ".." }.sorted()
    }

    /// Seals files into one backup; gives its size in bytes.
    public func write(_ name: String, _ seal: BackupSeal, _ sources: [Source]) throws -> Int {
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw Failure(place: .folder, number: errno) }
        defer { close(folder) }
        let fresh = ".\(name).new"
        // Removes what an interrupted try left.
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

    /// Takes files away, by name.
    public func remove(_ names: [String]) { for name in names { unlink(path + "/" + name) } }

    // An entry is its name's length in two bytes and the name, its rights in two bytes, its size in eight, and its bytes.
    // A name of no length ends the backup. All numbers have their highest byte first.
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
        // A file that was removed meanwhile needs no backup.
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
            // A file that became shorter while it was read fails this backup, which is tried again later.
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
