import CSystemd
import LinuxAdapters
import Foundation
import TestSupport
import Synchronization
import Testing
import VowPorts

/// S9: the evening notice skips once, and only by the button that says so.
@Suite("S9 The second button of a notice", .serialized, .timeLimit(.minutes(1))) struct NoticeButtonTests {
    private struct Nobody: Notifier {
        func notify(title: String, body: String, audible: Bool) throws(PortFailure) {}
    }

    private final class Presses: Sendable {
        let words = Mutex<[String]>([])
        let told = DispatchSemaphore(value: 0)
        @Sendable func note(_ one: String) {
            words.withLock { $0.append(one) }
            told.signal()
        }
    }

    /// Notifications that are pressed as soon as they are shown.
    private func pressed(_ action: String, on bus: PrivateBus) -> ServedObject {
        let (path, name) = ("/org/freedesktop/Notifications", "org.freedesktop.Notifications")
        return ServedObject(path, of: name, address: bus.address) { connection, message in
            guard sd_bus_message_is_method_call(message, name, "Notify") > 0 else { return 0 }
            var number: UInt32 = 7
            let answered = reply(connection, to: message) { answer in
                sd_bus_message_append_basic(answer, CChar(UInt8(ascii: "u")), &number)
            }
            var signal: OpaquePointer?
            guard sd_bus_message_new_signal(connection, &signal, path, name, "ActionInvoked") >= 0 else {
                return -1
            }
            defer { sd_bus_message_unref(signal) }
            sd_bus_message_append_basic(signal, CChar(UInt8(ascii: "u")), &number)
            _ = action.withCString { sd_bus_message_append_basic(signal, CChar(UInt8(ascii: "s")), $0) }
            sd_bus_send(connection, signal, nil)
            return answered
        }
    }

    @Test(
        "its own press skips, and a press on the notice or on the first button only opens",
        PrivateBus.isInstalled,
        arguments: [("skip", "skip a1 2029-01-01"), ("open", "open alarms"), ("default", "open alarms")])
    func press(action: String, expected: String) throws {
        let bus = try PrivateBus()
        defer { bus.stop() }
        let service = pressed(action, on: bus)
        defer { service.stop() }
        let done = Presses()
        let notifier = DesktopNotifier(
            address: bus.address, fallback: Nobody(), opened: { done.note("open \($0)") },
            skipped: { done.note("skip \($0.alarm) \($0.date)") })
        let skip = NoticeSkip(label: "Skip it once", alarm: "a1", date: "2029-01-01")
        try notifier.notify(
            title: "Vow: tomorrow", body: "07:00",
            button: NoticeButton(label: "Open it", place: "alarms", skip: skip))
        #expect(done.told.wait(timeout: .now() + 10) == .success)
        #expect(done.words.withLock { $0 } == [expected])
    }
}
