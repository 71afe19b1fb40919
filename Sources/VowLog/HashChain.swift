import Crypto
import VowCore

/// The chain that makes every later change to the log visible.
///
/// Each record's hash is SHA-256 over its canonical bytes, which begin with the hash of the record before it.
/// The chain runs over sealed bytes, so it stays whole when a key is destroyed. The canonical bytes are, in
/// this order: the text `vow-record-2`, the previous hash, position, stream, version, the stamp (device, wall
/// milliseconds, counter), name, schema, time, cause, correlation, the plain part, a byte 0 or 1 for the sealed
/// part, and if 1 its class, key and bytes. Whole numbers are 8 bytes, most significant first; texts and byte
/// strings are preceded by their length in bytes as such a number; the previous hash is its bare 32 bytes, the
/// device its bare 16.
package enum HashChain {
    /// What the first record takes as the hash before it: SHA-256 of the text `vow-log-1 genesis`.
    package static let genesis: [UInt8] = Array(SHA256.hash(data: Array("vow-log-1 genesis".utf8)))

    /// The hash of a record, 32 bytes; `previous` is the hash of the record before it, or `genesis`.
    package static func hash(
        position: Int64, stream: String, version: Int64, stamp: RecordStamp, event: ProposedEvent,
        previous: [UInt8]
    ) -> [UInt8] {
        var record = CanonicalRecord()
        record.fill(
            position: position, stream: stream, version: version, stamp: stamp, event: event,
            previous: previous)
        return record.hash
    }

    /// The hash that a stored record must carry after `previous`.
    package static func hash(of stored: StoredEvent, previous: [UInt8]) -> [UInt8] {
        hash(
            position: stored.position, stream: stored.stream.description, version: stored.version,
            stamp: stored.stamp, event: stored.event, previous: previous)
    }

    static func append(_ number: Int64, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) }
    }

    /// Appends a text with its length before it, and tells where it stands.
    @discardableResult
    static func append(_ text: String, to bytes: inout [UInt8]) -> Range<Int> {
        var text = text
        return text.withUTF8 { characters in
            append(Int64(characters.count), to: &bytes)
            let start = bytes.count
            bytes.append(contentsOf: characters)
            return start..<bytes.count
        }
    }

    /// Appends bytes with their length before them, and tells where they stand.
    @discardableResult
    static func append(_ data: [UInt8], to bytes: inout [UInt8]) -> Range<Int> {
        append(Int64(data.count), to: &bytes)
        let start = bytes.count
        bytes.append(contentsOf: data)
        return start..<bytes.count
    }
}

/// The canonical bytes of one record, written once: they are hashed as a whole, and a store takes its columns from
/// them. To be filled again for the next record, so that its memory is taken once.
package struct CanonicalRecord: Sendable {
    /// Where the three columns of a sealed part stand.
    package struct SealedPlaces: Sendable {
        /// The class of personal data.
        package let personalClass: Range<Int>
        /// The vault key's name.
        package let keyID: Range<Int>
        /// Nonce, ciphertext and tag.
        package let bytes: Range<Int>
    }

    /// The bytes that are hashed; see `HashChain` for their form.
    package private(set) var bytes: [UInt8] = []
    /// Where the stream's name stands.
    package private(set) var stream = 0..<0
    /// Where the device's name stands.
    package private(set) var device = 0..<0
    /// Where the wire name stands.
    package private(set) var name = 0..<0
    /// Where the cause stands.
    package private(set) var cause = 0..<0
    /// Where the correlation stands.
    package private(set) var correlation = 0..<0
    /// Where the plain part stands.
    package private(set) var plain = 0..<0
    /// Where the sealed part stands; nil when there is none.
    package private(set) var sealed: SealedPlaces?

    /// Holds no record yet.
    package init() {}

    /// Takes in a record in place of the last one.
    package mutating func fill(
        position: Int64, stream streamName: String, version: Int64, stamp: RecordStamp, event: ProposedEvent,
        previous: [UInt8]
    ) {
        bytes.removeAll(keepingCapacity: true)
        bytes.reserveCapacity(352 + event.plain.count + (event.sealed?.bytes.count ?? 0))
        bytes.append(contentsOf: "vow-record-2".utf8)
        bytes.append(contentsOf: previous)
        HashChain.append(position, to: &bytes)
        stream = HashChain.append(streamName, to: &bytes)
        HashChain.append(version, to: &bytes)
        let device = bytes.count
        bytes.append(contentsOf: stamp.device.bytes)
        self.device = device..<bytes.count
        HashChain.append(stamp.time.wallMilliseconds, to: &bytes)
        HashChain.append(stamp.time.counter, to: &bytes)
        name = HashChain.append(event.name, to: &bytes)
        HashChain.append(Int64(event.schema), to: &bytes)
        HashChain.append(event.at.millisecondsSinceEpoch, to: &bytes)
        cause = HashChain.append(event.cause, to: &bytes)
        correlation = HashChain.append(event.correlation, to: &bytes)
        plain = HashChain.append(event.plain, to: &bytes)
        guard let part = event.sealed else {
            bytes.append(0)
            sealed = nil
            return
        }
        bytes.append(1)
        sealed = SealedPlaces(
            personalClass: HashChain.append(part.personalClass, to: &bytes),
            keyID: HashChain.append(part.keyID, to: &bytes), bytes: HashChain.append(part.bytes, to: &bytes))
    }

    /// SHA-256 over the bytes; 32 bytes.
    package var hash: [UInt8] { SHA256.hash(data: bytes).withUnsafeBytes { Array($0) } }
}
