import Crypto
import Glibc
package import VowCore

/// Seals the personal parts of one append's events with AES-GCM, and opens any again. What the events share, the
/// keys, the stream and a call to the random source, is made ready once.
///
/// The stream, the name and the schema are authenticated with a part, so that it cannot be moved to another event.
/// The form is the combined one: 12 bytes nonce, ciphertext, 16 bytes tag.
package struct EventSealer {
    /// The stream's name in the form of `context`.
    private let streamBytes: [UInt8]
    private var nonces = NonceSource()
    private var keys: [(personalClass: String, id: String, secret: SymmetricKey)] = []

    /// Makes ready to seal events of a stream.
    package init(stream: StreamName) {
        streamBytes = Self.bytes(of: stream)
    }

    /// The class whose key has to be handed over before an event can be sealed; nil when there is none.
    package func missingKey(for encoded: EncodedEvent) -> String? {
        guard let wanted = encoded.personalClass else { return nil }
        return keys.contains { $0.personalClass == wanted } ? nil : wanted
    }

    /// Takes the key of a class: its name and 32 secret bytes.
    package mutating func add(keyID: String, of personalClass: String, bytes: any KeyBytes) {
        keys.append((personalClass, keyID, SymmetricKey(bytes)))
    }

    /// Makes the event ready for the log, with a nonce of its own; its key must have been taken.
    package mutating func seal(_ encoded: EncodedEvent, at: Instant, cause: String, correlation: String)
        throws(WireError) -> ProposedEvent
    {
        var sealed: SealedPart?
        if let personal = encoded.personal, let personalClass = encoded.personalClass {
            guard let key = keys.first(where: { $0.personalClass == personalClass }) else {
                throw .unwritable(field: encoded.name, reason: "there is no key for \(personalClass)")
            }
            let bytes: [UInt8]
            do {
                let box = try AES.GCM.seal(
                    personal, using: key.secret, nonce: try AES.GCM.Nonce(data: nonces.next()),
                    authenticating: Self.context(
                        stream: streamBytes, name: encoded.name, schema: encoded.schema))
                guard let combined = box.combined else {
                    throw WireError.unwritable(field: encoded.name, reason: "the nonce has another length")
                }
                bytes = Array(combined)
            } catch {
                throw .unwritable(field: encoded.name, reason: "sealing failed: \(error)")
            }
            sealed = SealedPart(personalClass: personalClass, keyID: key.id, bytes: bytes)
        }
        return ProposedEvent(
            name: encoded.name, schema: encoded.schema, at: at, cause: cause, correlation: correlation,
            plain: encoded.plain, sealed: sealed)
    }

    /// The personal part in the clear, or nil when the event has none; throws `sealBroken` when the bytes were
    /// changed or the key is not theirs.
    package static func open(_ event: ProposedEvent, stream: StreamName, key: any KeyBytes) throws(WireError)
        -> [UInt8]?
    {
        guard let sealed = event.sealed else { return nil }
        do {
            let box = try AES.GCM.SealedBox(combined: sealed.bytes)
            return Array(
                try AES.GCM.open(
                    box, using: SymmetricKey(key),
                    authenticating: context(
                        stream: bytes(of: stream), name: event.name, schema: event.schema)))
        } catch {
            throw .sealBroken(name: event.name)
        }
    }

    private static func bytes(of stream: StreamName) -> [UInt8] {
        var bytes: [UInt8] = []
        HashChain.append(stream.description, to: &bytes)
        return bytes
    }

    private static func context(stream: [UInt8], name: String, schema: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(stream.count + name.utf8.count + 16)
        bytes.append(contentsOf: stream)
        HashChain.append(name, to: &bytes)
        HashChain.append(Int64(schema), to: &bytes)
        return bytes
    }
}

/// Nonces of 12 bytes for one append: the first from the system's random source, each other one its predecessor plus
/// one.
///
/// NIST SP 800-38D, 8.2.2, allows the incrementing function for a random field of at least 96 bits; a call to the
/// random source for each nonce would cost as much as the sealing.
struct NonceSource: Sendable {
    private static let length = 12

    private var newest: [UInt8] = []

    /// The next nonce; it differs from every other one of this source.
    mutating func next() -> [UInt8] {
        if newest.isEmpty {
            newest = Self.random()
            return newest
        }
        for index in newest.indices.reversed() {
            newest[index] &+= 1
            if newest[index] != 0 { break }
        }
        return newest
    }

    private static func random() -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: length)
        // One call for all bytes; the library's own generator calls for every eight.
        if getentropy(&bytes, length) == 0 { return bytes }
        // A fresh key is nothing but random bytes.
        return SymmetricKey(size: SymmetricKeySize(bitCount: length * 8)).withUnsafeBytes { Array($0) }
    }
}
