import CSystemd
import Foundation
import TestSupport
import Synchronization
import Testing

@testable import LinuxAdapters

/// Unlocking, as a scripted logind tells it.
@Suite("K1 A session that is unlocked", .serialized, .timeLimit(.minutes(1))) struct SessionLockTests {
    private static let path = "/org/freedesktop/login1/session/_31"

    @Test(
        "is told within a second, by the hint that desktops set and by loginctl; locking is not",
        PrivateBus.isInstalled)
    func unlocked() throws {
        let bus = try PrivateBus()
        defer { bus.stop() }
        let wishes = Mutex<[@Sendable (OpaquePointer?) -> Void]>([])
        let logind = ServedObject(
            "/org/freedesktop/login1", of: "org.freedesktop.login1", address: bus.address,
            between: { bus in wishes.withLock { $0.isEmpty ? nil : $0.removeFirst() }?(bus) }
        ) { _, _ in 0 }
        defer { logind.stop() }
        let times = Mutex(0)
        let told = DispatchSemaphore(value: 0)
        let lock = SessionLock(address: bus.address) {
            times.withLock { $0 += 1 }
            told.signal()
        }
        defer { lock.end() }
        let follows = DispatchSemaphore(value: 0)
        lock.onBegin { follows.signal() }
        #expect(follows.wait(timeout: .now() + 10) == .success)
        wishes.withLock { $0.append { Self.hint(true, on: $0) } }
        wishes.withLock { $0.append { Self.hint(false, on: $0) } }
        #expect(told.wait(timeout: .now() + 1) == .success)
        wishes.withLock { $0.append { Self.unlock(on: $0) } }
        #expect(told.wait(timeout: .now() + 1) == .success)
        #expect(times.withLock { $0 } == 2)
    }

    private static func unlock(on bus: OpaquePointer?) {
        var message: OpaquePointer?
        sd_bus_message_new_signal(bus, &message, path, "org.freedesktop.login1.Session", "Unlock")
        sd_bus_send(bus, message, nil)
        sd_bus_message_unref(message)
    }

    private static func hint(_ isLocked: Bool, on bus: OpaquePointer?) {
        var message: OpaquePointer?
        sd_bus_message_new_signal(
            bus, &message, path, "org.freedesktop.DBus.Properties", "PropertiesChanged")
        let text = { (text: String) in
            _ = text.withCString { sd_bus_message_append_basic(message, CChar(UInt8(ascii: "s")), $0) }
        }
        text("org.freedesktop.login1.Session")
        sd_bus_message_open_container(message, CChar(UInt8(ascii: "a")), "{sv}")
        // Another property stands before the one that is looked for.
        for (name, value) in [("IdleHint", true), ("LockedHint", isLocked)] {
            sd_bus_message_open_container(message, CChar(UInt8(ascii: "e")), "sv")
            text(name)
            sd_bus_message_open_container(message, CChar(UInt8(ascii: "v")), "b")
            var flag: Int32 = value ? 1 : 0
            sd_bus_message_append_basic(message, CChar(UInt8(ascii: "b")), &flag)
            sd_bus_message_close_container(message)
            sd_bus_message_close_container(message)
        }
        sd_bus_message_close_container(message)
        sd_bus_message_open_container(message, CChar(UInt8(ascii: "a")), "s")
        sd_bus_message_close_container(message)
        sd_bus_send(bus, message, nil)
        sd_bus_message_unref(message)
    }
}
