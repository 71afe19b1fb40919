import Crypto

/// The hash of bytes that are kept beside the log.
public enum ByteHash {
    /// SHA-256 (FIPS 180-4), in hexadecimal.
    public static func sha256(_ bytes: [UInt8]) -> String {
        Hexadecimal.text(SHA256.hash(data: bytes).withUnsafeBytes { Array($0) })
    }
}
