import Crypto

/// The key that opens sealed backups: a person keeps it, the device does not.
///
/// A private key of X25519. Of it follow the public key, which seals, and the sender's secret, without which nobody makes
/// a backup that opens. Written down it is 56 characters of Crockford's base 32 in groups of four, the last four a sum
/// over the rest.
package struct RecoveryKey: Sendable {
    /// Its 32 secret bytes.
    package let bytes: [UInt8]

    /// A new key, from the system's random source.
    package init() { self.init(checked: Array(Curve25519.KeyAgreement.PrivateKey().rawRepresentation)) }

    /// A key that somebody wrote down; nil where a character is wrong or one is missing. Case, spaces and hyphens do not
    /// matter, and letters that look like digits are read as these.
    package init?(_ text: String) {
        var digits: [UInt8] = []
        for scalar in text.uppercased().unicodeScalars where !" -\t\r\n".unicodeScalars.contains(scalar) {
            let plain: Unicode.Scalar = scalar == "O" ? "0" : scalar == "I" || scalar == "L" ? "1" : scalar
            guard let value = RecoveryKey.alphabet.firstIndex(of: plain) else { return nil }
            digits.append(UInt8(value))
        }
        guard digits.count == RecoveryKey.digitCount + RecoveryKey.sumCount else { return nil }
        var bytes: [UInt8] = []
        var (pool, bits): (UInt32, Int) = (0, 0)
        for digit in digits.prefix(RecoveryKey.digitCount) {
            pool = (pool << 5 | UInt32(digit)) & 0xfff
            bits += 5
            if bits >= 8 {
                bits -= 8
                bytes.append(UInt8(truncatingIfNeeded: pool >> UInt32(bits)))
            }
        }
        let sum = RecoveryKey.sum(of: bytes)
        guard bytes.count == 32, sum.elementsEqual(digits.suffix(RecoveryKey.sumCount)) else { return nil }
        self.init(checked: bytes)
    }

    private init(checked bytes: [UInt8]) { self.bytes = bytes }

    /// How it is written down.
    package var text: String {
        var digits: [UInt8] = []
        var (pool, bits): (UInt32, Int) = (0, 0)
        for byte in bytes {
            pool = (pool << 8 | UInt32(byte)) & 0xffff
            bits += 8
            while bits >= 5 {
                bits -= 5
                digits.append(UInt8(pool >> UInt32(bits) & 31))
            }
        }
        digits.append(UInt8(pool << UInt32(5 - bits) & 31))
        digits += RecoveryKey.sum(of: bytes)
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, index % 4 == 0 { text += "-" }
            text.unicodeScalars.append(RecoveryKey.alphabet[Int(digit)])
        }
        return text
    }

    /// What a device keeps of it to make backups; it opens none.
    package var seal: BackupSeal {
        get throws(WireError) {
            let derived = HKDF<SHA256>.deriveKey(
                inputKeyMaterial: SymmetricKey(data: bytes), info: Array("vow-backup-sender".utf8),
                outputByteCount: 32)
            return BackupSeal(
                publicKey: Array(try privateKey.publicKey.rawRepresentation),
                secret: derived.withUnsafeBytes(Array.init))
        }
    }

    var privateKey: Curve25519.KeyAgreement.PrivateKey {
        get throws(WireError) {
            do { return try Curve25519.KeyAgreement.PrivateKey(rawRepresentation: bytes) } catch {
                throw .sealBroken(name: "recovery key")
            }
        }
    }

    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".unicodeScalars)
    private static let digitCount = 52
    private static let sumCount = 4

    private static func sum(of bytes: [UInt8]) -> [UInt8] {
        SHA256.hash(data: bytes).prefix(sumCount).map { $0 & 31 }
    }
}
