import Crypto
import Foundation

/// Lets one browser in, once and soon. `PageSessions` exchanges it for a session.
///
/// Its text is the time of issue (milliseconds since 1970), 32 random hexadecimal digits, who it is for, and the
/// HMAC-SHA256 of these under the home's token, with dots between them. So the holder of the token issues a ticket
/// without asking the server, and a server that was started later accepts it.
package struct OpeningTicket: Sendable {
    /// How long a ticket is valid, in milliseconds.
    package static let lifetimeMilliseconds: Int64 = 120_000

    /// The present, in milliseconds since 1970.
    package static let present: @Sendable () -> Int64 = { Int64(Date().timeIntervalSince1970 * 1000) }

    /// What a browser posts.
    package let text: String
    /// Where the session begins that the ticket is exchanged for.
    let origin: PageSession.Origin
    private let random: String

    /// Issues a ticket.
    /// - Parameter origin: `browser`, or `window` for the wake window.
    package init(
        issuedBy token: PageToken, for origin: PageSession.Origin = .browser,
        at now: Int64 = OpeningTicket.present()
    ) {
        random = PageHex.drawn(bytes: 16)
        self.origin = origin
        let content = "\(now).\(random).\(origin.rawValue)"
        text = content + "." + OpeningTicket.code(of: content, token)
    }

    /// Reads a ticket that the token's holder issued and that has not expired; nil for any other text.
    init?(reading text: String, token: PageToken, at now: Int64) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
        guard parts.count == 4, parts[1].utf8.count == 32, let issued = Int64(parts[0]),
            let origin = PageSession.Origin(rawValue: parts[2]), origin != .beyond,
            PageToken(OpeningTicket.code(of: parts[..<3].joined(separator: "."), token)).matches(parts[3]),
            // A clock that was set back makes tickets of the future, which would be valid for longer.
            issued >= now - OpeningTicket.lifetimeMilliseconds, issued <= now
        else { return nil }
        (self.text, self.origin, random) = (text, origin, parts[1])
    }

    /// Names the ticket where others may read it: nothing of the text follows from it.
    var name: String { PageHex.text(SHA256.hash(data: Data(("vow-ticket-1." + random).utf8)).prefix(16)) }

    private static func code(of text: String, _ token: PageToken) -> String {
        let key = SymmetricKey(data: Data(token.text.utf8))
        return PageHex.text(
            HMAC<SHA256>.authenticationCode(for: Data(("vow-open-2." + text).utf8), using: key))
    }
}
