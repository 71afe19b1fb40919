import Glibc

/// The kernel's lock on an open file (flock(2)), with a time limit, so that no holder, such as a backup or an attacker,
/// can delay a ring.
package enum FileLock {
    /// Takes the exclusive lock. Returns false on timeout, or if the file cannot be locked.
    ///
    /// flock(2) has no time limit, so this polls, at least every 20 ms.
    package static func acquire(_ descriptor: Int32, withinMilliseconds patience: Int) -> Bool {
        let began = SteadyClock.milliseconds()
        var pause: UInt32 = 500
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR, SteadyClock.milliseconds() - began < patience else {
                return false
            }
            usleep(pause)
            pause = min(pause * 2, 20_000)
        }
        return true
    }

    /// Releases the lock.
    package static func release(_ descriptor: Int32) { _ = flock(descriptor, LOCK_UN) }

    /// The process that holds the lock of a file according to proc_locks(5), or nil if none is listed.
    package static func holder(of path: String) -> Int32? {
        var status = stat()
        guard stat(path, &status) == 0, let locks = fopen("/proc/locks", "re") else { return nil }
        defer { fclose(locks) }
        var line = [CChar](repeating: 0, count: 512)
        while fgets(&line, Int32(line.count), locks) != nil {
            // "1: FLOCK  ADVISORY  WRITE 1234 fe:01:5678 0 EOF"; a waiting process has an arrow after its number.
            let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            let parts = text.split { $0 == " " || $0 == "\n" }
            guard parts.count >= 6, parts[1] == "FLOCK", let process = Int32(parts[4]),
                parts[5].split(separator: ":").last.flatMap({ UInt64($0) }) == UInt64(status.st_ino)
            else { continue }
            return process
        }
        return nil
    }

    /// Whether a process runs this program: by its name, or by its executable, because a program started through
    /// `/proc/self/exe` has another name.
    package static func isSameProgram(_ process: Int32) -> Bool {
        if name(of: "\(process)") == name(of: "self") { return true }
        guard let own = file(of: "self") else { return false }
        return file(of: "\(process)") == own
    }

    /// The executable of a process, or nil if it may not be read. A file replaced since counts by its old name.
    private static func file(of process: String) -> String? {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = bytes.withUnsafeMutableBytes {
            readlink("/proc/\(process)/exe", $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count)
        }
        guard count > 0 else { return nil }
        let path = String(decoding: bytes[..<count], as: UTF8.self)
        let mark = " (deleted)"
        return path.hasSuffix(mark) ? String(path.dropLast(mark.count)) : path
    }

    private static func name(of process: String) -> [UInt8]? {
        let file = open("/proc/\(process)/comm", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(file, &bytes, bytes.count)
        return count > 0 ? Array(bytes[..<count]) : nil
    }
}
