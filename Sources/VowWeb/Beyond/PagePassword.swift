import Crypto
import Foundation
import Glibc

/// The password that opens the page from other machines, as it is kept: stretched and salted, never itself.
///
/// PBKDF2 with HMAC-SHA-512 (RFC 8018, 5.2). Nothing of it stands in the log, in an export or in a backup.
package struct PagePassword: Hashable, Sendable {
    /// The fewest characters that are taken.
    package static let shortest = 10
    /// The most bytes that are looked at.
    static let longest = 1_024
    /// How often it is stretched when it is set, as OWASP's list of 2023 asks of SHA-512.
    package static let usualRounds = 210_000

    let rounds: Int
    let salt: [UInt8]
    let hash: [UInt8]

    /// Takes in a password, with a salt of its own. Blocks for some tenths of a second.
    package init(of text: String, rounds: Int = PagePassword.usualRounds) {
        var draw = SystemRandomNumberGenerator()
        let salt = (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &draw) }
        self.init(
            rounds: rounds, salt: salt,
            hash: PagePassword.stretched(PagePassword.bytes(text), salt: salt, rounds: rounds))
    }

    private init(rounds: Int, salt: [UInt8], hash: [UInt8]) {
        (self.rounds, self.salt, self.hash) = (rounds, salt, hash)
    }

    /// Whether a text is the password; it takes as long for a near miss as for a far one. Blocks as making it does.
    package func matches(_ text: String) -> Bool {
        let bytes = PagePassword.bytes(text)
        guard bytes.count <= PagePassword.longest else { return false }
        let other = PagePassword.stretched(bytes, salt: salt, rounds: rounds)
        return zip(hash, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// The same letters are the same bytes, whatever keyboard they came from.
    private static func bytes(_ text: String) -> [UInt8] {
        Array(text.precomposedStringWithCanonicalMapping.utf8)
    }

    /// The first block of PBKDF2-HMAC-SHA-512, 64 bytes.
    static func stretched(_ password: [UInt8], salt: [UInt8], rounds: Int) -> [UInt8] {
        let keyed = HMAC<SHA512>(key: SymmetricKey(data: password))
        var hasher = keyed
        hasher.update(data: salt + [0, 0, 0, 1])
        var last = Array(hasher.finalize())
        var sum = last
        for _ in 1..<max(rounds, 2) where rounds > 1 {
            var next = keyed
            next.update(data: last)
            last = Array(next.finalize())
            for index in sum.indices { sum[index] ^= last[index] }
        }
        return sum
    }
}

extension PagePassword {
    /// The form in which it is kept: name, rounds, salt and hash.
    var text: String { "pbkdf2-sha512:\(rounds):\(PageHex.text(salt)):\(PageHex.text(hash))" }

    /// Reads the form in which it is kept; nil for anything else.
    init?(reading text: String) {
        let parts = text.trimmingCharacters(in: .whitespacesAndNewlines)
            .split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 4, parts[0] == "pbkdf2-sha512", let rounds = Int(parts[1]),
            (1...10_000_000).contains(rounds), let salt = PageHex.bytes(parts[2]), salt.count == 16,
            let hash = PageHex.bytes(parts[3]), hash.count == 64
        else { return nil }
        self.init(rounds: rounds, salt: salt, hash: hash)
    }

    /// The password of a home; nil where none was set, or where its file cannot be read.
    package static func kept(home: String) -> PagePassword? {
        (try? String(contentsOfFile: home + "/page.password", encoding: .utf8)).flatMap(
            PagePassword.init(reading:))
    }

    /// Keeps it in a home (`page.password`, mode 0600), in the place of another.
    /// - Throws: `CocoaError` where the file cannot be written.
    package func keep(home: String) throws {
        try PrivateFile.write(Array(text.utf8), to: home + "/page.password")
    }

    /// Takes the password of a home away; whoever came in with it is out.
    /// - Throws: `CocoaError` where the file cannot be removed.
    package static func remove(home: String) throws {
        guard unlink(home + "/page.password") == 0 || errno == ENOENT else {
            throw CocoaError(.fileWriteNoPermission)
        }
    }
}

/// Bytes as hexadecimal digits.
enum PageHex {
    /// So many random bytes of the system.
    static func drawn(bytes count: Int) -> String {
        var draw = SystemRandomNumberGenerator()
        return text((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &draw) })
    }

    static func text(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// The same with a colon between two bytes, in capitals, as browsers show fingerprints.
    static func pairs(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { PageHex.text(CollectionOfOne($0)).uppercased() }.joined(separator: ":")
    }

    static func bytes(_ text: some StringProtocol) -> [UInt8]? {
        let digits = text.utf8.map { Character(UnicodeScalar($0)).hexDigitValue }
        guard digits.count.isMultiple(of: 2), !digits.contains(nil) else { return nil }
        return stride(from: 0, to: digits.count, by: 2).map {
            UInt8(digits[$0]! * 16 + digits[$0 + 1]!)
        }
    }
}
