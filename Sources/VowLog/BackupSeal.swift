import Crypto
import Foundation

/// What a device keeps to seal backups that only the recovery key opens (RFC 9180, HPKE with a pre-shared key).
///
/// Whoever holds the device can make backups, and open none; whoever holds only a backup and the public key can make
/// none that is taken.
package struct BackupSeal: Hashable, Sendable {
    /// The public part of the recovery key, 32 bytes.
    package let publicKey: [UInt8]
    /// What makes a backup this device's, 32 secret bytes.
    package let secret: [UInt8]

    /// Puts both parts together.
    package init(publicKey: [UInt8], secret: [UInt8]) {
        (self.publicKey, self.secret) = (publicKey, secret)
    }

    /// Names the recovery key in file names and headers: eight hexadecimal digits.
    package var name: String { Hexadecimal.text(Array(SHA256.hash(data: publicKey).prefix(4))) }

    /// How many bytes are sealed at a time.
    static let chunkSize = 1 << 16
    /// What the seal adds to each chunk.
    static let tagSize = 16
    /// How a sealed backup begins; the recovery key's name and a line end follow.
    package static let opening = "vow-backup-1\n"
    static let suite = HPKE.Ciphersuite(
        kem: .Curve25519_HKDF_SHA256, kdf: .HKDF_SHA256, aead: .chaChaPoly)
    static let info = Data("vow-backup-1".utf8)
    static let headerSize = opening.utf8.count + 9 + 32

    fileprivate var header: [UInt8] { Array((BackupSeal.opening + name + "\n").utf8) }
}

/// Seals a stream of bytes, chunk after chunk, so that memory stays flat.
///
/// The form: "vow-backup-1", the recovery key's name, each with a line end; 32 bytes of the encapsulated key; then chunks,
/// each of four bytes with its length (the highest bit set for the last one) and the sealed bytes. Header and length are
/// authenticated, and chunks cannot be left out, repeated or moved.
package struct BackupSealing {
    private var sender: HPKE.Sender
    private let header: [UInt8]
    private var buffer: [UInt8] = []
    private let put: ([UInt8]) throws -> Void

    /// Begins a backup, whose header is put at once; `put` takes the sealed bytes.
    package init(_ seal: BackupSeal, to put: @escaping ([UInt8]) throws -> Void) throws {
        let key = try Curve25519.KeyAgreement.PublicKey(rawRepresentation: seal.publicKey)
        sender = try HPKE.Sender(
            recipientKey: key, ciphersuite: BackupSeal.suite, info: BackupSeal.info,
            presharedKey: SymmetricKey(data: seal.secret), presharedKeyIdentifier: Data(seal.name.utf8))
        header = seal.header + Array(sender.encapsulatedKey)
        self.put = put
        try put(header)
    }

    /// Seals more bytes.
    package mutating func write(_ bytes: some Collection<UInt8>) throws {
        buffer.append(contentsOf: bytes)
        // The last chunk is known only at the end.
        while buffer.count > BackupSeal.chunkSize {
            try flush(Array(buffer.prefix(BackupSeal.chunkSize)), isLast: false)
            buffer.removeFirst(BackupSeal.chunkSize)
        }
    }

    /// Seals the last chunk.
    package mutating func finish() throws { try flush(buffer, isLast: true) }

    private mutating func flush(_ plain: [UInt8], isLast: Bool) throws {
        let length = UInt32(plain.count + BackupSeal.tagSize) | (isLast ? 1 << 31 : 0)
        let mark = withUnsafeBytes(of: length.bigEndian, Array.init)
        try put(mark + Array(try sender.seal(plain, authenticating: header + mark)))
    }
}

/// Opens what `BackupSealing` sealed.
package struct BackupOpening {
    private var recipient: HPKE.Recipient
    private let header: [UInt8]
    private let read: (Int) throws -> [UInt8]
    private var isOver = false

    /// The name of the recovery key that opens a backup, from its first bytes; nil where it is none.
    package static func keyName(_ start: [UInt8]) -> String? {
        let opening = Array(BackupSeal.opening.utf8)
        guard start.count >= opening.count + 9, start.starts(with: opening), start[opening.count + 8] == 10
        else { return nil }
        return String(decoding: start[opening.count..<opening.count + 8], as: UTF8.self)
    }

    /// Reads the header.
    /// - Parameter read: gives so many bytes; fewer at the end.
    /// - Throws: `sealBroken` where it is no backup, or not one for this key.
    package init(_ key: RecoveryKey, from read: @escaping (Int) throws -> [UInt8]) throws {
        header = try read(BackupSeal.headerSize)
        let seal = try key.seal
        guard header.count == BackupSeal.headerSize, BackupOpening.keyName(header) == seal.name else {
            throw WireError.sealBroken(name: "header")
        }
        recipient = try HPKE.Recipient(
            privateKey: key.privateKey, ciphersuite: BackupSeal.suite, info: BackupSeal.info,
            encapsulatedKey: Data(header.suffix(32)), presharedKey: SymmetricKey(data: seal.secret),
            presharedKeyIdentifier: Data(seal.name.utf8))
        self.read = read
    }

    /// The next bytes; nil after the last ones. Throws where the backup is cut off, or is not as it was sealed.
    package mutating func next() throws -> [UInt8]? {
        if isOver { return nil }
        let mark = try read(4)
        guard mark.count == 4 else { throw WireError.sealBroken(name: "end") }
        let value = mark.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        let length = Int(value & 0x7fff_ffff)
        guard (BackupSeal.tagSize...BackupSeal.chunkSize + BackupSeal.tagSize).contains(length) else {
            throw WireError.sealBroken(name: "chunk")
        }
        let sealed = try read(length)
        // Why it does not open is not told apart: it was damaged, or is another's.
        guard sealed.count == length,
            let plain = try? recipient.open(sealed, authenticating: header + mark)
        else { throw WireError.sealBroken(name: "chunk") }
        isOver = value >> 31 == 1
        if isOver, try !read(1).isEmpty { throw WireError.sealBroken(name: "end") }
        return Array(plain)
    }
}
