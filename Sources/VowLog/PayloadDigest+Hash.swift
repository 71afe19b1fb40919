import Crypto
package import VowCore

extension PayloadDigest {
    /// The SHA-256 (FIPS 180-4) of bytes.
    package init(of bytes: [UInt8]) {
        self.init(bytes: SHA256.hash(data: bytes).withUnsafeBytes { Array($0) })!
    }
}

extension TokenMark {
    /// The mark of what a code or a tag holds.
    package init(of bytes: [UInt8], seed: String? = nil) {
        self.init(digest: PayloadDigest(of: bytes), seed: seed)
    }
}

extension TokenPayload {
    /// A payload with its mark.
    package init(_ bytes: [UInt8], seed: String? = nil) {
        self.init(bytes: bytes, mark: TokenMark(of: bytes, seed: seed))
    }

    /// What a code holds that Vow draws: its name, and sixteen hexadecimal digits that follow from a key of the vault and a
    /// seed, so that the log alone does not tell them.
    package static func drawn(_ name: String, seed: String, key: any KeyBytes) -> TokenPayload {
        let code = HMAC<SHA256>.authenticationCode(
            for: Array("vow-code-1 \(seed)".utf8), using: SymmetricKey(key))
        let digits = Hexadecimal.text(code.withUnsafeBytes { Array($0.prefix(8)) })
        return TokenPayload(Array("vow:\(name):\(digits)".utf8), seed: seed)
    }
}
