import Glibc
import VowLog
import VowPorts

/// The content of a vault file. The digits of its keys are never in ordinary memory: they are cut out of the text
/// before parsing, and inserted after encoding.
struct VaultForm {
    var keys: [VaultKey] = []
    var destroyed: [String] = []
    var anchor: HeadRecord?

    private static let format = "vow-vault-1"
    private static let digitCount = SecretBytes.size * 2
    private static let digits = Array("0123456789abcdef".utf8)

    init() {}

    /// Parses the text of a file. Replaces each key in `text` by its number.
    init(_ text: UnsafeMutableRawBufferPointer) throws(WireError) {
        let secrets = Self.takeKeys(outOf: text)
        var rest = Array(text)
        while rest.last == 0 { rest.removeLast() }
        if rest.last == UInt8(ascii: "\n") { rest.removeLast() }
        let reader = try FieldReader(rest)
        guard try reader.string("format") == Self.format else {
            throw .invalid(field: "format", value: try reader.string("format"))
        }
        keys = try reader.objects("keys").map { entry throws(WireError) in
            let mark = try entry.string("key")
            guard mark.hasPrefix("#"), let number = Int(mark.dropFirst()), secrets.indices.contains(number)
            else { throw .mistyped(field: "key", expected: "32 bytes in hexadecimal") }
            return VaultKey(
                id: try entry.string("id"), personalClass: try entry.string("class"), secret: secrets[number])
        }
        destroyed = try reader.strings("destroyed")
        if let entry = try reader.optionalObject("anchor") {
            guard let hash = Hexadecimal.bytes(try entry.string("hash")), hash.count == 32 else {
                throw .mistyped(field: "hash", expected: "32 bytes in hexadecimal")
            }
            anchor = HeadRecord(position: try entry.int64("position"), hash: hash)
        }
    }

    /// Encodes the text of the file.
    func text() throws(WireError) -> (buffer: SecretBuffer, count: Int) {
        var writer = FieldWriter()
        writer.put("format", Self.format)
        var number = 0
        writer.put(
            "keys",
            keys.map { key in
                defer { number += 1 }
                var entry = FieldWriter()
                entry.put("id", key.id)
                entry.put("class", key.personalClass)
                entry.put("key", Self.mark(number))
                return entry
            })
        writer.put("destroyed", destroyed)
        if let anchor {
            var entry = FieldWriter()
            entry.put("position", anchor.position)
            entry.put("hash", Hexadecimal.text(anchor.hash))
            writer.put("anchor", entry)
        }
        let bytes = try writer.bytes + [UInt8(ascii: "\n")]
        let buffer = SecretBuffer(count: bytes.count)
        bytes.withUnsafeBytes { buffer.bytes.copyMemory(from: $0) }
        let text = UnsafeMutableRawBufferPointer(rebasing: buffer.bytes[..<bytes.count])
        for (offset, key) in zip(Self.places(in: text), keys) {
            key.secret.withKeyBytes { secret in
                for (index, byte) in secret.enumerated() {
                    text[offset + 2 * index] = Self.digits[Int(byte >> 4)]
                    text[offset + 2 * index + 1] = Self.digits[Int(byte & 15)]
                }
            }
        }
        return (buffer, bytes.count)
    }

    /// A placeholder for a key: as long as its digits, and never a valid key.
    private static func mark(_ number: Int) -> String {
        let text = String(number)
        return "#" + String(repeating: "0", count: digitCount - 1 - text.count) + text
    }

    /// Decodes the keys in a text and replaces them by placeholders.
    private static func takeKeys(outOf text: UnsafeMutableRawBufferPointer) -> [SecretBytes] {
        var secrets: [SecretBytes] = []
        for start in places(in: text) {
            let span = start..<start + digitCount
            guard text[span].allSatisfy({ value(of: $0) != nil }) else { continue }
            secrets.append(
                SecretBytes { secret in
                    for index in 0..<secret.count {
                        let high = value(of: text[start + 2 * index]) ?? 0
                        secret[index] = high << 4 | (value(of: text[start + 2 * index + 1]) ?? 0)
                    }
                })
            for (offset, byte) in mark(secrets.count - 1).utf8.enumerated() { text[start + offset] = byte }
        }
        return secrets
    }

    private static func value(of digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    /// Offsets of the keys' digits: after `"key"`, a colon and a quotation mark, with white space allowed between.
    private static func places(in text: UnsafeMutableRawBufferPointer) -> [Int] {
        let name = Array(#""key""#.utf8)
        var offsets: [Int] = []
        var start = 0
        while start + name.count + digitCount < text.count {
            defer { start += 1 }
            guard (0..<name.count).allSatisfy({ text[start + $0] == name[$0] }) else { continue }
            var offset = start + name.count
            var wanted = [UInt8(ascii: ":"), UInt8(ascii: "\"")][...]
            while let next = wanted.first, offset < text.count {
                if text[offset] == next {
                    wanted.removeFirst()
                } else if ![0x20, 0x09, 0x0A, 0x0D].contains(text[offset]) {
                    break
                }
                offset += 1
            }
            guard wanted.isEmpty, offset + digitCount < text.count,
                text[offset + digitCount] == UInt8(ascii: "\"")
            else { continue }
            offsets.append(offset)
        }
        return offsets
    }
}
