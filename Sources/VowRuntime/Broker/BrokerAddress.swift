/// A broker of home automation, as `mqtt.address` names it: `HOST` or `HOST:PORT`.
package struct BrokerAddress: Hashable, Sendable {
    /// Its machine and port.
    package let place: HostAndPort

    /// The port of MQTT without TLS, where none is named.
    package static let defaultPort = 1_883

    /// Reads an address; nil where it is none. What a consent names (`mqtt:HOST:PORT`) is read, too.
    package init?(_ text: String) {
        var rest = text.lowercased()[...]
        if rest.hasPrefix("mqtt:") { rest = rest.dropFirst(5) }
        if rest.hasPrefix("//") { rest = rest.dropFirst(2) }
        guard let place = HostAndPort(rest, defaultPort: BrokerAddress.defaultPort), place.host != "off"
        else {
            return nil
        }
        self.place = place
    }

    /// Who is told, as a consent names it.
    package var recipient: String { "mqtt:" + place.text }

    /// Whether it is this machine, which needs no consent.
    package var isLoopback: Bool { place.isLoopback }
}
