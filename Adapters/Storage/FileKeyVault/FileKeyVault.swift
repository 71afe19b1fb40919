import VowSystem
import Glibc
import Synchronization
package import VowLog
package import VowPorts

/// A key vault in a file of mode 0600, beside the event store rather than inside it.
///
/// Every change writes a new file, flushes it, renames it over the old one and flushes the folder, so that a power loss
/// leaves the old vault or the new one. Then overwrites the old file's blocks. A lock file excludes other writers;
/// readers need no lock. Caches the keys on locked pages outside core dumps until the file changes, at the cost of a
/// `stat` per call.
package final class FileKeyVault: KeyVault {
    private struct Cache {
        let stamp: FileStamp
        let contents: VaultForm
    }

    private let path: String
    private let cache = Mutex<Cache?>(nil)

    /// Creates a vault over the file at `path`, which is created on the first use of a key. The folder must exist.
    package init(path: String) {
        self.path = path
    }

    /// The key of a class; see `KeyVault.currentKey`.
    package func currentKey(for personalClass: String) throws(PortFailure) -> VaultKey {
        if let key = try contents().keys.last(where: { $0.personalClass == personalClass }) { return key }
        return try change { contents in
            // Another process may have created it before this one got the lock.
            if let key = contents.keys.last(where: { $0.personalClass == personalClass }) { return key }
            var source = SystemRandomNumberGenerator()
            let name = UInt64.random(in: .min ... .max, using: &source)
            let key = VaultKey(
                id: "\(personalClass)-\(Hexadecimal.text(withUnsafeBytes(of: name.bigEndian, Array.init)))",
                personalClass: personalClass,
                secret: SecretBytes { secret in
                    for index in secret.indices { secret[index] = .random(in: .min ... .max, using: &source) }
                })
            contents.keys.append(key)
            return key
        }
    }

    /// A key by its identifier; see `KeyVault.key`.
    package func key(id: String) throws(PortFailure) -> VaultKey? {
        try contents().keys.first { $0.id == id }
    }

    /// All remaining keys; see `KeyVault.keys`.
    package func keys() throws(PortFailure) -> [VaultKey] {
        try contents().keys.sorted { $0.id < $1.id }
    }

    /// Destroys a class's keys; see `KeyVault.destroyKeys`.
    package func destroyKeys(of personalClass: String) throws(PortFailure) {
        guard try contents().keys.contains(where: { $0.personalClass == personalClass }) else { return }
        try change(isErasing: true) { contents in
            contents.destroyed += contents.keys.filter { $0.personalClass == personalClass }.map(\.id)
            contents.keys.removeAll { $0.personalClass == personalClass }
        }
    }

    /// The newest recorded head; see `KeyVault.anchor`.
    package func anchor() throws(PortFailure) -> HeadRecord? { try contents().anchor }

    /// Records a head; see `KeyVault.note`.
    package func note(anchor: HeadRecord?) throws(PortFailure) {
        guard try contents().anchor != anchor else { return }
        try change { $0.anchor = anchor }
    }

    /// Imports keys from an archive; see `KeyVault.restore`.
    package func restore(_ keys: [VaultKey]) throws(PortFailure) -> [String] {
        try change { contents in
            var refused: [String] = []
            for key in keys {
                if contents.destroyed.contains(key.id) {
                    refused.append(key.id)
                } else if !contents.keys.contains(where: { $0.id == key.id }) {
                    contents.keys.insert(key, at: 0)
                }
            }
            return refused
        }
    }
}

// MARK: - The file

extension FileKeyVault {
    private func contents() throws(PortFailure) -> VaultForm {
        try cache.withLock { cache throws(PortFailure) in
            guard let stamp = try stamp() else {
                cache = nil
                return VaultForm()
            }
            if let cache, cache.stamp == stamp { return cache.contents }
            let contents = try load()
            cache = Cache(stamp: stamp, contents: contents)
            return contents
        }
    }

    private func change<Value>(isErasing: Bool = false, _ body: (inout VaultForm) -> Value)
        throws(PortFailure)
        -> Value
    {
        let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard lock >= 0 else { throw unwritable(errno) }
        defer { close(lock) }
        guard FileLock.acquire(lock, withinMilliseconds: 1_000) else {
            throw PortFailure(
                code: "vault.busy",
                message: .anotherProgramHoldsKeysDoes(path: path),
                repair: .endLslocksShowsWhoHolds)
        }
        var contents = try stamp() == nil ? VaultForm() : load()
        let value = body(&contents)
        try save(contents, isErasing: isErasing)
        return value
    }

