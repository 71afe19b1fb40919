import CSystemd
import Synchronization
import VowPorts

/// The notification of a run (Desktop Notifications Specification 1.2): critical, shown until closed, silent because
/// the alarm itself sounds, and with a button that opens the wake screen.
///
/// Closing it does not affect the run. Calls return immediately and are thread-safe. Does nothing if the session has no
/// notification service.
package final class DesktopWakeNotice: Sendable {
    private struct State {
        var loop: SignalLoop?
        /// The notification's id, or 0 if none is shown.
        var number: UInt32 = 0
    }

    private static let action = "open"
    private let address: String?
    private let opened: @Sendable () -> Void
    private let state = Mutex(State())

    /// Uses the bus at `address`, or the person's session bus if nil.
    /// - Parameter opened: called on the loop's thread when the person asks for the wake screen.
    package init(address: String? = nil, opened: @escaping @Sendable () -> Void) {
        self.address = address ?? Bus.sessionAddress
        self.opened = opened
    }

    deinit { state.withLock { $0.loop }?.end() }

    /// Shows the notification, replacing the one on screen.
    package func show(title: String, body: String, action: String) {
        guard let loop = loop() else { return }
        let plain = body.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        loop.perform { [weak self] bus in
            guard let self, let bus else { return }
            let number = bus.answer(
                NotificationService.name, NotificationService.path, NotificationService.name, "Notify",
                [
                    .text("Vow"), .number32(state.withLock { $0.number }), .text("vow"), .text(title),
                    .text(plain),
                    // A click on the notification itself opens too.
                    .texts(["default", action, DesktopWakeNotice.action, action]),
                    .hints([
                        .init(name: "urgency", value: .byte(2)),
                        .init(name: "suppress-sound", value: .truth(true)),
                        .init(name: "resident", value: .truth(true)),
                    ]), .number(0),
                ], timeoutMilliseconds: 1_000
            ) { answer in
                var number: UInt32 = 0
                return sd_bus_message_read_basic(answer, CChar(UInt8(ascii: "u")), &number) > 0 ? number : 0
            }
            state.withLock { $0.number = number ?? 0 }
        }
    }

    /// Closes the notification at the end of the run.
    package func close() {
        guard let loop = state.withLock({ $0.loop }) else { return }
        loop.perform { [weak self] bus in
            guard let self, let bus else { return }
            let number = state.withLock { state in
                defer { state.number = 0 }
                return state.number
            }
            guard number != 0 else { return }
            bus.answer(
                NotificationService.name, NotificationService.path, NotificationService.name,
                "CloseNotification", [.number32(number)], timeoutMilliseconds: 300
            ) { _ in true }
        }
    }

    /// Closes the notification and stops listening.
    package func end() {
        close()
        let loop = state.withLock { state in
            defer { state.loop = nil }
            return state.loop
        }
        loop?.end()
    }

    /// The current loop, or a new one if the bus was unreachable or went away.
    private func loop() -> SignalLoop? {
        guard let address else { return nil }
        return state.withLock { state in
            if let loop = state.loop, !loop.isOver { return loop }
            let signals = ["ActionInvoked", "NotificationClosed"].map {
                SignalLoop.Match(interface: NotificationService.name, member: $0)
            }
            state.number = 0
            let newLoop = SignalLoop(address: address, signals) { [weak self] in self?.handle($0) }
            state.loop = newLoop
            return newLoop
        }
    }

    private func handle(_ message: OpaquePointer?) {
        var number: UInt32 = 0
        guard sd_bus_message_read_basic(message, CChar(UInt8(ascii: "u")), &number) > 0,
            number != 0, number == state.withLock({ $0.number })
        else { return }
        if sd_bus_message_is_signal(message, NotificationService.name, "NotificationClosed") > 0 {
            state.withLock { $0.number = 0 }
        } else {
            opened()
        }
    }
}
