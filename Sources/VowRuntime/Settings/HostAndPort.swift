import VowPorts

/// A machine and a port of it: `HOST`, `HOST:PORT`, or `[ADDRESS]:PORT` for an address with colons.
///
/// It is read strictly, so that a consent to one machine can lead to no other.
package struct HostAndPort: Hashable, Sendable {
    /// Name or address of the machine, in lower case and without brackets.
    package let host: String
    /// The port, 1 to 65,535.
    package let port: Int

    /// Reads them; nil where a text is something else.
    /// - Parameter defaultPort: the port where none is named; nil where one has to be.
    init?(_ text: some StringProtocol, defaultPort: Int?) {
        let text = text.lowercased()
        var (named, number) = (text[...], Substring?.none)
        if text.hasPrefix("[") {
            guard let end = text.firstIndex(of: "]") else { return nil }
            let rest = text[text.index(after: end)...]
            guard rest.isEmpty || rest.hasPrefix(":") else { return nil }
            named = text[text.index(after: text.startIndex)..<end]
            number = rest.isEmpty ? nil : rest.dropFirst()
        } else if let colon = text.lastIndex(of: ":") {
            (named, number) = (text[..<colon], text[text.index(after: colon)...])
        }
        guard let port = number.map({ Int($0) }) ?? defaultPort, (1...65_535).contains(port),
            text.hasPrefix("[") ? HostAndPort.isAddress(named) : HostAndPort.isName(named)
        else { return nil }
        (host, self.port) = (String(named), port)
    }

    /// Whether it is this machine, which needs no consent.
    package var isLoopback: Bool { Loopback.contains(host: host) }

    /// As it was read, with its port.
    package var text: String { (host.contains(":") ? "[\(host)]" : host) + ":\(port)" }

    /// An address with colons (RFC 4291), which may name the network that it is in.
    private static func isAddress(_ text: Substring) -> Bool {
        let parts = text.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
        return parts[0].count { $0 == ":" } >= 2
            && parts[0].allSatisfy { $0.isASCII && $0.isHexDigit || $0 == ":" || $0 == "." }
            && parts.dropFirst().allSatisfy(isName)
    }

    private static func isName(_ text: Substring) -> Bool {
        (1...253).contains(text.count) && !text.hasPrefix("-")
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".-_".contains($0)) }
    }
}