    /// Identifies a state of the file, or nil if there is no file. Throws if others can read the file.
    private func stamp() throws(PortFailure) -> FileStamp? {
        var status = stat()
        guard stat(path, &status) == 0 else {
            if errno == ENOENT { return nil }
            throw unreadable(String(cString: strerror(errno)))
        }
        // Opening a pipe in its place would block for ever.
        guard status.st_mode & S_IFMT == S_IFREG else { throw unreadable("it is no file") }
        guard status.st_mode & 0o077 == 0 else {
            throw PortFailure(
                code: "vault.exposed", message: .keyVaultCanBeRead(path: path),
                repair: .runChmod600(path: path))
        }
        return FileStamp(status)
    }

    private func load() throws(PortFailure) -> VaultForm {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw unreadable(String(cString: strerror(errno))) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, let size = Int(exactly: status.st_size), size <= Self.mostBytes
        else {
            throw unreadable("it is too large")
        }
        let text = SecretBuffer(count: size)
        var done = 0
        while done < size {
            let count = read(file, text.bytes.baseAddress! + done, size - done)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw unreadable(String(cString: strerror(errno))) }
            if count == 0 { break }
            done += count
        }
        do {
            return try VaultForm(UnsafeMutableRawBufferPointer(rebasing: text.bytes[..<done]))
        } catch {
            throw unreadable(error.description)
        }
    }

    /// More than the keys of a hundred years, one a month.
    private static let mostBytes = 16_777_216

    private func save(_ contents: VaultForm, isErasing: Bool) throws(PortFailure) {
        let text: (buffer: SecretBuffer, count: Int)
        do {
            text = try contents.text()
        } catch {
            throw PortFailure(
                code: "vault.unwritable", message: .keyVaultCouldNotBe,
                repair: .pleaseReportThisWithNext, cause: error.description)
        }
        // The buffer lives to the end of this function.
        defer { withExtendedLifetime(text.buffer) {} }
        let bytes = UnsafeRawBufferPointer(rebasing: text.buffer.bytes[..<text.count])
        let old = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
        defer { if old >= 0 { close(old) } }
        let fresh = path + ".new"
        unlink(fresh)
        let file = open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        defer { if file >= 0 { close(file) } }
        guard file >= 0, writeAll(bytes, to: file), fsync(file) == 0, rename(fresh, path) == 0 else {
            let code = errno
            unlink(fresh)
            // A destroyed key must go even if no new file can be written: then overwrite the old file in place.
            if isErasing, old >= 0, overwrite(old, with: bytes) { return }
            throw unwritable(code)
        }
        syncFolder()
        // The old file has no name any more, but its blocks would keep the destroyed keys until they are reused.
        if old >= 0 { _ = overwrite(old, with: UnsafeRawBufferPointer(start: nil, count: 0)) }
    }

    /// Overwrites a file with `bytes`, fills the rest of its old size with zeros, and flushes.
    private func overwrite(_ file: Int32, with bytes: UnsafeRawBufferPointer) -> Bool {
        let size = Int(lseek(file, 0, SEEK_END))
        lseek(file, 0, SEEK_SET)
        let zeros = [UInt8](repeating: 0, count: max(0, size - bytes.count))
        guard size >= 0, writeAll(bytes, to: file), zeros.withUnsafeBytes({ writeAll($0, to: file) }),
            fsync(file) == 0
        else { return false }
        // The trailing zeros are harmless: a reader that comes before the truncation ignores them.
        if !bytes.isEmpty { _ = ftruncate(file, off_t(bytes.count)) }
        return true
    }

    private func syncFolder() {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        let handle = open(folder.isEmpty ? "/" : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard handle >= 0 else { return }
        fsync(handle)
        close(handle)
    }

    private func writeAll(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Bool {
        var done = 0
        while done < bytes.count {
            let count = write(file, bytes.baseAddress! + done, bytes.count - done)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            done += count
        }
        return true
    }

    private func unreadable(_ cause: String) -> PortFailure {
        PortFailure(
            code: "vault.unreadable", message: .keyVaultCannotBeRead(path: path),
            repair: .putCopyOfBackFrom,
            cause: cause)
    }

    private func unwritable(_ code: Int32) -> PortFailure {
        PortFailure(
            code: "vault.unwritable", message: .keyVaultCannotBeWritten(path: path),
            repair: .makeRoomOnDiskMake,
            cause: String(cString: strerror(code)))
    }
}

/// Identifies a state of a file: a replaced file has another inode, a changed one another time.
private struct FileStamp: Equatable {
    let inode: UInt64
    let size: Int64
    let seconds: Int
    let nanoseconds: Int

    init(_ status: stat) {
        inode = UInt64(status.st_ino)
        size = Int64(status.st_size)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
    }
}
