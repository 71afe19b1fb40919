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
