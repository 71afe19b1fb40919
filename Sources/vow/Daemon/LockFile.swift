import VowSystem
import Glibc
import VowPorts

/// A file in a home whose lock (flock(2)) one process holds at a time. The file stays; the lock ends with its holder.
struct LockFile {
    private let descriptor: Int32

    /// Opens the file, which is made where it is not there.
    /// - Throws: `home.unusable` where the folder cannot be written.
    init(home: String, name: String) throws(PortFailure) {
        descriptor = open(home + "/" + name, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else {
            throw PortFailure(
                code: "home.unusable", message: .folderCannotBeWritten(home: home),
                repair: .makeWritableOrChooseAnother,
                cause: String(cString: strerror(errno)))
        }
    }

    /// Whether the lock was taken, waited for at most so long.
    func acquire(withinMilliseconds patience: Int = 0) -> Bool {
        FileLock.acquire(descriptor, withinMilliseconds: patience)
    }

    /// Gives the lock back and closes the file.
    func close() { Glibc.close(descriptor) }
}
