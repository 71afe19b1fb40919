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

    /// The arguments that one JSON object names; nil where the bytes are anything else.
    static func arguments(_ bytes: [UInt8]) -> [String: PageValue]? {
        try? JSONDecoder().decode([String: PageValue].self, from: Data(bytes))
    }

    /// Arguments as one JSON object.
    static func bytes(of arguments: [String: PageValue]) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(arguments) else {
            preconditionFailure("texts, finite numbers and truth values always encode")
        }
        return [UInt8](data)
    }

    /// A string as JSON.
    static func string(_ text: String) -> [UInt8] { bytes(text) }
}
