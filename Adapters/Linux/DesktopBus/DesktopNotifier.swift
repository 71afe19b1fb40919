import CSystemd
import Synchronization
package import VowPorts

/// Notifies over the session bus (Desktop Notifications Specification 1.2): critical, and shown until closed.
///
/// Closing a notification does not affect a run. Only audible ones carry a sound. The fallback notifier rings the
/// terminal's bell, and shows what the bus cannot.
package final class DesktopNotifier: Notifier {
    private let address: String?
    private let fallback: any Notifier
    private let opened: (@Sendable (String) -> Void)?
    private let skipped: (@Sendable (NoticeSkip) -> Void)?
    private let asked = Mutex(Asked())

    /// The notifications with buttons on screen, and the loop that receives presses.
    private struct Asked {
        var loop: SignalLoop?
        /// The button of each notification, by its id.
        var buttons: [UInt32: NoticeButton] = [:]
    }

    /// The id of the last audible notification: the next one replaces it, so that they do not pile up.
    private let audibleNumber = Mutex<UInt32>(0)

    /// Uses the bus at `address`, or the person's session bus if nil.
    /// - Parameters:
    ///   - fallback: used if the bus shows nothing, and for everything audible.
    ///   - opened: called on the loop's thread with the target of a pressed button; nil for no buttons.
    ///   - skipped: called on the loop's thread with what the second button skips; nil for no second buttons.
    package init(
        address: String? = nil, fallback: any Notifier, opened: (@Sendable (String) -> Void)? = nil,
        skipped: (@Sendable (NoticeSkip) -> Void)? = nil
    ) {
        self.opened = opened
        self.skipped = skipped
        self.address = address ?? Bus.sessionAddress
        self.fallback = fallback
    }

    /// See `Notifier`. Audible messages go to the fallback first, so that no bus delays them. Others go there if the
    /// bus shows nothing, which is known within a second.
    package func notify(title: String, body: String, audible: Bool) throws(PortFailure) {
        var refusal: PortFailure?
        if audible {
            do throws(PortFailure) {
                try fallback.notify(title: title, body: body, audible: true)
            } catch { refusal = error }
        }
        var isShown = true
        do throws(PortFailure) { try show(title, body, audible) } catch { isShown = false }
        if let refusal { throw refusal }
        if !isShown, !audible { try fallback.notify(title: title, body: body, audible: false) }
    }

    deinit { asked.withLock { $0.loop }?.end() }

    /// See `Notifier`. Returns immediately; if the bus shows nothing, the fallback is used later.
    package func notify(title: String, body: String, button: NoticeButton) throws(PortFailure) {
        guard opened != nil, let loop = loop() else {
            return try notify(title: title, body: body, audible: false)
        }
        let plain = body.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        let second = skipped == nil ? nil : button.skip
        // Sent by the loop's connection: some servers send a press only to the connection that notified.
        loop.perform { [weak self] bus in
            guard let self else { return }
            let number = bus?.answer(
                NotificationService.name, NotificationService.path, NotificationService.name, "Notify",
                [
                    .text("Vow"), .number32(0), .text("vow"), .text(title), .text(plain),
                    // A click on the notification itself opens too; it never skips.
                    .texts(
                        ["default", button.label, "open", button.label]
                            + (second.map { ["skip", $0.label] } ?? [])),
                    .hints([
                        // A notification about what comes next stays until it is closed.
                        .init(name: "urgency", value: .byte(second == nil ? 1 : 2)),
                        .init(name: "suppress-sound", value: .truth(true)),
                    ]), .number(0),
                ], timeoutMilliseconds: 1_000
            ) { answer in
                var number: UInt32 = 0
                return sd_bus_message_read_basic(answer, CChar(UInt8(ascii: "u")), &number) > 0 ? number : 0
            }
            guard let number, number != 0 else {
                // Nothing is left to show the notification; what it says stands in the log.
                try? fallback.notify(title: title, body: body, audible: false)
                return
            }
            asked.withLock { $0.buttons[number] = button }
        }
    }

    /// The number of notifications with buttons on screen.
    var shownCount: Int { asked.withLock { $0.buttons.count } }

    private func loop() -> SignalLoop? {
        guard let address else { return nil }
        return asked.withLock { asked in
            if let loop = asked.loop, !loop.isOver { return loop }
            let signals = ["ActionInvoked", "NotificationClosed"].map {
                SignalLoop.Match(interface: NotificationService.name, member: $0)
            }
            asked.buttons = [:]
            let newLoop = SignalLoop(address: address, signals) { [weak self] in self?.handle($0) }
            asked.loop = newLoop
            return newLoop
        }
    }

    private func handle(_ message: OpaquePointer?) {
        var number: UInt32 = 0
        guard sd_bus_message_read_basic(message, CChar(UInt8(ascii: "u")), &number) > 0,
            let button = asked.withLock({ $0.buttons[number] })
        else { return }
        if sd_bus_message_is_signal(message, NotificationService.name, "NotificationClosed") > 0 {
            return asked.withLock { $0.buttons[number] = nil }
        }
        var pressed: UnsafePointer<CChar>?
        let isNamed = sd_bus_message_read_basic(message, CChar(UInt8(ascii: "s")), &pressed) > 0
        if isNamed, let pressed, String(cString: pressed) == "skip" {
            if let skip = button.skip { skipped?(skip) }
        } else {
            opened?(button.place)
        }
    }

    private func show(_ title: String, _ body: String, _ audible: Bool) throws(PortFailure) {
        guard let address else { throw Bus.failure(.noSessionBus, -2) }
        let sound: Bus.Hint =
            audible
            ? .init(name: "sound-name", value: .text("alarm-clock-elapsed"))
            : .init(name: "suppress-sound", value: .truth(true))
        // The body may contain markup; a person's words must not be read as markup.
        let plain = body.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        let replaced = audible ? audibleNumber.withLock { $0 } : 0
        let number = try Bus(address: address).call(
            NotificationService.name, NotificationService.path, NotificationService.name, "Notify",
            [
                .text("Vow"), .number32(replaced), .text("vow"), .text(title), .text(plain), .texts([]),
                .hints([.init(name: "urgency", value: .byte(2)), sound]), .number(0),
            ], timeoutMilliseconds: 300
        ) { answer in
            var number: UInt32 = 0
            return sd_bus_message_read_basic(answer, CChar(UInt8(ascii: "u")), &number) > 0 ? number : 0
        }
        if audible { audibleNumber.withLock { $0 = number } }
    }
}
