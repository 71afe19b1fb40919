import VowRuntime
import VowPorts
import VowCore
import VowSystem
import Foundation
import Synchronization
import VowAnswers
import VowCommandLine
import VowWeb

/// Keeps the page's server running in a process of its own, and starts it again whenever it ends.
///
/// A server that nobody needs ends by itself; its port is then listened on here, and the first connection starts it again.
/// Safe from any thread. The child ends when this process does, since its standard input ends then. Whatever becomes of
/// it, ringing does not depend on it.
final class PageSupervisor: Sendable {
    private let child = SupervisedHelper(.page)
    private let state = Mutex(State())

    private struct State {
        var standby: PageStandby?
        var hasReported = false
    }

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
        SupervisedHelper.after(0) { self.start() }
    }

    /// Ends the server.
    func end() {
        child.end()
        rouse()
    }

    /// Has the server there at once: it will be needed.
    func rouse() { state.withLock { $0.standby }?.rouse() }

    /// - Parameter port: where the server before listened, where this one goes on in its place.
    private func start(onPort port: Int? = nil) {
        child.ask(ServePage(port: port), home: home) { [weak self] outcome in
            guard let self else { return }
            switch outcome {
            // No page is wanted.
            case .success(let answer) where answer.port == nil: return
            case .success(let answer): standIn(onPort: answer.port ?? 0)
            case .failure: ended()
            }
        }
    }

    /// Listens where the server did, until somebody comes or it will be needed, and starts it then.
    private func standIn(onPort port: Int) {
        let standby = PageStandby(port: port, account: PageAddress.account)
        state.withLock { $0.standby = standby }
        child.forgive()
        // An end that came meanwhile found nothing to rouse.
        guard !child.isOver else { return }
        let held = standby.wait() ?? []
        state.withLock { $0.standby = nil }
        start(onPort: port)
        PageStandby.forward(held, to: port)
    }

    /// Starts it again, and says once where it does not even begin.
    private func ended() {
        guard let failure = child.failed() else { return }
        let isFirst = state.withLock { state in
            let isFirst = failure.count == 3 && !state.hasReported
            if isFirst { state.hasReported = true }
            return isFirst
        }
        if isFirst {
            tell(
                HomeLanguage.wording(of: home)(PageServerText.cannotServe))
        }
        // Where it listened since the daemon's start it goes on, also after another port was set.
        SupervisedHelper.after(failure.pauseSeconds) { [self] in
            start(onPort: PageAddress.named ?? PageAddress.served(home: home))
        }
    }
}
