import CSystemd

/// Reports when a session of this machine is unlocked (org.freedesktop.login1.Session): through LockedHint, which
/// desktops set, and through the signal of `loginctl unlock-session`.
package final class SessionLock: Sendable {
    private static let sender = "org.freedesktop.login1"
    private static let session = "org.freedesktop.login1.Session"
    private static let properties = "org.freedesktop.DBus.Properties"
    private let loop: SignalLoop

    /// Uses the bus at `address`, or the system bus if nil. Returns immediately. Reports nothing if no session can be
    /// watched.
    /// - Parameter unlocked: called on the loop's thread.
    package init(address: String? = nil, unlocked: @escaping @Sendable () -> Void) {
        loop = SignalLoop(
            address: address,
            [
                .init(sender: Self.sender, interface: Self.properties, member: "PropertiesChanged"),
                .init(sender: Self.sender, interface: Self.session, member: "Unlock"),
            ]
        ) { message in
            let isUnlocked =
                sd_bus_message_is_signal(message, SessionLock.session, "Unlock") > 0
                || SessionLock.lockedHint(in: message) == false
            if isUnlocked { unlocked() }
        }
    }

    /// Calls `body` on the loop's thread once the signals are followed.
    func onBegin(_ body: @escaping @Sendable () -> Void) { loop.perform { if $0 != nil { body() } } }

    /// Stops following.
    package func end() { loop.end() }

    /// The new LockedHint in a PropertiesChanged message, or nil for any other message.
    private static func lockedHint(in message: OpaquePointer?) -> Bool? {
        guard sd_bus_message_is_signal(message, properties, "PropertiesChanged") > 0,
            Bus.text(in: message) == session,
            sd_bus_message_enter_container(message, CChar(UInt8(ascii: "a")), "{sv}") > 0
        else { return nil }
        while sd_bus_message_enter_container(message, CChar(UInt8(ascii: "e")), "sv") > 0 {
            if Bus.text(in: message) == "LockedHint" { return Bus.truth(inVariant: message) }
            sd_bus_message_skip(message, "v")
            sd_bus_message_exit_container(message)
        }
        return nil
    }
}
