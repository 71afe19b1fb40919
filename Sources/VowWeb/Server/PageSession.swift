import Crypto
import Foundation

/// A browser that is let in: since when, from where, and until when.
package struct PageSession: Sendable, Hashable {
    /// Where the browser came from.
    package enum Origin: String, Sendable, Codable, CaseIterable {
        /// This machine's, by `vow open`.
        case browser
        /// The window that opens when an alarm rings.
        case window
        /// Another machine's, by the password.
        case beyond

        /// How long a session lasts, in seconds, however often it is used.
        var longestSeconds: Int { self == .window ? 86_400 : 180 * 86_400 }
    }

    /// How long a session lasts that nobody uses, in seconds.
    package static let idleSeconds = 30 * 86_400

    /// What names it to people: the first digits of the hash of its secret.
    package let id: String
    /// Where the browser came from.
    package let origin: Origin
    /// The address of the other machine, or nil for this one.
    package let address: String?
    /// When it began, in seconds since 1970.
    package let beganAt: Int
    /// When it was used last, to the minute, in seconds since 1970.
    package let usedAt: Int
    /// When it ends if nobody uses it again, in seconds since 1970.
    package let endsAt: Int
}

/// What a session's file holds. The time of its last use is the file's own.
struct PageSessionRecord: Codable {
    let origin: PageSession.Origin
    let address: String?
    let began: Int
    let end: Int
    /// The hash of the kept password that it began with; other machines' sessions end when the password changes.
    let password: String?

    static func hash(of password: PagePassword) -> String {
        PageHex.text(SHA256.hash(data: Data(("vow-session-password-1." + password.text).utf8)))
    }
}
