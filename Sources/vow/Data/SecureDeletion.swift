import Foundation
import Glibc
import VowSystem

/// Takes files away whose bytes must not stay, as far as a program can on the disk that they lie on.
enum SecureDeletion {
    /// What became of a file.
    enum Outcome: Hashable {
        /// It was overwritten and is gone, or there was none.
        case gone
        /// It could not be removed; its bytes were overwritten.
        case overwritten
        /// It could be neither removed nor overwritten.
        case left
    }

    /// Overwrites a file's bytes, flushes them, and removes it.
    static func erase(_ path: String) -> Outcome {
        var status = stat()
        guard lstat(path, &status) == 0 else { return errno == ENOENT || errno == ENOTDIR ? .gone : .left }
        // What a link leads to is somebody else's.
        let isOverwritten = status.st_mode & S_IFMT != S_IFREG || overwrite(path)
        if unlink(path) == 0 { return .gone }
        return isOverwritten ? .overwritten : .left
    }

    /// Erases every file below a folder, and removes it; gives what became of each file, by its name in the folder. A link
    /// is removed, and never followed.
    @discardableResult
    static func eraseTree(_ folder: String) -> [(name: String, outcome: Outcome)] {
        guard isFolder(folder) else { return erase(folder) == .gone ? [] : [("", .left)] }
        let below = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let outcomes = below.sorted().filter { !isFolder(folder + "/" + $0) }.map {
            (name: $0, outcome: erase(folder + "/" + $0))
        }
        removeTree(folder)
        return outcomes
    }

    /// Removes a folder and all below it, whose bytes may stay on the disk.
    static func removeTree(_ folder: String) { Files.remove(folder) }

    /// Whether a path leads to a folder, and is no link to one.
    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static func overwrite(_ path: String) -> Bool {
        let file = open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else { return false }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { return false }
        let zeros = [UInt8](repeating: 0, count: 1 << 16)
        var place = 0
        while place < Int(status.st_size) {
            let count = pwrite(file, zeros, min(zeros.count, Int(status.st_size) - place), off_t(place))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            place += count
        }
        return fsync(file) == 0
    }

    /// Whether the filesystem of a folder writes data into its journal, too, where it stays until that is full.
    static func isJournalled(_ folder: String) -> Bool {
        guard let resolved = realpath(folder, nil),
            // What the kernel makes up as it is read has no length, by which a whole file would be taken. Without /proc
            // nothing is known of a journal.
            let bytes = try? FileHandle(forReadingAtPath: "/proc/self/mountinfo")?.readToEnd()
        else { return false }
        defer { free(resolved) }
        let table = String(decoding: bytes, as: UTF8.self)
        let place = String(cString: resolved) + "/"
        // The longest place of a mount that leads here; later ones cover earlier ones (proc(5)).
        var found = (length: -1, options: "")
        for line in table.split(separator: "\n") {
            let halves = line.components(separatedBy: " - ")
            let parts = halves[0].split(separator: " ")
            guard halves.count == 2, parts.count >= 5 else { continue }
            let mount = parts[4].replacing("\\040", with: " ")
            guard place.hasPrefix(mount == "/" ? "/" : mount + "/"), mount.count >= found.length else {
                continue
            }
            found = (mount.count, halves[1])
        }
        return found.options.contains("data=journal")
    }

    /// Writes over a journal that holds data, as far as so many bytes reach: each flush of the same file goes through it.
    static func writeOverJournal(of folder: String, megabytes: Int = 160, seconds: Double = 20) {
        let path = folder + "/cover.new"
        unlink(path)
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { return }
        defer {
            close(file)
            unlink(path)
        }
        let limit = ContinuousClock.now + .seconds(seconds)
        var block = [UInt8](repeating: 0, count: 1 << 18)
        for turn in 0..<(megabytes * 4) where ContinuousClock.now < limit {
            // Equal bytes would be no change on some disks.
            block[0] = UInt8(truncatingIfNeeded: turn)
            guard pwrite(file, block, block.count, 0) > 0, fsync(file) == 0 else { return }
        }
    }
}
