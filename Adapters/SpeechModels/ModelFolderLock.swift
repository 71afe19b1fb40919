import Glibc
public import VowPorts

/// Lets one process at a time change what lies in a folder of models.
///
/// The lock is the kernel's on the file `.lock` in that folder (flock(2)), so it ends with the process whatever happens
/// to it. The file stays there, and names the process that took the lock last. It is given back when this is released.
public final class ModelFolderLock {
    /// The file's name.
    public static let fileName = ".lock"

    private let descriptor: Int32

    /// Takes the lock of a folder that is there; where another has it, waits until it is given back.
    ///
    /// Fails with `speech.model.folder` where the folder cannot be written.
    /// - Parameter waiting: is told before the wait, once, which process has the lock; nil where that is not known.
    public convenience init(folder: String, waiting: (Int32?) -> Void) throws(PortFailure) {
        try self.init(opening: folder)
        if !acquire(LOCK_EX | LOCK_NB) {
            if errno == EWOULDBLOCK { waiting(holder) }
            guard acquire(LOCK_EX) else { throw Self.unusable(folder) }
        }
        sign()
    }

    /// Takes the lock of a folder where nobody has it; nil where another has, or where the folder cannot be written.
    public convenience init?(ifFreeIn folder: String) {
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

    /// Names this process in the file, which is only for people: whose lock it is, the kernel knows.
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
            code: "speech.model.folder", message: "The folder \(folder) cannot be written.",
            repair: "Make it writable, or name another one in VOW_MODELS.",
            cause: String(cString: strerror(errno)))
    }
}
