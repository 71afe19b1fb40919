import Crypto

/// Signs with the device's key (Ed25519, RFC 8032), so that others can tell what comes from it without its secrets.
package enum DeviceSignature {
    /// The public key of a secret of 32 bytes; 32 bytes.
    package static func publicKey(ofSecret secret: any KeyBytes) throws(WireError) -> [UInt8] {
        Array(try key(secret).publicKey.rawRepresentation)
    }

    /// The signature of some bytes; 64 bytes.
    package static func signature(of bytes: [UInt8], secret: any KeyBytes) throws(WireError) -> [UInt8] {
        do { return Array(try key(secret).signature(for: bytes)) } catch let error as WireError {
            throw error
        } catch {
            throw .unwritable(field: "signature", reason: "\(error)")
        }
    }

    /// Whether a signature of some bytes was made with the secret of a public key.
    package static func isMade(_ signature: [UInt8], of bytes: [UInt8], publicKey: [UInt8]) -> Bool {
        let key = try? Curve25519.Signing.PublicKey(rawRepresentation: publicKey)
        return key?.isValidSignature(signature, for: bytes) ?? false
    }

    private static func key(_ secret: any KeyBytes) throws(WireError) -> Curve25519.Signing.PrivateKey {
        let made = secret.withKeyBytes { bytes in
            Result { try Curve25519.Signing.PrivateKey(rawRepresentation: bytes) }
        }
        do { return try made.get() } catch { throw .unwritable(field: "key", reason: "\(error)") }
    }
}
