import CSystemd
import Foundation
import Glibc
public import VowPorts

/// What shows notifications on the session's bus, by the Desktop Notifications Specification 1.2.
///
/// Looking starts nothing: a server that the bus would only start for a message is told of without its name.
public struct NotificationService: Sendable {
    static let name = "org.freedesktop.Notifications"
    static let path = "/org/freedesktop/Notifications"
    private static let bus = "org.freedesktop.DBus"

    private let address: String?
    private let gnome: GnomeSettings

    /// Uses the bus at an address; the person's session bus for nil.
    /// - Parameter gnomeSettings: the program that reads GNOME's settings.
    public init(address: String? = nil, gnomeSettings: String = "/usr/bin/gsettings") {
        self.address = address ?? Bus.sessionAddress
        gnome = GnomeSettings(program: gnomeSettings)
    }

    /// What is there now; nil where nothing shows notifications. Takes at most about two seconds.
    public func read() -> MachineFacts.Notifications? {
        guard let address, let bus = try? Bus(address: address) else { return nil }
        guard owns(NotificationService.name, bus) else {
            let startable = (try? names(bus, "ListActivatableNames")) ?? []
            return startable.contains(NotificationService.name)
                ? MachineFacts.Notifications(server: "", hasActions: true) : nil
        }
        let server = try? bus.call(
            NotificationService.name, NotificationService.path, NotificationService.name,
            "GetServerInformation", [], timeoutMilliseconds: 300
        ) { Bus.text(in: $0) }
        let abilities = try? bus.call(
            NotificationService.name, NotificationService.path, NotificationService.name, "GetCapabilities",
            [], timeoutMilliseconds: 300
        ) { Bus.texts(in: $0) }
        return MachineFacts.Notifications(
            server: server ?? "", hasActions: (abilities ?? []).contains("actions"),
            isSilenced: isSilenced(bus) ?? (server == "gnome-shell" ? gnome.hidesBanners() : nil))
    }

    private func owns(_ name: String, _ bus: Bus) -> Bool {
        (try? bus.call(
            NotificationService.bus, "/org/freedesktop/DBus", NotificationService.bus, "NameHasOwner",
            [.text(name)], timeoutMilliseconds: 300
        ) { Bus.truth(in: $0) }) ?? false
    }

    private func names(_ bus: Bus, _ method: String) throws(PortFailure) -> [String] {
        try bus.call(
            NotificationService.bus, "/org/freedesktop/DBus", NotificationService.bus, method, [],
            timeoutMilliseconds: 300
        ) { Bus.texts(in: $0) }
    }

    /// Plasma's server tells of its do-not-disturb by `Inhibited`, dunst by `paused` of an interface of its own; GNOME
    /// says nothing over the bus, and is asked for its settings.
    private func isSilenced(_ bus: Bus) -> Bool? {
        for (interface, property) in [
            (NotificationService.name, "Inhibited"), ("org.dunstproject.cmd0", "paused"),
        ] {
            let told = try? bus.call(
                NotificationService.name, NotificationService.path, "org.freedesktop.DBus.Properties", "Get",
                [.text(interface), .text(property)], timeoutMilliseconds: 300
            ) { Bus.truth(inVariant: $0) }
            if let told { return told }
        }
        return isSilencedBySettings(bus)
    }

    /// The desktop of Xfce keeps it in its settings, and SwayNC answers for it in a name of its own.
    private func isSilencedBySettings(_ bus: Bus) -> Bool? {
        if owns("org.xfce.Xfconf", bus) {
            let told = try? bus.call(
                "org.xfce.Xfconf", "/org/xfce/Xfconf", "org.xfce.Xfconf", "GetProperty",
                [.text("xfce4-notifyd"), .text("/do-not-disturb")], timeoutMilliseconds: 300
            ) { Bus.truth(inVariant: $0) }
            if let told { return told }
        }
        guard owns("org.erikreider.swaync.cc", bus) else { return nil }
        return try? bus.call(
            "org.erikreider.swaync.cc", "/org/erikreider/swaync/cc", "org.erikreider.swaync.cc", "GetDnd", [],
            timeoutMilliseconds: 300
        ) { Bus.truth(in: $0) }
    }
}

// Reading answers.
extension Bus {
    /// The address of the person's session bus; nil where there is none.
    static var sessionAddress: String? {
        if let named = getenv("DBUS_SESSION_BUS_ADDRESS") { return String(cString: named) }
        return getenv("XDG_RUNTIME_DIR").map { "unix:path=\(String(cString: $0))/bus" }
    }

    /// The next argument as a text.
    static func text(in message: OpaquePointer?) -> String? {
        var pointer: UnsafePointer<CChar>?
        guard sd_bus_message_read_basic(message, CChar(UInt8(ascii: "s")), &pointer) > 0, let pointer else {
            return nil
        }
        return String(cString: pointer)
    }

    /// The text in the variant that comes next; nil where it holds something else.
    static func text(inVariant message: OpaquePointer?) -> String? {
        guard sd_bus_message_enter_container(message, CChar(UInt8(ascii: "v")), "s") > 0 else { return nil }
        return text(in: message)
    }

    /// The next argument as a list of texts.
    static func texts(in message: OpaquePointer?) -> [String] {
        guard sd_bus_message_enter_container(message, CChar(UInt8(ascii: "a")), "s") > 0 else { return [] }
        var texts: [String] = []
        while let text = text(in: message) { texts.append(text) }
        return texts
    }

    /// The next argument as a truth value; false where it is none.
    static func truth(in message: OpaquePointer?) -> Bool {
        var flag: Int32 = 0
        return sd_bus_message_read_basic(message, CChar(UInt8(ascii: "b")), &flag) > 0 && flag != 0
    }

    /// The truth value in the variant that comes next; nil where it holds something else.
    static func truth(inVariant message: OpaquePointer?) -> Bool? {
        guard sd_bus_message_enter_container(message, CChar(UInt8(ascii: "v")), "b") > 0 else { return nil }
        return truth(in: message)
    }
}
