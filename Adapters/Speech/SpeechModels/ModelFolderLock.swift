import Glibc
package import VowPorts

/// Lets one process at a time change a models folder.
///
/// Uses flock(2) on the file `.lock` in the folder, so the lock ends with the process. The file stays, and names the
/// last process to take the lock. Releasing this object releases the lock.
package final class ModelFolderLock {
    /// The file's name.
    package static let fileName = ".lock"

    private let descriptor: Int32

    /// Takes the lock of an existing folder, waiting until it is free.
    ///
    /// Throws `speech.model.folder` if the folder is not writable.
    /// - Parameter waiting: called once before a wait with the holder's pid, or nil if unknown.
    package convenience init(folder: String, waiting: (Int32?) -> Void) throws(PortFailure) {
        try self.init(opening: folder)
        if !acquire(LOCK_EX | LOCK_NB) {
            if errno == EWOULDBLOCK { waiting(holder) }
            guard acquire(LOCK_EX) else { throw Self.unusable(folder) }
        }
        sign()
    }

    /// Takes the lock if it is free; nil if it is held, or if the folder is not writable.
    package convenience init?(ifFreeIn folder: String) {
        do throws(PortFailure) { try self.init(opening: folder) } catch { return nil }
        guard acquire(LOCK_EX | LOCK_NB) else { return nil }
        sign()
    }

    private init(opening folder: String) throws(PortFailure) {
        descriptor = open(folder + "/" + Self.fileName, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Self.unusable(folder) }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    private func acquire(_ operation: Int32) -> Bool {
        while flock(descriptor, operation) != 0 {
            if errno != EINTR { return false }
        }
        return true
    }

    /// Writes this process's pid into the file, for people only; the kernel knows the holder.
    private func sign() {
        let name = Array("\(getpid())\n".utf8)
        guard ftruncate(descriptor, 0) == 0 else { return }
        _ = name.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    }

    private var holder: Int32? {
        var block = [UInt8](repeating: 0, count: 16)
        let count = max(0, pread(descriptor, &block, block.count, 0))
        return Int32(String(decoding: block[..<count].prefix { $0 != 0x0A }, as: UTF8.self))
    }

    private static func unusable(_ folder: String) -> PortFailure {
        PortFailure(
            code: "speech.model.folder", message: .folderCannotBeWritten(home: folder),
            repair: .makeWritableOrNameAnother,
            cause: String(cString: strerror(errno)))
    }
}
