import CSystemd
import Glibc
import Synchronization
package import VowPorts

/// Plasma's power service, which wakes the machine for unprivileged programs (org.kde.Solid.PowerManagement, as
/// PowerDevil 5.27 introspects).
///
/// It drops a program's requests when that program leaves the bus, so the connection stays open while a request is
/// pending. Thread-safe.
package final class PowerDevil: Sendable {
    private static let destination = "org.kde.Solid.PowerManagement"
    private static let path = "/org/kde/Solid/PowerManagement"

    private struct Wish {
        let bus: Bus
        let cookie: UInt32
    }

    private let address: String?
    private let wish = Mutex<Wish?>(nil)

    /// Uses the bus at `address`, or the person's session bus if nil.
    package init(address: String? = nil) { self.address = address ?? Bus.sessionAddress }

    deinit { clear() }

    /// The service's pid, or nil if nobody owns the name.
    package func processIdentifier() -> Int32? {
        guard let address, let bus = Bus.connected(to: address) else { return nil }
        let process = bus.answer(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
            "GetConnectionUnixProcessID", [.text(PowerDevil.destination)]
        ) { answer in
            var number: UInt32 = 0
            return sd_bus_message_read_basic(answer, CChar(UInt8(ascii: "u")), &number) >= 0 ? number : 0
        }
        return process.flatMap { $0 == 0 ? nil : Int32($0) }
    }

    /// Requests a wake-up at `seconds` (Unix time) and cancels the previous request.
    package func wake(atSecondsSinceEpoch seconds: Int64) throws(PortFailure) {
        clear()
        guard let address else { throw Bus.failure(.noSessionBus, -ENOENT) }
        try wish.withLock { wish throws(PortFailure) in
            wish = try PowerDevil.wish(atSecondsSinceEpoch: seconds, address: address)
        }
    }

    private static func wish(
        atSecondsSinceEpoch seconds: Int64, address: String
    ) throws(PortFailure) -> sending Wish {
        let bus = try Bus(address: address)
        var name: UnsafePointer<CChar>?
        guard sd_bus_get_unique_name(bus.handle, &name) >= 0, let name else {
            throw Bus.failure(.busGaveNoName, -EIO)
        }
        let cookie = try bus.call(
            PowerDevil.destination, PowerDevil.path, PowerDevil.destination, "scheduleWakeup",
            [.text(String(cString: name)), .path("/vow"), .unsigned(UInt64(max(0, seconds)))]
        ) { answer -> UInt32? in
            var number: UInt32 = 0
            return sd_bus_message_read_basic(answer, CChar(UInt8(ascii: "u")), &number) >= 0 ? number : nil
        }
        guard let cookie else { throw Bus.failure(.powerdevilGaveNoReceipt, -EIO) }
        return Wish(bus: bus, cookie: cookie)
    }

    /// Cancels the request.
    package func clear() {
        wish.withLock { wish in
            guard let old = wish else { return }
            wish = nil
            // A service that is gone has dropped the request itself.
            old.bus.answer(
                PowerDevil.destination, PowerDevil.path, PowerDevil.destination, "clearWakeup",
                [.number(Int32(bitPattern: old.cookie))]
            ) { _ in true }
        }
    }
}
