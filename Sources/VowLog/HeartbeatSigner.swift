import Crypto
package import VowCore

/// Writes and reads the mark of when Vow last ran, under the key that signs the log's head.
///
/// The text form is ASCII: `vow-mark-1 MILLISECONDS BOOT CODE`, where the code is HMAC-SHA256 over the text before it
/// (without the space), in lower-case hexadecimal.
package struct HeartbeatSigner: Sendable {
    private static let beginning = "vow-mark-1"
    private let key: SymmetricKey

    /// Takes the key, 32 bytes.
    package init(key: any KeyBytes) { self.key = SymmetricKey(key) }

    /// The text form of a mark that is left at an instant in a boot; `boot` holds no space.
    package func form(of instant: Instant, boot: String) -> String {
        let text = "\(Self.beginning) \(instant.millisecondsSinceEpoch) \(boot)"
        let code = HMAC<SHA256>.authenticationCode(for: Array(text.utf8), using: key)
        return "\(text) \(Hexadecimal.text(code.withUnsafeBytes { Array($0) }))"
    }

    /// Reads the text form, or returns nil if this key did not make it.
    package func mark(_ text: String) -> (at: Instant, boot: String)? {
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 4, parts[0] == Self.beginning, let milliseconds = Int64(parts[1]),
            let code = Hexadecimal.bytes(String(parts[3])),
            HMAC<SHA256>.isValidAuthenticationCode(
                code, authenticating: Array(text.utf8.dropLast(parts[3].utf8.count + 1)), using: key)
        else { return nil }
        return (Instant(millisecondsSinceEpoch: milliseconds), String(parts[2]))
    }

    /// The name of a boot: half a SHA-256 of the kernel's identifier, in hexadecimal, because other programs' logs hold
    /// the identifier itself.
    package static func bootName(_ identifier: String) -> String {
        String(ByteHash.sha256(Array("vow-boot-1 \(identifier)".utf8)).prefix(32))
    }
}
