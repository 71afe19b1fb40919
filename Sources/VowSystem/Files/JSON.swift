import Foundation

/// JSON of which it does not matter what is wrong with it.
package enum JSON {
    /// The object that some bytes hold, or nil if they hold none.
    package static func object(_ bytes: some Sequence<UInt8>) -> [String: Any]? {
        // The caller says that it got no JSON.
        (try? JSONSerialization.jsonObject(with: Data(bytes))) as? [String: Any]
    }

    /// The value that some bytes hold, or nil if they hold none of its form.
    package static func value<Value: Decodable>(_ type: Value.Type, _ bytes: some Sequence<UInt8>) -> Value? {
        // The caller says that it got no such JSON.
        try? JSONDecoder().decode(type, from: Data(bytes))
    }

    /// A value as JSON, keys in order. The value has no number that JSON cannot write.
    package static func bytes(_ value: some Encodable) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do { return [UInt8](try encoder.encode(value)) } catch {
            preconditionFailure("plain values always encode: \(error)")
        }
    }
}
