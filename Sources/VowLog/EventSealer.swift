import Crypto
public import VowCore

/// Seals the personal part of an event with AES-GCM, and opens it again.
///
/// The stream, the name and the schema are authenticated with it, so that a sealed part cannot be moved to
/// another event. The form is the combined one: 12 bytes nonce, ciphertext, 16 bytes tag.
public enum EventSealer {
    /// Makes the event ready for the log; `key` (32 bytes) and `keyID` are used only when there is a personal
    /// part. Each seal takes a nonce of its own.
    public static func seal(
        _ encoded: EncodedEvent, stream: StreamName, at: Instant, cause: String, correlation: String,
        keyID: String, key: [UInt8], nonces: inout NonceSource
    ) throws(WireError) -> ProposedEvent {
        var sealed: SealedPart?
        if let personal = encoded.personal, let personalClass = encoded.personalClass {
            let bytes: [UInt8]
            do {
                let box = try AES.GCM.seal(
                    personal, using: SymmetricKey(data: key), nonce: try AES.GCM.Nonce(data: nonces.next()),
                    authenticating: context(stream: stream, name: encoded.name, schema: encoded.schema))
                guard let combined = box.combined else {
                    throw WireError.unwritable(field: encoded.name, reason: "the nonce has another length")
                }
                bytes = Array(combined)
            } catch {
                throw .unwritable(field: encoded.name, reason: "sealing failed: \(error)")
            }
            sealed = SealedPart(personalClass: personalClass, keyID: keyID, bytes: bytes)
        }
        return ProposedEvent(
            name: encoded.name, schema: encoded.schema, at: at, cause: cause, correlation: correlation,
            plain: encoded.plain, sealed: sealed)
    }

    /// The personal part in the clear, or nil when the event has none; throws `sealBroken` when the bytes were
    /// changed or the key is not theirs.
    public static func open(_ event: ProposedEvent, stream: StreamName, key: [UInt8]) throws(WireError)
        -> [UInt8]?
    {
        guard let sealed = event.sealed else { return nil }
        do {
            let box = try AES.GCM.SealedBox(combined: sealed.bytes)
            return Array(
                try AES.GCM.open(
                    box, using: SymmetricKey(data: key),
                    authenticating: context(stream: stream, name: event.name, schema: event.schema)))
        } catch {
            throw .sealBroken(name: event.name)
        }
    }

    private static func context(stream: StreamName, name: String, schema: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        HashChain.append(stream.description, to: &bytes)
        HashChain.append(name, to: &bytes)
        HashChain.append(Int64(schema), to: &bytes)
        return bytes
    }
}

/// Nonces of 12 bytes from the system's random source, which is asked for many at once: a call for each would
/// cost more than the sealing.
public struct NonceSource: Sendable {
    private static let length = 12

    private var bytes: [UInt8] = []
    private var used = 0
    private let batch: Int

    /// Makes a source that asks for `batch` nonces at a time.
    public init(batch: Int) { self.batch = max(1, batch) }

    mutating func next() -> ArraySlice<UInt8> {
        if used + NonceSource.length > bytes.count {
            // A fresh key is nothing but random bytes.
            let random = SymmetricKey(size: SymmetricKeySize(bitCount: NonceSource.length * 8 * batch))
            bytes = random.withUnsafeBytes { Array($0) }
            used = 0
        }
        defer { used += NonceSource.length }
        return bytes[used..<(used + NonceSource.length)]
    }
}
