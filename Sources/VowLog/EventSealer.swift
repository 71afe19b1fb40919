import Crypto
public import VowCore

/// Seals the personal part of an event with AES-GCM, and opens it again.
///
/// The stream, the name and the schema are authenticated with it, so that a sealed part cannot be moved to
/// another event. The form is the combined one: 12 bytes nonce, ciphertext, 16 bytes tag.
public enum EventSealer {
    /// Makes the event ready for the log; `key` (32 bytes) and `keyID` are used only when there is a personal
    /// part. The nonce comes from the system's random source.
    public static func seal(
        _ encoded: EncodedEvent, stream: StreamName, at: Instant, cause: String, correlation: String,
        keyID: String, key: [UInt8]
    ) throws(WireError) -> ProposedEvent {
        var sealed: SealedPart?
        if let personal = encoded.personal, let personalClass = encoded.personalClass {
            let bytes: [UInt8]
            do {
                let box = try AES.GCM.seal(
                    personal, using: SymmetricKey(data: key),
                    authenticating: context(stream: stream, name: encoded.name, schema: encoded.schema))
                bytes = Array(box.nonce) + Array(box.ciphertext) + Array(box.tag)
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
