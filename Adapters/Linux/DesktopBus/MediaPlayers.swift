import CSystemd
import VowPorts

/// The media players on the session bus (MPRIS D-Bus Interface Specification 2.2).
///
/// Thread-safe: every call opens its own connection.
package struct MediaPlayers: MediaPauser {
    private static let prefix = "org.mpris.MediaPlayer2."
    private static let path = "/org/mpris/MediaPlayer2"
    private static let interface = "org.mpris.MediaPlayer2.Player"
    private static let timeoutMilliseconds: UInt64 = 500

    private let address: String?

    /// Uses the bus at `address`, or the person's session bus if nil.
    package init(address: String? = nil) { self.address = address ?? Bus.sessionAddress }

    /// See `MediaPauser`. A player that hangs costs half a second.
    package func pausePlaying() -> [String] {
        guard let address, let bus = Bus.connected(to: address) else { return [] }
        let names = bus.answer(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "ListNames", [],
            timeoutMilliseconds: MediaPlayers.timeoutMilliseconds
        ) { Bus.texts(in: $0) }
        return (names ?? []).filter { $0.hasPrefix(MediaPlayers.prefix) }.sorted()
            .filter { isPlaying($0, bus) && pause($0, bus) }
            .map { String($0.dropFirst(MediaPlayers.prefix.count)) }
    }

    private func isPlaying(_ player: String, _ bus: Bus) -> Bool {
        let status = bus.answer(
            player, MediaPlayers.path, "org.freedesktop.DBus.Properties", "Get",
            [.text(MediaPlayers.interface), .text("PlaybackStatus")],
            timeoutMilliseconds: MediaPlayers.timeoutMilliseconds
        ) { Bus.text(inVariant: $0) }
        return status == "Playing"
    }

    private func pause(_ player: String, _ bus: Bus) -> Bool {
        (bus.answer(
            player, MediaPlayers.path, MediaPlayers.interface, "Pause", [],
            timeoutMilliseconds: MediaPlayers.timeoutMilliseconds
        ) { _ in true }) != nil
    }
}
