import VowSystem
import Foundation
import Glibc

/// What a backup or a restore leaves behind that was killed: copies of what the home holds, which an erasure would not
/// reach.
enum Leftovers {
    /// Where a backup copies the log to before it is sealed.
    static func work(of home: String) -> String { home + "/backup.work" }

    /// Where a restore opens a backup: beside the home, so that it can take its place in one step.
    static func restoring(_ home: String) -> String { home + ".restoring" }

    /// The file that makes such a folder a restore's own; whoever restores holds its lock. A backup takes no file along
    /// whose name begins so.
    static let mark = ".restoring"

    /// Erases what is left, unless somebody is at it; gives what became of each file, by its path.
    @discardableResult
    static func erase(of home: String) -> [(name: String, outcome: SecureDeletion.Outcome)] {
        unlink(home + "/" + mark)
        return eraseWork(of: home) + eraseRestoring(home)
    }

    /// Erases what a backup left.
    @discardableResult
    static func eraseWork(of home: String) -> [(name: String, outcome: SecureDeletion.Outcome)] {
        let folder = work(of: home)
        guard SecureDeletion.isFolder(folder) else { return [] }
        return locked(home + "/backup.lock") { outcomes(of: folder) } ?? []
    }

    /// Whether a folder is one that a restore made.
    static func isRestores(_ folder: String) -> Bool {
        guard SecureDeletion.isFolder(folder) else { return false }
        var status = stat()
        return lstat(folder + "/" + mark, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Erases what a restore left. The mark goes last, so that one that is cut off is taken up again.
    @discardableResult
    static func eraseRestoring(_ home: String) -> [(name: String, outcome: SecureDeletion.Outcome)] {
        let folder = restoring(home)
        guard isRestores(folder) else { return [] }
        return locked(folder + "/" + mark) { eraseMarked(folder) } ?? []
    }

    /// Erases a marked folder, whose lock the caller holds.
    @discardableResult
    static func eraseMarked(_ folder: String) -> [(name: String, outcome: SecureDeletion.Outcome)] {
        let names = Files.names(in: folder)
        let erased = names.filter { $0 != mark }.flatMap { outcomes(of: folder + "/" + $0) }
        unlink(folder + "/" + mark)
        rmdir(folder)
        return erased
    }

    private static func outcomes(of path: String) -> [(name: String, outcome: SecureDeletion.Outcome)] {
        guard SecureDeletion.isFolder(path) else { return [(path, SecureDeletion.erase(path))] }
        return SecureDeletion.eraseTree(path).map { (path + "/" + $0.name, $0.outcome) }
    }

    /// Does something under a file's lock; nil where another process holds it.
    private static func locked<Value>(_ path: String, _ body: () -> Value) -> Value? {
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        // A home that nobody can write holds nothing that could be erased, and no backup in the making.
        guard file >= 0 else { return body() }
        defer { close(file) }
        return FileLock.acquire(file, withinMilliseconds: 0) ? body() : nil
    }
}
