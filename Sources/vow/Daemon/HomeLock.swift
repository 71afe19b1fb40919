import VowSystem
import Foundation
import Glibc
import VowAnswers
import VowCommandLine
import VowPorts
import VowRuntime

/// One daemon for one home: two would ring twice. The daemon holds this lock from its start to its end, also while it
/// stands aside for a `ReplacementLock`.
final class HomeLock {
    private static let name = "daemon.lock"
    private let file: LockFile

    init(home: String) throws(PortFailure) {
        file = try LockFile(home: home, name: HomeLock.name)
        // A process that checks for a daemon (`isWatched`) holds the lock for a moment.
        guard file.acquire(withinMilliseconds: 100) else {
            file.close()
            throw PortFailure(
                code: "home.busy", message: .anotherVowRunAlreadyWatches(home: home),
                repair: .letThatOneRingOr)
        }
    }

    /// The lock, or nil where none can be made: a folder that cannot be written must not silence an alarm.
    static func taken(home: String, tell: (String) -> Void) throws(PortFailure) -> HomeLock? {
        // Where it cannot be made, the lock says so.
        try? FileManager.default.createDirectory(
            atPath: home, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        do { return try HomeLock(home: home) } catch {
            // Only another `vow run` would ring in this one's place.
            if error.code == "home.busy", isHeldByThisProgram(home) { throw error }
            let wording = HomeLanguage.wording(of: home)
            let reason =
                error.code == "home.busy"
                ? wording(.anotherProgramHoldsEndLslocks(home: home, name: name))
                : error.text(wording)
            tell(reason + " " + wording(.alarmsRingAllSame))
            return nil
        }
    }

    /// Whether a daemon watches over a home; nil where that cannot be known, because the folder cannot be written.
    static func isWatched(home: String) -> Bool? {
        guard access(home, W_OK) == 0 else { return errno == ENOENT ? false : nil }
        let descriptor = open(home + "/" + HomeLock.name, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return errno == ENOENT ? false : nil }
        defer { close(descriptor) }
        return flock(descriptor, LOCK_SH | LOCK_NB) != 0 && isHeldByThisProgram(home)
    }

    /// The daemon that watches over a home; nil without one, and where the kernel does not tell.
    static func watcher(home: String) -> Int32? {
        FileLock.holder(of: home + "/" + HomeLock.name).flatMap { FileLock.isSameProgram($0) ? $0 : nil }
    }

    /// Whether the lock is a daemon's; also where the kernel does not tell whose it is.
    private static func isHeldByThisProgram(_ home: String) -> Bool {
        FileLock.holder(of: home + "/" + HomeLock.name).map(FileLock.isSameProgram) ?? true
    }

    func release() { file.close() }
}

extension CommonOptions {
    /// Says so where something is planned, and nothing would ring it.
    func warnUnwatched(_ settings: Settings) {
        guard HomeLock.isWatched(home: homePath) == false else { return }
        Exit.say(Wording(settings)(ProgramText.notWatched))
    }
}
