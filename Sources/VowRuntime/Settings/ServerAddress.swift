import VowPorts

/// A speech server that speaks Wyoming, as `wyoming:HOST:PORT` names it.
public struct ServerAddress: Hashable, Sendable {
    /// The engine's name, in lower case and without a scheme in the address: who receives recordings, and what a
    /// consent names.
    public let recipient: String
    /// Whether it is this machine, which needs no consent.
    public let isLoopback: Bool

    /// Reads an engine's name; nil where it is no server's.
    public init?(engine: String) {
        guard engine.hasPrefix("wyoming:") else { return nil }
        var address = engine.dropFirst(8).lowercased()
        if address.hasPrefix("tcp://") { address.removeFirst(6) }
        guard let colon = address.lastIndex(of: ":"),
            let port = Int(address[address.index(after: colon)...]), (1...65_535).contains(port)
        else { return nil }
        let host = address[..<colon].filter { $0 != "[" && $0 != "]" }
        guard !host.isEmpty, host.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f }) else { return nil }
        recipient = "wyoming:\(host.contains(":") ? "[\(host)]" : String(host)):\(port)"
        isLoopback = Loopback.contains(host: String(host))
    }
}
