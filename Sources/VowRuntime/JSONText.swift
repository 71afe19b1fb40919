/// Writes JSON strings without an encoder, in one fixed form.
package enum JSONText {
    /// A text in quotes, with what RFC 8259 demands to be escaped, and nothing else.
    package static func quoted(_ text: String) -> String {
        var bytes: [UInt8] = [UInt8(ascii: "\"")]
        bytes.reserveCapacity(text.utf8.count + 2)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 10: bytes += Array("\\n".utf8)
            case 13: bytes += Array("\\r".utf8)
            case 9: bytes += Array("\\t".utf8)
            case 0..<32:
                bytes += Array((byte < 16 ? "\\u000" : "\\u00").utf8) + Array(String(byte, radix: 16).utf8)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
        return String(decoding: bytes, as: UTF8.self)
    }
}
