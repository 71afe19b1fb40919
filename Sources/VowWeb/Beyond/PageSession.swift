import Crypto
import Foundation

/// What a browser of another machine carries after the password: until when it may come, and a proof of that.
///
/// The proof is a code under the home's token over the time and the kept password, so nothing is stored for it: it ends
/// by itself, and all of them end when the password is changed or removed.
struct PageSession {
    /// How long a browser stays in, in seconds.
    static let lifetimeSeconds = 30 * 24 * 3_600

    let token: PageToken
    let password: PagePassword

    /// The text of a cookie that holds from now on.
    /// - Parameter now: seconds since 1970.
    func issued(at now: Int) -> String {
        let end = now + PageSession.lifetimeSeconds
        return "\(end).\(PageHex.text(proof(of: end)))"
    }

    /// Whether a cookie's text was issued here, and still holds.
    func admits(_ text: some StringProtocol, at now: Int) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let end = Int(parts[0]), end > now,
            end <= now + PageSession.lifetimeSeconds, let proof = PageHex.bytes(parts[1])
        else { return false }
        return HMAC<SHA256>.isValidAuthenticationCode(proof, authenticating: message(end), using: key)
    }

    private func proof(of end: Int) -> [UInt8] {
        Array(HMAC<SHA256>.authenticationCode(for: message(end), using: key))
    }

    private func message(_ end: Int) -> Data { Data("vow page session|\(end)|\(password.text)".utf8) }
    private var key: SymmetricKey { SymmetricKey(data: Data(token.text.utf8)) }
}
