import DesktopBus
import Foundation
import Synchronization
import VowAnswers

/// Opens the wake screen by itself, over the whole display, when a run begins, and closes it when it is over. A window that
/// the person closes meanwhile, or whose browser crashes, comes back (`WindowReturns`).
///
/// Safe from any thread; what takes time is done on one of its own, also asking where the display is. Where there is no
/// display, no browser or no page, nothing happens: the terminal and the notification are there. A display that only
/// comes while it rings, because somebody logs in, is found then.
final class WakeWindow: @unchecked Sendable {
    /// What it needs of the machine; tests put their own in its place.
    struct Parts: Sendable {
        /// The variables of the display, looked up anew each time.
        var display: @Sendable () -> [String: String] = { DisplayEnvironment().read() }
        /// Where the wake screen of a home is; nil where no page is served.
        var address: @Sendable (_ home: String) -> String? = { WakeWindow.address(home: $0) }
        /// How long after a look that found no display the next one is taken.
        var lookAgain = DispatchTimeInterval.seconds(10)
        /// How often a window that went away comes back in a run.
        var returns = WindowReturns()
        /// Where browsers are looked for, as in PATH; nil for the folders of PATH itself.
        var browsers: String?
    }

    private let queue = DispatchQueue(label: "vow.window")
    private let isWanted = Mutex(false)
    // All else that changes is touched on the queue only.
    private var browser: Process?
    private var profile = ""
    /// The variables that the browser was started with.
    private var display: [String: String] = [:]
    private var returns: WindowReturns
    /// How many runs there were: an end that was planned after one does not hold in the next.
    private var run = 0
    /// How many openings were planned: the newest plan replaces the others.
    private var plan = 0
    private let home: String
    private let parts: Parts

    /// How long the card of the day stays in sight before the window closes, in seconds.
    private static let lingering = 12.0

    init(home: String, parts: Parts = Parts()) {
        (self.home, self.parts, returns) = (home, parts, parts.returns)
    }

    /// Takes in what goes on.
    func show(_ phase: LiveRow.Phase) {
        let isRun = phase != .idle && phase != .ended
        isWanted.withLock { isWanted in
            // A queue that was never used costs a night nothing.
            guard isRun != isWanted else { return }
            isWanted = isRun
            queue.async { [self] in isRun ? begin() : closeLater() }
        }
    }

    /// Brings the window to the front while a run is on: where it is gone it opens again, and where it is covered another
    /// one of the same browser comes over it.
    func raise() {
        guard wanted else { return }
        queue.async { [self] in
            guard wanted else { return }
            guard browser?.isRunning == true, let address = parts.address(home) else {
                close()
                return open()
            }
            // A browser that runs with this folder opens the window itself, and the second process ends at once.
            _ = Browser.openWholeScreen(address, profile: profile, on: display, from: parts.browsers)
        }
    }

    /// Closes the window at once, for good.
    func end() {
        isWanted.withLock { $0 = false }
        queue.sync { close() }
    }

    private var wanted: Bool { isWanted.withLock { $0 } }

    private func begin() {
        run += 1
        plan += 1
        returns = parts.returns
        open()
    }

    private func closeLater() {
        let run = run
        queue.asyncAfter(deadline: .now() + WakeWindow.lingering) { [self] in
            if self.run == run, !wanted { close() }
        }
    }

    private func open() {
        guard wanted, browser == nil else { return }
        let found = parts.display()
        guard DisplayEnvironment.namesDisplay(found) else { return open(after: parts.lookAgain) }
        guard let address = parts.address(home) else { return openOnceMore() }
        display = found
        profile = NSTemporaryDirectory() + "vow-window-\(UUID().uuidString)"
        try? FileManager.default.createDirectory(
            atPath: profile, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        browser = Browser.openWholeScreen(address, profile: profile, on: found, from: parts.browsers) {
            [weak self] ended in
            self?.queue.async { [weak self] in self?.handle(ended) }
        }
        if browser == nil { close() }
    }

    /// The browser has ended, by whatever cause.
    private func handle(_ ended: Process) {
        guard browser === ended else { return }
        close()
        openOnceMore()
    }

    private func openOnceMore() {
        guard wanted, let wait = returns.wait(after: .now) else { return }
        open(after: .milliseconds(Int(wait / .milliseconds(1))))
    }

    private func open(after wait: DispatchTimeInterval) {
        plan += 1
        let plan = plan
        queue.asyncAfter(deadline: .now() + wait) { [weak self] in
            if let self, self.plan == plan { open() }
        }
    }

    private func close() {
        browser?.end()
        browser = nil
        // What the browser kept of the page goes with it.
        if !profile.isEmpty { try? FileManager.default.removeItem(atPath: profile) }
        profile = ""
    }

    /// Asked of the program itself, so that the daemon's log stays untouched.
    private static func address(home: String) -> String? {
        guard
            case .success(let answer) = OwnProgram.run(["open", "--json", "--home", home]),
            let object = (try? JSONSerialization.jsonObject(with: Data(answer))) as? [String: Any],
            let address = object["address"] as? String
        else { return nil }
        return address + "&to=wake"
    }
}
