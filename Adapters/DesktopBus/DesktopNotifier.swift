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
    /// The last message that was to be heard: the next one takes its place, so that they do not pile up.
    private let audibleNumber = Mutex<UInt32>(0)

    /// Uses the bus at an address; the person's session bus for nil.
    /// - Parameter fallback: is asked where the bus shows nothing, and whenever something must be heard.
    public init(address: String? = nil, fallback: any Notifier) {
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
