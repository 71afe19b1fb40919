import LinuxAdapters
import Foundation
import Synchronization
import VowAnswers
import VowCore
import VowRuntime
import VowWeb

/// Opens the wake screen by itself, over the whole display, when a run begins, and closes it when it is over. A window that
/// the person closes meanwhile, or whose browser crashes, comes back (`WindowReturns`). One that was not let in, because
/// the page's server was away or its session was ended, opens again with a new ticket, for as long as the run is on.
///
/// Safe from any thread; what takes time is done on one of its own, also asking where the display is. Where there is no
/// display, no browser or no page, nothing happens: the terminal and the notification are there. A display that only
/// comes while it rings, because somebody logs in, is found then.
// Unchecked: all but `isWanted` is used on the queue, whose delayed blocks call one another.
final class WakeWindow: @unchecked Sendable {
    /// What it needs of the machine; tests put their own in its place.
    struct Parts: Sendable {
        /// The variables of the display, looked up anew each time.
        var display: @Sendable () -> [String: String] = { DisplayEnvironment().read() }
        /// What the browser is started with to show the wake screen of a home, or nil if no page is served.
        var address: @Sendable (_ home: String) -> String? = { WakeWindow.address(home: $0) }
        /// Whether a window that was opened at a time (seconds since 1970) is let in at present.
        var isLetIn: @Sendable (_ home: String, _ openedAt: Int) -> Bool = { home, openedAt in
            PageSessions(home: home).list().contains { $0.origin == .window && $0.beganAt >= openedAt }
        }
        /// How long a window may take to be let in, and how often it is looked whether it still is. A second window may
        /// take twice as long, and so on.
        var patience = Duration.seconds(5)
        /// How long after a look that found no display the next one is taken.
        var lookAgain = DispatchTimeInterval.seconds(10)
        /// How often a window that went away comes back in a run.
        var returns = WindowReturns()
        /// Where browsers are looked for, as in PATH; nil for the folders of PATH itself.
        var browsers: String?
    }

    private let queue = DispatchQueue(label: "vow.window")
    private let isWanted = Mutex(false)
    private var browser: Process?
    private var profile = ""
    /// What the browser was started with.
    private var address = ""
    /// The variables that the browser was started with.
    private var display: [String: String] = [:]
    private var returns: WindowReturns
    /// How many runs there were: an end that was planned after one does not hold in the next.
    private var run = 0
    /// How many openings were planned: the newest plan replaces the others.
    private var plan = 0
    /// How many windows were opened and raised: only the newest is watched.
    private var opening = 0
    /// How many windows in a row were not let in.
    private var refusals = 0
    private let home: String
    private let parts: Parts

    /// How long the card of the day stays in sight before the window closes, in seconds.
    private static let lingering = 12.0
    /// The longest that a window is given to be let in.
    private static let longestPatience = Duration.seconds(60)

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
            let openedAt = PageSessions.present()
            _ = Browser.openWholeScreen(address, profile: profile, on: display, from: parts.browsers)
            watch(since: openedAt)
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
        refusals = 0
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
        self.address = address
        let openedAt = PageSessions.present()
        display = found
        profile = NSTemporaryDirectory() + "vow-window-\(UUID().uuidString)"
        try? FileManager.default.createDirectory(
            atPath: profile, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        browser = Browser.openWholeScreen(address, profile: profile, on: found, from: parts.browsers) {
            [weak self] ended in
            self?.queue.async { [weak self] in self?.handle(ended) }
        }
        if browser == nil { return close() }
        watch(since: openedAt)
    }

    /// Looks, again and again while the run is on, whether the newest window is let in, and opens another one if not.
    private func watch(since openedAt: Int) {
        opening += 1
        look(
            after: min(WakeWindow.longestPatience, parts.patience * (1 << min(refusals, 10))), opening,
            openedAt)
    }

    private func look(after wait: Duration, _ opening: Int, _ openedAt: Int) {
        queue.asyncAfter(deadline: .now() + .milliseconds(Int(wait / .milliseconds(1)))) { [weak self] in
            guard let self, self.opening == opening, wanted, browser != nil else { return }
            if parts.isLetIn(home, openedAt) {
                refusals = 0
                return look(after: parts.patience, opening, openedAt)
            }
            refusals += 1
            close()
            open()
        }
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
        // What the browser kept of the page goes with it, and what let it in.
        PageSessions(home: home).end { $0.origin == .window }
        OpeningFile.remove(at: address)
        if !profile.isEmpty { try? FileManager.default.removeItem(atPath: profile) }
        profile = ""
    }

    /// Asked of a process of its own, so that the daemon's log stays untouched.
    private static func address(home: String) -> String? {
        var asked = OpenPage()
        asked.isWindow = true
        return (try? HelperOperations(home: home).answer(asked))?.address
    }
}
