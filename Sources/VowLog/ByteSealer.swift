import Crypto

/// Seals bytes that are kept beside the log with AES-GCM, and opens them again.
///
/// The place that they are for is authenticated with them, so that they cannot be moved to another. The form is
/// the combined one: 12 bytes nonce, ciphertext, 16 bytes tag.
package enum ByteSealer {
    /// Seals bytes under a key of 32 bytes; the nonce comes from the system's random source.
    package static func seal(_ bytes: [UInt8], place: String, key: any KeyBytes) throws(WireError) -> [UInt8]
    {
        do {
            let box = try AES.GCM.seal(
                bytes, using: SymmetricKey(key), authenticating: Array(place.utf8))
            return Array(box.nonce) + Array(box.ciphertext) + Array(box.tag)
        } catch {
            throw .unwritable(field: place, reason: "sealing failed: \(error)")
        }
    }

    /// Opens what was sealed for the same place; throws `sealBroken` for any other bytes, place or key.
    package static func open(_ sealed: [UInt8], place: String, key: any KeyBytes) throws(WireError) -> [UInt8]
    {
        do {
            let box = try AES.GCM.SealedBox(combined: sealed)
            return Array(
                try AES.GCM.open(box, using: SymmetricKey(key), authenticating: Array(place.utf8)))
        } catch {
            throw .sealBroken(name: place)
        }
    }
}
