import Crypto

/// The newest record of a log, signed: kept beside the log, it makes a cut-off tail visible.
///
/// A head may be behind the log, by the appends whose head was not written yet when the power failed. A log
/// that is shorter than its head, or has another hash at the head's position, was cut or changed.
package struct HeadRecord: Hashable, Sendable {
    /// The position of the newest record; 0 for an empty log.
    package let position: Int64
    /// Its hash, 32 bytes; `HashChain.genesis` for an empty log.
    package let hash: [UInt8]

    /// The head of an empty log.
    package static let empty = HeadRecord(position: 0, hash: HashChain.genesis)

    package init(position: Int64, hash: [UInt8]) {
        self.position = position
        self.hash = hash
    }

    /// Reads the text form without trusting it: nil when it is not one.
    package static func unverified(_ text: String) -> HeadRecord? {
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 4, parts[0] == "vow-head-1", let position = Int64(parts[1]), position >= 0,
            let hash = Hexadecimal.bytes(String(parts[2])), hash.count == 32
        else { return nil }
        return HeadRecord(position: position, hash: hash)
    }

    /// The position that the text form begins with, without a look at the rest; nil when it has another beginning.
    package static func claimedPosition(_ bytes: UnsafeRawBufferPointer) -> Int64? {
        guard bytes.count > beginning.count, bytes.prefix(beginning.count).elementsEqual(beginning) else {
            return nil
        }
        var position: Int64 = 0
        var digits = 0
        for byte in bytes[beginning.count...] {
            if byte == UInt8(ascii: " ") { break }
            digits += 1
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), digits <= 18 else { return nil }
            position = position * 10 + Int64(byte - UInt8(ascii: "0"))
        }
        return digits == 0 ? nil : position
    }

    fileprivate static let beginning = Array("vow-head-1 ".utf8)

    /// Reads the text form; nil when it is not one, or was not signed with `key`.
    package static func verified(_ text: String, key: any KeyBytes) -> HeadRecord? {
        guard let head = unverified(text), let space = text.lastIndex(of: " "),
            let code = Hexadecimal.bytes(String(text[text.index(after: space)...]))
        else { return nil }
        let isValid = HMAC<SHA256>.isValidAuthenticationCode(
            code, authenticating: Array(text[..<space].utf8), using: SymmetricKey(key))
        return isValid ? head : nil
    }
}

/// Signs heads under one key, which is prepared once.
package struct HeadSigner: Sendable {
    /// The authentication code of no bytes yet, to be copied.
    private let beginning: HMAC<SHA256>

    /// Takes the key, 32 bytes.
    package init(key: any KeyBytes) {
        beginning = HMAC(key: SymmetricKey(key))
    }

    /// The text form of a head, ASCII: `vow-head-1 POSITION HASH SIGNATURE`, both in lower-case hexadecimal; the
    /// signature is HMAC-SHA256 over the text before it (without the space).
    package func form(of head: HeadRecord) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(256)
        bytes.append(contentsOf: HeadRecord.beginning)
        bytes.append(contentsOf: String(head.position).utf8)
        bytes.append(UInt8(ascii: " "))
        head.hash.withUnsafeBytes { Hexadecimal.append($0, to: &bytes) }
        var code = beginning
        bytes.withUnsafeBytes { code.update(data: $0) }
        bytes.append(UInt8(ascii: " "))
        code.finalize().withUnsafeBytes { Hexadecimal.append($0, to: &bytes) }
        return bytes
    }
}

/// Bytes as lower-case hexadecimal digits.
package enum Hexadecimal {
    private static let digits = Array("0123456789abcdef".utf8)

    /// Two digits for each byte.
    package static func text(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count * 2)
        bytes.withUnsafeBytes { append($0, to: &text) }
        return String(decoding: text, as: UTF8.self)
    }

    /// Appends two digits for each byte to a text in ASCII.
    static func append(_ bytes: UnsafeRawBufferPointer, to text: inout [UInt8]) {
        for byte in bytes {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
    }

    /// The bytes, or nil when the text has an odd length or other characters (upper case included).
    package static func bytes(_ text: String) -> [UInt8]? {
        let characters = Array(text.utf8)
        guard characters.count.isMultiple(of: 2) else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(characters.count / 2)
        for index in stride(from: 0, to: characters.count, by: 2) {
            guard let high = value(characters[index]), let low = value(characters[index + 1]) else {
                return nil
            }
            bytes.append(high << 4 | low)
        }
        return bytes
    }

    private static func value(_ digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
