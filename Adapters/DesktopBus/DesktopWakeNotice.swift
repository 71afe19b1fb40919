import CSystemd
import Synchronization
import VowPorts

/// The notification of a run (Desktop Notifications Specification 1.2): critical, there until it is closed, silent, since
/// the alarm itself sounds, and with a button that opens the wake screen.
///
/// Closing it means nothing to the run. Calls return at once and may come from any thread; where nobody shows
/// notifications, nothing happens.
public final class DesktopWakeNotice: Sendable {
    private struct State {
        var loop: SignalLoop?
        /// The number of the notification; 0 where none is shown.
        var number: UInt32 = 0
    }

    private static let action = "open"
    private let address: String?
    private let opened: @Sendable () -> Void
    private let state = Mutex(State())

    /// Uses the bus at an address; the person's session bus for nil.
    /// - Parameter opened: is called, on a thread of its own, when the person asks for the wake screen.
    public init(address: String? = nil, opened: @escaping @Sendable () -> Void) {
        self.address = address ?? Bus.sessionAddress
        self.opened = opened
    }

    deinit { state.withLock { $0.loop }?.end() }

    /// Shows it, in place of the one that is there.
    public func show(title: String, body: String, action: String) {
        guard let loop = loop() else { return }
        let plain = body.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        loop.perform { [weak self] bus in
            guard let self, let bus else { return }
            let number = try? bus.call(
                NotificationService.name, NotificationService.path, NotificationService.name, "Notify",
                [
                    .text("Vow"), .number32(state.withLock { $0.number }), .text("vow"), .text(title),
                    .text(plain),
                    // A click on the notification itself does the same.
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

    /// Takes it away: the run is over.
    public func close() {
        guard let loop = state.withLock({ $0.loop }) else { return }
        loop.perform { [weak self] bus in
            guard let self, let bus else { return }
            let number = state.withLock { state in
                defer { state.number = 0 }
                return state.number
            }
            guard number != 0 else { return }
            try? bus.call(
                NotificationService.name, NotificationService.path, NotificationService.name,
                "CloseNotification", [.number32(number)], timeoutMilliseconds: 300
            ) { _ in }
        }
    }

    /// Takes it away, and waits for nothing any more.
    public func end() {
        close()
        let loop = state.withLock { state in
            defer { state.loop = nil }
            return state.loop
        }
        loop?.end()
    }

    /// The loop that is there, or a new one where the bus could not be reached or has gone away.
    private func loop() -> SignalLoop? {
        guard let address else { return nil }
        return state.withLock { state in
            if let loop = state.loop, !loop.isOver { return loop }
            let signals = ["ActionInvoked", "NotificationClosed"].map {
                SignalLoop.Match(interface: NotificationService.name, member: $0)
            }
            state.number = 0
            let made = SignalLoop(address: address, signals) { [weak self] in self?.handle($0) }
            state.loop = made
            return made
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
