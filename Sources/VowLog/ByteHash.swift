import Crypto

/// The hash of bytes that are kept beside the log.
package enum ByteHash {
    /// SHA-256 (FIPS 180-4), in hexadecimal.
    package static func sha256(_ bytes: [UInt8]) -> String {
        Hexadecimal.text(SHA256.hash(data: bytes).withUnsafeBytes { Array($0) })
    }

    /// The same of bytes that come part by part; `next` gives an empty one behind the last.
    package static func sha256<Failure: Error>(of next: () throws(Failure) -> [UInt8]) throws(Failure)
        -> String
    {
        var hash = SHA256()
        while true {
            let part = try next()
            if part.isEmpty { return Hexadecimal.text(hash.finalize().withUnsafeBytes { Array($0) }) }
            hash.update(data: part)
        }
    }
}
