/// A speech server that speaks Wyoming, as `wyoming:HOST:PORT` names it.
package struct ServerAddress: Hashable, Sendable {
    private let place: HostAndPort

    /// Reads an engine's name; nil where it is no server's.
    package init?(engine: String) {
        guard engine.hasPrefix("wyoming:") else { return nil }
        var address = engine.dropFirst(8).lowercased()
        if address.hasPrefix("tcp://") { address.removeFirst(6) }
        guard let place = HostAndPort(address, defaultPort: nil) else { return nil }
        self.place = place
    }

    /// The engine's name, in lower case and without a scheme in the address: who receives recordings, and what a
    /// consent names.
    package var recipient: String { "wyoming:" + place.text }

    /// Whether it is this machine, which needs no consent.
    package var isLoopback: Bool { place.isLoopback }
}
