import CSystemd
import Foundation
import Glibc
package import VowPorts

/// The notification server on the session bus (Desktop Notifications Specification 1.2).
///
/// Reading starts no server: a server that the bus has yet to start is reported without a name.
package struct NotificationService: Sendable {
    static let name = "org.freedesktop.Notifications"
    static let path = "/org/freedesktop/Notifications"
    private static let bus = "org.freedesktop.DBus"

    private let address: String?
    private let gnome: GnomeSettings

    /// Uses the bus at `address`, or the person's session bus if nil.
    /// - Parameter gnomeSettings: the path of `gsettings`.
    package init(address: String? = nil, gnomeSettings: String = "/usr/bin/gsettings") {
        self.address = address ?? Bus.sessionAddress
        gnome = GnomeSettings(program: gnomeSettings)
    }

    /// The current server, or nil if nothing shows notifications. Blocks for about two seconds at most.
    package func read() -> MachineFacts.Notifications? {
        guard let address, let bus = Bus.connected(to: address) else { return nil }
        guard owns(NotificationService.name, bus) else {
            let startable = names(bus, "ListActivatableNames")
            return startable.contains(NotificationService.name)
                ? MachineFacts.Notifications(server: "", hasActions: true) : nil
        }
        let server = bus.answer(
            NotificationService.name, NotificationService.path, NotificationService.name,
            "GetServerInformation", [], timeoutMilliseconds: 300
        ) { Bus.text(in: $0) }
        let abilities = bus.answer(
            NotificationService.name, NotificationService.path, NotificationService.name, "GetCapabilities",
            [], timeoutMilliseconds: 300
        ) { Bus.texts(in: $0) }
        return MachineFacts.Notifications(
            server: server ?? "", hasActions: (abilities ?? []).contains("actions"),
            isSilenced: isSilenced(bus) ?? (server == "gnome-shell" ? gnome.hidesBanners() : nil))
    }

    private func owns(_ name: String, _ bus: Bus) -> Bool {
        (bus.answer(
            NotificationService.bus, "/org/freedesktop/DBus", NotificationService.bus, "NameHasOwner",
            [.text(name)], timeoutMilliseconds: 300
        ) { Bus.truth(in: $0) }) ?? false
    }

    private func names(_ bus: Bus, _ method: String) -> [String] {
        bus.answer(
            NotificationService.bus, "/org/freedesktop/DBus", NotificationService.bus, method, [],
            timeoutMilliseconds: 300
        ) { Bus.texts(in: $0) } ?? []
    }

    /// Plasma reports do-not-disturb as `Inhibited`, dunst as `paused` on its own interface. GNOME reports nothing over
    /// the bus; see `GnomeSettings`.
    private func isSilenced(_ bus: Bus) -> Bool? {
        for (interface, property) in [
            (NotificationService.name, "Inhibited"), ("org.dunstproject.cmd0", "paused"),
        ] {
            let value = bus.answer(
                NotificationService.name, NotificationService.path, "org.freedesktop.DBus.Properties", "Get",
                [.text(interface), .text(property)], timeoutMilliseconds: 300
            ) { Bus.truth(inVariant: $0) }
            if let value { return value }
        }
        return isSilencedBySettings(bus)
    }

    /// Xfce keeps do-not-disturb in its settings; SwayNC answers on its own bus name.
    private func isSilencedBySettings(_ bus: Bus) -> Bool? {
        if owns("org.xfce.Xfconf", bus) {
            let value = bus.answer(
                "org.xfce.Xfconf", "/org/xfce/Xfconf", "org.xfce.Xfconf", "GetProperty",
                [.text("xfce4-notifyd"), .text("/do-not-disturb")], timeoutMilliseconds: 300
            ) { Bus.truth(inVariant: $0) }
            if let value { return value }
        }
        guard owns("org.erikreider.swaync.cc", bus) else { return nil }
        return bus.answer(
            "org.erikreider.swaync.cc", "/org/erikreider/swaync/cc", "org.erikreider.swaync.cc", "GetDnd", [],
            timeoutMilliseconds: 300
        ) { Bus.truth(in: $0) }
    }
}

extension Bus {
    /// The address of the person's session bus, or nil if there is none.
    static var sessionAddress: String? {
        if let named = getenv("DBUS_SESSION_BUS_ADDRESS") { return String(cString: named) }
        return getenv("XDG_RUNTIME_DIR").map { "unix:path=\(String(cString: $0))/bus" }
    }

    /// Reads the next argument as a string.
    static func text(in message: OpaquePointer?) -> String? {
        var pointer: UnsafePointer<CChar>?
        guard sd_bus_message_read_basic(message, CChar(UInt8(ascii: "s")), &pointer) > 0, let pointer else {
            return nil
        }
        return String(cString: pointer)
    }

    /// Reads the next variant as a string, or nil if it has another type.
    static func text(inVariant message: OpaquePointer?) -> String? {
        guard sd_bus_message_enter_container(message, CChar(UInt8(ascii: "v")), "s") > 0 else { return nil }
        return text(in: message)
    }

    /// Reads the next argument as an array of strings.
    static func texts(in message: OpaquePointer?) -> [String] {
        guard sd_bus_message_enter_container(message, CChar(UInt8(ascii: "a")), "s") > 0 else { return [] }
        var texts: [String] = []
        while let text = text(in: message) { texts.append(text) }
        return texts
    }

    /// Reads the next argument as a Boolean; false if it has another type.
    static func truth(in message: OpaquePointer?) -> Bool {
        var flag: Int32 = 0
        return sd_bus_message_read_basic(message, CChar(UInt8(ascii: "b")), &flag) > 0 && flag != 0
    }

    /// Reads the next variant as a Boolean, or nil if it has another type.
    static func truth(inVariant message: OpaquePointer?) -> Bool? {
        guard sd_bus_message_enter_container(message, CChar(UInt8(ascii: "v")), "b") > 0 else { return nil }
        return truth(in: message)
    }
}
