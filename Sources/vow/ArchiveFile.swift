import Foundation
import Glibc
import VowPorts
import VowRuntime

/// Writes an archive or a report so that there is a whole one, the earlier one or the new one, whatever happens
/// meanwhile.
enum ArchiveFile {
    /// What is written, and how an earlier one is known.
    enum Kind: String {
        case archive = "archive of `vow export`"
        case report = "report of `vow report`"

        fileprivate var opening: String {
            switch self {
            case .archive: ExportCommand.folder + "/"
            case .report: "{\n  \"format\" : \"vow-report-"
            }
        }
    }

    /// Writes to a file beside the wanted one, flushes it, and puts it in its place, readable by its owner only.
    ///
    /// Refuses to take the place of anything that is not an earlier one of its kind.
    static func write(_ bytes: [UInt8], of kind: Kind = .archive, to path: String) throws {
        try refuseOther(than: kind, at: path)
        let fresh = "\(path).\(getpid()).new"
        let file = open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw unwritable(path, errno) }
        defer { close(file) }
        guard writeAll(bytes, to: file), fsync(file) == 0, rename(fresh, path) == 0 else {
            let code = errno
            unlink(fresh)
            throw unwritable(path, code)
        }
    }

    private static func refuseOther(than kind: Kind, at path: String) throws {
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw DeskError.refused("\(path) is not a file. Give the name of one.")
        }
        if status.st_size == 0 { return }
        let opening = Array(kind.opening.utf8)
        let file = FileHandle(forReadingAtPath: path)
        let start = try? file?.read(upToCount: opening.count)
        guard let start, start.elementsEqual(opening) else {
            throw DeskError.refused(
                "\(path) holds something else than an earlier \(kind.rawValue); it was left as it is. Choose another "
                    + "name.")
        }
    }

    private static func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.write(file, $0.baseAddress! + done, bytes.count - done)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            done += count
        }
        return true
    }

    private static func unwritable(_ path: String, _ code: Int32) -> any Error {
        let cause = String(cString: strerror(code))
        // A place that cannot be written to was the wrong one to name; a disk that gives out is a part that failed.
        if [ENOENT, ENOTDIR, EACCES, EPERM, EROFS, ENAMETOOLONG, EISDIR].contains(code) {
            return DeskError.refused("The file \(path) cannot be written: \(cause).")
        }
        return PortFailure(
            code: "export.unwritten",
            message: "The file \(path) could not be written; nothing is left of it.",
            repair: "Make room, or choose another place.", cause: cause)
    }
}
