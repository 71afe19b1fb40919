import Foundation

/// JSON in and out, on one line, with its keys in order.
enum PageJSON {
    /// The text of plain values: dictionaries, lists, strings, numbers, truth values.
    static func bytes(_ value: Any) -> [UInt8] {
        guard
            let data = try? JSONSerialization.data(
                withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed])
        else { preconditionFailure("plain values always encode") }
        return [UInt8](data)
    }

    /// One JSON object, written anew on one line; nil where the bytes are anything else.
    static func object(_ bytes: [UInt8]) -> [String: Any]? {
        (try? JSONSerialization.jsonObject(with: Data(bytes))) as? [String: Any]
    }

    /// A string as JSON.
    static func string(_ text: String) -> [UInt8] { bytes(text) }
}
