import Foundation
import Glibc
import VowAnswers
import VowWeb

/// Keeps the page's server running in a process of its own, and starts it again whenever it ends.
///
/// A server that nobody needs ends by itself; its port is then listened on here, and the first connection starts it again.
/// Safe from any thread. The child ends when this process does, since its standard input ends then. Whatever becomes of
/// it, ringing does not depend on it.
final class PageSupervisor: @unchecked Sendable {
    // The lock guards all that changes.
    private let lock = NSLock()
    private var child: Process?
    private var feed: Pipe?
    private var standby: PageStandby?
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
        ServedPort.forget(home: home)
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
        let (child, feed, standby) = (child, feed, standby)
        lock.unlock()
        standby?.rouse()
        try? feed?.fileHandleForWriting.close()
        child?.terminate()
    }

    /// Has the server there at once: it will be needed.
    func rouse() {
        lock.lock()
        let standby = standby
        lock.unlock()
        standby?.rouse()
    }

    /// - Parameters:
    ///   - port: where the server before listened, where this one goes on in its place.
    ///   - since: when the server before ended, in milliseconds since 1970.
    private func start(onPort port: Int? = nil, since: Int64? = nil) {
        let child = Process()
        let feed = Pipe(), words = Pipe()
        child.executableURL = URL(filePath: "/proc/self/exe")
        child.arguments =
            ["page"] + (since.map { ["--since", "\($0)"] } ?? [])
            + (port.map { ["--port", "\($0)"] } ?? []) + ["--home", home]
        child.standardInput = feed
        child.standardOutput = words
        child.standardError = FileHandle.nullDevice
        child.terminationHandler = { [weak self] child in
            guard let self else { return }
            guard child.terminationReason == .exit else { return ended() }
            switch child.terminationStatus {
            // No page is wanted.
            case 0: return
            case PageCommand.isAtRest:
                let said = String(decoding: words.fileHandleForReading.availableData, as: UTF8.self)
                let numbers = said.split(whereSeparator: \.isWhitespace).compactMap { Int64($0) }
                guard numbers.count == 2 else { return ended() }
                after(0) { self.standIn(onPort: Int(numbers[0]), since: numbers[1]) }
            default: ended()
            }
        }
        _ = fcntl(feed.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
        lock.lock()
        let isWanted = !isEnding
        if isWanted { (self.child, self.feed, began) = (child, feed, Date()) }
        lock.unlock()
        guard isWanted else { return }
        do { try child.runUnmasked() } catch { ended() }
    }

    /// Listens where the server did, until somebody comes or it will be needed, and starts it then.
    private func standIn(onPort port: Int, since: Int64) {
        let standby = PageStandby(port: port)
        lock.lock()
        let isOver = isEnding
        if !isOver { (self.standby, failures) = (standby, 0) }
        lock.unlock()
        guard !isOver else { return }
        let held = standby.wait() ?? []
        lock.lock()
        self.standby = nil
        lock.unlock()
        start(onPort: port, since: since)
        PageStandby.carry(held, to: port)
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
                RefusalLanguage.wording(
                    "The page cannot be served; perhaps another program has its port. Alarms ring all the same. "
                        + "Another port: vow config set web.port 8691",
                    "La página no se puede servir; quizá otro programa tiene su puerto. Las alarmas suenan igual. "
                        + "Otro puerto: vow config set web.port 8691"))
        }
        // Where it listened since the daemon's start it goes on, also after another port was set.
        after(wait) { [self] in start(onPort: PageAddress.named ?? PageAddress.served(home: home)) }
    }
}
