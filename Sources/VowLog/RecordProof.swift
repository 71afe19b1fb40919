import Crypto

/// What a store keeps with a record to prove that it was appended by this device: without the key nobody can make one.
///
/// The hash of a record follows from public bytes, so anybody can continue the chain. The code does not: it is made
/// under a key of the vault from the record's hash, which covers the record's content, its place and every record
/// before it. The previous hash is kept with it, so that a record can be checked without its neighbours.
package struct RecordProof: Hashable, Sendable {
    /// How many bytes the stored form has.
    package static let byteCount = logIDCount + 64
    /// How many bytes name a log.
    package static let logIDCount = 16

    /// The log that the record was appended to, drawn when that log was begun: a record of another log under the same
    /// key, such as one that a salvage left behind, proves nothing here.
    package let logID: [UInt8]
    /// The hash of the record before, or `HashChain.genesis`.
    package let previous: [UInt8]
    /// The message authentication code; see `RecordAuthenticator`.
    package let code: [UInt8]

    init(logID: [UInt8], previous: [UInt8], code: [UInt8]) {
        self.logID = logID
        self.previous = previous
        self.code = code
    }

    /// Reads the stored form, without trusting it; nil when it has another length.
    package init?(_ bytes: [UInt8]) {
        guard bytes.count == Self.byteCount else { return nil }
        logID = Array(bytes[..<Self.logIDCount])
        previous = Array(bytes[Self.logIDCount..<(Self.logIDCount + 32)])
        code = Array(bytes[(Self.logIDCount + 32)...])
    }

    /// The stored form: the log, the previous hash and the code, one after the other.
    package var bytes: [UInt8] { logID + previous + code }

    /// A name for a log that is begun; from the system's random source.
    package static func newLogID() -> [UInt8] {
        SymmetricKey(size: SymmetricKeySize(bitCount: logIDCount * 8)).withUnsafeBytes { Array($0) }
    }
}

/// A record with what proves it; without a proof it was written before there were any, or by somebody else.
package struct ProvenRecord: Hashable, Sendable {
    package let record: StoredEvent
    /// What proves it.
    package let proof: RecordProof?

    /// Puts both together.
    package init(record: StoredEvent, proof: RecordProof?) {
        self.record = record
        self.proof = proof
    }
}

/// Makes and checks the codes of appends under one key of the vault, which is prepared once.
///
/// The code of a record is HMAC-SHA256 over the text `vow-append-1`, the log's name (16 bytes) and the record's hash
/// (32 bytes). The code of an append's key, which makes a repetition harmless, is the same over the text
/// `vow-append-key-1`, the log's name, the key, the position of its first record and their number, where the key is
/// preceded by its length and numbers have 8 bytes, most significant first.
package struct RecordAuthenticator: Sendable {
    /// The authentication code of no bytes yet, to be copied.
    private let beginning: HMAC<SHA256>
    /// The device whose key it is: the first half of HMAC-SHA256 over the text `vow-device-1`.
    package let device: DeviceName

    /// Takes the key, 32 bytes.
    package init(key: any KeyBytes) {
        beginning = HMAC(key: SymmetricKey(key))
        var code = beginning
        code.update(data: Array("vow-device-1".utf8))
        device = DeviceName(
            unchecked: code.finalize().withUnsafeBytes { Array($0.prefix(DeviceName.byteCount)) })
    }

    /// The proof of a record that is appended to a log; both hashes have 32 bytes.
    package func proof(ofHash hash: [UInt8], after previous: [UInt8], in logID: [UInt8]) -> RecordProof {
        RecordProof(logID: logID, previous: previous, code: code(Self.append, [logID, hash]))
    }

    /// Whether a record is what was appended here: its hash follows from its content and the hash before it, and the
    /// code was made under this key.
    package func vouches(for proven: ProvenRecord) -> Bool {
        guard let proof = proven.proof else { return false }
        return isMade(proof, forHash: proven.record.hash)
            && HashChain.hash(of: proven.record, previous: proof.previous) == proven.record.hash
    }

    /// Whether the code of a record was made under this key; the record's hash must have been compared before.
    package func isMade(_ proof: RecordProof, forHash hash: [UInt8]) -> Bool {
        isSame(proof.code, code(Self.append, [proof.logID, hash]))
    }

    /// The code of an append's key.
    package func code(ofKey key: String, first: Int64, count: Int64, in logID: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        HashChain.append(key, to: &bytes)
        HashChain.append(first, to: &bytes)
        HashChain.append(count, to: &bytes)
        return code(Self.appendKey, [logID, bytes])
    }

    private static let append = Array("vow-append-1".utf8)
    private static let appendKey = Array("vow-append-key-1".utf8)

    private func code(_ purpose: [UInt8], _ parts: [[UInt8]]) -> [UInt8] {
        var code = beginning
        code.update(data: purpose)
        for part in parts { code.update(data: part) }
        return code.finalize().withUnsafeBytes { Array($0) }
    }

    /// Compares in a time that does not tell where two codes differ.
    private func isSame(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        guard left.count == right.count else { return false }
        var difference: UInt8 = 0
        for index in left.indices { difference |= left[index] ^ right[index] }
        return difference == 0
    }
}
