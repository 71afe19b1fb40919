import Crypto
import Foundation
import Synchronization

/// Lets one browser in, once and soon. It stands in the address that a browser is started with, and so in the list of
/// processes, which others of this machine can read; the token itself never does.
///
/// A ticket is when it was issued (milliseconds since 1970), 32 random hexadecimal digits, and the HMAC-SHA256 of both
/// under the token, with a dot between them. So whoever holds the token issues one without asking the server.
public final class OpeningTickets: Sendable {
    /// How long a ticket may wait, in milliseconds.
    public static let lifetimeMilliseconds: Int64 = 120_000

    private let token: PageToken
    private let now: @Sendable () -> Int64
    private let began: Int64
    /// The random digits of those that were taken, with when they were issued.
    private let taken = Mutex<[String: Int64]>([:])

    /// Takes tickets from now on: what was issued before may have been taken by a server before this one.
    /// - Parameter now: milliseconds since 1970.
    /// - Parameter since: when the last server before this one ended, where that is known: what was issued later was taken
    ///   by none.
    public init(
        token: PageToken, now: @escaping @Sendable () -> Int64 = OpeningTickets.present, since: Int64? = nil
    ) {
        (self.token, self.now) = (token, now)
        began = since ?? now()
    }

    /// The present, in milliseconds since 1970.
    public static let present: @Sendable () -> Int64 = { Int64(Date().timeIntervalSince1970 * 1000) }

    /// Issues a ticket for the holder of a token.
    public static func issued(by token: PageToken, at now: Int64 = OpeningTickets.present()) -> String {
        var draw = SystemRandomNumberGenerator()
        let random = (0..<2).map { _ in
            let word = String(draw.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - word.count) + word
        }.joined()
        return "\(now).\(random).\(code(of: "\(now).\(random)", token))"
    }

    /// Whether a text is a ticket of the token that was not taken before and did not wait too long; it is taken then.
    func redeem(_ text: some StringProtocol) -> Bool {
        let dot: Character = "."
        let parts = String(text).split(separator: dot, omittingEmptySubsequences: false).map { String($0) }
        guard parts.count == 3, parts[1].utf8.count == 32, let issued = Int64(parts[0]),
            PageToken(OpeningTickets.code(of: parts[0] + "." + parts[1], token)).matches(parts[2])
        else { return false }
        let now = now()
        let oldest = max(began, now - OpeningTickets.lifetimeMilliseconds)
        // A clock that was set back makes tickets of the future, which would wait longer than they may.
        guard issued >= oldest, issued <= now else { return false }
        return taken.withLock { taken in
            taken = taken.filter { $0.value >= oldest }
            return taken.updateValue(issued, forKey: parts[1]) == nil
        }
    }

    private static func code(of text: String, _ token: PageToken) -> String {
        let key = SymmetricKey(data: Data(token.text.utf8))
        return HMAC<SHA256>.authenticationCode(for: Data(("vow-open-1." + text).utf8), using: key)
            .map { byte in
                let digits = String(byte, radix: 16)
                return digits.count == 1 ? "0" + digits : digits
            }.joined()
    }
}
