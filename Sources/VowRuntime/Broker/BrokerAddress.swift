import VowPorts

/// A broker of home automation, as `mqtt.address` names it: `HOST` or `HOST:PORT`.
public struct BrokerAddress: Hashable, Sendable {
    /// Name or address of its machine, in lower case.
    public let host: String
    /// Its port.
    public let port: Int

    /// The port of MQTT without TLS, where none is named.
    public static let defaultPort = 1_883

    /// Reads an address; nil where it is none. What a consent names (`mqtt:HOST:PORT`) is read, too.
    public init?(_ text: String) {
        var rest = text.lowercased()[...]
        if rest.hasPrefix("mqtt:") { rest = rest.dropFirst(5) }
        if rest.hasPrefix("//") { rest = rest.dropFirst(2) }
        var number: Substring?
        if rest.hasPrefix("[") {
            guard let end = rest.firstIndex(of: "]") else { return nil }
            let behind = rest[rest.index(after: end)...]
            guard behind.isEmpty || behind.hasPrefix(":") else { return nil }
            if !behind.isEmpty { number = behind.dropFirst() }
            rest = rest[rest.index(after: rest.startIndex)..<end]
            guard rest.contains(":"), rest.allSatisfy({ $0.isHexDigit || $0 == ":" || $0 == "." }) else {
                return nil
            }
        } else if let colon = rest.firstIndex(of: ":") {
            number = rest[rest.index(after: colon)...]
            rest = rest[..<colon]
        }
        if let number {
            guard let port = Int(number), (1...65_535).contains(port) else { return nil }
            self.port = port
        } else {
            port = BrokerAddress.defaultPort
        }
        host = String(rest)
        guard (1...253).contains(host.utf8.count), host != "off", !host.hasPrefix("-"),
            host.contains(":") || host.allSatisfy({ BrokerWish.mayName($0) || $0 == "." })
        else { return nil }
    }

    /// Who is told, as a consent names it.
    public var recipient: String { "mqtt:\(host.contains(":") ? "[\(host)]" : host):\(port)" }

    /// Whether it is this machine, which needs no consent.
    public var isLoopback: Bool { Loopback.contains(host: host) }
}
