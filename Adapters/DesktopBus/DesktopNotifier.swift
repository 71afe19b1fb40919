import CSystemd
import Synchronization
public import VowPorts

/// Notifies over the session's bus (Desktop Notifications Specification 1.2): critical, and there until it is closed.
///
/// Closing a notification means nothing to a run. It carries no sound but where the alarm itself has none. Where nobody
/// shows notifications, and for the terminal's bell, another notifier is asked.
public final class DesktopNotifier: Notifier {
    private let address: String?
    private let fallback: any Notifier
    private let opened: (@Sendable (String) -> Void)?
    private let skipped: (@Sendable (NoticeSkip) -> Void)?
    private let asked = Mutex(Asked())

    /// The messages with a button that are shown now, and what listens for a press.
    private struct Asked {
        var loop: SignalLoop?
        /// What a press opens or does, by the message's number.
        var buttons: [UInt32: NoticeButton] = [:]
    }

    /// The last message that was to be heard: the next one takes its place, so that they do not pile up.
    private let audibleNumber = Mutex<UInt32>(0)

    /// Uses the bus at an address; the person's session bus for nil.
    /// - Parameters:
    ///   - fallback: is asked where the bus shows nothing, and whenever something must be heard.
    ///   - opened: is called, on a thread of its own, with the place of a button that was pressed; nil for no buttons.
    ///   - skipped: is called there with what a second button is to leave out; nil for no second buttons.
    public init(
        address: String? = nil, fallback: any Notifier, opened: (@Sendable (String) -> Void)? = nil,
        skipped: (@Sendable (NoticeSkip) -> Void)? = nil
    ) {
        self.opened = opened
        self.skipped = skipped
        self.address = address ?? Bus.sessionAddress
        self.fallback = fallback
    }

    /// See `Notifier`. What must be heard is handed to the fallback first, so that no bus holds it up; anything else is
    /// handed to it where the bus shows nothing, which is known within a second.
    public func notify(title: String, body: String, audible: Bool) throws(PortFailure) {
        var refusal: PortFailure?
        if audible {
            do throws(PortFailure) {
                try fallback.notify(title: title, body: body, audible: true)
            } catch { refusal = error }
        }
        let isShown = (try? show(title, body, audible)) != nil
        if let refusal { throw refusal }
        if !isShown, !audible { try fallback.notify(title: title, body: body, audible: false) }
    }

    deinit { asked.withLock { $0.loop }?.end() }

    /// See `Notifier`. Returns at once; where the bus shows nothing, the fallback is asked later.
    public func notify(title: String, body: String, button: NoticeButton) throws(PortFailure) {
        guard opened != nil, let loop = loop() else {
            return try notify(title: title, body: body, audible: false)
        }
        let plain = body.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        let second = skipped == nil ? nil : button.skip
        // Some servers tell only who sent the message of a press, so it goes over the connection that listens.
        loop.perform { [weak self] bus in
            guard let self else { return }
            let number = try? bus?.call(
                NotificationService.name, NotificationService.path, NotificationService.name, "Notify",
                [
                    .text("Vow"), .number32(0), .text("vow"), .text(title), .text(plain),
                    // A click on the notification itself does the same; it never skips anything.
                    .texts(
                        ["default", button.label, "open", button.label]
                            + (second.map { ["skip", $0.label] } ?? [])),
                    .hints([
                        // What comes next stands there until it is closed.
                        .init(name: "urgency", value: .byte(second == nil ? 1 : 2)),
                        .init(name: "suppress-sound", value: .truth(true)),
                    ]), .number(0),
                ], timeoutMilliseconds: 1_000
            ) { answer in
                var number: UInt32 = 0
                return sd_bus_message_read_basic(answer, CChar(UInt8(ascii: "u")), &number) > 0 ? number : 0
            }
            guard let number, number != 0 else {
                try? fallback.notify(title: title, body: body, audible: false)
                return
            }
            asked.withLock { $0.buttons[number] = button }
        }
    }

    /// The messages with a button that are shown now.
    var shownCount: Int { asked.withLock { $0.buttons.count } }

    private func loop() -> SignalLoop? {
        guard let address else { return nil }
        return asked.withLock { asked in
            if let loop = asked.loop, !loop.isOver { return loop }
            let signals = ["ActionInvoked", "NotificationClosed"].map {
                SignalLoop.Match(interface: NotificationService.name, member: $0)
            }
            asked.buttons = [:]
            let made = SignalLoop(address: address, signals) { [weak self] in self?.handle($0) }
            asked.loop = made
            return made
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
        guard let address else { throw Bus.failure("There is no session bus.", -2) }
        let sound: Bus.Hint =
            audible
            ? .init(name: "sound-name", value: .text("alarm-clock-elapsed"))
            : .init(name: "suppress-sound", value: .truth(true))
        // The body may hold markup, which words of a person are not.
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
