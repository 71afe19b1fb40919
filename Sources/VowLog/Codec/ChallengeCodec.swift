import Crypto
package import VowCore

extension CommittedSeed {
    /// Commits to a seed: SHA-256 (FIPS 180-4) of its messages.
    package init(drawn bits: UInt64) {
        func digest(_ message: [UInt8]) -> [UInt8] {
            SHA256.hash(data: message).withUnsafeBytes { Array($0) }
        }
        self.init(
            bits: bits, commitment: PayloadDigest(bytes: digest(CommittedSeed.message(for: bits)))!,
            draw: digest(CommittedSeed.drawMessage(for: bits)).prefix(8).reduce(0) {
                $0 << 8 | UInt64($1)
            })
    }
}

/// The wire form of a seed: 16 hexadecimal digits.
enum ChallengeCodec {
    static func text(_ seed: UInt64) -> String {
        let digits = String(seed, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    static func seed(_ text: String) throws(WireError) -> UInt64 {
        guard text.utf8.count == 16, let seed = UInt64(text, radix: 16) else {
            throw .invalid(field: "seed", value: text)
        }
        return seed
    }
}
