package import VowAnswers
import VowPorts

/// The database of a cohort, as `postgresql://[ACCOUNT@]HOST[:PORT]/DATABASE` names it; a socket of this machine as
/// `postgresql://[ACCOUNT@]/DATABASE?host=/FOLDER`.
///
/// It is read strictly, so that nothing in it can lead elsewhere than a consent says: one host, and no password, which
/// other users would see among the arguments of a process.
package struct CohortAddress: Hashable, Sendable {
    /// The host, in lower case; a folder where it is a socket.
    package let host: String
    package let port: Int
    package let database: String
    /// The account; nil where none is named.
    package let user: String?
    /// A file with the certificates that are believed; nil where none is named.
    package let authorities: String?

    /// The port of PostgreSQL where none is named.
    private static let defaultPort = 5_432

    /// Reads an address; nil where it is none.
    package init?(_ text: String) {
        guard let scheme = ["postgresql://", "postgres://"].first(where: text.hasPrefix),
            !CohortAddress.holdsPassword(text)
        else { return nil }
        let rest = text.dropFirst(scheme.count)
        let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let place = parts[0].split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard place.count == 2, CohortAddress.isName(place[1]) else { return nil }
        var named = place[0]
        if let end = named.lastIndex(of: "@") {
            guard CohortAddress.isName(named[..<end]) else { return nil }
            user = String(named[..<end])
            named = named[named.index(after: end)...]
        } else {
            user = nil
        }
        var options: [Substring: Substring] = [:]
        for option in parts.count > 1 ? parts[1].split(separator: "&") : [] {
            let pair = option.split(separator: "=", maxSplits: 1)
            guard pair.count == 2, ["host", "port", "sslrootcert"].contains(pair[0]),
                options.updateValue(pair[1], forKey: pair[0]) == nil
            else { return nil }
        }
        if let folder = options["host"] {
            guard named.isEmpty, CohortAddress.isPath(folder) else { return nil }
            host = String(folder)
            port = CohortAddress.port(options["port"]) ?? 0
        } else {
            guard options["port"] == nil,
                let place = HostAndPort(named, defaultPort: CohortAddress.defaultPort)
            else { return nil }
            (host, port) = (place.host, place.port)
        }
        guard port > 0, options["sslrootcert"].map(CohortAddress.isPath) ?? true else { return nil }
        database = String(place[1])
        authorities = options["sslrootcert"].map(String.init)
    }

    /// Whether a password stands in it, between the account and the host.
    package static func holdsPassword(_ text: String) -> Bool {
        guard let start = text.firstRange(of: "://")?.upperBound else { return false }
        let named = text[start...].prefix { $0 != "/" && $0 != "?" }
        return named.lastIndex(of: "@").map { named[..<$0].contains(":") } ?? false
            || text.contains("password=")
    }

    /// Why a text that is no address is none.
    package static func refusal(of text: String) -> Refusal {
        if holdsPassword(text) { return Refusal(RefusalText.cohortPassword) }
        return Refusal(RefusalText.cohortAddress(text: text))
    }

    /// Who receives what is shipped there, without the account: what a consent names.
    package var recipient: String {
        if isSocket { return "postgresql:///\(database)?host=\(host)&port=\(port)" }
        return "postgresql://\(host.contains(":") ? "[\(host)]" : host):\(port)/\(database)"
    }

    /// Whether it is this machine; to any other, nothing goes unencrypted.
    package var isOwnMachine: Bool { isSocket || Loopback.contains(host: host) }

    private var isSocket: Bool { host.hasPrefix("/") }

    private static func port(_ text: Substring?) -> Int? {
        guard let text else { return defaultPort }
        return Int(text).flatMap { (1...65_535).contains($0) ? $0 : nil }
    }

    private static func isName(_ text: Substring) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy {
                isLetterOrDigit($0) || [UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains($0)
            }
    }

    private static func isPath(_ text: Substring) -> Bool {
        text.hasPrefix("/") && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f && $0 != UInt8(ascii: ",") }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
