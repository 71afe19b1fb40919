import FileLock
import Foundation
import Glibc
import VowPorts
import VowRuntime

/// One daemon for one home: two would ring twice.
final class HomeLock {
    private let descriptor: Int32

    init(home: String) throws(PortFailure) {
        descriptor = open(home + "/daemon.lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else {
            throw PortFailure(
                code: "home.unusable", message: "The folder \(home) cannot be written.",
                repair: "Make it writable, or choose another with --home DIR.",
                cause: String(cString: strerror(errno)))
        }
        var isTaken = flock(descriptor, LOCK_EX | LOCK_NB) == 0
        // A look at whether somebody watches takes it for a moment.
        for _ in 0..<5 where !isTaken {
            usleep(20_000)
            isTaken = flock(descriptor, LOCK_EX | LOCK_NB) == 0
        }
        guard isTaken else {
            close(descriptor)
            throw PortFailure(
                code: "home.busy", message: "Another `vow run` already watches over \(home).",
                repair: "Let that one ring, or choose another home with --home DIR.")
        }
    }

    /// The lock, or nil where none can be made: a folder that cannot be written must not silence an alarm.
    static func taken(home: String, tell: (String) -> Void) throws(PortFailure) -> HomeLock? {
        try? FileManager.default.createDirectory(
            atPath: home, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        do { return try HomeLock(home: home) } catch {
            // Only another `vow run` would ring in this one's place.
            if error.code == "home.busy", isHeldByThisProgram(home) { throw error }
            let reason =
                error.code == "home.busy"
                ? "Another program holds \(home)/daemon.lock. End it: `lslocks` shows who holds what."
                : error.description
            tell("\(reason) Alarms ring all the same.")
            return nil
        }
    }

    /// The lock, for what must not happen while a daemon goes on with what it read before.
    /// - Parameter asking: asks the daemon that holds it to stand aside; it takes up its work when this lock is let go.
    static func alone(home: String, asking: Bool = false) throws -> HomeLock {
        do throws(PortFailure) { return try HomeLock(home: home) } catch {
            guard error.code == "home.busy" else { throw error }
            if asking, isHeldByThisProgram(home), try FrontEnds.askToStandAside(home: home),
                let lock = HomeLock(awaitedIn: home)
            {
                return lock
            }
            throw CommandError.refused(
                "`vow run` watches over \(home). End it first: Ctrl-C, or `systemctl --user stop vow`; start it again "
                    + "afterwards.")
        }
    }

    /// Whether a daemon watches over a home; nil where none could say so, since the folder cannot be written.
    static func isWatched(home: String) -> Bool? {
        guard access(home, W_OK) == 0 else { return errno == ENOENT ? false : nil }
        let descriptor = open(home + "/daemon.lock", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return errno == ENOENT ? false : nil }
        defer { close(descriptor) }
        return flock(descriptor, LOCK_SH | LOCK_NB) != 0 && isHeldByThisProgram(home)
    }

    /// Whether the lock is a daemon's; also where the kernel does not tell whose it is.
    private static func isHeldByThisProgram(_ home: String) -> Bool {
        FileLock.holder(of: home + "/daemon.lock").map(FileLock.isSameProgram) ?? true
    }

    /// Waits for a lock that its holder said it would let go; nil where it did not within fifteen seconds.
    private init?(awaitedIn home: String) {
        descriptor = open(home + "/daemon.lock", O_RDWR | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return nil }
        guard HomeLock.attempts(lasting: 15, { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }) else {
            close(descriptor)
            return nil
        }
    }

    /// How long an erasure may hold the lock before alarms go on all the same, in seconds.
    private static let lentSeconds = 120.0

    /// Lets whoever waits for the lock have it, and takes it back when they are done. Where nobody comes for it, or they
    /// do not let go in time, watching goes on: an alarm must not wait for anybody.
    func lend() {
        flock(descriptor, LOCK_UN)
        // Whoever asked tries every few milliseconds.
        Thread.sleep(forTimeInterval: 0.5)
        _ = HomeLock.attempts(lasting: HomeLock.lentSeconds) { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }
    }

    private static func attempts(lasting seconds: Double, _ isDone: () -> Bool) -> Bool {
        let limit = Date(timeIntervalSinceNow: seconds)
        repeat {
            if isDone() { return true }
            Thread.sleep(forTimeInterval: 0.02)
        } while Date() < limit
        return false
    }

    func release() { close(descriptor) }
}
