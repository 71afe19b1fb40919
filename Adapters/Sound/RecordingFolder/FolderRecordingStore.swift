import Foundation
import VowCore
package import VowPorts
import VowSystem

/// Sealed recordings as files of a folder, named as given.
///
/// Writes and flushes a temporary file, then links it to its name, so that a crash leaves no partial recording.
package struct FolderRecordingStore: RecordingStore {
    private let folder: String
    /// The suffix of temporary files, which a crash may leave behind.
    private static let unfinished = ".part"

    /// Creates a store for a folder, which is created with the first recording.
    package init(folder: String) { self.folder = folder }

    /// See `RecordingStore`.
    package func put(_ bytes: [UInt8], named name: String) throws(PortFailure) {
        let path = try path(of: name)
        guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
            throw failure(.recordingNotWritten(path: path))
        }
        let part = path + ".\(getpid())" + Self.unfinished
        unlink(part)
        let file = open(part, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { throw failure(.recordingNotWritten(path: path)) }
        var problem = write(bytes, to: file)
        if problem == 0, fsync(file) != 0 { problem = errno }
        close(file)
        // Never replaces a recording: link(2) fails if the name exists.
        if problem == 0, link(part, path) != 0 { problem = errno }
        unlink(part)
        guard problem == 0 else { throw failure(.recordingNotWritten(path: path), problem) }
        let directory = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { close(directory) }
        guard directory >= 0, fsync(directory) == 0 else { throw failure(.recordingNotWritten(path: path)) }
    }

    /// See `RecordingStore`.
    package func bytes(named name: String) throws(PortFailure) -> [UInt8]? {
        let path = try path(of: name)
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else {
            if errno == ENOENT { return nil }
            throw failure(.recordingNotRead(path: path))
        }
        defer { close(file) }
        var all: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(file, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw failure(.recordingNotRead(path: path)) }
            if count == 0 { return all }
            all += chunk[..<count]
        }
    }

    /// See `RecordingStore`.
    package func remove(named name: String) throws(PortFailure) {
        let path = try path(of: name)
        guard unlink(path) == 0 || errno == ENOENT else { throw failure(.recordingNotRemoved(path: path)) }
    }

    /// See `RecordingStore`. Also removes old temporary files.
    package func names(olderThanSeconds seconds: Int) throws(PortFailure) -> [String] {
        let limit = time(nil) - seconds
        var names: [String] = []
        for name in Files.names(in: folder).sorted() {
            var status = stat()
            guard stat(folder + "/" + name, &status) == 0, status.st_mtim.tv_sec < limit else { continue }
            if name.hasSuffix(Self.unfinished) { unlink(folder + "/" + name) } else { names.append(name) }
        }
        return names
    }

    private func write(_ bytes: [UInt8], to file: Int32) -> Int32 {
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return count < 0 ? errno : ENOSPC }
            written += count
        }
        return 0
    }

    private func path(of name: String) throws(PortFailure) -> String {
        let isPlain = name.utf8.allSatisfy {
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "-")
        }
        guard isPlain, !name.isEmpty else {
            throw PortFailure(
                code: "recording.name", message: .noNameOfRecording(name: name),
                repair: .runVowLogVerify)
        }
        return folder + "/" + name
    }

    private func failure(_ message: TextCode, _ number: Int32 = errno) -> PortFailure {
        PortFailure(
            code: number == ENOSPC || number == EDQUOT ? "recording.full" : "recording.unusable",
            message: message,
            repair: number == ENOSPC || number == EDQUOT
                ? .makeRoomOnDiskTry : .checkFoldersRights,
            cause: String(cString: strerror(number)))
    }
}
