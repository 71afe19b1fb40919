import Crypto
public import VowCore

extension CommittedSeed {
    /// Commits to a seed: SHA-256 (FIPS 180-4) of its message.
    public init(drawn bits: UInt64) {
        let digest = SHA256.hash(data: CommittedSeed.message(for: bits)).withUnsafeBytes { Array($0) }
        self.init(bits: bits, commitment: PayloadDigest(bytes: digest)!)
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
