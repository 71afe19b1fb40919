import LinuxAdapters
import Foundation
import VowAnswers
import VowCore
import VowPorts
import VowRuntime

/// Everything that goes with a run of the daemon: the page, its window, what a broker of home automation is told, the
/// person's own programs, the notification and the buttons.
///
/// None of it is needed for an alarm to ring. Safe from any thread.
final class RunSurroundings: Sendable {
    private let page: PageSupervisor
    private let mqtt: MqttSupervisor
    private let window: WakeWindow
    private let hooks: RunHooks
    private let buttons: RunButtons
    private let notice: RunNotice
    private let lock: SessionLock

    /// Starts the page's server, and follows the live rows.
    /// - Parameter send: hands what the person did to the daemon.
    init(home: String, live: LiveState, send: @escaping @Sendable (PersonInput) -> Void) {
        page = PageSupervisor(home: home) { live.notice($0) }
        page.begin()
        mqtt = MqttSupervisor(home: home)
        let window = WakeWindow(home: home)
        self.window = window
        hooks = RunHooks(home: home)
        buttons = RunButtons(KeyWatch(), keys: { RunSurroundings.registeredKeys(home) }, send: send)
        notice = RunNotice { window.raise() }
        // Where no session can be watched, the window is there all the same.
        lock = SessionLock { window.raise() }
        _ = live.follow { [self] change in
            if case .row(let row) = change { show(row) }
        }
    }

    /// Keeps the broker of home automation told; asked again, nothing changes.
    func tellBroker() { mqtt.begin() }

    private func show(_ row: LiveRow) {
        if row.isOn { page.rouse() }
        window.show(row.phase)
        notice.show(row)
        hooks.show(row)
        buttons.show(row)
    }

    /// A notifier that has the person's own program alert as well, where the ring is not heard.
    func alerting(_ notifier: any Notifier) -> any Notifier {
        HookNotifier(notifier: notifier, hooks: hooks)
    }

    /// Ends all of it.
    func end() {
        hooks.end()
        notice.end()
        window.end()
        lock.end()
        buttons.end()
        mqtt.end()
        page.end()
    }

    /// Asked of the program itself, so that the daemon's log stays untouched.
    private static func registeredKeys(_ home: String) -> RunButtons.Keys? {
        guard let row = try? HelperOperations(home: home).answer(ListButtons()) else { return nil }
        return RunButtons.Keys(snooze: row.snooze, exit: row.exit, ready: row.ready)
    }
}
