import Foundation
import Glibc

/// Files that only the person may read.
package enum PrivateFile {
    /// Writes a file of mode 0600 under another name and puts it in place: a reader finds the whole file or none, and a
    /// symbolic link in its place is replaced, not followed.
    /// - Throws: `CocoaError` where it cannot be written.
    package static func write(_ bytes: [UInt8], to path: String) throws {
        let fresh = try unplaced(bytes, for: path)
        guard rename(fresh, path) == 0 else {
            unlink(fresh)
            throw CocoaError(.fileWriteUnknown)
        }
    }

    /// The same where there is none yet. Of several processes that make one at once, the first one's stays.
    /// - Returns: whether it was made here; false where there is one.
    /// - Throws: `CocoaError` where it cannot be written.
    static func make(_ bytes: [UInt8], at path: String) throws -> Bool {
        let fresh = try unplaced(bytes, for: path)
        defer { unlink(fresh) }
        if link(fresh, path) == 0 { return true }
        if errno == EEXIST { return false }
        // A file system that knows no second name for a file; there the last one's stays.
        guard rename(fresh, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
        return true
    }

    /// A file that is whole, beside its place and under a name that nobody else uses.
    private static func unplaced(_ bytes: [UInt8], for path: String) throws -> String {
        let fresh = "\(path).\(UUID().uuidString).new"
        let file = open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw CocoaError(.fileWriteNoPermission) }
        let isWritten = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) == $0.count }
        let isSafe = fsync(file) == 0
        guard close(file) == 0, isWritten, isSafe else {
            unlink(fresh)
            throw CocoaError(.fileWriteUnknown)
        }
        return fresh
    }
}
