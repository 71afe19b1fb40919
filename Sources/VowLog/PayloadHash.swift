import Crypto
public import VowCore

extension PayloadDigest {
    /// The SHA-256 (FIPS 180-4) of bytes.
    public init(of bytes: [UInt8]) {
        self.init(bytes: SHA256.hash(data: bytes).withUnsafeBytes { Array($0) })!
    }
}

extension TokenPayload {
    /// A payload with its digest.
    public init(_ bytes: [UInt8]) { self.init(bytes: bytes, digest: PayloadDigest(of: bytes)) }
}
