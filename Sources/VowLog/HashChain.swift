import Crypto
import VowCore

/// The chain that makes every later change to the log visible.
///
/// Each record's hash is SHA-256 over its canonical bytes, which begin with the hash of the record before it.
/// The chain runs over sealed bytes, so it stays whole when a key is destroyed. The canonical bytes are, in
/// this order: the text `vow-record-1`, the previous hash, position, stream, version, name, schema, time,
/// cause, correlation, the plain part, a byte 0 or 1 for the sealed part, and if 1 its class, key and bytes.
/// Whole numbers are 8 bytes, most significant first; texts and byte strings are preceded by their length in
/// bytes as such a number; the previous hash is its bare 32 bytes.
public enum HashChain {
    /// What the first record takes as the hash before it: SHA-256 of the text `vow-log-1 genesis`.
    public static let genesis: [UInt8] = Array(SHA256.hash(data: Array("vow-log-1 genesis".utf8)))

    /// The hash of a record, 32 bytes; `previous` is the hash of the record before it, or `genesis`.
    public static func hash(
        position: Int64, stream: String, version: Int64, event: ProposedEvent, previous: [UInt8]
    ) -> [UInt8] {
        Array(
            SHA256.hash(
                data: canonicalBytes(
                    position: position, stream: stream, version: version, event: event, previous: previous)))
    }

    /// The hash that a stored record must carry after `previous`.
    public static func hash(of stored: StoredEvent, previous: [UInt8]) -> [UInt8] {
        hash(
            position: stored.position, stream: stored.stream.description, version: stored.version,
            event: stored.event, previous: previous)
    }

    /// The bytes that are hashed.
    public static func canonicalBytes(
        position: Int64, stream: String, version: Int64, event: ProposedEvent, previous: [UInt8]
    ) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(320 + event.plain.count + (event.sealed?.bytes.count ?? 0))
        bytes.append(contentsOf: "vow-record-1".utf8)
        bytes.append(contentsOf: previous)
        append(position, to: &bytes)
        append(stream, to: &bytes)
        append(version, to: &bytes)
        append(event.name, to: &bytes)
        append(Int64(event.schema), to: &bytes)
        append(event.at.millisecondsSinceEpoch, to: &bytes)
        append(event.cause, to: &bytes)
        append(event.correlation, to: &bytes)
        append(event.plain, to: &bytes)
        if let sealed = event.sealed {
            bytes.append(1)
            append(sealed.personalClass, to: &bytes)
            append(sealed.keyID, to: &bytes)
            append(sealed.bytes, to: &bytes)
        } else {
            bytes.append(0)
        }
        return bytes
    }

    static func append(_ number: Int64, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) }
    }

    static func append(_ text: String, to bytes: inout [UInt8]) {
        append(Int64(text.utf8.count), to: &bytes)
        bytes.append(contentsOf: text.utf8)
    }

    static func append(_ data: [UInt8], to bytes: inout [UInt8]) {
        append(Int64(data.count), to: &bytes)
        bytes.append(contentsOf: data)
    }
}
