import CSystemd
import LinuxAdapters
import Foundation
import Glibc
import TestSupport
import Synchronization
import Testing
import VowCore
import VowPorts

/// S6 against a private bus with a scripted PowerDevil.
///
/// The real service needs a display, so it is tried by hand: start `org_kde_powerdevil` (5.27 was tried, under Xvfb)
/// and the tests with the same `DBUS_SESSION_BUS_ADDRESS` and with `VOW_TRY_POWERDEVIL=1`.
@Suite("Waking by the desktop's power service (S6)", .serialized)
struct PowerDevilTests {
    /// A machine with a waking clock and a service whose rights are `capabilities`, as /proc shows them.
    private func withMethods(capabilities: String, _ body: (WakeMethods, ScriptedPowerDevil) throws -> Void)
        throws
    {
        let bus = try PrivateBus()
        defer { bus.stop() }
        let service = ScriptedPowerDevil(address: bus.address)
        defer { service.stop() }
        let folder = NSTemporaryDirectory() + "vow-desktop-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for name in ["rtc0", "\(getpid())"] {
            try FileManager.default.createDirectory(
                atPath: folder + "/" + name, withIntermediateDirectories: true)
        }
        try "".write(toFile: folder + "/rtc0/wakealarm", atomically: false, encoding: .utf8)
        try "Name:\tservice\nCapEff:\t\(capabilities)\n".write(
            toFile: folder + "/\(getpid())/status", atomically: false, encoding: .utf8)
        var paths = WakeMethods.Paths()
        paths.clocks = folder
        paths.processes = folder
        paths.leavingOut = [.alarmTimer, .clockFile, .helper, .inhibitor]
        let waking = WakeMethods(
            clock: try LinuxWakeClock(), power: LogindPower(address: "unix:path=/nowhere/bus"),
            desktop: PowerDevil(address: bus.address), paths: paths)
        try body(waking, service)
    }

    @Test("a service with the right to wake is asked, asked anew, and released", PrivateBus.isInstalled)
    func wish() throws {
        try withMethods(capabilities: "0000000800000000") { (waking, service) throws in
            #expect(waking.methods().map(\.state) == [.ready])
            #expect(try waking.arm(Instant(secondsSinceEpoch: 1_900_000_000)) == .powerService)
            #expect(try waking.arm(Instant(secondsSinceEpoch: 1_900_000_600)) == .powerService)
            #expect(try waking.arm(nil) == .nothing)
            #expect(
                service.calls == [
                    "scheduleWakeup /vow 1900000000", "clearWakeup 1", "scheduleWakeup /vow 1900000600",
                    "clearWakeup 2",
                ])
        }
    }

    @Test(
        "the real service takes a wish and gives it back",
        .enabled(
            if: getenv("VOW_TRY_POWERDEVIL") != nil, "only where a real PowerDevil is on the session bus"))
    func realService() throws {
        let service = PowerDevil()
        #expect((service.processIdentifier() ?? 0) > 0)
        let soon = try LinuxWakeClock().now().secondsSinceEpoch + 3_600
        try service.wake(atSecondsSinceEpoch: soon)
        try service.wake(atSecondsSinceEpoch: soon + 60)
        service.clear()
        service.clear()
    }

    @Test("a service without the right is not believed", PrivateBus.isInstalled)
    func noRight() throws {
        try withMethods(capabilities: "0000000000000000") { (waking, service) throws in
            #expect(waking.methods().map(\.state) == [.denied])
            #expect(throws: PortFailure.self) {
                try waking.arm(Instant(secondsSinceEpoch: 1_900_000_000))
            }
            #expect(service.calls.isEmpty)
        }
    }
}

/// Stands in for PowerDevil: notes what it is asked and gives receipts 1, 2, ….
final class ScriptedPowerDevil: @unchecked Sendable {
    private let noted = Mutex<[String]>([])
    private var receipt: UInt32 = 0
    private var object: ServedObject?

    init(address: String) {
        object = ServedObject(
            "/org/kde/Solid/PowerManagement", of: "org.kde.Solid.PowerManagement", address: address,
            answer: { [self] bus, message in answer(message, on: bus) })
    }

    /// What was asked, in order.
    var calls: [String] { noted.withLock { $0 } }

    func stop() {
        object?.stop()
        object = nil
    }

    private func answer(_ message: OpaquePointer?, on bus: OpaquePointer?) -> Int32 {
        let member = sd_bus_message_get_member(message).map { String(cString: $0) } ?? ""
        var reply: OpaquePointer?
        switch member {
        case "scheduleWakeup":
            var service: UnsafePointer<CChar>?
            var path: UnsafePointer<CChar>?
            var seconds: UInt64 = 0
            precondition(sd_bus_message_read_basic(message, CChar(UInt8(ascii: "s")), &service) > 0)
            precondition(sd_bus_message_read_basic(message, CChar(UInt8(ascii: "o")), &path) > 0)
            precondition(sd_bus_message_read_basic(message, CChar(UInt8(ascii: "t")), &seconds) > 0)
            // The real service forgets the wishes of names that leave the bus.
            precondition(service?.pointee == CChar(UInt8(ascii: ":")))
            receipt += 1
            noted.withLock { $0.append("scheduleWakeup \(String(cString: path!)) \(seconds)") }
            sd_bus_message_new_method_return(message, &reply)
            sd_bus_message_append_basic(reply, CChar(UInt8(ascii: "u")), &receipt)
        case "clearWakeup":
            var cookie: Int32 = 0
            precondition(sd_bus_message_read_basic(message, CChar(UInt8(ascii: "i")), &cookie) > 0)
            noted.withLock { $0.append("clearWakeup \(cookie)") }
            sd_bus_message_new_method_return(message, &reply)
        default: return 0
        }
        sd_bus_send(bus, reply, nil)
        sd_bus_flush(bus)
        sd_bus_message_unref(reply)
        return 1
    }
}
