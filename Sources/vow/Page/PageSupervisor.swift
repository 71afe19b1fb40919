import Foundation
import Glibc

/// Keeps the page's server running in a process of its own, and starts it again whenever it ends.
///
/// Safe from any thread. The child ends when this process does, since its standard input ends then. Whatever becomes of
/// it, ringing does not depend on it.
final class PageSupervisor: @unchecked Sendable {
    // The lock guards all that changes.
    private let lock = NSLock()
    private var child: Process?
    private var feed: Pipe?
    private var began = Date.distantPast
    private var failures = 0
    private var isEnding = false
    private var hasTold = false
    private let home: String
    private let tell: @Sendable (String) -> Void

    /// - Parameter tell: says, once, that the page cannot be served.
    init(home: String, tell: @escaping @Sendable (String) -> Void) {
        (self.home, self.tell) = (home, tell)
    }

    /// Starts the server, on a thread of its own; nothing happens where no page is wanted.
    func begin() {
        guard PageAddress.named != 0 else { return }
        after(0) { self.start() }
    }

    /// Does something on a thread of its own. A shared queue would do, but once one was used, its library wakes the process
    /// every second from then on, and the daemon waits through nights.
    private func after(_ seconds: Double, _ act: @escaping @Sendable () -> Void) {
        Thread.detachNewThread {
            if seconds > 0 { Thread.sleep(forTimeInterval: seconds) }
            act()
        }
    }

    /// Ends the server.
    func end() {
        lock.lock()
        isEnding = true
        let (child, feed) = (child, feed)
        lock.unlock()
        try? feed?.fileHandleForWriting.close()
        child?.terminate()
    }

    private func start() {
        let child = Process()
        let feed = Pipe()
        child.executableURL = URL(filePath: "/proc/self/exe")
        child.arguments = ["page", "--home", home]
        child.standardInput = feed
        child.standardOutput = FileHandle.nullDevice
        child.standardError = FileHandle.nullDevice
        child.terminationHandler = { [weak self] child in
            // It says so by its status where no page is wanted.
            if child.terminationReason == .exit, child.terminationStatus == 0 { return }
            self?.ended()
        }
        _ = fcntl(feed.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
        lock.lock()
        let isWanted = !isEnding
        if isWanted { (self.child, self.feed, began) = (child, feed, Date()) }
        lock.unlock()
        guard isWanted else { return }
        do { try child.runUnmasked() } catch { ended() }
    }

    /// Starts it again: at once after it ran for a while, later and later where it does not even begin.
    private func ended() {
        lock.lock()
        let isOver = isEnding
        failures = Date().timeIntervalSince(began) < 5 ? failures + 1 : 1
        let wait = min(60, 0.2 * pow(2, Double(min(failures, 12) - 1)))
        let isFirst = failures == 3 && !hasTold
        if isFirst { hasTold = true }
        lock.unlock()
        guard !isOver else { return }
        if isFirst {
            tell(
                "The page cannot be served; perhaps another program has its port. Alarms ring all the same. "
                    + "Another port: vow config set web.port 8691")
        }
        after(wait) { self.start() }
    }
}
