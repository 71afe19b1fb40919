import Foundation
import VowLog
import VowPorts

/// Turns values of the views into sealed bytes and back.
///
/// Everything is sealed under a key of its own class, so that a view holds no personal word in the clear, a
/// destroyed key empties all of them, and any change of the bytes is noticed when they are opened.
struct ViewSeal {
    private let key: SecretBytes
    private let encoder = JSONEncoder()
    private let decoder = JSONDecoder()

    init(_ key: VaultKey) { self.key = key.secret }

    /// Seals a value for its place.
    func seal(_ value: some Encodable, place: String) throws(PortFailure) -> [UInt8] {
        do {
            return try ByteSealer.seal(Array(try encoder.encode(value)), place: place, key: key)
        } catch {
            throw .flawedView("\(place): \(error)")
        }
    }

    /// Opens what was sealed for the same place.
    func open<Value: Decodable>(_ bytes: [UInt8], place: String, as type: Value.Type) throws(PortFailure)
        -> Value
    {
        do {
            return try decoder.decode(type, from: Data(try ByteSealer.open(bytes, place: place, key: key)))
        } catch {
            throw .flawedView("\(place) cannot be read: \(error)")
        }
    }
}
