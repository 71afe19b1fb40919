import Foundation
import Glibc

/// Keeps a child of this program running: it is started with an end of a pipe as its standard input, so that it ends when
/// this process does, and whoever keeps it is told when it ended by itself.
///
/// Safe from any thread. Whatever becomes of the child, ringing does not depend on it.
final class SupervisedChild: @unchecked Sendable {
    /// How a child ended.
    struct End {
        /// Its status; nil where a signal ended it, or where it could not be started.
        let status: Int32?
        /// Reads what it said at last; only where it ended by itself.
        let said: () -> String
    }

    // The lock guards all that changes.
    private let lock = NSLock()
    private var child: Process?
    private var feed: Pipe?
    private var began = Date.distantPast
    private var failures = 0
    private var isEnding = false

    /// Does something on a thread of its own. A shared queue would do, but once one was used, its library wakes the process
    /// every second from then on, and the daemon waits through nights.
    static func after(_ seconds: Double, _ act: @escaping @Sendable () -> Void) {
        Thread.detachNewThread {
            if seconds > 0 { Thread.sleep(forTimeInterval: seconds) }
            act()
        }
    }

    /// Starts this program with arguments; nothing happens once `end` was called.
    /// - Parameter ended: is called, on any thread, when it ended.
    func start(_ arguments: [String], ended: @escaping @Sendable (End) -> Void) {
        let child = Process()
        let feed = Pipe(), words = Pipe()
        child.executableURL = URL(filePath: "/proc/self/exe")
        child.arguments = arguments
        child.standardInput = feed
        child.standardOutput = words
        child.standardError = FileHandle.nullDevice
        child.terminationHandler = { [weak self] child in
            self?.forget(child)
            ended(
                End(status: child.terminationReason == .exit ? child.terminationStatus : nil) {
                    String(decoding: words.fileHandleForReading.availableData, as: UTF8.self)
                })
        }
        _ = fcntl(feed.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
        let isWanted = lock.withLock {
            if !isEnding { (self.child, self.feed, began) = (child, feed, Date()) }
            return !isEnding
        }
        guard isWanted else { return }
        do { try child.runUnmasked() } catch {
            forget(child)
            ended(End(status: nil) { "" })
        }
    }

    /// Lets go of a child that is gone, since its number may be another process's by now.
    private func forget(_ gone: Process) {
        lock.withLock { if child === gone { child = nil } }
    }

    /// Counts that it ended without being asked to: how long to wait before it is started again, at once after it ran for a
    /// while, later and later where it does not even begin; and how often in a row it was. Nil once `end` was called.
    func failed() -> (pauseSeconds: Double, count: Int)? {
        lock.withLock {
            failures = Date().timeIntervalSince(began) < 5 ? failures + 1 : 1
            return isEnding ? nil : (min(60, 0.2 * pow(2, Double(min(failures, 12) - 1))), failures)
        }
    }

    /// Forgets how often it failed.
    func forgive() { lock.withLock { failures = 0 } }

    /// Whether `end` was called.
    var isOver: Bool { lock.withLock { isEnding } }

    /// Ends it, and starts none any more.
    func end() {
        let (child, feed) = lock.withLock {
            isEnding = true
            return (self.child, self.feed)
        }
        try? feed?.fileHandleForWriting.close()
        // One that is being started has no number yet; it ends by its closed input.
        if let child, child.isRunning { child.terminate() }
    }
}
